/** What can be stepped to in a game: everything but single holds, which are seen at the roll that follows. */
import type { ChangedCard, HistoryGame, HistoryStep } from '../../src/server/history/messages.ts';

export interface HistoryMoment {
  readonly step: HistoryStep;
  /** The dice that it is about: a score shows those that were scored, though the next turn has begun. */
  readonly dice: readonly number[] | null;
  /** Which dice of this roll had stayed; none of another moment. */
  readonly stayed: readonly boolean[];
  /** Of Farkle: set aside in earlier rolls of this turn. */
  readonly set: readonly boolean[] | null;
  /** Of Farkle: what those have brought; null where the turn has ended. */
  readonly turnPoints: number | null;
  /** Whose moment it is; undefined when the game is over. */
  readonly player: number | undefined;
  /** The round that it belongs to: a score belongs to its own, though the next may have begun. */
  readonly round: number;
  /** Every player's card at this moment; undefined: there is none yet. */
  readonly cards: readonly (ChangedCard | undefined)[];
  /** Places of the cards that this moment changed, as `player row column`. */
  readonly changed: ReadonlySet<string>;
}

const ENDS: readonly string[] = ['game ended', 'game abandoned'];
/** The step after it may already show the dice of another turn: one that waited for a choice made again, or was put off. */
const TURN_ENDS: readonly string[] = ['scored', 'banked', 'farkled', 'skipped'];
const PASSED_OVER: readonly string[] = ['held', 'freed'];

/** In the order of play. Each holds all that is drawn of it, so that stepping back or far ahead recomputes nothing. */
export function momentsOf({ steps, rolls, players }: HistoryGame): readonly HistoryMoment[] {
  const moments: HistoryMoment[] = [];
  let cards: HistoryMoment['cards'] = players.map(() => undefined);
  for (const [index, step] of steps.entries()) {
    const before = steps[index - 1];
    const changed = new Set<string>();
    const next = [...cards];
    for (const card of step.cards) {
      const { player, points } = card;
      for (const place of differences(cards[player]?.points ?? [], points)) changed.add(`${player} ${place}`);
      next[player] = card;
    }
    const isFirst = moments.length === 0;
    cards = next;
    if (PASSED_OVER.includes(step.type)) continue;
    // What ended a turn belongs to that turn.
    const endsTurn = TURN_ENDS.includes(step.type);
    const own = (endsTurn || step.dice === null) && before !== undefined ? before : step;
    const isEnd = ENDS.includes(step.type);
    const newest = moments[moments.length - 1];
    const roll = step.roll === null ? undefined : rolls[step.roll];
    moments.push({
      ...{ step, cards, changed: isFirst ? new Set<string>() : changed },
      ...(isEnd && newest !== undefined
        ? { dice: newest.dice, set: newest.set, stayed: [], round: newest.round }
        : { dice: own.dice, set: own.set, stayed: roll?.held ?? [], round: own.round }),
      turnPoints: isEnd || endsTurn || own.dice === null ? null : own.turnPoints,
      player: isEnd ? undefined : own.player,
    });
  }
  return moments;
}

/** As `row column`. */
function differences(before: ChangedCard['points'], after: ChangedCard['points']): readonly string[] {
  return after.flatMap((row, at) =>
    row.flatMap((points, column) => (before[at]?.[column] === points ? [] : [`${at} ${column}`])),
  );
}
