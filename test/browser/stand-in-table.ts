/** A stand-in for the table: real rules, scenes and pixels, but no board, journal or clock; moved by the test alone. */
import type { Input } from '../../hardware/table.ts';
import {
  type Command,
  decide,
  evolve,
  type Face,
  type Game,
  isRejection,
  RULE_SETS,
} from '../../src/game/index.ts';
import { displayAt, drawPicture } from '../../src/table/animation.ts';
import { makeScene } from '../../src/table/make-scene.ts';
import { TABLE_DEFAULTS, type TableOptions } from '../../src/table/options.ts';
import { choosable } from '../../src/table/situation.ts';
import { startUi, type Ui } from '../../src/table/ui.ts';
import type { TableView } from '../../src/table/view.ts';

const SEED = 'ab'.repeat(32);

/** `roll` with the digits of the dice that roll; the others as in commands. */
export type Step =
  | { readonly roll: string }
  | { readonly hold: number }
  | { readonly score: Extract<Command, { type: 'score' }>['category'] };

export class StandInTable {
  /** What a finger or a key did, in order. */
  readonly deeds: string[] = [];
  readonly control = {
    press: (input: Input) => void this.deeds.push(`press ${input}`),
    release: (input: Input) => void this.deeds.push(`release ${input}`),
    score: (category: string) => void this.deeds.push(`score ${category}`),
  };
  readonly #real: boolean;
  #game: Game | undefined;

  /** Without players nobody plays; `real` tells of a real board. */
  constructor(players: readonly string[] = [], real = false) {
    this.#real = real;
    if (players.length > 0) {
      this.#do({ type: 'start', rules: 'yahtzee', players, starter: 0, seed: SEED, seal: SEED }, '');
    }
  }

  play(steps: readonly Step[]): void {
    for (const step of steps) {
      if ('roll' in step) this.#do({ type: 'roll' }, step.roll);
      else if ('hold' in step) this.#do({ type: 'hold', slot: step.hold - 1 }, '');
      else this.#do({ type: 'score', category: step.score }, '');
    }
  }

  /** The view, with what the test changes in ui and options. */
  view(change: Partial<Ui> = {}, options: Partial<TableOptions> = {}, nowMs = 0): TableView {
    const all = { ...TABLE_DEFAULTS, ...options };
    const ui = { ...startUi(this.#game, all, 0), ...change };
    const situation = { ui, game: this.#game, options: all, nowMs };
    const scene = makeScene(undefined, situation);
    const boxes = ui.tumble === undefined && ui.place === 'game' ? choosable(situation) : [];
    return {
      scene,
      picture: drawPicture(scene, nowMs),
      display: displayAt(scene, nowMs),
      game: this.#game,
      possible: Object.fromEntries(boxes.map(({ category, points }) => [category, points])),
      board: { state: 'ready', description: 'stand-in', emulated: !this.#real },
      fault: undefined,
      nowMs,
    };
  }

  #do(command: Command, digits: string): void {
    const faces = [...digits].map((digit) => Number(digit) as Face);
    const decision = decide(RULE_SETS, this.#game, command, () => faces);
    if (isRejection(decision)) throw new Error(`${command.type}: ${decision.reason}`);
    for (const event of decision) this.#game = evolve(this.#game, event);
  }
}

/** All five dice roll; nothing is durable yet. */
export const TUMBLING: Partial<Ui> = {
  tumble: {
    startedMs: 0,
    rolling: [true, true, true, true, true],
    roll: 1,
    durableMs: undefined,
    hurriedMs: undefined,
  },
};
