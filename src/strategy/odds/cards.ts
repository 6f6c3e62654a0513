/** The odds of a game of score cards. What has been found out about a player holds until that player's own part changes. */
import {
  EMPTY_CARD,
  type HousePlayer,
  houseSeat,
  type Odds,
  type PlayerOdds,
  rollsLeft,
  type ScoreCard,
  type SeenCards,
  type Turn,
  totals,
} from '../../game/index.ts';
import { Distribution } from '../five-dice/distribution.ts';
import type { Values } from '../five-dice/values.ts';
import { type Final, meanOf, standingOf } from './final.ts';
import type { Manner } from './manner.ts';
import { mannerOf } from './manners.ts';
import { needsOf } from './needs.ts';
import { followed, isExact, type Outlook, outlookOf, type Part } from './rest.ts';
import type { OddsWork } from './work.ts';

/** Shapes of totals are much the same while no more boxes than these have been filled. */
const STEP = 3;

/** What has been found out about a player. */
interface Known {
  /** Of the player's part then. */
  readonly part: string;
  readonly expected: number;
  readonly open: number;
  readonly final: Final;
  readonly how: Odds['how'];
}

export interface CardOdds {
  readonly of: (seen: SeenCards) => OddsWork;
  /** What every game begins with, so that there is something to go by from its first roll on. */
  readonly begin: () => Generator<undefined, undefined>;
}

export function cardOdds(values: Values): CardOdds {
  const { rules } = values.model;
  const manners = new Map<string, Manner>();
  const known: (Known | undefined)[] = [];
  let start: Known | undefined;

  return { of, begin };

  function* begin(): Generator<undefined, undefined> {
    const manner = mannerOf(undefined, values);
    const place = { card: EMPTY_CARD, dice: undefined, rollsLeft: 0, claimed: false };
    const outlook = outlookOf(values, manner, place) ?? NOTHING;
    const rest = yield* followed(values, manner, outlook);
    start = {
      part: '',
      expected: outlook.value,
      open: outlook.open,
      final: { points: 0, rest },
      how: 'exact',
    };
    return undefined;
  }

  function* of(seen: SeenCards): OddsWork {
    const inPlay = [...seen.players.keys()].filter((player) => !seen.droppedOut.includes(player));
    if (inPlay.length < 2 || seen.status !== 'playing') return undefined;
    const parts = inPlay.map((player) => partOf(seen, player));
    for (const part of parts) if (part.outlook === undefined) return undefined;
    const stale = parts.filter(
      ({ player, name }) => known[player]?.part !== name || known[player]?.how === 'first',
    );
    for (const part of stale) {
      const guess = shifted(part, known[part.player]) ?? shifted(part, start);
      if (guess === undefined) delete known[part.player];
      else known[part.player] = guess;
    }
    const first = told(seen);
    if (stale.length > 0 && first !== undefined) yield first;
    for (const part of stale) {
      // Who has the same card between two turns, plays alike from here on.
      const same = known.find((other) => other?.part === part.name && other.how !== 'first');
      known[part.player] = same ?? (yield* foundOut(part));
    }
    return told(seen);
  }

  interface Seat {
    readonly player: number;
    readonly name: string;
    readonly house: HousePlayer | undefined;
    readonly manner: Manner;
    readonly outlook: Outlook | undefined;
    /** Points that are sure, without an upper bonus. */
    readonly points: number;
  }

  function partOf(seen: SeenCards, player: number): Seat {
    const house = houseSeat(seen.players[player] ?? '');
    const who = house ?? '';
    const manner = manners.get(who) ?? mannerOf(house, values);
    manners.set(who, manner);
    const place = placeOf(seen, player);
    const { total, upperBonus } = totals(rules, place.card);
    const outlook = outlookOf(values, manner, place);
    return { player, house, manner, outlook, points: total - upperBonus, name: JSON.stringify([who, place]) };
  }

  function placeOf(seen: SeenCards, player: number): Part {
    const card = seen.cards[player] as ScoreCard;
    const turns = [seen.turn, ...seen.waiting, seen.kept[player]];
    const turn = turns.find((each) => each?.player === player && each.dice !== undefined);
    const left = (own: Turn): number => rollsLeft(rules, { turn: own, saved: seen.saved });
    return {
      card,
      dice: turn?.dice?.toSorted((a, b) => a - b),
      rollsLeft: turn === undefined ? 0 : left(turn),
      claimed: turn?.claimed === true,
    };
  }

  /** The shape that was known before, where it is expected to be now. */
  function shifted({ name, outlook, points }: Seat, before: Known | undefined): Known | undefined {
    if (before === undefined || outlook === undefined || before.open - outlook.open > STEP) return undefined;
    const expected = points + outlook.value;
    const final = moved(before.final, expected - before.expected);
    return { part: name, expected, open: outlook.open, final, how: 'first' };
  }

  function* foundOut({ name, points, house, manner, outlook = NOTHING }: Seat): Generator<undefined, Known> {
    const { value, open } = outlook;
    const rest = yield* followed(values, manner, outlook);
    const final = { points, rest };
    return {
      ...{ part: name, expected: points + value, open, how: 'exact' },
      final: isExact(open) || !playsBest(house) ? final : moved(final, value - rest.mean),
    };
  }

  /** As far as everybody is known. */
  function told(seen: SeenCards): Odds | undefined {
    const finals = seen.players.map((_, player) =>
      seen.droppedOut.includes(player) ? undefined : known[player]?.final,
    );
    const isKnown = (player: number): boolean =>
      seen.droppedOut.includes(player) || finals[player] !== undefined;
    if (!finals.every((_, player) => isKnown(player))) return undefined;
    const { wins, tie } = standingOf(finals, rules.ties === 'shared');
    const ways = new Set(seen.players.map((_, player) => known[player]?.how));
    return {
      players: finals.map((final, player) => ({
        win: wins[player] as number,
        ...(final === undefined ? {} : { total: totalOf(seen, player, final) }),
      })),
      tie,
      how: ways.has('first') ? 'first' : 'exact',
      assumes: 'perfect',
      needs: needsOf(rules, seen, finals),
    };
  }

  function totalOf(seen: SeenCards, player: number, final: Final): NonNullable<PlayerOdds['total']> {
    const { points, rest } = final;
    const house = houseSeat(seen.players[player] ?? '');
    // Of best play it is known to the last digit.
    const best = playsBest(house) ? known[player]?.expected : undefined;
    const [low, high] = [points + rest.percentile(5), points + rest.percentile(95)];
    return { expected: best ?? meanOf(final), low, high };
  }
}

function playsBest(house: HousePlayer | undefined): boolean {
  return house === undefined || house === 'master';
}

/** By points that need not be whole. */
function moved({ points, rest }: Final, by: number): Final {
  const whole = Math.floor(by);
  const all = new Distribution();
  all.add(rest, 0, 1 - (by - whole));
  all.add(rest, 1, by - whole);
  return { points: points + whole, rest: all };
}

const NOTHING: Outlook = { starts: [], value: 0, open: 0 };
