/**
 * What a table was used for, day by day, as a fold over the events of games and of the books. Nothing of it can be reset: whoever
 * wants last week takes the days of last week. Times of the day are those of the place where the table stands, so whoever
 * folds says what they are.
 */
import { INPUTS, type Input } from '../../hardware/cabinet.ts';
import type { GameEvent } from '../game/event.ts';
import type { BookEvent } from './event.ts';

/** When something was, as a clock on the wall says it. */
export interface DayTime {
  /** `2026-11-22`. */
  readonly day: string;
  /** 0 to 23. */
  readonly hour: number;
  readonly ms: number;
}

type Counts<Key extends string = string> = Readonly<Partial<Record<Key, number>>>;

export interface DayAudit {
  readonly games: number;
  readonly ended: number;
  /** Abandoned, or left for another game. */
  readonly left: number;
  /** Seats of the games that were started. */
  readonly players: number;
  /** Of the games that ended, from their first event to their last, in ms. */
  readonly playedMs: number;
  readonly rolls: number;
  /** Five alike that a Yahtzee box was given 50 for. */
  readonly yahtzees: number;
  /** By an operator. */
  readonly corrections: number;
  readonly takeBacks: number;
  /** Games by rule set, and the best total of each. */
  readonly rules: Counts;
  readonly best: Counts;
  /** Rolls by the hour of the day. */
  readonly hours: readonly number[];
  readonly coins: number;
  /** Hundredths of the currency. */
  readonly money: number;
  readonly paidGames: number;
  /** Given for a place in a hall of fame. */
  readonly freeGames: number;
  readonly serviceCredits: number;
  readonly doors: number;
  readonly slams: number;
  readonly starts: number;
  /** While games were played. */
  readonly presses: Counts<Input>;
  /** Of them, those that came sooner than a finger can. */
  readonly bounces: Counts<Input>;
  /** Frames between board and computer that were damaged, lost or sent again. */
  readonly linkErrors: number;
  /** By code. */
  readonly faults: Counts;
}

export interface Audits {
  /** By day, oldest first. */
  readonly days: Readonly<Record<string, DayAudit>>;
  /** Games that were noted since each input was pressed last. */
  readonly unseen: Readonly<Record<Input, number>>;
  /** The game that is played. */
  readonly open: { readonly startMs: number; readonly rules: string } | undefined;
}

/** Events of games that an audit needs; all others may be left out. */
export const AUDITED: readonly GameEvent['type'][] = [
  ...(['game started', 'rolled', 'scored', 'taken back', 'game ended', 'game abandoned'] as const),
  ...(['undone', 'repaired', 'adjusted', 'dropped out', 'renamed'] as const),
];

const HOURS = 24;

export const NO_DAY: DayAudit = {
  ...{ games: 0, ended: 0, left: 0, players: 0, playedMs: 0, rolls: 0, yahtzees: 0 },
  ...{ corrections: 0, takeBacks: 0, rules: {}, best: {}, hours: Array<number>(HOURS).fill(0) },
  ...{ coins: 0, money: 0, paidGames: 0, freeGames: 0, serviceCredits: 0, doors: 0, slams: 0, starts: 0 },
  ...{ presses: {}, bounces: {}, linkErrors: 0, faults: {} },
};

export const NO_AUDITS: Audits = {
  days: {},
  unseen: Object.fromEntries(INPUTS.map((input) => [input, 0])) as Audits['unseen'],
  open: undefined,
};

/** From so many games on without a press a button is named: nobody plays ten games without it. */
const UNSEEN_GAMES = 10;

export function unusedInputs({ unseen }: Audits): readonly Input[] {
  return INPUTS.filter((input) => unseen[input] >= UNSEEN_GAMES);
}

export type Audited =
  | { readonly event: GameEvent; readonly at: DayTime }
  | { readonly booked: BookEvent; readonly at: DayTime };

/** The audits with these events, which came after all that are in them; games and books each in their own order. */
export function addToAudits(audits: Audits, events: readonly Audited[]): Audits {
  // A day that is counted is copied once: a fold over a million events would spend its time copying otherwise.
  const days = new Map(Object.entries(audits.days));
  let { unseen, open } = audits;
  for (const audited of events) {
    const { at } = audited;
    const day = days.get(at.day) ?? NO_DAY;
    if ('booked' in audited) {
      days.set(at.day, addBooked(day, audited.booked));
      if (audited.booked.type === 'buttons') unseen = seen(unseen, audited.booked.presses);
      continue;
    }
    const { event } = audited;
    days.set(at.day, addGame(day, event, at, open));
    if (event.type === 'game started') open = { startMs: at.ms, rules: event.rules };
    if (event.type === 'game ended' || event.type === 'game abandoned') open = undefined;
  }
  return { days: Object.fromEntries(days), unseen, open };
}

function addGame(day: DayAudit, event: GameEvent, at: DayTime, open: Audits['open']): DayAudit {
  switch (event.type) {
    case 'game started':
      return {
        ...day,
        games: day.games + 1,
        // One that was still open was left for this one.
        left: day.left + (open === undefined ? 0 : 1),
        players: day.players + event.players.length,
        rules: plus(day.rules, event.rules, 1),
      };
    case 'rolled': {
      const hours = day.hours.map((count, hour) => (hour === at.hour ? count + 1 : count));
      return { ...day, rolls: day.rolls + 1, hours };
    }
    case 'scored':
      return event.category === 'yahtzee' && event.points > 0 ? { ...day, yahtzees: day.yahtzees + 1 } : day;
    case 'taken back':
      return { ...day, takeBacks: day.takeBacks + 1 };
    case 'game ended':
      return { ...day, ...endOf(day, event.totals, at, open) };
    case 'game abandoned':
      return { ...day, left: day.left + 1 };
    default:
      return 'by' in event ? { ...day, corrections: day.corrections + 1 } : day;
  }
}

/** A game that an operator has opened again ends twice, and counts once. */
function endOf(
  day: DayAudit,
  totals: readonly number[],
  at: DayTime,
  open: Audits['open'],
): Partial<DayAudit> {
  if (open === undefined) return {};
  const best = Math.max(day.best[open.rules] ?? 0, ...totals);
  return {
    ended: day.ended + 1,
    playedMs: day.playedMs + Math.max(0, at.ms - open.startMs),
    best: { ...day.best, [open.rules]: best },
  };
}

function addBooked(day: DayAudit, event: BookEvent): DayAudit {
  switch (event.type) {
    case 'coin':
      return { ...day, coins: day.coins + event.count, money: day.money + event.count * event.value };
    case 'service credit':
      return { ...day, serviceCredits: day.serviceCredits + event.credits };
    case 'free game':
      return { ...day, freeGames: day.freeGames + 1 };
    case 'credit spent':
      return { ...day, paidGames: day.paidGames + 1 };
    case 'credit returned':
      return { ...day, paidGames: day.paidGames - 1 };
    case 'door opened':
      return { ...day, doors: day.doors + event.count };
    case 'slam':
      return { ...day, slams: day.slams + event.count };
    case 'powered up':
      return { ...day, starts: day.starts + 1 };
    case 'buttons':
      return {
        ...day,
        presses: sumOf(day.presses, event.presses),
        bounces: sumOf(day.bounces, event.bounces),
        linkErrors: day.linkErrors + event.linkErrors,
      };
    case 'fault':
      return { ...day, faults: plus(day.faults, event.code, 1) };
    default:
      return day;
  }
}

function seen(unseen: Audits['unseen'], presses: Counts<Input>): Audits['unseen'] {
  return Object.fromEntries(
    INPUTS.map((input) => [input, presses[input] === undefined ? unseen[input] + 1 : 0]),
  ) as Audits['unseen'];
}

function plus<Key extends string>(counts: Counts<Key>, key: Key, count: number): Counts<Key> {
  return { ...counts, [key]: (counts[key] ?? 0) + count };
}

export function sumOf<Key extends string>(one: Counts<Key>, other: Counts<Key>): Counts<Key> {
  return Object.entries(other).reduce<Counts<Key>>(
    (sum, [key, count]) => plus(sum, key as Key, count as number),
    one,
  );
}
