/**
 * The controls of the table as one piece of data: what every input does in every state. It drives the presses
 * (`press.ts`), the how-to-play text and this folder's README.
 * Another family of games is a new row here and its actions in `actions.ts`; nothing else knows the inputs.
 * Two things need time beside a press (`long-press.ts`): previous and next together open the menu, letters go on.
 */
import type { Input } from '../../hardware/table.ts';
import type { ActionName } from './action-names.ts';
import { IGNORED, type Ignored } from './state/ignored.ts';

export const CONTROL_STATES = [
  'attract',
  'continue',
  'setup-game',
  'setup-players',
  'setup-name',
  'first-roll',
  'before-roll',
  'tumbling',
  'rolls-left',
  'roll-again',
  'no-rolls-left',
  'farkle',
  'farkled',
  'fame-name',
  'over',
  'menu',
  'service-address',
  'service-pin',
  'service-buttons',
  'saving',
  'stopped',
] as const;
export type ControlState = (typeof CONTROL_STATES)[number];

/** Inputs that mean the same: the six holds; previous and next. */
export const INPUT_GROUPS = ['hold', 'lever', 'leaf', 'select'] as const;
export type InputGroup = (typeof INPUT_GROUPS)[number];

export interface Control {
  readonly does: ActionName | { readonly ignored: Ignored };
  /** For players. */
  readonly help: string;
}

export interface ControlRow {
  /** The state, for players. */
  readonly title: string;
  readonly controls: Readonly<Record<InputGroup, Control>>;
}

const does = (action: ActionName, help: string): Control => ({ does: action, help });
const ignores = (ignored: Ignored): Control => ({ does: { ignored }, help: `nothing: ${IGNORED[ignored]}` });
const deaf = (title: string, ignored: Ignored): ControlRow => ({
  title,
  controls: {
    hold: ignores(ignored),
    lever: ignores(ignored),
    leaf: ignores(ignored),
    select: ignores(ignored),
  },
});

const shownByService = (title: string): ControlRow => ({
  title,
  controls: {
    ...deaf(title, 'service').controls,
    select: does('next service page', 'the next page of service'),
  },
});

const BROWSE = does('browse boxes', 'show the best box, then its neighbours, with their points');
const CHOOSE = does('choose box', 'show the best box; score the box that is shown');
const START = does('start', 'accept all that is offered and start');
const ROLL_FIRST = does('ask for a roll', 'refused: ROLL 1ST');

export const CONTROLS: Readonly<Record<ControlState, ControlRow>> = {
  attract: {
    title: 'Nobody plays',
    controls: {
      hold: does('light a die', 'light their die'),
      lever: does('open setup', 'set up a game'),
      leaf: does('leaf screens', 'leaf through the screens'),
      select: does('open setup', 'set up a game'),
    },
  },
  continue: {
    title: 'Nobody plays, and a game waits',
    controls: {
      hold: does('light a die', 'light their die'),
      lever: does('go on', 'go on with the game'),
      leaf: does('leaf screens', 'leaf through the screens'),
      select: does('open setup', 'set up a new game; the start abandons the old one'),
    },
  },
  'setup-game': {
    title: 'Setup: which game',
    controls: {
      hold: does('set players', 'hold n: n players'),
      lever: START,
      leaf: does('walk games', 'the game before, the next game'),
      select: does('take game', 'take the game'),
    },
  },
  'setup-players': {
    title: 'Setup: how many players',
    controls: {
      hold: does('set players', 'hold n: n players'),
      lever: START,
      leaf: does('walk players', 'one player less, one player more'),
      select: does('take players', 'take the number'),
    },
  },
  'setup-name': {
    title: 'Setup: the names',
    controls: {
      hold: does('delete letter', 'hold 1: delete the last letter'),
      lever: START,
      leaf: does('walk letters', 'walk the letters; held down they go on'),
      select: does('take letter', 'take the letter, or the name as it is offered'),
    },
  },
  'first-roll': {
    title: "Before the game's first roll",
    controls: {
      hold: does('cut', 'cut the dice, up to 16 presses'),
      lever: does('roll', 'roll'),
      leaf: does('leaf card', 'your card, box by box; in Farkle the totals'),
      select: ROLL_FIRST,
    },
  },
  'before-roll': {
    title: "Before a turn's first roll",
    controls: {
      hold: ROLL_FIRST,
      lever: does('roll', 'roll'),
      leaf: does('leaf card', 'your card, box by box; in Farkle the totals'),
      select: ROLL_FIRST,
    },
  },
  tumbling: {
    title: 'The dice tumble',
    controls: {
      hold: does('toggle stopped die', 'hold or free a die that has stopped'),
      lever: ignores('tumbling'),
      leaf: ignores('tumbling'),
      select: does('stop tumble', 'stop the dice at once'),
    },
  },
  'rolls-left': {
    title: 'Rolls are left',
    controls: {
      hold: does('toggle hold', 'hold or free their die'),
      lever: does('roll', 'roll the dice that are not held; all held: refused, ALL HELD'),
      leaf: BROWSE,
      select: CHOOSE,
    },
  },
  'roll-again': {
    title: 'Rolls are left, and marked dice roll again',
    controls: {
      hold: does('toggle hold', 'mark their die to roll again, or let it stay'),
      lever: does('roll', 'roll the marked dice; none marked: use the roll'),
      leaf: does('ask for all rolls', 'refused: ROLL ON'),
      select: does('ask for all rolls', 'refused: ROLL ON'),
    },
  },
  'no-rolls-left': {
    title: 'No rolls are left',
    controls: {
      hold: does('show box', 'hold n: show box n, Ones to Sixes'),
      lever: does('roll', 'refused: NO ROLLS'),
      leaf: BROWSE,
      select: CHOOSE,
    },
  },
  farkle: {
    title: 'Farkle: dice are set aside',
    controls: {
      hold: does('toggle hold', 'set their die aside, or put it back'),
      lever: does('roll', 'roll the other dice, if those set aside may be'),
      leaf: does('leaf card', 'the totals, your own first'),
      select: does('bank', 'bank the points, if the dice set aside may be'),
    },
  },
  farkled: deaf('A farkle is shown', 'farkled'),
  'fame-name': {
    title: 'A player without a name enters the hall of fame',
    controls: {
      hold: does('delete letter', 'hold 1: delete the last letter'),
      lever: does('end names', 'accept the names as they stand'),
      leaf: does('walk letters', 'walk the letters; held down they go on'),
      select: does('take letter', 'take the letter, or the name as it is offered'),
    },
  },
  over: {
    title: 'The game is over',
    controls: {
      hold: ignores('unused'),
      lever: does('play again', 'the same players again; the next one begins'),
      leaf: does('leaf final cards', 'leaf through the final cards'),
      select: does('open setup', 'set up another game'),
    },
  },
  menu: {
    title: 'The menu',
    controls: {
      hold: ignores('unused'),
      lever: does('close menu', 'go on with the game'),
      leaf: does('walk menu', 'RESUME, TAKEBACK, SKIP, QUIT'),
      select: does('take from menu', 'do what is shown'),
    },
  },
  'service-address': shownByService('Service: the address of the pages'),
  'service-pin': shownByService('Service: the PIN of the operator'),
  'service-buttons': {
    title: 'Service: the button test',
    controls: {
      hold: does('test button', 'show its name, light its die'),
      lever: does('test button', 'show its name, light all dice'),
      leaf: does('test button', 'show its name, light two dice'),
      select: does('test button', 'the same; held for 5 s: a new PIN'),
    },
  },
  saving: deaf('A move is being saved', 'saving'),
  stopped: deaf('The table has stopped', 'stopped'),
};

export function groupOf(input: Input): InputGroup {
  if (input === 'lever' || input === 'select') return input;
  return input === 'previous' || input === 'next' ? 'leaf' : 'hold';
}
