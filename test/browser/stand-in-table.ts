/** A stand-in for the table: real rules, scenes and pixels, but no board, journal or clock; moved by the test alone. */

import {
  type Command,
  type Correction,
  decide,
  describe,
  evolve,
  type Face,
  type Game,
  isRejection,
  lastTurn,
  NO_TURNS,
  RULE_SETS,
  storyAfter,
} from '../../src/game/index.ts';
import type { Text } from '../../src/language/sentence.ts';
import type { ControlTarget } from '../../src/server/control/control-route.ts';
import { displayAt } from '../../src/table/animation.ts';
import { makeScene } from '../../src/table/make-scene.ts';
import { TABLE_DEFAULTS, type TableOptions } from '../../src/table/options.ts';
import { pageParts } from '../../src/table/page-parts.ts';
import { drawPicture } from '../../src/table/picture/draw-picture.ts';
import { lookAt } from '../../src/table/shown.ts';
import { type Setup, startSetup } from '../../src/table/state/setup.ts';
import type { Hall, Situation } from '../../src/table/state/situation.ts';
import { type ShownFarkle, startUi, type Ui } from '../../src/table/state/ui.ts';
import type { CoinDoorView, TableView } from '../../src/table/view.ts';
import { english } from '../language/english.ts';

const SEED = 'ab'.repeat(32);

/** `roll` with the digits of the dice that roll; the others as in commands. */
export type Step =
  | { readonly cut: string }
  | { readonly roll: string }
  | { readonly hold: number }
  | { readonly free: number }
  | { readonly score: Extract<Command, { type: 'score' }>['category'] }
  | Correction
  | 'stop'
  | 'bank'
  | 'take back';

export interface StandInOptions {
  /** Tells of a real board. */
  readonly real?: boolean;
  readonly rules?: string;
  readonly rehearsal?: boolean;
  /** A rehearsal that leads. */
  readonly lesson?: boolean;
  readonly coinDoor?: CoinDoorView;
}

export class StandInTable {
  /** What a finger or a key did, in order. */
  readonly deeds: string[] = [];
  readonly control: ControlTarget = {
    press: (input) => void this.deeds.push(`press ${input}`),
    release: (input) => void this.deeds.push(`release ${input}`),
    door: (input) => void this.deeds.push(`door ${input}`),
    key: (key) => void this.deeds.push(`key ${key}`),
    name: (player, name) => void this.deeds.push(`name ${player} ${name}`),
    rehearse: (on) => void this.deeds.push(`rehearse ${on}`),
    dice: (rolls) => void this.deeds.push(`dice ${rolls}`),
  };
  /** What the pages' feed is given. */
  recent: readonly Text[] = [];
  #story = NO_TURNS;
  readonly #real: boolean;
  readonly #coinDoor: CoinDoorView | undefined;
  #game: Game | undefined;
  #farkle: ShownFarkle | undefined;

  /** Without players nobody plays. */
  constructor(
    players: readonly string[] = [],
    { real = false, rules = 'yahtzee', rehearsal, lesson, coinDoor }: StandInOptions = {},
  ) {
    this.#real = real;
    this.#coinDoor = coinDoor;
    if (players.length > 0) {
      const rehearses =
        rehearsal === true ? ({ rehearsal, ...(lesson === true ? { lesson } : {}) } as const) : {};
      this.#do({ type: 'start', rules, players, starter: 0, seed: SEED, seal: SEED, ...rehearses }, '');
    }
  }

  play(steps: readonly Step[]): void {
    for (const step of steps) {
      if (typeof step === 'string') this.#do({ type: step }, '');
      else if ('by' in step) this.#do(step, '');
      else if ('cut' in step) this.#do({ type: 'cut', text: step.cut }, '');
      else if ('roll' in step) this.#do({ type: 'roll' }, step.roll);
      else if ('hold' in step) this.#do({ type: 'hold', slot: step.hold - 1 }, '');
      else if ('free' in step) this.#do({ type: 'free', slot: step.free - 1 }, '');
      else this.#do({ type: 'score', category: step.score }, '');
    }
  }

  /** The newest roll that scored nothing, with its dice standing. */
  farkled(): Partial<Ui> {
    return { farkle: this.#farkle };
  }

  /** The view, with what the test changes in ui and options. */
  view(change: Partial<Ui> = {}, options: Partial<TableOptions> = {}, nowMs = 0, hall: Hall = {}): TableView {
    const all = { ...TABLE_DEFAULTS, ...options };
    const ui = { ...startUi(this.#game, all, 0), ...change };
    const game = ui.farkle?.game ?? this.#game;
    const view = viewOf({ ui, game, options: all, hall, nowMs }, this.recent);
    const door = this.#coinDoor === undefined ? {} : { coinDoor: this.#coinDoor };
    const told = lastTurn(this.#story, ui.tumble?.durableMs !== undefined);
    return { ...view, lastTurn: told, board: { ...view.board, emulated: !this.#real, ...door } };
  }

  #do(command: Command, digits: string): void {
    const faces = [...digits].map((digit) => Number(digit) as Face);
    const decision = decide(RULE_SETS, this.#game, command, () => faces);
    if (isRejection(decision)) throw new Error(`${command.type}: ${english(decision.reason)}`);
    for (const event of decision) {
      this.#story = storyAfter(this.#story, event);
      this.recent = [...this.recent, describe(event, this.#game)].slice(-20);
      if (event.type === 'farkled' && this.#game?.family === 'farkle') {
        this.#farkle = { game: this.#game, lost: event.lost, penalty: event.penalty, sinceMs: 0 };
      }
      this.#game = evolve(this.#game, event);
    }
  }
}

/** What a table in this situation shows; `recent` is what the pages' feed is given. */
export function viewOf(situation: Situation, recent: readonly Text[] = []): TableView {
  const { game, options, hall, nowMs } = situation;
  const look = lookAt(situation);
  const scene = makeScene(undefined, look);
  return {
    scene,
    diceKind: '8x8',
    language: options.language,
    picture: drawPicture(scene, nowMs, '8x8'),
    display: displayAt(scene, nowMs),
    game,
    ...pageParts(look),
    ...{ hall, link: undefined, heard: [] },
    recent,
    board: { state: 'ready', description: 'stand-in', emulated: true },
    fault: undefined,
    faultName: undefined,
    faultCause: undefined,
    nowMs,
  };
}

/** The questions of setup, from the defaults. */
export function inSetup(change: Partial<Setup> = {}): Partial<Ui> {
  return { place: 'setup', setup: { ...startSetup(undefined, TABLE_DEFAULTS, 0), ...change } };
}

/** All five dice roll; nothing is durable yet. */
export const TUMBLING: Partial<Ui> = {
  tumble: {
    startedMs: 0,
    rolling: [true, true, true, true, true],
    roll: 1,
    durableMs: undefined,
    hurriedMs: undefined,
    hotDice: false,
  },
};
