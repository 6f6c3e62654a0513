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
import { type KernelExports, startKernel } from '../kernel/memory.ts';
import { seededChance } from './chance.ts';
import { drawnRest } from './drawn.ts';
import { type Final, meanOf, standingOf } from './final.ts';
import type { Manner } from './manner.ts';
import { mannersBy } from './manners.ts';
import { needsOf } from './needs.ts';
import { followed, isExact, type Outlook, outlookOf, type Part } from './rest.ts';
import type { OddsWork } from './work.ts';

/** Shapes of totals are much the same while no more boxes than these have been filled, or emptied. */
const STEP = 3;

/** What has been found out about a player. */
interface Known {
  /** Of the player's part then, and who it was. */
  readonly part: string;
  readonly who: string;
  readonly expected: number;
  readonly open: number;
  readonly final: Final;
  readonly how: Odds['how'];
  /** From a few games that were played out: nothing better to go by is there. */
  readonly drawn?: true;
}

export interface CardOdds {
  readonly of: (seen: SeenCards) => OddsWork;
  /** What every game begins with, so that there is something to go by from its first roll on. */
  readonly begin: () => Generator<undefined, undefined>;
}

export function cardOdds(values: Values): CardOdds {
  const { rules } = values.model;
  const mannerOf = mannersBy(values);
  const known: (Known | undefined)[] = [];
  /** Of whole games, by who plays them. */
  const starts = new Map<string, Known>();
  const chance = seededChance(1);
  /** Kernels that kept totals before: they have grown to tens of megabytes, so they are used again. */
  const spare: KernelExports[] = [];

  return { of, begin };

  function* begin(): Generator<undefined, undefined> {
    yield* foundOut(
      seatOf(0, undefined, { card: EMPTY_CARD, dice: undefined, rollsLeft: 0, claimed: false }),
    );
    return undefined;
  }

  function* of(seen: SeenCards): OddsWork {
    const inPlay = [...seen.players.keys()].filter((player) => !seen.droppedOut.includes(player));
    if (inPlay.length < 2 || seen.status !== 'playing') return undefined;
    const parts = inPlay.map((player) =>
      seatOf(player, houseSeat(seen.players[player] ?? ''), placeOf(seen, player)),
    );
    for (const part of parts) if (part.outlook === undefined) return undefined;
    const stale = parts.filter(
      ({ player, name }) => known[player]?.part !== name || known[player]?.how === 'first',
    );
    for (const part of stale) {
      const guess = shifted(part, known[part.player]) ?? shifted(part, starts.get(part.who));
      known[part.player] = guess ?? (yield* drawn(part));
    }
    const asked = new Set(stale.map(({ name }) => name)).size;
    // Who is on has moved most, but for those of whom hardly anything is known.
    const urgency = ({ player }: Seat): number =>
      2 * Number(known[player]?.drawn === true) + Number(player === seen.turn.player);
    for (const part of stale.toSorted((one, other) => urgency(other) - urgency(one))) {
      yield told(seen);
      // Who has the same card between two turns, plays alike from here on.
      const same = known.find((other) => other?.part === part.name && other.how !== 'first');
      known[part.player] = same ?? (yield* foundOut(part, asked));
    }
    return told(seen);
  }

  interface Seat {
    readonly player: number;
    readonly name: string;
    /** Who plays alike: all people. */
    readonly who: string;
    readonly house: HousePlayer | undefined;
    readonly manner: Manner;
    readonly outlook: Outlook | undefined;
    /** Points that are sure, without an upper bonus. */
    readonly points: number;
  }

  function seatOf(player: number, house: HousePlayer | undefined, place: Part): Seat {
    const who = house ?? '';
    const manner = mannerOf(house);
    const { total, upperBonus } = totals(rules, place.card);
    const outlook = outlookOf(values, manner, place);
    const name = JSON.stringify([who, place]);
    return { player, house, who, manner, outlook, points: total - upperBonus, name };
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
  function shifted(
    { name, who, outlook = NOTHING, points }: Seat,
    before: Known | undefined,
  ): Known | undefined {
    // Somebody else's, of another game, says nothing.
    if (before?.who !== who || Math.abs(before.open - outlook.open) > STEP) return undefined;
    const expected = points + outlook.value;
    const final = moved(before.final, expected - before.expected);
    return { ...before, part: name, expected, open: outlook.open, final, how: 'first' };
  }

  /** A few games that are played out say about where a player ends up; where best play does, is known. */
  function* drawn({
    name,
    who,
    points,
    house,
    manner,
    outlook = NOTHING,
  }: Seat): Generator<undefined, Known> {
    const { value, open } = outlook;
    const final = { points, rest: yield* drawnRest(values, manner, outlook, chance) };
    return {
      ...{ part: name, who, expected: points + value, open, how: 'first', drawn: true },
      final: playsBest(house) ? moved(final, points + value - meanOf(final)) : final,
    };
  }

  function* foundOut(
    { name, points, who, house, manner, outlook = NOTHING }: Seat,
    asked = 1,
  ): Generator<undefined, Known> {
    const { value, open } = outlook;
    let kernel: KernelExports | undefined;
    const room = (): KernelExports => {
      kernel = spare.pop() ?? startKernel();
      return kernel;
    };
    let rest: Distribution;
    try {
      rest = yield* followed(values, manner, outlook, asked, room);
    } finally {
      // Also of work that is given up.
      if (kernel !== undefined) spare.push(kernel);
    }
    const final = { points, rest };
    const found: Known = {
      ...{ part: name, who, expected: points + value, open, how: 'exact' },
      final: isExact(open) || !playsBest(house) ? final : moved(final, value - rest.mean),
    };
    if (open === rules.boxes.length && !starts.has(who)) starts.set(who, found);
    return found;
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
    const isRough = finals.some((final, player) => final !== undefined && known[player]?.how === 'first');
    return {
      players: finals.map((final, player) => ({
        win: wins[player] as number,
        ...(final === undefined ? {} : { total: totalOf(seen, player, final) }),
      })),
      tie,
      how: isRough ? 'first' : 'exact',
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
