/**
 * `npm run torture`: every campaign that tries to make the table lose something, and a table of what became of it.
 *
 *     npm run torture                       everything: an hour and a quarter on two cores that have no other work
 *     npm run torture -- --quick            what `npm test` does of it
 *     npm run torture -- unplug noise       only these campaigns
 *     npm run torture -- --seed 7           other chances; the default is 1
 *     npm run torture -- --publish          keeps what became of them in results.json, and in the table of README.md here
 *
 * Ends with 1 when anything was lost.
 */
import { parseArgs } from 'node:util';
import { ensureTools } from '../tools/ensure.ts';
import { TOOLS, TORTURE_TOOLS } from '../tools/tools.ts';
import { Trial } from './campaign.ts';
import { CAMPAIGNS } from './campaigns.ts';
import { publishResults, type Result, resultOf } from './results.ts';

const NAMES = CAMPAIGNS.map(({ name }) => name);
const USAGE = `Usage: npm run torture -- [--quick] [--publish] [--seed NUMBER] [${NAMES.join('] [')}]`;

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        quick: { type: 'boolean', default: false },
        publish: { type: 'boolean', default: false },
        seed: { type: 'string', default: '1' },
        help: { type: 'boolean' },
      },
      allowPositionals: true,
    });
    const unknown = positionals.find((name) => !NAMES.includes(name));
    if (unknown !== undefined) throw new Error(`There is no campaign "${unknown}".`);
    if (values.quick && values.publish)
      throw new Error('What is published is the whole campaign, not --quick.');
    if (!/^\d{1,9}$/.test(values.seed)) throw new Error(`The seed is a whole number, not "${values.seed}".`);
    return { ...values, seed: Number(values.seed), names: positionals.length > 0 ? positionals : NAMES };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n${USAGE}\n`);
    return process.exit(2);
  }
}

const { quick, publish, seed, help, names } = readOptions();
if (help) {
  process.stdout.write(`${USAGE}\n`);
  process.exit();
}
if (!ensureTools(quick ? TOOLS : [...TOOLS, ...TORTURE_TOOLS])) process.exit(1);

const rows: string[] = [];
const results: Result[] = [];
let lost = 0;
for (const campaign of CAMPAIGNS.filter(({ name }) => names.includes(name))) {
  const tries = quick ? campaign.tries.quick : campaign.tries.full;
  process.stdout.write(`── ${campaign.name}: ${tries} ${campaign.what}\n`);
  const trial = new Trial(tries, seed);
  const startedMs = performance.now();
  try {
    await campaign.run(trial);
  } catch (error) {
    trial.lose(`the campaign ended early: ${error instanceof Error ? error.stack : error}`);
  }
  const seconds = trial.earlierSeconds + (performance.now() - startedMs) / 1000;
  for (const [name, value] of trial.figures) process.stdout.write(`   ${name}: ${value}\n`);
  for (const loss of trial.losses) process.stdout.write(`   LOST (seed ${seed}): ${loss}\n`);
  const counts = [trial.survived + trial.lost, trial.survived, trial.lost].map((n) => `${n}`.padStart(9));
  rows.push(`${campaign.name.padEnd(10)}${counts.join('')}${seconds.toFixed(0).padStart(9)}`);
  lost += trial.lost;
  results.push(resultOf(campaign, trial, seed, seconds));
}
const head = ['tried', 'survived', 'lost', 'seconds'].map((word) => word.padStart(9)).join('');
process.stdout.write(`\n${'campaign'.padEnd(10)}${head}\n${rows.join('\n')}\n`);
if (publish) publishResults(results);
process.exit(lost === 0 ? 0 : 1);
