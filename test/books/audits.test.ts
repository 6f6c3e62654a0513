import { expect, test } from 'vitest';
import { type Audited, addToAudits, NO_AUDITS, unusedInputs } from '../../src/books/audits.ts';
import type { BookEvent } from '../../src/books/event.ts';
import { allDays, byPeriod } from '../../src/books/periods.ts';
import type { GameEvent } from '../../src/game/index.ts';

const at = (day: string, hour = 20, ms = 0) => ({ day, hour, ms });
const SIGNED = { by: 'Ann', why: '' };

function started(rules: string, players: readonly string[]): GameEvent {
  return {
    ...{ type: 'game started', game: 1, rules, dice: 5, players, starter: 0, seed: '', seal: '' },
  };
}

const rolled: GameEvent = {
  ...{ type: 'rolled', n: 0, player: 0, held: [], cut: '', faces: [] },
};
const yahtzee = (points: number): GameEvent => ({
  ...{ type: 'scored', player: 0, category: 'yahtzee', points, bonus: 0 },
});

const game = (event: GameEvent, when: Audited['at']): Audited => ({ event, at: when });
const book = (booked: BookEvent, when: Audited['at']): Audited => ({ booked, at: when });

const EVENTS: readonly Audited[] = [
  game(started('yahtzee', ['Eric', 'Julie']), at('2026-11-20', 20, 1000)),
  game(rolled, at('2026-11-20', 20)),
  game(yahtzee(50), at('2026-11-20', 20)),
  game({ type: 'taken back', player: 0 }, at('2026-11-20', 20)),
  game(rolled, at('2026-11-21', 0)),
  game(yahtzee(0), at('2026-11-21', 0)),
  game({ type: 'adjusted', player: 0, points: 5, ...SIGNED }, at('2026-11-21', 0)),
  game({ type: 'game ended', totals: [240, 180], winners: [0] }, at('2026-11-21', 0, 601_000)),
  // Opened again by an operator, and ended a second time.
  game(
    { type: 'undone', player: 1, what: { type: 'score', category: 'chance' }, ...SIGNED } as never,
    at('2026-11-21'),
  ),
  game({ type: 'game ended', totals: [240, 190], winners: [0] }, at('2026-11-21', 1, 900_000)),
  game(started('farkle', ['Ann']), at('2026-11-22')),
  game(started('yahtzee', ['Bob']), at('2026-11-23')),
  game({ type: 'game abandoned' }, at('2026-11-23')),
];

test('games, rolls and what became of them are counted on their day', () => {
  const { days } = addToAudits(NO_AUDITS, EVENTS);
  expect(days['2026-11-20']).toMatchObject({
    games: 1,
    ended: 0,
    players: 2,
    rolls: 1,
    yahtzees: 1,
    takeBacks: 1,
  });
  expect(days['2026-11-20']?.hours[20]).toBe(1);
  expect(days['2026-11-21']).toMatchObject({
    ...{ games: 0, ended: 1, left: 0, playedMs: 600_000, rolls: 1, yahtzees: 0, corrections: 2 },
    best: { yahtzee: 240 },
  });
  expect(days['2026-11-23']).toMatchObject({ games: 1, left: 2, rules: { yahtzee: 1 } });
});

test('it is the same however the events come in pieces', () => {
  const whole = addToAudits(NO_AUDITS, EVENTS);
  for (let cut = 0; cut <= EVENTS.length; cut += 1) {
    const first = addToAudits(NO_AUDITS, EVENTS.slice(0, cut));
    expect(addToAudits(first, EVENTS.slice(cut))).toEqual(whole);
  }
});

test('days make weeks from Monday on, months, and all there is', () => {
  const { days } = addToAudits(NO_AUDITS, EVENTS);
  expect(byPeriod(days, 'day').map(({ name }) => name)).toEqual([
    ...['2026-11-23', '2026-11-22', '2026-11-21', '2026-11-20'],
  ]);
  // The 23rd is a Monday.
  expect(byPeriod(days, 'week').map(({ name, games, rolls }) => [name, games, rolls])).toEqual([
    ['2026-11-23', 1, 0],
    ['2026-11-16', 2, 2],
  ]);
  expect(byPeriod(days, 'month').map(({ name, games }) => [name, games])).toEqual([['2026-11', 3]]);
  expect(allDays(days)).toMatchObject({ games: 3, ended: 1, left: 2, rules: { yahtzee: 2, farkle: 1 } });
});

test('money, doors, starts, faults and buttons of the books are counted too', () => {
  const counted = { life: 1, reading: 1 };
  const audits = addToAudits(NO_AUDITS, [
    book({ type: 'coin', channel: 1, count: 3, value: 50, credits: 1, ...counted }, at('2026-11-20')),
    book({ type: 'credit spent', game: 1, credits: 1, rest: 0 }, at('2026-11-20')),
    book({ type: 'credit returned', game: 1, credits: 1 }, at('2026-11-20')),
    book({ type: 'door opened', count: 2, ...counted }, at('2026-11-20')),
    book({ type: 'powered up' }, at('2026-11-20')),
    book({ type: 'fault', code: 'link-lost' }, at('2026-11-20')),
    book(
      { type: 'buttons', game: 1, presses: { lever: 30, hold1: 4 }, bounces: { hold1: 1 }, linkErrors: 2 },
      at('2026-11-20'),
    ),
    book({ type: 'buttons', game: 2, presses: { lever: 12 }, bounces: {}, linkErrors: 0 }, at('2026-11-20')),
  ]);
  expect(audits.days['2026-11-20']).toMatchObject({
    ...{ coins: 3, money: 150, paidGames: 0, doors: 2, starts: 1, linkErrors: 2 },
    faults: { 'link-lost': 1 },
    presses: { lever: 42, hold1: 4 },
    bounces: { hold1: 1 },
  });
});

test('a button that nobody has pressed in ten games is named, and no longer once it is pressed', () => {
  const noted = (presses: object) =>
    book({ type: 'buttons', game: 1, presses, bounces: {}, linkErrors: 0 }, at('2026-11-20'));
  const all = { lever: 1, previous: 1, next: 1, select: 1, hold1: 1, hold2: 1, hold3: 1, hold4: 1, hold5: 1 };
  const nine = addToAudits(NO_AUDITS, Array(9).fill(noted(all)));
  expect(unusedInputs(nine)).toEqual([]);
  const ten = addToAudits(nine, [noted(all)]);
  expect(unusedInputs(ten)).toEqual(['hold6']);
  expect(unusedInputs(addToAudits(ten, [noted({ hold6: 1 })]))).toEqual([]);
});
