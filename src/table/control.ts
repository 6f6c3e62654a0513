/**
 * The controls of the table as one piece of data: what every input does in every state. It drives the presses
 * (`press.ts`), the how-to-play text and this folder's README.
 * A new family of games or a menu is a new row here and its actions in `actions.ts`; nothing else knows the inputs.
 */
import type { Input } from '../../hardware/table.ts';

export const CONTROL_STATES = [
  'attract',
  'setup',
  'first-roll',
  'before-roll',
  'tumbling',
  'rolls-left',
  'no-rolls-left',
  'over',
  'saving',
  'stopped',
] as const;
export type ControlState = (typeof CONTROL_STATES)[number];

/** Inputs that mean the same: the six holds; previous and next. */
export const INPUT_GROUPS = ['hold', 'lever', 'leaf', 'select'] as const;
export type InputGroup = (typeof INPUT_GROUPS)[number];

/** Why a press does nothing, with the sentence that the log and the README give. */
export const IGNORED = {
  tumbling: 'the dice are still tumbling',
  'turn-change': 'the turn changed less than 300 ms ago',
  saving: 'the last move is still being saved',
  stopped: 'the table has stopped because of a fault',
  unused: 'the button has no meaning now',
  'not-choosing': 'no box is being chosen now',
} as const;
export type Ignored = keyof typeof IGNORED;

export const ACTION_NAMES = [
  'light a die',
  'open setup',
  'leaf screens',
  'set players',
  'walk players',
  'start',
  'cut',
  'roll',
  'leaf own card',
  'ask for a roll',
  'toggle hold',
  'toggle stopped die',
  'stop tumble',
  'browse boxes',
  'show box',
  'choose box',
  'play again',
  'leaf final cards',
] as const;
export type ActionName = (typeof ACTION_NAMES)[number];

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

const BROWSE = does('browse boxes', 'show the best box, then its neighbours, with their points');
const CHOOSE = does('choose box', 'show the best box; score the box that is shown');
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
  setup: {
    title: 'Setup',
    controls: {
      hold: does('set players', 'hold n: n players'),
      lever: does('start', 'start the game as it is offered'),
      leaf: does('walk players', 'one player less, one player more'),
      select: does('start', 'take the number of players and start'),
    },
  },
  'first-roll': {
    title: "Before the game's first roll",
    controls: {
      hold: does('cut', 'cut the dice, up to 16 presses'),
      lever: does('roll', 'roll'),
      leaf: does('leaf own card', 'your card, box by box'),
      select: ROLL_FIRST,
    },
  },
  'before-roll': {
    title: "Before a turn's first roll",
    controls: {
      hold: ROLL_FIRST,
      lever: does('roll', 'roll'),
      leaf: does('leaf own card', 'your card, box by box'),
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
  'no-rolls-left': {
    title: 'No rolls are left',
    controls: {
      hold: does('show box', 'hold n: show box n, Ones to Sixes'),
      lever: does('roll', 'refused: NO ROLLS'),
      leaf: BROWSE,
      select: CHOOSE,
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
  saving: deaf('A move is being saved', 'saving'),
  stopped: deaf('The table has stopped', 'stopped'),
};

export function groupOf(input: Input): InputGroup {
  if (input === 'lever' || input === 'select') return input;
  return input === 'previous' || input === 'next' ? 'leaf' : 'hold';
}

/** The control table for README and how-to-play page, in Markdown. */
export function controlsMarkdown(): string {
  const rows = CONTROL_STATES.map((state) => {
    const { title, controls } = CONTROLS[state];
    return `| ${[title, ...INPUT_GROUPS.map((group) => controls[group].help)].join(' | ')} |`;
  });
  return ['| | holds 1–6 | lever | previous, next | select |', '|---|---|---|---|---|', ...rows].join('\n');
}
