/** What somebody has played: a profile, made from the finished games of the journal each time. Rehearsals never count. */
import {
  boxName,
  cardsOf,
  EMPTY_CARD,
  type FiveDiceRules,
  findRules,
  fiveDiceRules,
  type Game,
  type NameOf,
  type RuleSets,
  type ScoreCard,
  seatsOf,
  setName,
  teamSeatsOf,
  totals,
  totalsOf,
} from '../game/index.ts';
import type { ProfileRecord, ProfileSet } from '../server/people/messages.ts';

export interface EndedGame {
  readonly game: Game;
  readonly endedAt: string;
}

interface Own {
  readonly game: Game;
  readonly at: string;
  readonly player: number;
  readonly total: number;
  readonly won: boolean;
}

const MOST_RIVALS = 12;

/** `games`: newest first, as the journal gives them. */
export function profileRecord(
  id: string,
  games: readonly EndedGame[],
  sets: RuleSets,
  nameOf: NameOf,
): ProfileRecord {
  const own = games.toReversed().flatMap((played) => ownOf(id, played, sets));
  const contests = own.filter(({ game }) => game.players.length > 1);
  return {
    games: own.length,
    contests: contests.length,
    wins: contests.filter(({ won }) => won).length,
    teams: teamRecord(id, games),
    streak: streakOf(contests),
    sets: [...Map.groupBy(own, ({ game }) => game.rules)]
      .map(([rules, ofSet]) => setRecord(rules, ofSet, sets))
      .sort((a, b) => b.games - a.games),
    rivals: rivalsOf(contests, sets, nameOf),
  };
}

function ownOf(id: string, { game, endedAt }: EndedGame, sets: RuleSets): readonly Own[] {
  const player = seatsOf(game).indexOf(id);
  if (player === -1 || game.rehearsal || game.droppedOut.includes(player)) return [];
  const total = totalsOf(findRules(sets, game.rules), game)[player] ?? 0;
  return [{ game, at: endedAt, player, total, won: game.winners.includes(player) }];
}

/** A shared card is nobody's own: only that they played, and whether they won. */
function teamRecord(id: string, games: readonly EndedGame[]): ProfileRecord['teams'] {
  const played = games.flatMap(({ game }) => {
    const player = game.rehearsal ? -1 : (teamSeatsOf(game) ?? []).findIndex((team) => team.includes(id));
    return player === -1 || game.droppedOut.includes(player) ? [] : [game.winners.includes(player)];
  });
  return { games: played.length, wins: played.filter((won) => won).length };
}

function streakOf(contests: readonly Own[]): ProfileRecord['streak'] {
  let now = 0;
  let best = 0;
  for (const { won } of contests) {
    now = won ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best };
}

function setRecord(id: string, own: readonly Own[], sets: RuleSets): ProfileSet {
  const rules = findRules(sets, id);
  const cards = fiveDiceRules(rules);
  const points = own.map(({ total }) => total);
  return {
    id,
    name: rules === undefined ? id : setName(rules),
    games: own.length,
    best: Math.max(...points),
    average: mean(points),
    ...(cards === undefined ? { upperBonus: null, yahtzees: null, boxes: [] } : cardsRecord(cards, own)),
    results: own.map(({ game, at, player, total, won }) => ({
      ...{ game: game.number, at, seat: player, total, won },
    })),
  };
}

function cardsRecord(
  rules: FiveDiceRules,
  own: readonly Own[],
): Pick<ProfileSet, 'upperBonus' | 'yahtzees' | 'boxes'> {
  const cards = own.map(({ game, player }): ScoreCard => cardsOf(game)[player] ?? EMPTY_CARD);
  const alike = rules.boxes.filter(({ kind }) => kind === 'yahtzee');
  const rolled = (card: ScoreCard) => alike.filter(({ category }) => (card.boxes[category] ?? 0) > 0).length;
  return {
    upperBonus: mean(cards.map((card) => (totals(rules, card).upperBonus > 0 ? 1 : 0))),
    yahtzees: cards.reduce((sum, card) => sum + rolled(card) + card.yahtzeeBonuses, 0),
    boxes: boxesRecord(rules, cards),
  };
}

/** A box once, whatever the number of columns in which a card has it: points before their column multiplies them. */
function boxesRecord(rules: FiveDiceRules, cards: readonly ScoreCard[]): ProfileSet['boxes'] {
  return [...Map.groupBy(rules.boxes, ({ kind }) => kind).values()].map((columns) => {
    const filled = cards.flatMap((card) => columns.map(({ category }) => card.boxes[category] ?? 0));
    const [box] = columns as [(typeof columns)[number]];
    return {
      name: boxName(box),
      average: mean(filled),
      zeros: filled.filter((each) => each === 0).length,
    };
  });
}

/**
 * Everybody by the name of that evening, or by the present one of whom the table knows: who of the two came before the other,
 * whoever else won. Who dropped out was not met to the end.
 */
function rivalsOf(contests: readonly Own[], sets: RuleSets, nameOf: NameOf): ProfileRecord['rivals'] {
  const met = contests.flatMap(({ game, player, total, won }) => {
    const all = totalsOf(findRules(sets, game.rules), game);
    return seatsOf(game).flatMap((seat, other) => {
      if (other === player || game.droppedOut.includes(other)) return [];
      // Level totals are decided where a set has one winner.
      const ahead = Number(won) - Number(game.winners.includes(other)) || total - (all[other] ?? 0);
      return [{ name: nameOf(seat), ahead }];
    });
  });
  return [...Map.groupBy(met, ({ name }) => name)]
    .map(([name, games]) => ({
      ...{ name, games: games.length },
      won: games.filter(({ ahead }) => ahead > 0).length,
      level: games.filter(({ ahead }) => ahead === 0).length,
      lost: games.filter(({ ahead }) => ahead < 0).length,
    }))
    .sort((a, b) => b.games - a.games)
    .slice(0, MOST_RIVALS);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
