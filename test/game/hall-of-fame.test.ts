import { expect, test } from 'vitest';
import { forcedDraw } from '../../src/fairness/forced-draw.ts';
import {
  entriesInFame,
  FARKLE,
  fameEntries,
  type Game,
  HALL_OF_FAME_LENGTH,
  hallOfFame,
  RULE_SETS,
  type RuleSets,
} from '../../src/game/index.ts';
import { finishedGame } from './finished-game.ts';
import { hold, ROLL, Session, score, start } from './play.ts';

const entriesOf = (sets: RuleSets, games: readonly Game[]) =>
  games.flatMap((game) => fameEntries(sets, game));

test('the ten best results of finished games stand in order, of equal ones the earlier game', () => {
  const games = [
    finishedGame(1, [20, 7]),
    finishedGame(2, [22]),
    finishedGame(3, [20]),
    ...[4, 5, 6, 7, 8, 9, 10].map((n) => finishedGame(n, [n])),
  ];
  const fame = hallOfFame(entriesOf(RULE_SETS, games), 'yahtzee');
  expect(fame).toHaveLength(HALL_OF_FAME_LENGTH);
  expect(fame.map(({ total }) => total)).toEqual([22, 20, 20, 10, 9, 8, 7, 7, 6, 5]);
  expect(fame.slice(1, 3).map(({ name }) => name)).toEqual(['P10', 'P30']);
  expect(fame.slice(6, 8).map(({ name }) => name)).toEqual(['P11', 'P70']);
});

test('rehearsals, abandoned and unfinished games and those of other sets have no place, corrected ones are marked', () => {
  const games = [
    finishedGame(1, [30], { rehearsal: true }),
    finishedGame(2, [30], { status: 'abandoned' }),
    finishedGame(3, [30], { status: 'playing' }),
    finishedGame(4, [30], { rules: 'scotzee' }),
    finishedGame(5, [12], { corrected: true }),
  ];
  const yahtzee = hallOfFame(entriesOf(RULE_SETS, games), 'yahtzee');
  expect(yahtzee).toEqual([
    { rules: 'yahtzee', game: 5, player: 0, name: 'P50', total: 12, turns: undefined, corrected: true },
  ]);
  expect(entriesInFame({ yahtzee }, games[4] as Game).map(({ name }) => name)).toEqual(['P50']);
  expect(entriesInFame({ yahtzee }, games[0] as Game)).toEqual([]);
  expect(entriesInFame({ yahtzee }, games[3] as Game)).toEqual([]);
});

test('Farkle ranks by fewest own turns to the target, then by total, and only who reached it', () => {
  const sets = [{ ...FARKLE, target: 1000 }];
  const play = (...rolls: readonly string[]): Game => {
    const session = new Session(forcedDraw(rolls), sets);
    session.do({ ...start('Ann', 'Bob'), rules: 'farkle' });
    for (const digits of rolls) {
      session.do(ROLL);
      const scoring = /1{3,}5*|1|5/.exec(digits);
      if (scoring === null) continue;
      for (const [at] of [...scoring[0]].entries()) session.do(hold(scoring.index + at));
      session.do({ type: 'bank' });
    }
    return session.game as Game;
  };
  const slow = { ...play('223346', '223346', '111234'), number: 1 };
  const fast = { ...play('111234'), number: 2 };
  const better = { ...play('111523'), number: 3 };
  const fame = hallOfFame(entriesOf(sets, [slow, fast, better]), 'farkle');
  expect(fame.map(({ game, turns, total }) => [game, turns, total])).toEqual([
    [3, 1, 1050],
    [2, 1, 1000],
    [1, 2, 1000],
  ]);
});

test('a rehearsal is told by its start and its state', () => {
  const session = new Session(forcedDraw(['12345']));
  session.do({ ...start('Ann'), rehearsal: true }, ROLL, score('chance'));
  expect(session.events[0]).toMatchObject({ type: 'game started', rehearsal: true });
  expect(session.game?.rehearsal).toBe(true);
});
