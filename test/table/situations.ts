/** Situations of the table, made by playing: every state of the control table. */

import type { Command } from '../../src/game/index.ts';
import {
  type Dice,
  decide,
  evolve,
  type Game,
  isRejection,
  RULE_SETS,
  YAHTZEE,
} from '../../src/game/index.ts';
import type { ControlState } from '../../src/table/control.ts';
import { TABLE_DEFAULTS } from '../../src/table/options.ts';
import type { Situation } from '../../src/table/situation.ts';
import { startUi, type Ui } from '../../src/table/ui.ts';

const HEX = 'ab'.repeat(32);
const START: Command = {
  type: 'start',
  rules: 'yahtzee',
  players: ['Eric', 'Julie'],
  starter: 0,
  seed: HEX,
  seal: HEX,
};
export const NOW_MS = 10_000;

/** The game after these commands; every roll shows these faces. */
export function gameAfter(commands: readonly Command[], faces: Dice = [2, 2, 2, 3, 3]): Game {
  let game: Game | undefined;
  for (const command of [START, ...commands]) {
    const decision = decide(RULE_SETS, game, command, ({ count }) => faces.slice(0, count));
    if (isRejection(decision)) throw new Error(`${command.type}: ${decision.reason}`);
    for (const event of decision) game = evolve(game, event);
  }
  if (game === undefined) throw new Error('No game was started.');
  return game;
}

const roll: Command = { type: 'roll' };

/** A finished game: every player has filled every box with the same dice. */
export function finishedGame(): Game {
  const boxes = YAHTZEE.boxes;
  const commands = boxes.flatMap(({ category }): Command[] => {
    const turn: Command[] = [roll, { type: 'score', category }];
    return [...turn, ...turn];
  });
  return gameAfter(commands);
}

function situation(game: Game | undefined, change: Partial<Ui> = {}): Situation {
  const ui = { ...startUi(game, TABLE_DEFAULTS, 0), ...change };
  return { ui, game, options: TABLE_DEFAULTS, nowMs: NOW_MS };
}

const tumble = {
  startedMs: NOW_MS - 100,
  rolling: [true, true, true, true, true],
  roll: 1,
  durableMs: NOW_MS - 90,
  hurriedMs: undefined,
};

/** One situation for each state. */
export function situations(): Readonly<Record<ControlState, Situation>> {
  return {
    attract: situation(undefined),
    setup: situation(undefined, { place: 'setup' }),
    'first-roll': situation(gameAfter([])),
    'before-roll': situation(gameAfter([roll, { type: 'score', category: 'chance' }])),
    tumbling: situation(gameAfter([roll]), { tumble }),
    'rolls-left': situation(gameAfter([roll])),
    'no-rolls-left': situation(gameAfter([roll, roll, roll])),
    over: situation(finishedGame()),
    saving: situation(gameAfter([roll]), { saving: true }),
    stopped: situation(gameAfter([roll]), { stopped: 'The disk is full.' }),
  };
}
