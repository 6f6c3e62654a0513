/** `dicetable simulate`: whole games without a table, and what they are worth. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { RuleSet } from '../game/index.ts';
import { addRuleSetOption, ruleSetsFrom, rulesNamed } from './rule-set-option.ts';
import { type CardResult, PLAYER_KINDS, type PlayerKind, playGames } from './simulate/play.ts';
import { statisticsOf } from './simulate/statistics.ts';

interface Options {
  readonly rules: string;
  readonly games: number;
  readonly seed: string;
  readonly player: PlayerKind;
}

const PERCENTILES = [1, 5, 25, 50, 75, 95, 99] as const;

export function addSimulate(program: Command): void {
  const command = program
    .command('simulate')
    .summary('play many games without a table, and say what they are worth')
    .description(
      'Plays whole games alone through the same rules as the table and prints mean, deviation, percentiles and how often the upper bonus was earned. The same seed gives the same games. Greedy takes the choice with the most expected points of its turn; in Farkle it keeps all scoring dice and banks at 300.',
    )
    .option('--rules <id>', 'Rule set to play by; dicetable rules lists them.', 'yahtzee')
    .option('--games <number>', 'How many games.', gamesOf, 1000)
    .option('--seed <text>', 'Any text.', '1')
    .addOption(new Option('--player <kind>', 'Who plays.').choices(PLAYER_KINDS).default('greedy'));
  addRuleSetOption(command).action((options: Options) => {
    const rules = rulesNamed(ruleSetsFrom(command), options.rules);
    process.stdout.write(simulation(rules, options));
  });
}

export function simulation(rules: RuleSet, { games, seed, player }: Omit<Options, 'rules'>): string {
  const results: CardResult[] = [];
  for (const result of playGames(rules, player, seed)) {
    results.push(result);
    if (results.length === games) break;
  }
  const totals = statisticsOf(results.map(({ total }) => total));
  const turns = statisticsOf(results.map((result) => result.turns));
  const earned = results.filter(({ upperBonus }) => upperBonus === true).length;
  const rows: readonly (readonly [string, string])[] = [
    ['mean', totals.mean.toFixed(2)],
    ['deviation', totals.deviation.toFixed(2)],
    ...PERCENTILES.map((percent) => [`percentile ${percent}`, `${totals.percentile(percent)}`] as const),
    ...(results.every(({ upperBonus }) => upperBonus === undefined)
      ? [['points a turn', (totals.mean / turns.mean).toFixed(2)] as const]
      : [['upper bonus', `${((100 * earned) / games).toFixed(2)} %`] as const]),
    ['turns', turns.mean.toFixed(2)],
  ];
  const lines = rows.map(([name, value]) => `${name.padEnd(14)} ${value.padStart(9)}`);
  return `${games} games of ${rules.id}, player ${player}, seed ${seed}\n${lines.join('\n')}\n`;
}

function gamesOf(word: string): number {
  const games = Number(word);
  if (/^\d+$/.test(word) && games >= 1 && games <= 10_000_000) return games;
  throw new InvalidArgumentError('It must be a whole number from 1 to 10000000.');
}
