/** German of `en/manners.ts`. */
import type { MANNERS as ENGLISH } from '../en/manners.ts';
import type { Words } from '../words.ts';

export const MANNERS = {
  plain: {
    welcome: 'Willkommen zu {game}!',
    start: 'Den Hebel ziehen, um zu beginnen.',
    roll: '{player} ist am Zug. Den Hebel ziehen.',
    select: 'Würfel halten und den Hebel ziehen, oder ein Feld wählen.',
    choose: 'Ein Feld wählen.',
    stop: '',
    farkle: '',
    unknownBox: 'Dieses Feld gibt es in diesem Spiel nicht.',
    filledBox: '{box} ist gefüllt. Ein anderes Feld wählen.',
    preview: '{box} bekäme {points} Punkte. Mit Wählen werten.',
    scratch: '{box} bekäme 0, andere Felder mehr. Zum Streichen zweimal Wählen drücken.',
    winner: '{player} gewinnt mit {total} Punkten.',
    tie: '{player} teilen sich den Sieg mit {total} Punkten.',
    solo: '{player} endet mit {total} Punkten.',
    record: '{player} kommt in die Bestenliste.',
    again: 'Den Hebel ziehen, um noch einmal zu spielen.',
  },
  window: {
    welcome: 'Willkommen zu Yahtzee!',
    start: 'Zum Beginnen „s“ drücken.',
    stop: 'Mit der Leertaste die Runde früher beenden und ein Feld wählen.',
    choose: 'Eine Kategorie wählen!',
    unknownBox: 'Das ist keine gültige Kategorie. Die Kürzel stehen auf der Karte.',
    filledBox: 'Für {box} steht schon ein Ergebnis. Bitte eine andere Kategorie wählen.',
    winner: 'Gewonnen hat Platz {number}, {player}, mit {total} Punkten!!!!!',
    solo: 'Gewonnen hat Platz {number}, {player}, mit {total} Punkten!!!!!',
  },
  asking: {
    preview: 'Die Summe ist {points}. Soll das gelten?',
    scratch: '{box}: Das liegt nicht da. Soll das gelten?',
    solo: 'Das Ergebnis ist {total}.',
    again: 'Noch einmal spielen?',
  },
  rollAgain: {
    welcome: 'Willkommen zu Yahtzee!',
    roll: '{player} ist am Zug. Den Hebel ziehen.',
    select: 'Mit Halten die Würfel wählen, die noch einmal rollen sollen, dann den Hebel ziehen.',
    choose: 'Für diesen Wurf eine Kategorie wählen.',
    winner: 'Glückwunsch, {player}, gewonnen mit einer Summe von {total}!',
    solo: 'Glückwunsch, {player}, gewonnen mit einer Summe von {total}!',
    record: 'Glückwunsch, {player}: ein Platz in der Bestenliste!',
  },
  accepting: {
    welcome: 'Willkommen zu Scotzee!',
    preview: '{box} bekäme {points} Punkte. Mit Wählen annehmen.',
    solo: 'Spiel vorbei! {player} endet mit {total} Punkten.',
    record: 'Neuer Rekord!',
  },
  farkle: {
    welcome: 'Willkommen zu Farkle!',
    roll: 'Platz {number} ist am Zug: {player}. Den Hebel ziehen.',
    select: 'Welche behalten? Diese halten: Der Hebel würfelt die anderen, Wählen sichert.',
    choose: 'Noch {rolls} Würfel – weiterwürfeln? Der Hebel würfelt, Wählen sichert.',
    farkle: 'FARKLE – der Zug ist vorbei.',
    winner: '{player} gewinnt!',
  },
  zilch: {
    welcome: 'Willkommen zu Zilch!',
    farkle: 'ZILCH – der Zug ist vorbei.',
  },
} satisfies Words<typeof ENGLISH>;
