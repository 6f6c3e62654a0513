/** The hall of fame for the pages: the rule set that was played last comes first. */

import { dayIfSet } from '../../clock/calendar.ts';
import {
  type FameEntry,
  findRules,
  houseAmong,
  peopleAmong,
  type RuleSets,
  setName,
} from '../../game/index.ts';
import type { Text } from '../../language/sentence.ts';
import type { TableView } from '../../table/view.ts';
import type { FameView, Snapshot } from './messages.ts';

export function fameView(
  { hall, game }: Pick<TableView, 'hall' | 'game'>,
  ruleSets: RuleSets,
): readonly FameView[] {
  const played = Object.keys(hall).filter((id) => (hall[id]?.length ?? 0) > 0);
  const order = ruleSets.map(({ id }) => id).filter((id) => played.includes(id));
  const last = order.filter((id) => id === game?.rules);
  const lists = [...last, ...order.filter((id) => id !== game?.rules)].flatMap((id) => {
    const rules = nameOf(ruleSets, id);
    const all = hall[id] ?? [];
    const ofHouse: Text = { say: 'table.ofHouse', rules };
    return [
      { rules, entries: peopleAmong(all) },
      { rules: ofHouse, entries: houseAmong(all) },
    ];
  });
  const filled = lists.filter(({ entries }) => entries.length > 0);
  return filled.map(({ rules, entries }) => ({
    rules,
    entries: entries.map((entry) => lineOf(entry, game)),
  }));
}

/** While somebody plays alone: the record of this set, and their own best where that is another. */
export function marksView(
  { scene, hall, game }: Pick<TableView, 'scene' | 'hall' | 'game'>,
  ruleSets: RuleSets,
): readonly FameView[] {
  const [name, ...others] = game?.players ?? [];
  if (scene.screen !== 'turn' || game === undefined || others.length > 0) return [];
  const people = peopleAmong(hall[game.rules] ?? []);
  const own = people.findIndex((entry) => entry.name === name);
  const marks = people.filter((_, place) => place === 0 || place === own);
  if (marks.length === 0) return [];
  return [{ rules: nameOf(ruleSets, game.rules), entries: marks.map((entry) => lineOf(entry, game)) }];
}

function lineOf(entry: FameEntry, game: TableView['game']): FameView['entries'][number] {
  const day = dayIfSet(entry.endedAt ?? '');
  return {
    name: entry.name,
    total: entry.total,
    turns: entry.turns ?? null,
    corrected: entry.corrected,
    fresh: entry.game === game?.number,
    ...(day === undefined ? {} : { day }),
  };
}

/** Places among people, from 1. */
export function enteredView({
  scene,
  hall,
  game,
}: Pick<TableView, 'scene' | 'hall' | 'game'>): Pick<Snapshot, 'entered'> {
  if (scene.screen !== 'over' || scene.highlight?.fresh === true || game === undefined) return {};
  const people = peopleAmong(hall[game.rules] ?? []);
  const entered = people.flatMap(({ game: of, player }, index) =>
    of === game.number ? [{ player, place: index + 1 }] : [],
  );
  return entered.length === 0 ? {} : { entered };
}

function nameOf(ruleSets: RuleSets, id: string): Text {
  const rules = findRules(ruleSets, id);
  return rules === undefined ? id : setName(rules);
}
