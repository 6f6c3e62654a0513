/** What has happened between two looks at a table that a lamp may want to know. */
import { findRules, type Game, type RuleSets, withCards } from '../game/index.ts';
import type { TableView } from '../table/view.ts';

export const HAPPENINGS = ['started', 'yahtzee', 'farkle', 'won'] as const;

/** What tells one from the next; a roll counts once its dice stand. */
interface Seen {
  readonly started: string | undefined;
  readonly alike: string | undefined;
  readonly farkle: number | undefined;
  readonly over: number | undefined;
}

/** At its first look, which tells what stood there before the table was connected, it says nothing. */
export class Happenings {
  #seen: Seen | undefined;

  since(view: TableView, sets: RuleSets): readonly (typeof HAPPENINGS)[number][] {
    const before = this.#seen;
    const now = seen(view, before, sets);
    this.#seen = now;
    if (before === undefined) return [];
    const isNew = (key: keyof Seen) => now[key] !== undefined && now[key] !== before[key];
    return [
      ...(isNew('started') ? (['started'] as const) : []),
      ...(isNew('alike') ? (['yahtzee'] as const) : []),
      ...(isNew('farkle') ? (['farkle'] as const) : []),
      ...(isNew('over') ? (['won'] as const) : []),
    ];
  }
}

function seen({ game, scene }: TableView, before: Seen | undefined, sets: RuleSets): Seen {
  return {
    started: game?.status === 'playing' ? `${game.number}` : before?.started,
    alike: scene.tumble === undefined ? alikeRoll(game, sets) : before?.alike,
    farkle: scene.farkle?.sinceMs,
    over: game?.status === 'over' && !game.rehearsal ? game.number : undefined,
  };
}

/** The roll that lies there, if all its dice are equal; in a set where that is worth something. */
function alikeRoll(game: Game | undefined, sets: RuleSets): string | undefined {
  const cards = game && withCards(findRules(sets, game.rules), game);
  if (cards?.game.status !== 'playing') return undefined;
  const { number, rollsDrawn, turn } = cards.game;
  const [first] = turn.dice ?? [];
  if (first === undefined || turn.dice?.some((face) => face !== first)) return undefined;
  return `${number}:${rollsDrawn}`;
}
