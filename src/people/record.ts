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
    rivals: rivalsOf(contests, nameOf),
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
    results: own.map(({ game, at, total, won }) => ({ game: game.number, at, total, won })),
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
    boxes: rules.boxes
      .filter(({ column }) => column === 0)
      .map((box) => {
        const filled = cards.map((card) => card.boxes[box.category] ?? 0);
        return {
          name: boxName(box),
          average: mean(filled),
          zeros: filled.filter((each) => each === 0).length,
        };
      }),
  };
}

/** Everybody by the name of that evening, or by the present one of whom the table knows. */
function rivalsOf(contests: readonly Own[], nameOf: NameOf): ProfileRecord['rivals'] {
  const met = contests.flatMap(({ game, player, total, won }) =>
    seatsOf(game)
      .filter((_, seat) => seat !== player)
      .map((seat) => ({ name: nameOf(seat), won, lost: !won, total })),
  );
  return [...Map.groupBy(met, ({ name }) => name)]
    .map(([name, games]) => ({
      ...{ name, games: games.length },
      won: games.filter(({ won }) => won).length,
      lost: games.filter(({ lost }) => lost).length,
    }))
    .sort((a, b) => b.games - a.games)
    .slice(0, MOST_RIVALS);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
