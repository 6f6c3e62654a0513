/**
 * The words of the table's own display: eight characters of A to Z, 0 to 9 and `/ ? + - :`. Where a number may leave no
 * room, shorter words stand in.
 */
import { capitals, fitting } from '../display-text.ts';

/** Types, not interfaces: they stand in the declarations of everything that gathers the records. */
type Points = { readonly points: number };
type OfBox = { readonly code: string } & Points;

export const DISPLAY_WORDS = {
  pullThe: 'PULL THE',
  lever: 'LEVER',
  best: 'BEST',
  match: 'MATCH',
  house: 'HOUSE',
  continue: 'CONTINU?',
  thisOne: 'THIS ONE',
  /** Whole credits and a fraction of one: `2`, `1/2`, `2 1/2`. */
  credit: ({ credits }: { readonly credits: string }) =>
    /^\d+\/\d+$/.test(credits) ? credits : fitting(`CREDIT ${credits}`, `CR ${credits}`, credits),
  costs: ({ credits }: { readonly credits: number }) => fitting(`COSTS ${credits}`, `COST ${credits}`),
  slam: 'SLAM',
  doorOpen: 'DOOR',
  coinJam: 'COIN JAM',
  points: ({ points }: Points) => {
    const digits = `${points}`.padStart(4);
    return fitting(`${digits} PTS`, `${digits} PT`, digits);
  },
  turns: ({ turns }: { readonly turns: number }) =>
    turns === 1 ? '1 TURN' : fitting(`${turns} TURNS`, `${turns} TURN`, `${turns}`),
  rollOr: 'ROLL OR',
  bank: 'BANK',
  hotDice: 'HOT DICE',
  turn: ({ points }: Points) => fitting(`T ${points}`, `${points}`),
  lost: ({ points }: Points) => fitting(`LOST ${points}`, `-${points}`),
  penalty: 'PENALTY',
  pickBox: 'PICK BOX',
  reroll: 'REROLL ?',
  rollOf: ({ roll, rolls }: { readonly roll: number; readonly rolls: number }) =>
    fitting(`ROLL ${roll}/${rolls}`, `R ${roll}/${rolls}`),
  roll: ({ roll }: { readonly roll: number }) => `ROLL ${roll}`,
  saved: ({ rolls }: { readonly rolls: number }) => fitting(`SAVED ${rolls}`, `S ${rolls}`),
  /** On a card with columns. */
  column: ({ code, column }: { readonly code: string; readonly column: number }) => `${code}${column}`,
  boxOpen: ({ code }: { readonly code: string }) => fitting(`${code} OPEN`, code),
  boxPoints: ({ code, points }: OfBox) => fitting(`${code} ${points}`, `${points}`),
  boxAdds: ({ code, points }: OfBox) => fitting(`${code} +${points}`, `+${points}`),
  boxScratch: ({ code, points }: OfBox) => fitting(`${code} ${points} ?`, `${points}`),
  /** Five alike, or whatever the set calls them. */
  cheer: ({ box }: { readonly box: string }) => fitting(capitals(box), '5 ALIKE'),
  /** What a score has led to; the player's name follows. */
  bonus: 'BONUS',
  leads: 'LEADS',
  scratch: 'SCRATCH',
  wrongBox: 'WRONG ?',
  holdSelect: 'HOLD SEL',
  holdOn: 'HOLD ON',
  again: 'AGAIN',
  nobody: 'NOBODY',
  record: 'RECORD',
  resume: 'RESUME',
  takeBack: 'TAKEBACK',
  skip: 'SKIP',
  quit: 'QUIT',
  players: ({ count }: { readonly count: number }) => fitting(`${count} PLAYER`, `${count} PLYRS`),
  coachOff: 'NO COACH',
  round: ({ id }: { readonly id: string }) => fitting(`ROUND ${id}`, `RND ${id}`, id),
  coachAfter: 'COACH',
  coachLive: 'HINTS',
  name: 'NAME ?',
  houseAsked: 'HOUSE ?',
  codeAsked: 'CODE ?',
  keep: 'KEEP ?',
  codeWrong: 'WRONG',
  codeWait: 'LATER',
  end: 'END ?',
  pressA: 'PRESS A',
  button: 'BUTTON',
  named: ({ button }: { readonly button: string }) => capitals(button),
  noClock: 'NO CLOCK',
  notKept: 'NOT KEPT',
  pin: 'PIN',
  noPin: 'NO PIN',
  stopped: 'STOPPED',
  cut: ({ cut }: { readonly cut: string }) => `CUT ${cut}`,
  corrected: 'CORRECT',
  rehearsal: 'REHEARSE',
  lesson: 'LEARN',
  /** `buttons`: their digits. */
  lessonHold: ({ buttons }: { readonly buttons: string }) =>
    `HOLD${buttons.length > 3 ? '' : ' '}${buttons}`.slice(0, 8),
  lessonFree: ({ buttons }: { readonly buttons: string }) =>
    `FREE${buttons.length > 3 ? '' : ' '}${buttons}`.slice(0, 8),
  previous: 'PREVIOUS',
} as const;
