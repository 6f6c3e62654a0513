import { expect, test } from 'vitest';
import { forcedDraw } from '../../src/fairness/forced-draw.ts';
import {
  entriesInFame,
  FARKLE,
  fameEntries,
  findRules,
  type Game,
  HALL_OF_FAME_LENGTH,
  hallOfFame,
  RULE_SETS,
  type RuleSets,
  totalsOf,
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

/** Two players fill their boxes in the order of the card, with six or five of these dice. */
function played(rules: string): Game {
  const set = findRules(RULE_SETS, rules);
  if (set?.family !== 'five-dice') throw new Error(`${rules} has no boxes.`);
  const digits = ['223345', '666554'].map((all) => all.slice(0, set.dice));
  const session = new Session(forcedDraw(set.boxes.flatMap(() => digits)));
  session.do({ ...start('Ann', 'Bob'), rules });
  for (const { category } of set.boxes) {
    for (const _ of digits) {
      session.do(ROLL);
      session.do(score(category));
    }
  }
  return session.game as Game;
}

test.each(['maxi-yatzy', 'kismet'])(
  'both players of %s get into the hall of their set, the better one first',
  (rules) => {
    const game = played(rules);
    expect(game.status).toBe('over');
    const entries = fameEntries(RULE_SETS, game);
    const [better = 0, other = 0] = totalsOf(findRules(RULE_SETS, rules), game).toSorted((a, b) => b - a);
    expect(hallOfFame(entries, rules).map(({ name, total, turns }) => [name, total, turns])).toEqual([
      ['Bob', better, undefined],
      ['Ann', other, undefined],
    ]);
    expect(better).toBeGreaterThan(other);
    expect(hallOfFame(entries, 'yahtzee')).toEqual([]);
  },
);

test('Zilch ranks as Farkle does, by the turns that it took', () => {
  const zilch = (...rolls: readonly string[]): Game => {
    const session = new Session(forcedDraw(rolls));
    session.do({ ...start('Ann'), rules: 'zilch' });
    for (const digits of rolls) {
      session.do(ROLL);
      for (const [slot, digit] of [...digits].entries()) if (digit === '1') session.do(hold(slot));
      session.do({ type: 'bank' });
    }
    return session.game as Game;
  };
  const slow = { ...zilch('111234', '111111', '111111'), number: 1 };
  const fast = { ...zilch('111111', '111111'), number: 2 };
  expect([slow.status, fast.status]).toEqual(['over', 'over']);
  const fame = hallOfFame(entriesOf(RULE_SETS, [slow, fast]), 'zilch');
  expect(fame.map(({ game, turns }) => [game, turns])).toEqual([
    [2, 2],
    [1, 3],
  ]);
});

test('a rehearsal is told by its start and its state', () => {
  const session = new Session(forcedDraw(['12345']));
  session.do({ ...start('Ann'), rehearsal: true }, ROLL, score('chance'));
  expect(session.events[0]).toMatchObject({ type: 'game started', rehearsal: true });
  expect(session.game?.rehearsal).toBe(true);
});
