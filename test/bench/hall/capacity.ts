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
/** Viewers of a gateway where many watch one table. */
const FINAL_VIEWERS = 10_000;

/**
 * Of Hetzner's price list (CX33 in Falkenstein, without VAT), as its pricing API gave it on 2026-05-27, kept at
 * github.com/devantler-tech/platform/commit/cb791c6f: 4 shared cores and 8 GB with 20 TB of traffic a month.
 */
const PRICE = {
  machineEur: 6.49,
  cores: 4,
  memoryGb: 8,
  trafficTb: 20,
  moreTrafficEurTb: 1,
  diskEurGb: 0.0572,
} as const;
const DATABASES = 2;
const NATS_SERVERS = 3;
const DAYS = 30;
/** A day, of all those viewers. */
const WATCHED_HOURS = 4;

export interface Measured {
  readonly rowsASecond: number;
  readonly deliveryUs: number;
  readonly changeBytes: number;
  readonly beatBytes: number;
  readonly viewerKb: number;
  readonly rowBytes: number;
  /** Of nats-server, a table. */
  readonly lineKb: number;
}

export function capacity({
  rowsASecond,
  deliveryUs,
  changeBytes,
  beatBytes,
  viewerKb,
  rowBytes,
  lineKb,
}: Measured): readonly Figure[] {
  const told = CHANGES_A_SECOND + BEATS_A_SECOND;
  const cores = (VIEWERS * told * deliveryUs) / 1e6 / BUSY;
  const memoryGb = (VIEWERS * viewerKb * 1024) / 1e9;
  const diskGb = (TABLES * GAMES_A_DAY * GAME_ROWS * rowBytes) / 1e9;
  const changesLine = VIEWERS * CHANGES_A_SECOND * (changeBytes + FRAME_BYTES);
  const line = changesLine + VIEWERS * BEATS_A_SECOND * (beatBytes + FRAME_BYTES);
  const gateways = Math.ceil(Math.max(cores / PRICE.cores, memoryGb / PRICE.memoryGb / BUSY));
  const machines = (gateways + DATABASES + NATS_SERVERS) * PRICE.machineEur;
  const disk = DATABASES * DAYS * diskGb * PRICE.diskEurGb;
  const trafficTb = (line * DAYS * WATCHED_HOURS * 3600) / 1e12;
  const traffic = Math.max(0, trafficTb - gateways * PRICE.trafficTb) * PRICE.moreTrafficEurTb;
  return [
    wall('10,000 tables at play: rows a second', '1/s', TABLES * TABLE_ROWS_A_SECOND),
    wall('… share of what this database takes', '%', (100 * TABLES * TABLE_ROWS_A_SECOND) / rowsASecond),
    wall('… their disk', 'GB a day', diskGb),
    wall('… their lines to nats-server', 'MB', (TABLES * lineKb * 1024) / 1e6),
    wall('1,000,000 viewers: cores, half busy', 'cores', cores),
    wall('… of these for changes alone', 'cores', cores * (CHANGES_A_SECOND / told)),
    wall('… memory', 'GB', memoryGb),
    wall('… line', 'Gbit/s', (line * 8) / 1e9),
    wall('… line, changes alone', 'Gbit/s', (changesLine * 8) / 1e9),
    wall('One final for 300,000: from first to last', 's', (FINAL_VIEWERS * deliveryUs) / 1e6),
    wall('Rented: machines', 'EUR a month', machines),
    wall('… disk', 'EUR', disk),
    wall('… traffic', 'EUR', traffic),
    wall('… together', 'EUR', machines + disk + traffic),
  ];
}

export const wall = (name: string, unit: string, value: number, limit: Partial<Figure> = {}): Figure => ({
  ...{ name, unit, value, wall: true },
  ...limit,
});
