/** German of `en/button-help.ts`. */
import type { BUTTON_HELP as ENGLISH } from '../en/button-help.ts';
import type { Words } from '../words.ts';

export const BUTTON_HELP = {
  title: 'So wird gespielt',
  lead: 'Drei Würfe je Zug. Behalten, was gefällt, den Rest noch einmal würfeln, dann ein Feld der Karte füllen. Beim Einrichten gibt es weitere Spiele.',
  menu: 'Falsches Feld? Bis zehn Sekunden nach dem Eintragen Wählen eine Sekunde halten. Zurück und Weiter, zusammen 1,5 Sekunden gehalten, öffnen das Menü: zurücknehmen, später spielen, aufhören.',
  inputs: { lever: 'Wurfhebel', hold: 'Halten 1 – 6', leaf: 'Zurück, Weiter', select: 'Wählen' },
  nothing: '–',
  keysOf: { lever: 'Enter', hold: '1 – 6', leaf: '← →', select: 'Leertaste' },
  keys: 'Während ein Feld gewählt wird, wertet der Buchstabe daneben es; nach dem letzten Wurf zeigen 1 – 6 Einser bis Sechser. Q bricht ab.',
} satisfies Words<typeof ENGLISH>;
