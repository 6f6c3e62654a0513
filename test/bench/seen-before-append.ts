/** Counts rolls whose faces were shown before they were durable, on a table whose journal is slow at random. */
import { TableLoop } from '../../src/app/table-loop.ts';
import { MemoryBoard } from '../../src/board/memory/memory-board.ts';
import { LockstepClock } from '../../src/clock/lockstep-clock.ts';
import { fairDraw } from '../../src/fairness/fair-draw.ts';
import { type GameEvent, RULE_SETS } from '../../src/game/index.ts';
import type { Journal } from '../../src/journal/journal.ts';
import { memoryJournal } from '../../src/journal/memory-journal.ts';
import { TABLE_DEFAULTS } from '../../src/table/options.ts';
import type { Picture } from '../../src/table/picture.ts';
import { TILE_SETS } from '../../src/table/tile-sets.ts';
import { noise } from '../../src/uno/random.ts';
import type { Figure } from './figures.ts';

/** Longer than the tumble that hides it, now and then. */
const SLOWEST_APPEND_MS = 1500;
const TILES = TILE_SETS['8x8'];

type Rolled = Extract<GameEvent, { type: 'rolled' }>;

export async function seenBeforeAppend(rolls: number): Promise<readonly Figure[]> {
  const clock = new LockstepClock();
  const board = new MemoryBoard(clock);
  const random = noise(rolls);
  let rolling: Rolled | undefined;
  let early = 0;
  let seen = 0;
  let durable: Rolled | undefined;

  const inner = memoryJournal();
  const journal: Journal = {
    ...inner,
    async append(events) {
      const rolled = events.find((event) => event.type === 'rolled');
      rolling = rolled ?? rolling;
      // Not tracked by the clock: table time goes on meanwhile, as it does with a slow card.
      const delayMs = rolled === undefined ? 1 : (random() / 2 ** 32) * SLOWEST_APPEND_MS;
      await new Promise<void>((resolve) => clock.after(delayMs, resolve));
      await inner.append(events);
      if (rolled !== undefined) durable = rolled;
    },
  };
  const show = board.show.bind(board);
  board.show = (picture: Picture) => {
    if (rolling !== undefined && shows(picture, rolling)) {
      if (durable === rolling) seen += 1;
      else early += 1;
      rolling = undefined;
    }
    show(picture);
  };
  const loop = new TableLoop({
    clock: { now: () => clock.now(), after: (ms, action) => clock.after(ms, action), track: (work) => work },
    board,
    journal,
    options: {
      ...TABLE_DEFAULTS,
      ruleSets: RULE_SETS.map((rules) => ({ ...rules, rolls: Number.POSITIVE_INFINITY })),
    },
    draw: fairDraw,
    randomBytes: (count) => new Uint8Array(count).fill(7),
  });
  await loop.start();
  for (let pull = 0; pull < rolls + 2; pull += 1) {
    board.press('lever');
    await clock.advance(60);
    board.release('lever');
    await clock.advance(SLOWEST_APPEND_MS + 500);
  }
  await loop.close();
  return [
    { name: 'rolls seen before they were durable', unit: '', value: early, atMost: 0 },
    { name: 'rolls seen', unit: '', value: seen, atLeast: rolls * 0.9 },
  ];
}

/** A face of this roll on its slot. A spinning die looks like a two now and then, so twos tell nothing. */
function shows(picture: Picture, { faces, held }: Rolled): boolean {
  return faces.some(
    (face, slot) =>
      face !== 2 && held[slot] !== true && String(picture[slot]?.planes[0]) === String(TILES.faces[face]),
  );
}
