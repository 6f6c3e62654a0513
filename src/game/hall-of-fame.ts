/** The best results of finished games, ten for each rule set. */
import { familyOf, ifOfFamily } from './families.ts';
import type { Game } from './game.ts';
import { houseSeat } from './house.ts';
import { findRules, type RuleSets } from './rule-sets.ts';

export const HALL_OF_FAME_LENGTH = 10;

export interface FameEntry {
  readonly rules: string;
  /** Number of the game in the journal. */
  readonly game: number;
  /** Index into the game's players. */
  readonly player: number;
  readonly name: string;
  readonly total: number;
  /** Farkle: own turns to the target; undefined in the other sets. */
  readonly turns: number | undefined;
  /** Something was corrected in the game. */
  readonly corrected: boolean;
  /** A player of the house, which has a list of its own. */
  readonly house?: true;
  /** When the game ended, ISO 8601, where that is told. */
  readonly endedAt?: string;
}

/** What the operator did to entries; the newest edit of an entry counts. The game itself stays as it was played. */
export type FameEdit =
  | { readonly type: 'rename'; readonly game: number; readonly player: number; readonly name: string }
  | { readonly type: 'remove'; readonly game: number; readonly player: number }
  /** As it was played. */
  | { readonly type: 'restore'; readonly game: number; readonly player: number }
  /** Every entry of this game and of all before it is removed. */
  | { readonly type: 'clear'; readonly game: number };

/** The best of all entries with this rule set: those of people, then those of the house. */
export function hallOfFame(
  entries: readonly FameEntry[],
  rules: string,
  edits: readonly FameEdit[] = [],
): readonly FameEntry[] {
  const candidates = entries.filter((entry) => entry.rules === rules);
  const lines = candidates.flatMap((entry) => edited(entry, edits));
  return [peopleAmong(lines), houseAmong(lines)].flatMap((list) => bestOf(list, HALL_OF_FAME_LENGTH));
}

/** Those of these entries that can be in a hall of fame with these edits: beside a clearing, each removes one at most. */
export function inReach(
  sets: RuleSets,
  entries: readonly FameEntry[],
  edits: readonly FameEdit[],
): readonly FameEntry[] {
  const left = entries.filter((entry) => newestEdit(entry, edits)?.type !== 'clear');
  return sets.flatMap(({ id }) => {
    const own = left.filter(({ rules }) => rules === id);
    return [peopleAmong(own), houseAmong(own)].flatMap((list) =>
      bestOf(list, HALL_OF_FAME_LENGTH + edits.length),
    );
  });
}

export function peopleAmong(entries: readonly FameEntry[]): readonly FameEntry[] {
  return entries.filter(({ house }) => house !== true);
}

export function houseAmong(entries: readonly FameEntry[]): readonly FameEntry[] {
  return entries.filter(({ house }) => house === true);
}

/** Best first: by total, in Farkle by fewest own turns and then by total; of equal ones the earlier game. */
function bestOf(entries: readonly FameEntry[], count: number): readonly FameEntry[] {
  return entries
    .toSorted(
      (a, b) =>
        (a.turns ?? 0) - (b.turns ?? 0) || b.total - a.total || a.game - b.game || a.player - b.player,
    )
    .slice(0, count);
}

/** The entries of people in this game that are among the best: whom to congratulate. `hall`: by id of the rule set. */
export function entriesInFame(
  hall: Readonly<Record<string, readonly FameEntry[]>>,
  game: Game,
): readonly FameEntry[] {
  return peopleAmong(hall[game.rules] ?? []).filter((entry) => entry.game === game.number);
}

function newestEdit(entry: FameEntry, edits: readonly FameEdit[]): FameEdit | undefined {
  return edits.findLast((edit) =>
    edit.type === 'clear'
      ? entry.game <= edit.game
      : edit.game === entry.game && edit.player === entry.player,
  );
}

/** None when it was removed. */
function edited(entry: FameEntry, edits: readonly FameEdit[]): readonly FameEntry[] {
  const edit = newestEdit(entry, edits);
  switch (edit?.type) {
    case 'clear':
    case 'remove':
      return [];
    case 'rename':
      return [{ ...entry, name: edit.name }];
    case 'restore':
    case undefined:
      return [entry];
    default:
      return edit satisfies never;
  }
}

/**
 * Rehearsals and games that were not finished have none, and neither have players who dropped out. Duplicate dice are ranked
 * against their field: one lucky round would fill every list.
 */
export function fameEntries(sets: RuleSets, game: Game): readonly FameEntry[] {
  return allEntries(sets, game).filter(({ player }) => !game.droppedOut.includes(player));
}

function allEntries(sets: RuleSets, game: Game): readonly FameEntry[] {
  const rules = ifOfFamily(findRules(sets, game.rules), game);
  if (rules === undefined || game.status !== 'over' || game.rehearsal || game.round !== undefined) return [];
  const facts = { rules: game.rules, game: game.number, corrected: game.corrected };
  return familyOf(game)
    .results(rules, game)
    .map((result) => {
      const name = game.players[result.player] ?? '';
      const house = houseSeat(name) === undefined ? {} : ({ house: true } as const);
      return { ...facts, ...result, name, ...house };
    });
}
