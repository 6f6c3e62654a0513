/**
 * `npm run bench`: figures of the whole way from a contact to the light, on the emulated Uno at 250 kBd.
 * Times are table time, exact and repeatable; only those marked otherwise depend on the computer.
 *
 *     npm run bench                      everything: some ten minutes
 *     npm run bench -- --quick           a hundredth of it
 *     npm run bench -- hold pictures     only these subjects
 *     npm run bench -- --json FILE       the figures as JSON too
 *
 * Ends with 1 when a figure misses its target.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isMissed, type Report, textOf } from './figures.ts';
import { FULL, QUICK, SUBJECTS } from './subjects.ts';

const USAGE = `Usage: npm run bench -- [--quick] [--json FILE] [${Object.keys(SUBJECTS).join('] [')}]`;

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      options: { quick: { type: 'boolean' }, json: { type: 'string' }, help: { type: 'boolean' } },
      allowPositionals: true,
    });
    const unknown = positionals.find((name) => !(name in SUBJECTS));
    if (unknown !== undefined) throw new Error(`There is no subject "${unknown}".`);
    return { ...values, names: positionals.length > 0 ? positionals : Object.keys(SUBJECTS) };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n${USAGE}\n`);
    return process.exit(2);
  }
}

const { quick, json, help, names } = readOptions();
if (help) {
  process.stdout.write(`${USAGE}\n`);
  process.exit();
}
const reports: Report[] = [];
for (const name of names) {
  const report = await SUBJECTS[name]!(quick ? QUICK : FULL);
  reports.push(report);
  process.stdout.write(`${textOf(report)}\n`);
}
if (json !== undefined)
  writeFileSync(json, `${JSON.stringify({ effort: quick ? 'quick' : 'full', reports }, null, 2)}\n`);
const missed = reports.flatMap(({ figures }) => figures).filter(isMissed);
if (missed.length > 0) {
  process.stderr.write(`Missed: ${missed.map(({ name }) => name).join('; ')}\n`);
  process.exitCode = 1;
}
