/**
 * `npm test`: every check in order, each against its time budget, and one closing line that counts them.
 * `npm test -- unit games` runs only the named stages.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureWorkshop } from '../hardware/workshop/install.ts';
import { ensureTools } from './tools/ensure.ts';
import { SPARE_TOOLS, TOOLS } from './tools/tools.ts';

interface Result {
  readonly passed: number;
  readonly failed: number;
  /** What failed and where, in lines: whoever sees only the end of a long log sees these. */
  readonly failures: readonly string[];
}

/** What is read here of the report that vitest writes. */
interface Report {
  readonly numPassedTests: number;
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Of a file that could not be run. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Of one failure, below its first. */
const MOST_LINES = 12;

interface Stage {
  readonly name: string;
  /** On two cores; printed beside the time taken, never asserted: speed belongs in the benchmark. */
  readonly budgetMinutes: number;
  readonly run: () => Result;
}

function count(ok: boolean): Result {
  return ok ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [] };
}

/** What was wrong and where in the tests, without the calls within what they use. */
function shortened(message: string): string[] {
  const [said, ...calls] = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim());
  const told = calls.filter((line) => !line.startsWith('at ')).slice(0, MOST_LINES);
  const where = calls.find((line) => line.startsWith('at ') && line.includes('.test.ts'));
  return [said ?? '', ...told, ...(where === undefined ? [] : [where])].map((line) => `    ${line}`);
}

function failuresOf({ testResults }: Report): string[] {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('.', name);
    const tests = assertionResults.filter((test) => test.status !== 'passed');
    if (tests.length === 0 && status !== 'passed') return [`${file}: the file itself`, ...shortened(message)];
    return tests.flatMap((test) => [
      `${file}: ${test.fullName} (${test.status})`,
      ...test.failureMessages.flatMap((message) => shortened(message)),
    ]);
  });
  return failures.length > 0 ? failures : ['an error outside of every test, see above'];
}

function command(program: string, ...args: string[]): () => Result {
  return () =>
    count(spawnSync(program, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0);
}

function vitest(project: string): () => Result {
  return () => {
    const folder = mkdtempSync(join(tmpdir(), 'dicetable-test-'));
    const report = join(folder, 'report.json');
    const args = ['run', '--config', 'test/vitest.config.ts', '--project', project];
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const { status } = spawnSync('vitest', [...args, ...reporters], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    try {
      const found: Report = JSON.parse(readFileSync(report, 'utf8'));
      const { numPassedTests, numTotalTests } = found;
      const unwell = status === 0 && numTotalTests > 0 ? 0 : 1;
      // A skipped test is a failed one: nothing here may be skipped in silence.
      const failed = Math.max(unwell, numTotalTests - numPassedTests);
      return { passed: numPassedTests, failed, failures: failed === 0 ? [] : failuresOf(found) };
    } catch {
      return count(false);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

const STAGES: readonly Stage[] = [
  { name: 'tools', budgetMinutes: 5, run: () => count(ensureTools(TOOLS, SPARE_TOOLS) && ensureWorkshop()) },
  { name: 'types', budgetMinutes: 0.2, run: command('tsc', '-p', '.') },
  { name: 'test-types', budgetMinutes: 0.2, run: command('tsc', '-p', 'test') },
  { name: 'web-types', budgetMinutes: 0.2, run: command('tsc', '-p', 'web') },
  { name: 'workshop-types', budgetMinutes: 0.2, run: command('tsc', '-p', 'hardware/workshop') },
  { name: 'lint', budgetMinutes: 0.1, run: command('biome', 'ci', '.') },
  { name: 'unit', budgetMinutes: 1, run: vitest('unit') },
  { name: 'firmware', budgetMinutes: 1, run: vitest('firmware') },
  { name: 'commands', budgetMinutes: 1, run: vitest('commands') },
  { name: 'contract', budgetMinutes: 2, run: vitest('contract') },
  { name: 'strategy', budgetMinutes: 2, run: vitest('strategy') },
  { name: 'hall', budgetMinutes: 3, run: vitest('hall') },
  { name: 'games', budgetMinutes: 4, run: vitest('games') },
  { name: 'browser', budgetMinutes: 4, run: vitest('browser') },
  { name: 'torture', budgetMinutes: 3, run: vitest('torture') },
  { name: 'package', budgetMinutes: 1, run: vitest('package') },
  { name: 'bench', budgetMinutes: 0.5, run: vitest('bench') },
  { name: 'speed', budgetMinutes: 2, run: command('node', 'test/bench/bench.ts', '--quick', '--check') },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !STAGES.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(
    `No such stage: ${unknown.join(', ')}. There are ${STAGES.map((stage) => stage.name).join(', ')}.`,
  );
  process.exit(2);
}

const lines: string[] = [];
let passed = 0;
let failed = 0;
for (const stage of STAGES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  console.log(`\n── ${stage.name}`);
  const startedMs = performance.now();
  const result = stage.run();
  const minutes = (performance.now() - startedMs) / 60_000;
  passed += result.passed;
  failed += result.failed;
  const verdict = result.failed === 0 ? 'ok    ' : 'FAILED';
  lines.push(`${verdict} ${stage.name.padEnd(14)} ${minutes.toFixed(2)} of ${stage.budgetMinutes} min`);
  lines.push(...result.failures.map((failure) => `       ${failure}`));
}
console.log(`\n${lines.join('\n')}\n\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
