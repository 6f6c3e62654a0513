/**
 * `npm run bench`: figures of the whole way from a contact to the light, on the emulated Uno at 250 kBd, and of
 * everything behind it. Most times are table time, exact and repeatable; those of the wall clock depend on the computer
 * and are compared only with others of the same run.
 *
 *     npm run bench                      everything
 *     npm run bench -- --quick           a small part of each
 *     npm run bench -- hold pictures     only these subjects
 *     npm run bench -- --json FILE       the figures as JSON too
 *     npm run bench -- --quick --check   only what does not depend on the computer, compared with reference/quick.json
 *     npm run bench -- --publish         keeps what was measured in the reference, and in the table of README.md here
 *
 * Ends with 1 when a figure misses its target, with --check when one is worse than in the reference too.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureTools } from '../tools/ensure.ts';
import { TOOLS } from '../tools/tools.ts';
import { textOf } from './figures.ts';
import { publishCapacity } from './hall/capacity-text.ts';
import { publishHeadlines } from './headlines.ts';
import {
  type EffortName,
  missedTargets,
  readReference,
  referenceOf,
  referenceText,
  type SubjectReport,
  worsened,
  writeReference,
} from './reference.ts';
import { EFFORTS, SUBJECTS } from './subjects.ts';

const USAGE = `Usage: npm run bench -- [--quick] [--check] [--publish] [--json FILE] [${Object.keys(SUBJECTS).join('] [')}]`;

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        quick: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
        publish: { type: 'boolean', default: false },
        json: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const unknown = positionals.find((name) => !Object.hasOwn(SUBJECTS, name));
    if (unknown !== undefined) throw new Error(`There is no subject "${unknown}".`);
    const inexact = positionals.find((name) => !SUBJECTS[name]?.isExact);
    if (values.check && inexact !== undefined) {
      throw new Error(`"${inexact}" depends on the computer: --check has nothing to compare it with.`);
    }
    // Before minutes of measuring, not after them.
    const folder = dirname(resolve(values.json ?? '.'));
    if (!existsSync(folder)) throw new Error(`There is no folder ${folder} for --json.`);
    return { ...values, positionals };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n${USAGE}\n`);
    return process.exit(2);
  }
}

const { quick, check, publish, json, help, positionals } = readOptions();
if (help) {
  process.stdout.write(`${USAGE}\n`);
  process.exit();
}
const effort: EffortName = quick ? 'quick' : 'full';
const names = Object.entries(SUBJECTS)
  .filter(([name, { isExact }]) =>
    positionals.length > 0 ? positionals.includes(name) : isExact || !(check || (quick && publish)),
  )
  .map(([name]) => name);

const needed = names.flatMap((name) => SUBJECTS[name]?.needs ?? []);
if (!ensureTools(TOOLS.filter(({ programs }) => programs.some((program) => needed.includes(program)))))
  process.exit(2);

const reports: SubjectReport[] = [];
const failed: string[] = [];
for (const name of names) {
  try {
    const report = await SUBJECTS[name]!.measure(EFFORTS[effort]);
    reports.push({ subject: name, ...report });
    process.stdout.write(`${textOf(report)}\n`);
  } catch (error) {
    // The others are not to be measured again because of it.
    failed.push(`${name}: ${error instanceof Error ? error.message : error}`);
  }
}

const command = `npm run bench${quick ? ' -- --quick' : ''}`;
const measured = referenceOf(effort, command, reports);
if (json !== undefined) writeFileSync(json, referenceText(measured));
if (publish) {
  const subjects = Object.keys(SUBJECTS).filter((name) => !quick || SUBJECTS[name]?.isExact);
  const reference = writeReference(measured, subjects);
  if (!quick) {
    publishHeadlines(reference);
    publishCapacity(reference);
  }
}
const missed = missedTargets(reports, check);
const worse = check ? worsened(readReference(effort), reports) : [];
for (const sentence of [...failed, ...missed, ...worse]) process.stderr.write(`${sentence}\n`);
if (check && worse.length > 0) {
  process.stderr.write(
    'If that is the price of something better, say so in the commit, and keep the new figures with --quick --publish.\n',
  );
}
if (failed.length + missed.length + worse.length > 0) process.exitCode = 1;
