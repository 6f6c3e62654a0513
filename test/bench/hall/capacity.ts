/** What ten thousand tables and a million viewers need, worked out of what was measured: src/hall/README.md has the sums in words. */
import type { Figure } from '../figures.ts';

/** A game of two: 320 events in a quarter of an hour. */
const GAME_ROWS = 320;
const TABLE_ROWS_A_SECOND = GAME_ROWS / 900;
/** Of a table in a house with guests. */
const GAMES_A_DAY = 20;
const TABLES = 10_000;
const VIEWERS = 1_000_000;
/** Of a table at play, as its viewers are told them; and each second a beat, by which a page knows that it is live. */
const CHANGES_A_SECOND = 0.4;
const BEATS_A_SECOND = 1;
/** Machines are planned half busy. */
const BUSY = 0.5;
/** Of a change beside its content: WebSocket, TCP and IP without options. */
const FRAME_BYTES = 44;

export interface Measured {
  readonly rowsASecond: number;
  readonly deliveryUs: number;
  readonly changeBytes: number;
  readonly viewerKb: number;
  readonly rowBytes: number;
  /** Of nats-server, a table. */
  readonly lineKb: number;
}

export function capacity({
  rowsASecond,
  deliveryUs,
  changeBytes,
  viewerKb,
  rowBytes,
  lineKb,
}: Measured): readonly Figure[] {
  const told = CHANGES_A_SECOND + BEATS_A_SECOND;
  return [
    wall('10,000 tables at play: rows a second', '1/s', TABLES * TABLE_ROWS_A_SECOND),
    wall('… share of what this database takes', '%', (100 * TABLES * TABLE_ROWS_A_SECOND) / rowsASecond),
    wall('… their disk', 'GB a day', (TABLES * GAMES_A_DAY * GAME_ROWS * rowBytes) / 1e9),
    wall('… their lines to nats-server', 'MB', (TABLES * lineKb * 1024) / 1e6),
    wall('1,000,000 viewers: cores, half busy', '', (VIEWERS * told * deliveryUs) / 1e6 / BUSY),
    wall('… of these for changes alone', '', (VIEWERS * CHANGES_A_SECOND * deliveryUs) / 1e6 / BUSY),
    wall('… memory', 'GB', (VIEWERS * viewerKb * 1024) / 1e9),
    wall(
      '… line, changes alone',
      'Gbit/s',
      (VIEWERS * CHANGES_A_SECOND * (changeBytes + FRAME_BYTES) * 8) / 1e9,
    ),
  ];
}

export const wall = (name: string, unit: string, value: number, limit: Partial<Figure> = {}): Figure => ({
  ...{ name, unit, value, wall: true },
  ...limit,
});
