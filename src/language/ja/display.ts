/** Japanese of `en/display.ts`. */
import { capitals, fitting } from '../display-text.ts';
import type { DISPLAY_WORDS as ENGLISH } from '../en/display.ts';
import type { Words } from '../words.ts';

/** Names of buttons and of five alike as arcades show them: the display has no kana. */
const LATIN: Readonly<Record<string, string>> = {
  レバー: 'LEVER',
  前: 'PREV',
  次: 'NEXT',
  決定: 'SELECT',
  ヤッツィー: 'YAHTZEE',
  キスメット: 'KISMET',
  ファイブダイス: '5 DICE',
};

function latin(word: string, otherwise: string): string {
  const known = LATIN[word] ?? capitals(word.replace('ホールド', 'HOLD '));
  return /^[ -~]*$/.test(known) ? known : otherwise;
}

export const DISPLAY_WORDS = {
  pullThe: 'PULL THE',
  lever: 'LEVER',
  best: 'BEST',
  match: 'MATCH',
  house: 'HOUSE',
  continue: 'TSUZUKU?',
  thisOne: 'KONO DAI',
  credit: ({ credits }) =>
    /^\d+\/\d+$/.test(credits) ? credits : fitting(`CREDIT ${credits}`, `CR ${credits}`, credits),
  costs: ({ credits }) => fitting(`RYOKIN ${credits}`, `CR ${credits}`),
  slam: 'TILT',
  doorOpen: 'DOOR',
  coinJam: 'COIN JAM',
  points: ({ points }) => {
    const digits = `${points}`.padStart(4);
    return fitting(`${digits} TEN`, `${digits} PT`, digits);
  },
  turns: ({ turns }) => fitting(`${turns} TURN`, `${turns}`),
  rollOr: 'FURU /',
  bank: 'BANK',
  hotDice: 'HOT DICE',
  bonus: 'BONUS',
  leads: '1ST',
  scratch: '0 TEN',
  turn: ({ points }) => fitting(`T ${points}`, `${points}`),
  lost: ({ points }) => fitting(`LOST ${points}`, `-${points}`),
  penalty: 'PENALTY',
  pickBox: 'YAKU ?',
  reroll: 'REROLL ?',
  rollOf: ({ roll, rolls }) => fitting(`ROLL ${roll}/${rolls}`, `R ${roll}/${rolls}`),
  roll: ({ roll }) => `ROLL ${roll}`,
  saved: ({ rolls }) => fitting(`STOCK ${rolls}`, `S ${rolls}`),
  column: ({ code, column }) => `${code}${column}`,
  boxOpen: ({ code }) => fitting(`${code} OPEN`, code),
  boxPoints: ({ code, points }) => fitting(`${code} ${points}`, `${points}`),
  boxAdds: ({ code, points }) => fitting(`${code} +${points}`, `+${points}`),
  boxScratch: ({ code, points }) => fitting(`${code} ${points} ?`, `${points}`),
  cheer: ({ box }) => fitting(latin(box, '5 DICE'), '5 DICE'),
  wrongBox: 'MACHIGAI',
  holdSelect: 'HOLD SEL',
  holdOn: 'HOLD ON',
  again: 'AGAIN',
  nobody: 'DAREMO',
  record: 'RECORD',
  resume: 'TSUZUKU',
  takeBack: 'MODOSU',
  skip: 'ATODE',
  quit: 'YAMERU',
  players: ({ count }) => `${count} NIN`,
  coachOff: 'NO COACH',
  round: ({ id }) => fitting(`ROUND ${id}`, `RND ${id}`, id),
  coachAfter: 'COACH',
  coachLive: 'HINT',
  name: 'NAMAE ?',
  codeAsked: 'CODE ?',
  keep: 'OBOERU ?',
  codeWrong: 'WRONG',
  codeWait: 'LATER',
  houseAsked: 'HOUSE ?',
  end: 'OWARI ?',
  pressA: 'PUSH A',
  button: 'BUTTON',
  named: ({ button }) => latin(button, button),
  noClock: 'NO CLOCK',
  notKept: 'NOT SAVE',
  pin: 'PIN',
  noPin: 'NO PIN',
  stopped: 'TEISHI',
  cut: ({ cut }) => fitting(`CUT ${cut}`, cut),
  corrected: 'TEISEI',
  rehearsal: 'RENSHU',
  lesson: 'LEARN',
  lessonHold: ({ buttons }) => `HOLD${buttons.length > 3 ? '' : ' '}${buttons}`.slice(0, 8),
  lessonFree: ({ buttons }) => `FREE${buttons.length > 3 ? '' : ' '}${buttons}`.slice(0, 8),
  previous: 'PREVIOUS',
} satisfies Words<typeof ENGLISH>;
