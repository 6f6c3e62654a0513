/** Figures of an earlier run, kept beside the code: a change that makes the table slower is seen before it is felt. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { commitName, computerName } from '../tools/measured-at.ts';
import { betterWay, type Figure, type Report } from './figures.ts';

export interface Reference {
  readonly effort: EffortName;
  readonly command: string;
  /** For the figures of the wall clock. */
  readonly computer: string;
  readonly reports: readonly MeasuredReport[];
}

/** With the commit it was measured at, as git names it; with a plus sign when files had been changed. */
export type MeasuredReport = Report & { readonly commit: string };

export type EffortName = 'quick' | 'full';

/**
 * Table time is exact, but any change of what is sent shifts the phase between presses and pictures: medians of some
 * hundred presses by the same program with other random numbers differ by so much. What is 0 has to stay 0.
 */
const NOISE = 0.06;

function fileOf(effort: EffortName): URL {
  return new URL(`reference/${effort}.json`, import.meta.url);
}

export function readReference(effort: EffortName): Reference {
  return JSON.parse(readFileSync(fileOf(effort), 'utf8')) as Reference;
}

/** Subjects that were not measured now stay as they are. */
export function writeReference(measured: Reference, subjects: readonly string[]): Reference {
  const file = fileOf(measured.effort);
  const kept = existsSync(file) ? readReference(measured.effort).reports : [];
  const reports = subjects.flatMap(
    (name) => [...measured.reports, ...kept].find(({ subject }) => subject === name) ?? [],
  );
  const reference = { ...measured, reports };
  writeFileSync(file, referenceText(reference));
  return reference;
}

export function referenceText(reference: Reference): string {
  return `${JSON.stringify(reference, null, 2)}\n`;
}

/** Of what was just measured. */
export function referenceOf(effort: EffortName, command: string, reports: readonly Report[]): Reference {
  const commit = commitName();
  return {
    effort,
    command,
    computer: computerName(),
    reports: reports.map((report) => ({ commit, ...report })),
  };
}

/** One sentence for each figure of table time that is worse than in the reference, or that the reference lacks. */
export function worsened(
  reference: { readonly reports: readonly Report[] },
  reports: readonly Report[],
): readonly string[] {
  return reports.flatMap(({ subject, figures }) => {
    const known = reference.reports.find((report) => report.subject === subject)?.figures ?? [];
    return figures
      .filter((figure) => figure.wall !== true && betterWay(figure) !== undefined)
      .flatMap((figure) => {
        const before = known.find(({ name }) => name === figure.name);
        if (before === undefined) return [`${subject}: ${figure.name} is not in the reference`];
        return isWorse(before, figure)
          ? [`${subject}: ${figure.name} was ${before.value} ${figure.unit}, is ${figure.value}`]
          : [];
      });
  });
}

function isWorse(before: Figure, now: Figure): boolean {
  const room = Math.abs(before.value) * NOISE;
  return betterWay(now) === 'lower'
    ? !(now.value <= before.value + room)
    : !(now.value >= before.value - room);
}
