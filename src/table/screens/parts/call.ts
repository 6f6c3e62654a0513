/** Whose match of a league is to be played at this table. */
import { plain, type Text } from '../../../language/sentence.ts';
import { displayNames } from '../../state/display-name.ts';
import type { Moment } from '../../state/moment.ts';
import { dueCall } from '../../state/start-game.ts';

export function callPages({ call, game }: Moment): readonly Text[] {
  const due = dueCall(call, game);
  return due === undefined ? [] : [plain('display.match'), ...displayNames(due.players)];
}

export function callSentences({ call, game }: Moment): readonly Text[] {
  const due = dueCall(call, game);
  return due === undefined ? [] : [{ say: 'table.called', names: due.players, league: due.league }];
}
