/** Counts rolls and scores that were shown before they were durable, on a table whose journal is slow at random. */
import { TableLoop } from '../../src/app/table-loop.ts';
import { LockstepClock } from '../../src/clock/lockstep-clock.ts';
import { fairDraw } from '../../src/fairness/fair-draw.ts';
import { type Draw, type Face, type GameEvent, RULE_SETS } from '../../src/game/index.ts';
import type { ChainLink, Journal } from '../../src/journal/journal.ts';
import { memoryJournal } from '../../src/journal/memory/memory-journal.ts';
import { TABLE_DEFAULTS } from '../../src/table/options.ts';
import type { Picture } from '../../src/table/picture/picture.ts';
import { TILE_SETS } from '../../src/table/picture/tile-sets.ts';
import type { TableView } from '../../src/table/view.ts';
import { noise } from '../../src/uno/random.ts';
import { MemoryBoard } from '../rig/memory-board.ts';
import type { Figure } from './figures.ts';

/** Longer than the tumble that hides it, now and then; a calm table has no tumble at all. */
const SLOWEST_APPEND_MS = 1500;
const ROLLS_A_SCORE = 10;
const TILES = TILE_SETS['8x8'];

/** `lies`: the journal says at once that it is done. Nobody's does; it shows that this is noticed. */
export async function seenBeforeAppend(rolls: number, lies = false): Promise<readonly Figure[]> {
  const [tumbling, calm] = [await watch(rolls, false, lies), await watch(rolls, true, lies)];
  const both = (key: 'earlyOnPages' | 'earlyScores' | 'scores') => tumbling[key] + calm[key];
  const none = { unit: '', atMost: 0 };
  return [
    { name: 'rolls seen before they were durable', ...none, value: tumbling.early },
    { name: 'rolls seen on a calm table before they were durable', ...none, value: calm.early },
    { name: 'rolls on the pages before they were durable', ...none, value: both('earlyOnPages') },
    { name: 'scores on the pages before they were durable', ...none, value: both('earlyScores') },
    { name: 'rolls seen', unit: '', value: tumbling.seen + calm.seen, atLeast: 2 * rolls * 0.9 },
    { name: 'scores seen', unit: '', value: both('scores'), atLeast: 1 },
  ];
}

async function watch(rolls: number, calm: boolean, lies: boolean) {
  const clock = new LockstepClock();
  const board = new MemoryBoard(clock);
  const witness = new Witness(calm);
  const show = board.show.bind(board);
  board.show = (picture) => {
    witness.sees(picture);
    show(picture);
  };
  const loop = new TableLoop({
    // Appends are not tracked by the clock: table time goes on meanwhile, as it does with a slow card.
    clock: { now: () => clock.now(), after: (ms, action) => clock.after(ms, action), track: (work) => work },
    board,
    journal: slowJournal(clock, witness, noise(rolls), lies),
    options: {
      ...TABLE_DEFAULTS,
      calm,
      ruleSets: RULE_SETS.map((rules) => ({ ...rules, rolls: Number.POSITIVE_INFINITY })),
    },
    draw: witness.draw,
    randomBytes: (count) => new Uint8Array(count).fill(7),
  });
  loop.subscribe((view) => witness.reads(view));
  await loop.start();
  while (witness.drawn < rolls) {
    // The box is shown, then chosen, then chosen for certain where that is asked.
    const scores = witness.drawn % ROLLS_A_SCORE === ROLLS_A_SCORE - 1;
    for (const input of scores ? (['select', 'select', 'select', 'lever'] as const) : (['lever'] as const)) {
      board.press(input);
      await clock.advance(60);
      board.release(input);
      await clock.advance(SLOWEST_APPEND_MS + 500);
    }
  }
  await loop.close();
  return witness;
}

/** Of nothing that was written yet. */
const UNTRUE: ChainLink = { seq: 0, hash: '' };

function slowJournal(clock: LockstepClock, witness: Witness, random: () => number, lies: boolean): Journal {
  const inner = memoryJournal();
  return {
    ...inner,
    async append(events, booked) {
      const waits = events.some(({ type }) => type === 'rolled' || type === 'scored');
      const delayMs = waits ? (random() / 2 ** 32) * SLOWEST_APPEND_MS : 1;
      const durable = new Promise<void>((resolve) => clock.after(delayMs, resolve)).then(async () => {
        const link = await inner.append(events, booked);
        witness.knows(events);
        return link;
      });
      return lies ? UNTRUE : durable;
    },
  };
}

/** Looks at the dice and at what the pages are told, and knows what is durable. */
class Witness {
  drawn = 0;
  seen = 0;
  early = 0;
  earlyOnPages = 0;
  scores = 0;
  earlyScores = 0;
  readonly #calm: boolean;
  /** The newest roll, from its draw on, until it was seen. */
  #onDice: readonly Face[] | undefined;
  #onPages: readonly Face[] | undefined;
  #isDurable = true;
  /** Of the one player: as the journal has it, and as the pages were told last. */
  #round = 1;
  #toldRound = 1;

  constructor(calm: boolean) {
    this.#calm = calm;
  }

  readonly draw: Draw = (request) => {
    const faces = fairDraw(request);
    this.drawn += 1;
    this.#isDurable = false;
    this.#onDice = faces;
    this.#onPages = faces;
    return faces;
  };

  knows(events: readonly GameEvent[]): void {
    for (const { type } of events) {
      if (type === 'rolled') this.#isDurable = true;
      if (type === 'scored') this.#round += 1;
      if (type === 'game started') this.#round = 1;
    }
  }

  sees(picture: Picture): void {
    if (this.#onDice === undefined || !this.#shows(picture, this.#onDice)) return;
    if (this.#isDurable) this.seen += 1;
    else this.early += 1;
    this.#onDice = undefined;
  }

  reads({ game }: TableView): void {
    if (game?.status !== 'playing') return;
    if (this.#onPages !== undefined && String(game.turn.dice) === String(this.#onPages)) {
      if (!this.#isDurable) this.earlyOnPages += 1;
      this.#onPages = undefined;
    }
    if (game.turn.round > this.#toldRound) {
      if (game.turn.round > this.#round) this.earlyScores += 1;
      else this.scores += 1;
    }
    this.#toldRound = game.turn.round;
  }

  /** One of its faces on its slot. A die that spins looks like a two now and then, so there twos tell nothing. */
  #shows(picture: Picture, faces: readonly Face[]): boolean {
    return faces.some(
      (face, slot) =>
        (this.#calm || face !== 2) && String(picture[slot]?.planes[0]) === String(TILES.faces[face]),
    );
  }
}
