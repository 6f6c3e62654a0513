/** What the operator of a hall may ask of this table, done with what the table's own operators use. Between button and light nothing of it stands. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { askUpdate } from './ask-update.ts';
import type { Config } from './config/schema.ts';
import { Fault, messageOf } from './fault/fault.ts';
import type { HallOrder, OrderAnswer } from './hall/wire/order.ts';
import type { Text } from './language/sentence.ts';
import type { Backups } from './operator/backups.ts';
import { changeSettings, type SettingsInForce } from './operator/desk-settings.ts';
import { identify } from './operator/identify.ts';
import type { OperatorService } from './operator/service-desk.ts';
import type { ShowBoard } from './operator/show-board.ts';
import { DeskRejection } from './server/operator/desk.ts';
import type { TableOptions } from './table/options.ts';

export interface ObeyParts {
  readonly board: ShowBoard;
  readonly options: TableOptions;
  readonly backups: Pick<Backups, 'folder' | 'list' | 'make'>;
  readonly inForce: SettingsInForce;
  readonly service: Pick<OperatorService, 'deed'>;
  readonly config: Config;
}

/** In the data folder, while it is fetched and unpacked; not a name that is looked for there. */
const FETCHED_FILE = 'hall-release.part';

export function obeyHall(parts: ObeyParts): (order: HallOrder) => Promise<OrderAnswer> {
  return async (order) => {
    try {
      return { done: true, text: await carryOut(parts, order) };
    } catch (error) {
      if (!(error instanceof Fault || error instanceof DeskRejection)) throw error;
      return { done: false, text: error.said };
    }
  };
}

async function carryOut(parts: ObeyParts, order: HallOrder): Promise<Text> {
  const { board, options, backups, inForce, service } = parts;
  switch (order.name) {
    case 'identify':
      // The same refusal as of an operator who stands there: what a test shows is looked at.
      if (!identify(board, options)) throw new DeskRejection('no-light', { say: 'order.busy' });
      return { say: 'order.lights' };
    case 'restart':
      await service.deed({ tool: 'restart' });
      return { say: 'order.restarts' };
    case 'backup': {
      const { name: file, bytes } = await backups.make();
      return { say: 'order.backedUp', file: join(backups.folder, file), kilobytes: Math.ceil(bytes / 1024) };
    }
    case 'update':
      return update(parts, order);
    case 'settings':
      return changeSettings(inForce, order.keys);
    default:
      return order satisfies never;
  }
}

/** As `dicetable update` does it: only what the key of this table's own cabinet file has signed is unpacked, and it goes back by itself. */
async function update(
  { config, service }: ObeyParts,
  { file, bytes }: Extract<HallOrder, { readonly name: 'update' }>,
): Promise<Text> {
  const { dataDir, hall } = config;
  const to = join(dataDir, FETCHED_FILE);
  const { fetchRelease } = await import('./hall/feed/fetch-release.ts');
  const at = { url: hall.url, ca: hall.ca === '' ? undefined : readFileSync(hall.ca) };
  const fetched = await fetchRelease(at, { file, bytes }, to).catch((error: unknown) => {
    throw new DeskRejection('config-wrong', { say: 'order.notFetched', why: messageOf(error) });
  });
  if (fetched !== 'fetched') throw new DeskRejection('config-wrong', { say: `order.${fetched}` });
  try {
    const { name } = await askUpdate(config, to);
    await service.deed({ tool: 'restart' });
    return { say: 'order.updates', name };
  } finally {
    rmSync(to, { force: true });
  }
}
