/** German of `en/ignored.ts`. */
import type { IGNORED as ENGLISH } from '../en/ignored.ts';
import type { Words } from '../words.ts';

export const IGNORED = {
  tumbling: 'die Würfel rollen noch',
  farkled: 'das Farkle wird noch gezeigt',
  'turn-change': 'der Zug hat vor weniger als 300 ms gewechselt',
  saving: 'der letzte Zug wird noch gespeichert',
  stopped: 'der Tisch steht wegen eines Fehlers',
  service: 'der Tisch zeigt eine Serviceseite',
  unused: 'die Taste hat jetzt keine Bedeutung',
  'not-choosing': 'es wird jetzt kein Feld gewählt',
  'no-letter': 'es gibt keinen Buchstaben zu löschen',
} satisfies Words<typeof ENGLISH>;
