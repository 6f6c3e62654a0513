/** What is wrong, for whoever stands at the table and for guests, and what the message line says meanwhile. */
import type { Text } from '../../language/sentence.ts';
import type { TableView } from '../../table/view.ts';
import type { Snapshot } from './messages.ts';

export function troubleView(view: TableView): Pick<Snapshot, 'message' | 'asks' | 'fault' | 'guestsFault'> {
  const { board, scene, fault, faultName } = view;
  // No button answers before its board is back.
  const away: Text = board.state === 'ready' ? '' : { say: 'table.outOfOrder' };
  return {
    message: away || scene.message,
    ...(scene.asks === undefined || away !== '' ? {} : { asks: scene.asks }),
    fault: fault ?? away,
    guestsFault: faultName === undefined ? away : { say: 'table.guestsFault', fault: faultName },
  };
}
