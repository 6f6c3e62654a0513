/** German of `en/button-help.ts`. */
import type { BUTTON_HELP as ENGLISH } from '../en/button-help.ts';
import type { Words } from '../words.ts';

export const BUTTON_HELP = {
  title: 'So wird gespielt',
  goal: 'Jedes Feld der Karte einmal füllen: Wer am Ende die meisten Punkte hat, gewinnt.',
  steps: {
    roll: 'Würfeln: den Hebel ziehen, bis zu dreimal je Zug.',
    hold: 'Halten: die Taste unter jedem Würfel drücken, der bleiben soll.',
    score: 'Werten: ein Feld wählen, seine Punkte gehören dir.',
  },
  others: 'Beim Einrichten gibt es weitere Spiele.',
  buttons: 'Was jede Taste tut',
  menu: 'Falsches Feld? Bis zehn Sekunden nach dem Eintragen Wählen eine Sekunde halten. Zurück und Weiter, zusammen 1,5 Sekunden gehalten, öffnen das Menü: zurücknehmen, später spielen, aufhören.',
  inputs: { lever: 'Wurfhebel', hold: 'Halten 1 – 6', leaf: 'Zurück, Weiter', select: 'Wählen' },
  nothing: '–',
  keyboard: 'Tastatur',
  keyNames: { enter: 'Enter', space: 'Leertaste' },
  keys: 'Während ein Feld gewählt wird, wertet der Buchstabe daneben es; nach dem letzten Wurf zeigen 1 – 6 Einser bis Sechser. Q bricht ab.',
} satisfies Words<typeof ENGLISH>;
