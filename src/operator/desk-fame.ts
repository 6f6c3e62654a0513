/** The halls of fame for an operator: every entry, and what was done to them before. */
import type { TableLoop } from '../app/table-loop.ts';
import { dayIfSet } from '../clock/calendar.ts';
import { type NameOf, playerNames, told, typedName } from '../game/index.ts';
import type { Archive, StoredFameEdit } from '../journal/archive.ts';
import type { Text } from '../language/sentence.ts';
import { DeskRejection } from '../server/operator/desk.ts';
import type { FameAnswer, FameEditRequest } from '../server/operator/messages.ts';
import type { Hall } from '../table/state/situation.ts';
import type { DeskPeople } from './desk-people.ts';

export function fameAnswer(hall: Hall, edits: readonly StoredFameEdit[], nameOf: NameOf): FameAnswer {
  return {
    entries: Object.values(hall)
      .flat()
      .map(({ rules, game, player, name, total, turns, endedAt = '' }) => {
        const day = dayIfSet(endedAt);
        return {
          ...{ rules, game, player, name, total },
          ...{ turns: turns ?? null, ...(day === undefined ? {} : { day }) },
        };
      }),
    edits: told(edits.toReversed(), nameOf),
  };
}

/** Empties all halls of fame; told in a word of the display. */
export async function clearHall(
  archive: Pick<Archive, 'editFame' | 'history'>,
  loop: Pick<TableLoop, 'readHall'>,
  signed: { readonly who: string; readonly at: string },
): Promise<Text> {
  const { games } = await archive.history(undefined, 1);
  const newest = games[0]?.game.number;
  if (newest === undefined) return { say: 'leafWord.none' };
  await archive.editFame({ ...signed, edit: { type: 'clear', game: newest } });
  await loop.readHall();
  return { say: 'leafWord.done' };
}

/** Rejects with a DeskRejection when there is nothing to be changed like that. Returns what was done, in words. */
export async function editFame(
  archive: Pick<Archive, 'fameEdits' | 'editFame'>,
  hall: Hall,
  { whoIs }: Pick<DeskPeople, 'whoIs'>,
  signed: { readonly who: string; readonly at: string },
  edit: FameEditRequest,
): Promise<Text> {
  const entry = Object.values(hall)
    .flat()
    .find(({ game, player }) => game === edit.game && player === edit.player);
  switch (edit.type) {
    case 'rename': {
      if (entry === undefined) throw noEntry();
      const [name = ''] = playerNames([typedName(edit.name)]);
      // Whom the table knows can be forgotten: what is written down for good has an id in the place of the name.
      await archive.editFame({ ...signed, edit: { ...edit, name: whoIs(name) ?? name } });
      return { say: 'desk.renamed', before: entry.name, name };
    }
    case 'remove':
      if (entry === undefined) throw noEntry();
      await archive.editFame({ ...signed, edit: { type: 'remove', game: edit.game, player: edit.player } });
      return { say: 'desk.removed', name: entry.name };
    case 'restore': {
      const known = (await archive.fameEdits()).some(
        ({ edit: before }) =>
          before.game === edit.game && before.type !== 'clear' && before.player === edit.player,
      );
      if (!known) throw noEntry();
      await archive.editFame({ ...signed, edit: { type: 'restore', game: edit.game, player: edit.player } });
      return { say: 'desk.restored' };
    }
    default:
      return edit satisfies never;
  }
}

function noEntry(): DeskRejection {
  return new DeskRejection('no-entry', { say: 'desk.noEntry' });
}
