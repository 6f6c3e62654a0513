/** What a viewer costs at the gateways of a hall, whose tables change as often as they may. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { RULE_SETS } from '../../../src/game/index.ts';
import { connectService, KEYS_FILE } from '../../../src/hall/hall.ts';
import type { HallKeys } from '../../../src/hall/identity/hall-keys.ts';
import { wireBytes } from '../../../src/hall/wire/batch.ts';
import { subjectOf } from '../../../src/hall/wire/subjects.ts';
import { Publication } from '../../../src/server/live/publication.ts';
import { StandInTable } from '../../browser/stand-in-table.ts';
import type { Figure } from '../figures.ts';
import { Child } from '../peers/child.ts';
import { wall } from './capacity.ts';
import type { Crowd } from './crowd.ts';
import type { Shower } from './shower.ts';

/** Targets. */
const DELIVERY_US = 14;
const DELIVERY_BYTES = 300;
const VIEWER_KB = 8;

const GATEWAYS = 2;
/** The crowd is other devices, and must not take the hall's cores. */
const CROWD_NICE = 10;
const CHANGE_AFTER_MS = 500;
const SETTLE_MS = 3000;

export interface Views {
  readonly viewers: number;
  readonly seconds: number;
  /** Those that somebody watches. */
  readonly tables: readonly string[];
  readonly keys: HallKeys;
  readonly folder: string;
  /** Address of nats-server. */
  readonly nats: string;
}

export async function viewFigures(
  { viewers, seconds, tables, keys, folder, nats }: Views,
  undo: (() => Promise<unknown>)[],
): Promise<readonly Figure[]> {
  const connection = await connectService([nats], keys.account, 'views', { tls: undefined });
  undo.push(() => connection.close());
  const stand = new StandInTable(['Eric', 'Julie']);
  const publication = new Publication(RULE_SETS);
  stand.play([{ roll: '55534' }]);
  let changes = 0;
  const change = (): void => {
    const die = 1 + (changes % 5);
    stand.play([changes % 10 < 5 ? { hold: die } : { free: die }]);
    changes += 1;
    publication.take(stand.view());
    for (const table of tables)
      connection.publish(subjectOf({ hall: keys.hall, table }, 'view'), wireBytes(publication.newest));
  };
  const places = await Promise.all(
    Array.from({ length: GATEWAYS }, async () => {
      const shower = new Child<Shower>('../hall/shower.ts', 0, join(folder, KEYS_FILE), nats, ...tables);
      const crowd = new Child<Crowd>('../hall/crowd.ts', CROWD_NICE);
      undo.push(
        () => shower.end(),
        () => crowd.end(),
      );
      const port = await shower.ask('port');
      // One for each table first: its line is opened, and what it costs is not a viewer's.
      await crowd.ask('connect', port, tables, tables.length);
      change();
      await pause(SETTLE_MS);
      const empty = await shower.ask('cost');
      await crowd.ask('connect', port, tables, Math.round(viewers / GATEWAYS));
      return { shower, crowd, empty };
    }),
  );
  change();
  await pause(SETTLE_MS);
  const before = await Promise.all(places.map(({ shower }) => shower.ask('cost')));
  for (const { crowd } of places) await crowd.ask('clear');
  const fromChanges = changes;
  for (let at = 0; at < 2 * seconds; at += 1) {
    change();
    await pause(CHANGE_AFTER_MS);
  }
  await pause(SETTLE_MS);
  const after = await Promise.all(places.map(({ shower }) => shower.ask('cost')));
  const heard = await Promise.all(places.map(({ crowd }) => crowd.ask('counts')));
  const watched = await Promise.all(places.map(({ shower }) => shower.ask('viewers')));
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  const all = sum(watched);
  const delivered = sum(heard.map(({ changes: changed }) => changed));
  const beats = sum(heard.map((counts) => counts.beats));
  const told = delivered + beats;
  const cpuMs = sum(after.map((cost, at) => cost.cpuMs - (before[at]?.cpuMs ?? 0)));
  const bytes = sum(before.map((cost, at) => cost.residentBytes - (places[at]?.empty.residentBytes ?? 0)));
  return [
    wall('viewers at two gateways', '', all),
    wall(
      'changes that a viewer has not received',
      '%',
      100 * (1 - delivered / (all * (changes - fromChanges))),
      {
        atMost: 0,
      },
    ),
    wall('CPU of a gateway a delivery', 'µs', (1000 * cpuMs) / told, { atMost: DELIVERY_US }),
    wall('bytes of a change', 'bytes', sum(heard.map(({ changeBytes }) => changeBytes)) / delivered, {
      atMost: DELIVERY_BYTES,
    }),
    wall('bytes of a beat', 'bytes', sum(heard.map(({ beatBytes }) => beatBytes)) / beats),
    wall('memory of a gateway a viewer', 'kB', bytes / all / 1024, { atMost: VIEWER_KB }),
  ];
}
