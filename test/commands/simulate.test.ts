import { expect, test } from 'vitest';
import { PLAYER_KINDS, type PlayerKind, playGames } from '../../src/commands/simulate/play.ts';
import { statisticsOf } from '../../src/commands/simulate/statistics.ts';
import { simulation } from '../../src/commands/simulate.ts';
import { speechIn } from '../../src/commands/speech.ts';
import { FARKLE, RULE_SETS, type RuleSet, TRIPLE, YAHTZEE } from '../../src/game/index.ts';
import { houseLines } from '../language/english.ts';
import { run } from './dicetable.ts';

test.each(RULE_SETS)('$id: both players finish whole games', (rules) => {
  for (const kind of PLAYER_KINDS) {
    const { value } = playGames(rules, kind, 'test').next();
    const least = rules.family === 'farkle' ? rules.target : 1;
    expect(value.total).toBeGreaterThanOrEqual(least);
    if (rules.family === 'five-dice') expect(value.turns).toBeLessThanOrEqual(rules.boxes.length);
  }
});

test('the same seed plays the same games, another one others', () => {
  const options = { games: 3, player: 'random' } as const;
  expect(simulation(YAHTZEE, { ...options, seed: 'a' }, speechIn('en'))).toBe(
    simulation(YAHTZEE, { ...options, seed: 'a' }, speechIn('en')),
  );
  const [a, b] = ['a', 'b'].map((seed) =>
    simulation(YAHTZEE, { ...options, seed }, speechIn('en'))
      .split('\n')
      .slice(1),
  );
  expect(a).not.toEqual(b);
});

test('a player who would ask for values says so where nobody can work them out, and plays greedily', () => {
  const linesOf = (rules: RuleSet, player: PlayerKind) =>
    simulation(rules, { games: 1, player, seed: 'a' }, speechIn('en')).split('\n');
  const [, instead, ...master] = linesOf(TRIPLE, 'house:master');
  expect(instead).toBe(
    'triple-yahtzee has no exact solver: its card has 3 columns. house:master takes the most points of each turn instead.',
  );
  expect(master).toEqual(linesOf(TRIPLE, 'house:greedy').slice(1));
  expect(linesOf(YAHTZEE, 'house:greedy')[1]).toMatch(/^mean/);
  expect(linesOf(FARKLE, 'house:human:3')[1]).toMatch(/^mean/);
});

test('greedy plays far better than chance', () => {
  const mean = (kind: (typeof PLAYER_KINDS)[number]): number => {
    const games = playGames(YAHTZEE, kind, 'compare');
    return statisticsOf(Array.from({ length: 20 }, () => games.next().value.total)).mean;
  };
  expect(mean('greedy')).toBeGreaterThan(180);
  expect(mean('random')).toBeLessThan(90);
});

test('mean, deviation and percentiles are those of the numbers', () => {
  const { mean, deviation, percentile } = statisticsOf([4, 1, 3, 2]);
  expect([mean, deviation]).toEqual([2.5, Math.sqrt(5 / 3)]);
  expect([1, 25, 50, 75, 99].map(percentile)).toEqual([1, 1, 2, 3, 4]);
  expect(statisticsOf([7]).deviation).toBe(0);
});

test('the commands rules and simulate print what the functions say, and explain wrong words', async () => {
  const list = await run(['rules']);
  expect(list.stdout.split('\n').map((line) => line.split(' ')[0])).toEqual([
    ...RULE_SETS.map(({ id }) => id),
    '',
  ]);
  expect((await run(['rules', 'yahtzee'])).stdout).toBe(`${houseLines(YAHTZEE).join('\n')}\n`);
  const wrong = await run(['rules', 'yatzee']);
  expect(wrong).toMatchObject({ code: 1, stdout: '' });
  expect(wrong.stderr).toContain('yatzee (did you mean yahtzee?)');
  const games = await run(['simulate', '--games', '2', '--player', 'random', '--rules', 'farkle']);
  expect(games.stdout).toMatch(/^2 games of Farkle, player random, seed 1\nmean +[\d,]+\.\d\d\n/);
  expect((await run(['simulate', '--games', 'many'])).code).toBe(2);
  expect((await run(['simulate', '--player', 'clever'])).code).toBe(2);
});
