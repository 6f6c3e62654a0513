/** German of `en/fleet.ts`. */
import type { FLEET as ENGLISH } from '../en/fleet.ts';
import type { Words } from '../words.ts';

export const FLEET = {
  signInFirst: 'Zuerst mit dem Code der Halle anmelden.',
  noTable: 'Diese Halle hat keinen solchen Tisch.',
  noCode: 'Kein Tisch zeigt diese Zeichen.',
  grouped: 'Der Tisch gehört jetzt zu dieser Gruppe.',
  noSettings: 'Mindestens ein Schlüssel der Tischdatei und höchstens hundert, bitte.',
  wrongSettings: ({ why }) => `Das sind keine Einstellungen: ${why}`,
  wanted: 'Gespeichert: Jeder Tisch der Gruppe bekommt es, sobald er zu hören ist.',
  noRecords: 'Dieses Gateway hat keine Datenbank und kennt keine Rekorde: ein anderes der Halle ansehen.',
  noRelease: 'Diese Version liegt nicht im Ordner der Halle.',
  updates:
    'Der Tisch holt sie, prüft, von wem sie ist, und probiert sie; was daraus wurde, steht dann unten.',
  revoked: 'Der Tisch ist fortgeschickt: Er spielt weiter und sendet dieser Halle nichts mehr.',
} satisfies Words<typeof ENGLISH>;
