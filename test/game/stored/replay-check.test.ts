import { expect, test } from 'vitest';
import { fairDraw } from '../../../src/fairness/fair-draw.ts';
import { forcedDraw } from '../../../src/fairness/forced-draw.ts';
import {
  type Command,
  eventFrom,
  FARKLE,
  fameEditFrom,
  firstFlaw,
  type GameEvent,
  isNoEvent,
  RULE_SETS,
  type RuleSet,
  replay,
  YAHTZEE,
  ZILCH,
} from '../../../src/game/index.ts';
import { gameEvents } from '../../bench/game-events.ts';
import { ROLL, rename, Session, score, start, UNDO } from '../play.ts';

const flawIn = (events: readonly GameEvent[]) => firstFlaw(RULE_SETS, events, fairDraw);

/** With this event in the place of the first of its type. */
function changed<Type extends GameEvent['type']>(
  events: readonly GameEvent[],
  type: Type,
  change: (event: Extract<GameEvent, { type: Type }>) => GameEvent,
): { readonly events: readonly GameEvent[]; readonly index: number } {
  const index = events.findIndex((event) => event.type === type);
  return { events: events.with(index, change(events[index] as never)), index };
}

test.each(RULE_SETS)('a whole game of $id is what its rules make of it', (rules) => {
  const events = gameEvents(rules, 7).flat();
  expect(flawIn(events)).toBeUndefined();
  // And up to every event a part of one, but for what one decision had written together.
  expect(firstFlaw(RULE_SETS, gameEvents(rules, 7).slice(0, -1).flat())).toBeUndefined();
});

const GAME = gameEvents(YAHTZEE, 1).flat();

test('points that do not follow from the dice are named, with what they should be', () => {
  const { events, index } = changed(GAME, 'scored', (event) => ({ ...event, points: event.points + 20 }));
  const [scored] = GAME.filter(({ type }) => type === 'scored');
  const points = scored?.type === 'scored' ? scored.points : 0;
  expect(flawIn(events)).toEqual({
    index,
    why: {
      ...{ say: 'check.otherValue', type: 'scored', field: 'points' },
      ...{ found: `${points + 20}`, expected: `${points}` },
    },
  });
});

test('another winner, another total, another die, another order and a lost event are found', () => {
  const end = GAME.length - 1;
  const winner = changed(GAME, 'game ended', (event) => ({
    ...event,
    winners: [1 - (event.winners[0] ?? 0)],
  }));
  expect(flawIn(winner.events)).toMatchObject({ index: end, why: { field: 'winners' } });
  const total = changed(GAME, 'game ended', (event) => ({ ...event, totals: [...event.totals].reverse() }));
  expect(flawIn(total.events)).toMatchObject({ index: end, why: { field: 'totals' } });
  const die = changed(GAME, 'rolled', (event) => ({
    ...event,
    faces: event.faces.with(0, event.faces[0] === 6 ? 1 : 6),
  }));
  expect(flawIn(die.events)).toMatchObject({ index: 1, why: { field: 'faces' } });
  expect(flawIn([GAME[0]!, GAME[2]!, GAME[1]!, ...GAME.slice(3)])?.index).toBe(1);
  expect(flawIn(GAME.slice(0, -1))).toEqual({
    index: end - 1,
    why: { say: 'check.missing', expected: 'game ended' },
  });
  expect(flawIn(GAME.slice(1))).toEqual({ index: 0, why: { say: 'check.noBeginning' } });
  expect(flawIn([...GAME, ...GAME])?.index).toBe(GAME.length);
});

const CHANGES: readonly ((value: unknown) => unknown)[] = [
  (value) => (typeof value === 'number' ? value + 1 : 1),
  () => -1,
  () => 1e300,
  () => null,
  () => '',
  () => [],
  (value) => [value],
  (value) => (typeof value === 'boolean' ? !value : true),
];

test.each<RuleSet>([YAHTZEE, FARKLE, ZILCH])(
  'no field of any event of a game of $id can be another one without being found',
  (rules) => {
    const events = gameEvents(rules, 3).flat();
    const seen = new Set<GameEvent['type']>();
    for (const [index, event] of events.entries()) {
      if (seen.has(event.type)) continue;
      seen.add(event.type);
      for (const [key, value] of Object.entries(event)) {
        // Players, seed and their seal are what the seal is for: see fairness.
        if (['type', 'game', 'players', 'seal'].includes(key)) continue;
        for (const change of CHANGES) {
          const other = { ...event, [key]: change(value) };
          if (JSON.stringify(other) === JSON.stringify(event)) continue;
          const read = eventFrom(event.type, JSON.stringify(other));
          if (isNoEvent(read)) expect(read.field).toBe(key);
          else expect(flawIn(events.with(index, read)), JSON.stringify(other)).toBeDefined();
        }
      }
      const more = eventFrom(event.type, JSON.stringify({ ...event, more: 1 }));
      expect(more).toEqual({ field: 'more' });
    }
  },
);

test('of rules that nobody has, players, dice and turns are asked for, and no points', () => {
  const unknown = changed(GAME, 'game started', (event) => ({ ...event, rules: 'gone' })).events;
  expect(flawIn(unknown)).toBeUndefined();
  const points = changed(unknown, 'scored', (event) => ({ ...event, points: 45 })).events;
  expect(flawIn(points)).toBeUndefined();
  for (const { events } of [
    changed(unknown, 'scored', (event) => ({ ...event, player: 1 })),
    changed(unknown, 'rolled', (event) => ({ ...event, n: 7 })),
    changed(unknown, 'rolled', (event) => ({ ...event, faces: event.faces.slice(1) })),
    changed(unknown, 'rolled', (event) => ({ ...event, held: event.held.with(0, true) })),
    changed(unknown, 'game started', (event) => ({ ...event, starter: 2 })),
    changed(unknown, 'game ended', (event) => ({ ...event, winners: [2] })),
    { events: unknown.filter(({ type }) => type !== 'rolled') },
    { events: [...unknown, ...unknown.slice(-2)] },
    { events: [...unknown, { type: 'cut', text: 'z' } as const] },
  ])
    expect(flawIn(events)).toBeDefined();
});

test('the end of a game that was corrected when it was over is told again, whoever has its rules', () => {
  const session = new Session(fairDraw);
  session.game = replay(GAME);
  session.do(rename(0, 'Emil'), UNDO);
  const corrected = [...GAME, ...session.events];
  expect(corrected.at(-1)).toEqual(GAME.at(-1));
  expect(flawIn(corrected)).toBeUndefined();
  expect(firstFlaw([], corrected, fairDraw)).toBeUndefined();
});

test('a game with more choices than people make is refused before it is played', () => {
  const named = (name: string): GameEvent => ({ type: 'named', player: 0, name });
  const many = Array.from({ length: 20_000 }, (_, at) => named(at % 2 === 0 ? 'Ann' : 'Bea'));
  expect(flawIn([...GAME, ...many])?.why.say).toBe('check.tooMany');
});

test('who scores and takes back without end is stopped while the game can still be read, and be ended', () => {
  const session = new Session(forcedDraw(['11111']));
  session.do(start('Eric', 'Julie'), ROLL);
  const again: readonly Command[] = [score('ones'), { type: 'take back' }];
  let nth = 0;
  while (session.try(again[nth % 2]!) === undefined) nth += 1;
  expect(session.try(score('ones'))?.code).toBe('too-long');
  session.do({ type: 'abandon' });
  expect(firstFlaw(RULE_SETS, session.events)).toBeUndefined();
});

test('what is long, deep or no JSON is no event', () => {
  const [started] = GAME;
  const long = JSON.stringify({ ...started, rules: 'x'.repeat(5000) });
  for (const payload of [long, '['.repeat(4000), '['.repeat(100_000), '{', '', 'null', '[]', '"cut"', '7'])
    expect(eventFrom('cut', payload)).toHaveProperty('field');
  expect(eventFrom('no such type', '{"type":"no such type"}')).toEqual({ field: '' });
  expect(eventFrom('toString', '{"type":"toString"}')).toEqual({ field: '' });
  expect(eventFrom('cut', '{"type":"cut","text":"a","__proto__":{}}')).toEqual({ field: '__proto__' });
  expect(eventFrom('cut', '{"type":"held","slot":1}')).toEqual({ field: 'slot' });
});

test('an edit of the hall of fame has one form', () => {
  const edit = { who: 'Ann', edit: { type: 'rename', game: 1, player: 0, name: 'Zoë' } };
  expect(fameEditFrom(JSON.stringify(edit))).toEqual(edit);
  for (const other of [
    { ...edit, who: '' },
    { ...edit, more: 1 },
    { ...edit, edit: { ...edit.edit, name: '' } },
    { ...edit, edit: { ...edit.edit, game: 1e300 } },
    { ...edit, edit: { ...edit.edit, type: 'remove' } },
    { ...edit, edit: { type: 'toString' } },
  ])
    expect(fameEditFrom(JSON.stringify(other)), JSON.stringify(other)).toBeUndefined();
});
