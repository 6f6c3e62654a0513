/** `dicetable simulate`: whole games without a table, and what they are worth. */

import { type Command, InvalidArgumentError, Option } from 'commander';
import { solveOnTwo } from '../coach/two-threads/solve-on-two.ts';
import { valuesOf } from '../coach/values.ts';
import { type RuleSet, setName } from '../game/index.ts';
import type { AdviserOf } from '../strategy/choices.ts';
import { adviserFrom, tooLarge } from '../strategy/five-dice/advice.ts';
import { playedGreedily } from './no-solver.ts';
import { addRuleSetOption, ruleSetsFrom, rulesNamed } from './rule-set-option.ts';
import { type CardResult, PLAYER_KINDS, type PlayerKind, playGames } from './simulate/play.ts';
import { statisticsOf } from './simulate/statistics.ts';
import type { Speech } from './speech.ts';
import { tableFolderOf } from './table-folder.ts';

interface Options {
  readonly rules: string;
  readonly games: number;
  readonly seed: string;
  readonly player: PlayerKind;
}

const PERCENTILES = [1, 5, 25, 50, 75, 95, 99] as const;

export function addSimulate(program: Command, speech: Speech): void {
  const { told } = speech;
  const command = program
    .command('simulate')
    .summary(told({ say: 'command.simulateSummary' }))
    .description(told({ say: 'command.simulateHelp' }))
    .option('--rules <id>', told({ say: 'command.simulateRules' }), 'yahtzee')
    .option('--games <number>', told({ say: 'command.simulateGames' }), gamesOf(speech), 1000)
    .option('--seed <text>', told({ say: 'command.simulateSeed' }), '1')
    .addOption(
      new Option('--player <kind>', told({ say: 'command.simulatePlayer' }))
        .choices(PLAYER_KINDS)
        .default('greedy'),
    );
  addRuleSetOption(command, speech).action((options: Options) => {
    const rules = rulesNamed(ruleSetsFrom(command), options.rules);
    process.stdout.write(simulation(rules, options, speech, adviserIn(tableFolderOf(command))));
  });
}

export function simulation(
  rules: RuleSet,
  { games, seed, player }: Omit<Options, 'rules'>,
  { told, fixed }: Speech,
  adviserOf?: AdviserOf,
): string {
  const results: CardResult[] = [];
  for (const result of playGames(rules, player, seed, adviserOf)) {
    results.push(result);
    if (results.length === games) break;
  }
  const totals = statisticsOf(results.map(({ total }) => total));
  const turns = statisticsOf(results.map((result) => result.turns));
  const earned = results.filter(({ upperBonus }) => upperBonus === true).length;
  const rows: readonly (readonly [string, string])[] = [
    [told({ say: 'command.mean' }), fixed(totals.mean, 2)],
    [told({ say: 'command.deviation' }), fixed(totals.deviation, 2)],
    ...PERCENTILES.map(
      (percent) =>
        [told({ say: 'command.percentile', percent }), fixed(totals.percentile(percent), 0)] as const,
    ),
    ...(results.every(({ upperBonus }) => upperBonus === undefined)
      ? [[told({ say: 'command.pointsATurn' }), fixed(totals.mean / turns.mean, 2)] as const]
      : [[told({ say: 'command.upperBonus' }), `${fixed((100 * earned) / games, 2)} %`] as const]),
    [told({ say: 'command.turns' }), fixed(turns.mean, 2)],
  ];
  const lines = rows.map(([name, value]) => `${name.padEnd(14)} ${value.padStart(9)}`);
  const title = told({ say: 'command.simulated', games, rules: setName(rules), player, seed });
  const instead = playedGreedily(rules, player);
  return [title, ...(instead === undefined ? [] : [told(instead)]), ...lines, ''].join('\n');
}

/** Of sets that can be worked out, with the values in this data folder. */
function adviserIn(dataDir: string): AdviserOf {
  return (rules) =>
    tooLarge(rules) === undefined ? adviserFrom(valuesOf(rules, dataDir, solveOnTwo)) : undefined;
}

function gamesOf({ told }: Speech): (word: string) => number {
  return (word) => {
    const games = Number(word);
    if (/^\d+$/.test(word) && games >= 1 && games <= 10_000_000) return games;
    throw new InvalidArgumentError(told({ say: 'command.mustBeGames' }));
  };
}
