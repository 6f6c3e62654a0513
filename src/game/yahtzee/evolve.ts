/** How the events of the five-dice sets change a five-dice game. */
import type { Undone } from '../correction.ts';
import { withDone } from '../done.ts';
import type { GameEvent } from '../event.ts';
import type { FiveDiceGame, Turns } from '../game.ts';
import { EMPTY_CARD, fillBox, markCorrected, repairBox, type ScoreCard } from './score-card.ts';
import { advanceFiveDice } from './turns.ts';

export function evolveFiveDice(game: FiveDiceGame, event: GameEvent): FiveDiceGame {
  const { turn } = game;
  switch (event.type) {
    case 'rolled':
      return { ...game, turn: { ...turn, held: event.holds ?? event.held } };
    case 'stopped':
      return { ...game, turn: { ...turn, stopped: true } };
    case 'claimed': {
      const { player, category, points } = event;
      const card = fillBox(cardOf(game, player), category, points, 0);
      const claimed = withCard(game, player, card, { kind: 'claim', category, points });
      return { ...claimed, turn: { ...turn, claimed: true }, lastScored: { player, category } };
    }
    case 'scored': {
      const { player, category, points, bonus, also, saved, next } = event;
      const filled = fillBox(cardOf(game, player), category, points, bonus);
      const both = also === undefined ? filled : fillBox(filled, also, 0, 0);
      const card = turn.again === true || event.by !== undefined ? markCorrected(both, category) : both;
      const turns = advanceFiveDice(game, next);
      const scored = withCard(game, player, card, { kind: 'score', category, points }, turns);
      const lastScored = { player, category };
      return saved === undefined
        ? { ...scored, lastScored }
        : { ...scored, lastScored, saved: game.saved.with(player, saved) };
    }
    case 'skipped': {
      const { player, next } = event;
      // Dice that lie there are kept; without any the open box is turn enough.
      const own = turn.dice === undefined ? undefined : ({ ...turn, owed: true } as const);
      const kept = game.players.map((_, index) => (index === player ? own : game.kept[index]));
      return withDone(game, player, { kind: 'skip' }, {}, advanceFiveDice({ ...game, kept }, next));
    }
    case 'repaired': {
      const { player, category, points, bonuses, also, next } = event;
      const card = cardOf(game, player);
      const repaired = markCorrected(repairBox(card, category, points), category);
      const both = also === undefined ? repaired : repairBox(repaired, also, 0);
      const counted = { ...both, yahtzeeBonuses: bonuses ?? both.yahtzeeBonuses };
      const turns = next === undefined ? undefined : advanceFiveDice(game, next);
      const after = withCard(game, player, counted, { kind: 'repair', category, points }, turns);
      const open = points === null ? ({ status: 'playing', winners: [] } as const) : {};
      return { ...after, ...open, lastScored: { player, category } };
    }
    case 'adjusted': {
      const { player, points, by, why } = event;
      const card = cardOf(game, player);
      const adjustments = [...(card.adjustments ?? []), { points, by, why }];
      return withCard(game, player, { ...card, adjustments }, { kind: 'adjustment', points });
    }
    default:
      return game;
  }
}

function cardOf(game: FiveDiceGame, player: number): ScoreCard {
  return game.cards[player] ?? EMPTY_CARD;
}

/** With this card, which can be taken back. */
function withCard(
  game: FiveDiceGame,
  player: number,
  card: ScoreCard,
  what: Undone,
  turns?: Turns<FiveDiceGame['turn']>,
): FiveDiceGame {
  const { cards, saved, lastScored } = game;
  return {
    ...withDone(game, player, what, { cards, saved, lastScored }, turns),
    cards: cards.with(player, card),
  };
}
