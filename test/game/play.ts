/** Plays games in tests: a session keeps the state and all events, and tells a rejection from a success. */

import { forcedDraw } from '../../src/fairness/forced-draw.ts';
import {
  type Category,
  type Command,
  type Draw,
  decide,
  evolve,
  type Game,
  type GameEvent,
  isRejection,
  type Rejection,
  RULE_SETS,
  type RuleSets,
} from '../../src/game/index.ts';
import { english } from '../language/english.ts';

export const SEED = 'ab'.repeat(32);
const SEAL = 'cd'.repeat(32);

export function start(...players: readonly string[]): Extract<Command, { type: 'start' }> {
  return { type: 'start', rules: 'yahtzee', players, starter: 0, seed: SEED, seal: SEAL };
}

export const ROLL: Command = { type: 'roll' };
export const hold = (slot: number): Command => ({ type: 'hold', slot });
export const free = (slot: number): Command => ({ type: 'free', slot });
export const score = (category: Category): Command => ({ type: 'score', category });
export const cut = (text: string): Command => ({ type: 'cut', text });
export const guestCut = (text: string): Command => ({ type: 'cut', text, guest: true });

/** Who corrects in tests, and why. */
export const SIGNED = { by: 'Anna', why: 'misread' } as const;
export const UNDO: Command = { type: 'undo', ...SIGNED };
export const replace = (category: Category): Command => ({ type: 'replace', category, ...SIGNED });
export const repair = (player: number, category: Category, points: number | null): Command => ({
  ...{ type: 'repair', player, category, points },
  ...SIGNED,
});
export const adjust = (player: number, points: number): Command => ({
  ...{ type: 'adjust', player, points },
  ...SIGNED,
});
export const dropOut = (player: number): Command => ({ type: 'drop out', player, ...SIGNED });
export const rename = (player: number, name: string): Command => ({
  ...{ type: 'rename', player, name },
  ...SIGNED,
});
export const POSTPONE: Command = { type: 'postpone', ...SIGNED };

export class Session {
  game: Game | undefined;
  readonly events: GameEvent[] = [];
  readonly #draw: Draw;
  readonly #sets: RuleSets;

  constructor(draw: Draw = forcedDraw([]), sets: RuleSets = RULE_SETS) {
    this.#draw = draw;
    this.#sets = sets;
  }

  /** Decides and evolves; returns the rejection in English, if it was one. */
  try(command: Command): Rejection | undefined {
    const decision = decide(this.#sets, this.game, command, this.#draw);
    if (isRejection(decision)) return { ...decision, reason: english(decision.reason) };
    for (const event of decision) {
      this.game = evolve(this.game, event);
      this.events.push(event);
    }
    return undefined;
  }

  /** As `try`, for commands that must succeed. */
  do(...commands: readonly Command[]): Game {
    for (const command of commands) {
      const rejection = this.try(command);
      if (rejection !== undefined) throw new Error(`${command.type} was rejected: ${rejection.reason}`);
    }
    if (this.game === undefined) throw new Error('no game was started');
    return this.game;
  }
}

/** A session in which these dice were rolled one after another, each at once put into its box. */
export function playTurns(
  turns: readonly (readonly [string, Category])[],
  ...players: readonly string[]
): Session {
  const session = new Session(forcedDraw(turns.map(([dice]) => dice)));
  session.do(start(...players));
  for (const [, category] of turns) session.do(ROLL, score(category));
  return session;
}

/** Eric and Julie, and these rolls one after another. */
export const rolled = (...rolls: readonly string[]): Session => {
  const session = new Session(forcedDraw(rolls));
  session.do(start('Eric', 'Julie'));
  for (const _ of rolls) session.do(ROLL);
  return session;
};

/** A session after this, to be arranged in one expression. */
export const after = (session: Session, ...commands: readonly Command[]): Session => {
  session.do(...commands);
  return session;
};

/** A game that was abandoned in its first turn. */
export const finished = (): Session => after(rolled('11111'), { type: 'abandon' });
