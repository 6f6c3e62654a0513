/** A whole game for everybody who wants to step through it, draw it, or compute its dice again. */

import {
  cardsOf,
  describe,
  evolve,
  familyOf,
  findRules,
  type Game,
  type NameOf,
  type RuleSet,
  type RuleSets,
  told,
  totalsOf,
  turnPointsOf,
  unnamed,
  withCards,
} from '../../game/index.ts';
import { rowText } from '../../language/row-text.ts';
import { type SpokenWords, tell } from '../../language/sentence.ts';
import { cardView } from '../view/card-view.ts';
import { historyLine } from './line.ts';
import {
  type ChangedCard,
  HISTORY_FORMAT,
  type HistoryGame,
  type HistoryRoll,
  type HistoryStep,
} from './messages.ts';
import type { StoredGameEvent } from './source.ts';
import { gameTitle } from './title.ts';

/**
 * Undefined while the game is still played: its seed is sealed. `events`: all of the game, in order, at least one.
 * `pause` is asked after every event, and awaited where it returns something.
 */
export async function historyGame(
  events: readonly StoredGameEvent[],
  sets: RuleSets,
  words: SpokenWords,
  nameOf: NameOf = unnamed,
  pause: () => Promise<void> | undefined = () => undefined,
): Promise<HistoryGame | undefined> {
  const [first] = events;
  const last = events.at(-1);
  const rolls: HistoryRoll[] = [];
  const steps: HistoryStep[] = [];
  let game: Game | undefined;
  for (const stored of events) {
    const before: Game | undefined = game;
    // Told with names; what the seal was made with stays as it was written.
    const now = { ...stored, event: told(stored.event, nameOf) };
    game = evolve(game, now.event);
    if (stored.event.type === 'rolled') rolls.push(rollOf(stored.event, before));
    steps.push(stepOf(now, before, game, sets, words, rolls.length));
    const paused = pause();
    if (paused !== undefined) await paused;
  }
  if (first?.event.type !== 'game started' || last === undefined || game === undefined) return undefined;
  const { status } = game;
  if (status === 'playing') return undefined;
  const { rules: id, players, starter, seed, seal, dice } = first.event;
  const rules = findRules(sets, id);
  const cards = withCards(rules, game);
  const card = cards && cardView(cards.rules, cards.game, {});
  const line = historyLine({ game, startedAt: first.at, endedAt: last.at }, sets, words);
  return {
    format: HISTORY_FORMAT,
    ...line,
    title: gameTitle(line, words),
    ...{ status, family: game.family, dice, starter },
    fairness: { seed, seal, sealed: [seed, id, ...players], cut: game.cut },
    rolls,
    rows: (card?.rows ?? []).map((row) => ({
      ...{ id: row.id, label: rowText(words, row, card?.keysOnCard === true), kind: row.kind },
    })),
    columns: cards?.rules.columns ?? [],
    turns: turnPointsOf(rules, game),
    steps,
  };
}

type Rolled = Extract<StoredGameEvent['event'], { type: 'rolled' }>;

function rollOf({ n, player, cut, held, faces }: Rolled, before: Game | undefined): HistoryRoll {
  return { n, player, round: before?.turn.round ?? 1, cut, held, faces };
}

function stepOf(
  { seq, at, event }: StoredGameEvent,
  before: Game | undefined,
  game: Game,
  sets: RuleSets,
  words: SpokenWords,
  rolls: number,
): HistoryStep {
  const { turn } = game;
  const rules = findRules(sets, game.rules);
  const aside = familyOf(game).setAside(game);
  return {
    ...{ seq, at, type: event.type, text: tell(words, describe(event, before, sets)) },
    ...{ player: turn.player, round: turn.round, rolls: turn.rolls },
    ...{ dice: turn.dice ?? null, held: turn.held },
    ...{ set: aside?.set ?? null, turnPoints: aside?.points ?? null },
    roll: event.type === 'rolled' ? rolls - 1 : null,
    totals: totalsOf(rules, game),
    cards: changedCards(before, game, rules),
  };
}

function changedCards(
  before: Game | undefined,
  game: Game,
  rules: RuleSet | undefined,
): readonly ChangedCard[] {
  const now = withCards(rules, game);
  const then = before && cardsOf(before);
  const changed = cardsOf(game).flatMap((card, player) =>
    then === undefined || JSON.stringify(then[player]) !== JSON.stringify(card) ? [player] : [],
  );
  if (now === undefined || changed.length === 0) return [];
  const { columns, rows, corrected } = cardView(now.rules, now.game, {});
  return changed.map((player) => {
    const own = corrected.flatMap((box) =>
      box.player === player ? [{ row: box.row, column: box.column }] : [],
    );
    return {
      player,
      points: rows.map(({ points }) => points.filter((_, index) => columns[index]?.player === player)),
      ...(own.length > 0 && { corrected: own }),
    };
  });
}
