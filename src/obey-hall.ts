/** What the operator of a hall may ask of this table, done with what the table's own operators use. Between button and light nothing of it stands. */
import { join } from 'node:path';
import { Fault } from './fault/fault.ts';
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
}

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

async function carryOut(
  { board, options, backups, inForce, service }: ObeyParts,
  order: HallOrder,
): Promise<Text> {
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
    case 'settings':
      return changeSettings(inForce, order.keys);
    default:
      return order satisfies never;
  }
}
