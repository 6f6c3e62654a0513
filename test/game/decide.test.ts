import { expect, test } from 'vitest';
import { forcedDraw } from '../../src/fairness/forced-draw.ts';
import { RULE_SETS, YAHTZEE } from '../../src/game/index.ts';
import {
  cut,
  finished,
  free,
  guestCut,
  hold,
  playTurns,
  ROLL,
  rolled,
  SEED,
  Session,
  score,
  start,
} from './play.ts';

test('a hold outside a whole slot number is refused like a die that does not exist', () => {
  for (const slot of [-1, 0.5, 6, Number.NaN]) {
    expect(rolled('12345').try(hold(slot))?.code).toBe('no-such-die');
  }
});

test('a roll keeps the held dice in their slots and draws only the others', () => {
  const asked: unknown[] = [];
  const session = new Session((request) => {
    asked.push(request);
    return request.n === 1 ? [1, 2, 3, 4, 5] : [6, 6, 6];
  });
  session.do(start('Eric', 'Julie'), cut('31'), ROLL, hold(1), hold(3), ROLL);
  expect(session.game?.turn.dice).toEqual([6, 2, 6, 4, 6]);
  expect(asked).toEqual([
    { game: 1, seed: SEED, cut: '31', n: 1, count: 5 },
    { game: 1, seed: SEED, cut: '31', n: 2, count: 3 },
  ]);
  expect(session.events.at(-1)).toEqual({
    type: 'rolled',
    n: 2,
    player: 0,
    held: [false, true, false, true, false],
    cut: '31',
    faces: [6, 2, 6, 4, 6],
  });
});

test('holds stay until the end of the turn, may be freed again, and are gone in the next turn', () => {
  const session = new Session(forcedDraw(['12345', '666', '66', '11111']));
  session.do(start('Eric', 'Julie'), ROLL, hold(0), hold(4), ROLL);
  expect(session.game?.turn.held).toEqual([true, false, false, false, true]);
  session.do(free(0), hold(1), hold(2), ROLL);
  expect(session.game?.turn.dice).toEqual([6, 6, 6, 6, 5]);
  session.do(score('chance'));
  expect(session.game?.turn).toEqual({
    player: 1,
    round: 1,
    rolls: 0,
    dice: undefined,
    held: [false, false, false, false, false],
  });
});

test('the turn goes round from the starter, and the round counts up when it comes back', () => {
  const session = new Session(() => [1, 2, 3, 4, 6]);
  session.do({ ...start('Ann', 'Bob', 'Cid'), starter: 1 });
  const seen: [number, number][] = [];
  for (const category of ['ones', 'ones', 'ones', 'twos'] as const) {
    const { player, round } = session.game?.turn ?? { player: -1, round: -1 };
    seen.push([player, round]);
    session.do(ROLL, score(category));
  }
  expect(seen).toEqual([
    [1, 1],
    [2, 1],
    [0, 1],
    [1, 2],
  ]);
});

test('a box may be scored after the first roll, and a box whose condition fails gets 0', () => {
  const session = playTurns([['12345', 'yahtzee']], 'Eric');
  expect(session.events.at(-1)).toEqual({
    type: 'scored',
    player: 0,
    category: 'yahtzee',
    points: 0,
    bonus: 0,
  });
});

test('cuts add up to sixteen characters and no further', () => {
  const session = rolled();
  session.do(cut('1'), cut('42'), cut('würfelwörter'));
  expect(session.game?.cut).toBe('142würfelwörter');
  expect(session.try(cut('ab'))?.code).toBe('bad-cut');
  session.do(cut('c'));
  expect(session.try(cut('d'))?.code).toBe('bad-cut');
});

test('guests cut beside what is pressed: sixteen words of up to twelve characters, without what nobody can see', () => {
  const session = rolled();
  session.do(cut('1234561234561234'), guestCut(' Rha\u200bbarber '), guestCut('🎲'));
  expect(session.game).toMatchObject({
    cut: '1234561234561234Rhabarber🎲',
    pressedCut: '1234561234561234',
    guestCuts: ['Rhabarber', '🎲'],
  });
  expect(session.try(guestCut('thirteen char'))?.code).toBe('bad-word');
  for (let n = 3; n <= 16; n += 1) session.do(guestCut(`${n}`));
  expect(session.try(guestCut('17'))?.code).toBe('guests-cut');
});

test('no guest cuts the dice of a rehearsal: they are typed', () => {
  const session = new Session();
  session.do({ ...start('Eric'), rehearsal: true });
  expect(session.try(guestCut('word'))?.code).toBe('cut-closed');
});

test('an abandoned game is over for every command but a new start, which counts on', () => {
  const session = finished();
  expect(session.game?.status).toBe('abandoned');
  for (const command of [ROLL, hold(0), score('ones'), cut('1'), { type: 'abandon' } as const]) {
    expect(session.try(command)?.code).toBe('game-over');
  }
  session.do(start('Julie'));
  expect(session.game).toMatchObject({ number: 2, status: 'playing', players: ['Julie'], rollsDrawn: 0 });
});

test('a rule set with unlimited rolls is plain data: a turn of it never runs out of rolls', () => {
  const endless = { ...YAHTZEE, id: 'endless', rolls: Number.POSITIVE_INFINITY };
  const session = new Session(() => [1, 2, 3, 4, 5], [...RULE_SETS, endless]);
  session.do({ ...start('Eric'), rules: 'endless' });
  for (let roll = 0; roll < 50; roll += 1) session.do(ROLL);
  expect(session.game?.turn.rolls).toBe(50);
  session.do(score('large-straight'));
});

test('a draw that gives the wrong number of dice or no face is a bug and thrown, not played', () => {
  for (const faces of [
    [1, 2, 3],
    [1, 2, 3, 4, 5, 6],
    [0, 1, 2, 3, 4],
    [1, 2, 3, 4, 7],
  ]) {
    const session = new Session(() => faces as never);
    session.do(start('Eric'));
    expect(() => session.do(ROLL)).toThrow(/A draw of 5 dice came out as/);
  }
});

test('a game whose rule set is not in the list is a bug and thrown', () => {
  const session = new Session(() => [1, 1, 1, 1, 1], []);
  session.game = rolled().game;
  expect(() => session.try(ROLL)).toThrow(/unknown rules "yahtzee"/);
});
