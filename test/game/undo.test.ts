import { expect, test } from 'vitest';
import { forcedDraw } from '../../src/fairness/forced-draw.ts';
import { MOST_HOLDS } from '../../src/game/done.ts';
import { CATEGORIES, cardsOf, RULE_SETS, replay, undoable } from '../../src/game/index.ts';
import { english } from '../language/english.ts';
import {
  adjust,
  free,
  hold,
  POSTPONE,
  ROLL,
  rename,
  repair,
  replace,
  rolled,
  Session,
  score,
  start,
  UNDO,
} from './play.ts';

const named = ({ game }: Session): string | undefined => game && english(undoable(RULE_SETS, game));

function playing(rules: string, rolls: readonly string[], ...players: readonly string[]): Session {
  const session = new Session(forcedDraw(rolls));
  session.do({ ...start(...players), rules });
  return session;
}

test('undo names the newest score and reopens its choice with its own dice; then the present roll is back unchanged', () => {
  const session = playing('yahtzee', ['33312', '66612', '66'], 'Eric', 'Julie');
  session.do(ROLL, score('threes'), ROLL);
  const present = session.game?.turn;
  expect(named(session)).toBe('Eric: Threes 9');
  session.do(UNDO);
  expect(session.events.at(-1)).toEqual({
    type: 'undone',
    player: 0,
    what: { kind: 'score', category: 'threes', points: 9 },
    by: 'Anna',
    why: 'misread',
  });
  expect(session.game).toMatchObject({
    cards: [{ boxes: {} }, { boxes: {} }],
    turn: { player: 0, dice: [3, 3, 3, 1, 2], stopped: true, again: true },
    corrected: true,
    rollsDrawn: 2,
  });
  expect(session.try(ROLL)?.code).toBe('no-rolls-left');
  expect(session.try(hold(0))?.code).toBe('dice-fixed');
  session.do(score('chance'));
  expect(session.game?.turn).toEqual(present);
  expect(cardsOf(session.game)[0]).toMatchObject({ boxes: { chance: 12 }, corrected: ['chance'] });
  session.do(hold(0), hold(1), hold(2), ROLL);
  expect(session.events.at(-1)).toMatchObject({ type: 'rolled', n: 3, player: 1 });
});

test('undo after undo walks back to where only rolls are left, and the choices are made again oldest first', () => {
  const session = playing('yahtzee', ['11112', '22223', '33334', '44445'], 'Eric', 'Julie');
  session.do(ROLL, score('ones'), ROLL, score('twos'), ROLL, score('threes'), ROLL, hold(0), hold(1));
  const present = session.game?.turn;
  const names: (string | undefined)[] = [];
  for (; named(session) !== undefined; session.do(UNDO)) names.push(named(session));
  expect(names).toEqual([
    'Julie: die 2 held',
    'Julie: die 1 held',
    'Eric: Threes 12',
    'Julie: Twos 8',
    'Eric: Ones 4',
  ]);
  expect(session.try(UNDO)?.code).toBe('nothing-to-undo');
  expect(session.game).toMatchObject({ cards: [{ boxes: {} }, { boxes: {} }], rollsDrawn: 4 });
  const chosen: (readonly [number, string | undefined])[] = [];
  for (const box of ['four-of-a-kind', 'chance', 'sixes'] as const) {
    chosen.push([session.game?.turn.player ?? -1, session.game?.turn.dice?.join('')]);
    session.do(score(box));
  }
  expect(chosen).toEqual([
    [0, '11112'],
    [1, '22223'],
    [0, '33334'],
  ]);
  expect(session.game?.turn).toEqual({ ...present, held: [false, false, false, false, false] });
});

test('a roll fixes its holds: they can no longer be taken back', () => {
  const session = rolled('33312');
  session.do(hold(0));
  expect(named(session)).toBe('Eric: die 1 held');
  session.do(UNDO);
  expect(session.game).toMatchObject({
    turn: { held: [false, false, false, false, false] },
    corrected: false,
  });
  const fixed = playing('yahtzee', ['33312', '3345'], 'Eric');
  fixed.do(ROLL, hold(0), ROLL);
  expect(named(fixed)).toBeUndefined();
});

test('an undone score that has chosen the Yahtzee box takes the later bonus away: all is chosen again', () => {
  const session = playing('yahtzee', ['66666', '66666', '12345'], 'Eric');
  session.do(ROLL, score('yahtzee'), ROLL, score('sixes'), ROLL);
  expect(cardsOf(session.game)[0]?.yahtzeeBonuses).toBe(1);
  session.do(UNDO, UNDO, score('chance'), score('sixes'));
  expect(cardsOf(session.game)[0]).toMatchObject({ boxes: { chance: 30, sixes: 30 }, yahtzeeBonuses: 0 });
  expect(session.game?.turn.dice).toEqual([1, 2, 3, 4, 5]);
});

test('of thousands of holds in one roll only the newest can be taken back, and the score below them after those', () => {
  const session = playing('yahtzee', ['33312', '66612'], 'Eric', 'Julie');
  session.do(ROLL, score('threes'), ROLL);
  for (let count = 0; count < 10 * MOST_HOLDS; count += 1) session.do(count % 2 === 0 ? hold(0) : free(0));
  expect(session.game?.done.length).toBeLessThan(MOST_HOLDS + 10);
  for (let count = 0; count < MOST_HOLDS; count += 1) {
    expect(named(session)).toMatch(/^Julie: die \d (held|freed)$/);
    session.do(UNDO);
  }
  expect(named(session)).toBe('Eric: Threes 9');
});

test('replace moves the newest score to another box in one step, past the holds of the present roll', () => {
  const session = playing('yahtzee', ['33312', '66612'], 'Eric', 'Julie');
  session.do(ROLL, score('threes'), ROLL, hold(0), hold(1));
  const present = session.game?.turn;
  session.do(replace('chance'));
  expect(session.events.slice(-2)).toMatchObject([
    { type: 'undone', player: 0, what: { category: 'threes' }, by: 'Anna', why: 'misread' },
    { type: 'scored', player: 0, category: 'chance', points: 12, by: 'Anna', why: 'misread' },
  ]);
  expect(session.game?.turn).toEqual(present);
  expect(cardsOf(session.game)[0]?.boxes).toEqual({ chance: 12 });
  expect(named(session)).toBe('Eric: Chance 12');
});

test('replace keeps the holds of the present roll, also after the choice was made again', () => {
  const session = playing('yahtzee', ['33312', '66612'], 'Eric', 'Julie');
  session.do(ROLL, score('threes'), ROLL, UNDO, score('chance'), hold(0), hold(1));
  const present = session.game?.turn;
  session.do(replace('three-of-a-kind'));
  expect(session.game?.turn).toEqual(present);
  expect(session.game?.turn.held).toEqual([true, true, false, false, false]);
});

test('replace refuses a box that the dice may not take, and nothing has changed then', () => {
  const session = playing('yahtzee', ['66666', '66666'], 'Eric');
  session.do(ROLL, score('yahtzee'), ROLL, score('sixes'));
  const before = session.game;
  expect(session.try(replace('fives'))?.code).toBe('must-use-upper');
  expect(session.try(replace('sixes'))?.code).toBe('nothing-changes');
  expect(session.game).toBe(before);
});

test('where a choice is open again, replace makes it', () => {
  const session = playing('yahtzee', ['33312', '66612'], 'Eric', 'Julie');
  session.do(ROLL, score('threes'), ROLL, UNDO, replace('chance'));
  expect(session.game).toMatchObject({ cards: [{ boxes: { chance: 12 } }, {}], turn: { player: 1 } });
});

test('a finished game is open again when its last score is undone, and ends again, corrected', () => {
  const session = playing('yahtzee', Array(13).fill('12345'), 'Eric');
  for (const category of CATEGORIES) session.do(ROLL, score(category));
  session.do(UNDO);
  expect(session.game).toMatchObject({ status: 'playing', winners: [], turn: { again: true } });
  session.do(score('chance'));
  expect(session.game).toMatchObject({ status: 'over', corrected: true, winners: [0] });
});

test('a score after a claim is undone before the claim, and then the bonus is gone', () => {
  const session = playing('bonus-in-box', ['66666', '66666', '12345'], 'Eric');
  session.do(ROLL, score('yahtzee'), ROLL, score('yahtzee'), score('sixes'), ROLL, UNDO);
  expect(session.game).toMatchObject({ cards: [{ boxes: { yahtzee: 150 } }], turn: { claimed: true } });
  expect(named(session)).toBe('Eric: Yahtzee +100');
  session.do(UNDO, score('sixes'));
  expect(cardsOf(session.game)[0]?.boxes).toEqual({ yahtzee: 50, sixes: 30 });
  expect(session.game?.turn).toMatchObject({ dice: [1, 2, 3, 4, 5], rolls: 1 });
});

test('an adjustment, a repair and a new name are undone like scores, newest first', () => {
  const session = rolled('33312');
  session.do(score('threes'), adjust(1, -20), repair(0, 'threes', 12), rename(1, 'Julia'));
  const names: (string | undefined)[] = [];
  for (let times = 0; times < 3; times += 1) {
    names.push(named(session));
    session.do(UNDO);
  }
  expect(names).toEqual(['Julia: called Julia', 'Eric: Threes set to 12', 'Julie: Adjustment of -20']);
  expect(session.game).toMatchObject({ players: ['Eric', 'Julie'], cards: [{ boxes: { threes: 9 } }, {}] });
  expect(cardsOf(session.game)[1]?.adjustments).toBeUndefined();
});

test('a postponed turn comes back at once when that is undone, even after the next player has rolled', () => {
  const session = playing('yahtzee', ['33312', '66612', '45'], 'Eric', 'Julie');
  session.do(ROLL, hold(0), hold(1), hold(2), POSTPONE);
  expect(session.events.at(-1)).toMatchObject({ type: 'skipped', player: 0, next: 1, by: 'Anna' });
  session.do(ROLL, UNDO);
  expect(session.game?.turn).toMatchObject({ player: 0, dice: [3, 3, 3, 1, 2], rolls: 1 });
  session.do(ROLL, score('threes'));
  expect(session.game?.turn).toMatchObject({ player: 1, dice: [6, 6, 6, 1, 2], rolls: 1 });
  session.do(score('sixes'));
  expect(session.game?.turn).toMatchObject({ player: 0, dice: undefined });
});

test('undone and made again, the game is the same as played like that, but for its marks', () => {
  const first = playing('yahtzee', ['33312', '66612', '22222'], 'Eric', 'Julie');
  first.do(ROLL, score('threes'), ROLL, UNDO, score('chance'), score('sixes'), ROLL);
  const second = playing('yahtzee', ['33312', '66612', '22222'], 'Eric', 'Julie');
  second.do(ROLL, score('chance'), ROLL, score('sixes'), ROLL);
  const cards = ({ game }: Session) => cardsOf(game).map(({ boxes }) => boxes);
  expect(cards(first)).toEqual(cards(second));
  expect(first.game?.turn).toEqual(second.game?.turn);
  expect(replay(first.events)).toEqual(first.game);
});

test('a new name stands at once and everywhere, and the seal still covers the old one', () => {
  const session = rolled('33312');
  session.do(score('threes'), rename(0, 'Erika'));
  expect(session.game).toMatchObject({ players: ['Erika', 'Julie'], sealedPlayers: ['Eric', 'Julie'] });
  expect(session.game?.corrected).toBe(false);
  session.do(UNDO);
  expect(named(session)).toBe('Eric: Threes 9');
});
