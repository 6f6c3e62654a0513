/** German of `en/display.ts`. The display has no umlauts. */
import { capitals, fitting } from '../display-text.ts';
import type { DISPLAY_WORDS as ENGLISH } from '../en/display.ts';
import type { Words } from '../words.ts';

export const DISPLAY_WORDS = {
  pullThe: 'HEBEL',
  lever: 'ZIEHEN',
  best: 'BESTE',
  continue: 'WEITER ?',
  points: ({ points }) => {
    const digits = `${points}`.padStart(4);
    return fitting(`${digits} PKT`, `${digits} PK`, digits);
  },
  turns: ({ turns }) => (turns === 1 ? '1 ZUG' : fitting(`${turns} ZUEGE`, `${turns} ZG`, `${turns}`)),
  rollOr: 'ROLLEN /',
  bank: 'SICHERN',
  hotDice: 'HEISS',
  turn: ({ points }) => fitting(`ZUG ${points}`, `Z ${points}`, `${points}`),
  lost: ({ points }) => fitting(`WEG ${points}`, `-${points}`),
  penalty: 'STRAFE',
  pickBox: 'FELD ?',
  reroll: 'NOCHMAL?',
  rollOf: ({ roll, rolls }) => fitting(`WURF ${roll}/${rolls}`, `W ${roll}/${rolls}`),
  roll: ({ roll }) => `WURF ${roll}`,
  saved: ({ rolls }) => fitting(`SPAR ${rolls}`, `S ${rolls}`),
  column: ({ code, column }) => `${code}${column}`,
  boxOpen: ({ code }) => fitting(`${code} OFFEN`, `${code} FREI`, code),
  boxPoints: ({ code, points }) => fitting(`${code} ${points}`, `${points}`),
  boxAdds: ({ code, points }) => fitting(`${code} +${points}`, `+${points}`),
  boxScratch: ({ code, points }) => fitting(`${code} ${points} ?`, `${points}`),
  again: 'NOCHMAL',
  nobody: 'NIEMAND',
  record: 'REKORD',
  resume: 'WEITER',
  takeBack: 'ZURUECK',
  skip: 'SPAETER',
  quit: 'ABBRUCH',
  players: ({ count }) => (count === 1 ? '1 PERSON' : `${count} LEUTE`),
  name: 'NAME ?',
  end: 'ENDE ?',
  pressA: 'TASTE',
  button: 'DRUECKEN',
  named: ({ button }) => capitals(button),
  clock: 'UHR',
  noClock: 'OHNE UHR',
  notKept: 'SOLANGE',
  pin: 'PIN',
  noPin: 'OHNE PIN',
  stopped: 'HALT',
  cut: ({ cut }) => `AB ${cut}`,
  corrected: 'KORR.',
  rehearsal: 'PROBE',
} satisfies Words<typeof ENGLISH>;
