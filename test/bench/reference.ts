/** Figures of an earlier run, kept beside the code: a change that makes the table slower is seen before it is felt. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { commitName, computerName } from '../tools/measured-at.ts';
import { betterWay, type Figure, isMissed, type Report } from './figures.ts';

export interface Reference {
  readonly effort: EffortName;
  readonly command: string;
  readonly reports: readonly MeasuredReport[];
}

/** What was measured under the name that chooses it. */
export type SubjectReport = Report & { readonly subject: string };

export interface MeasuredReport extends SubjectReport {
  /** As git names it; with a plus sign when files had been changed. */
  readonly commit: string;
  /** For the figures of the wall clock. */
  readonly computer: string;
}

export type EffortName = 'quick' | 'full';

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
export function referenceOf(
  effort: EffortName,
  command: string,
  reports: readonly SubjectReport[],
): Reference {
  const where = { commit: commitName(), computer: computerName() };
  return { effort, command, reports: reports.map((report) => ({ ...where, ...report })) };
}

/** One sentence for each compared figure that is worse than in the reference, or that only one of the two has. */
export function worsened(
  reference: { readonly reports: readonly SubjectReport[] },
  reports: readonly SubjectReport[],
): readonly string[] {
  return reports.flatMap(({ subject, figures }) => {
    const known = reference.reports.find((report) => report.subject === subject)?.figures ?? [];
    const gone = known
      .filter(isCompared)
      .filter(({ name }) => !figures.some((figure) => figure.name === name))
      .map(({ name }) => `${subject}: ${name} is in the reference, but was not measured`);
    const worse = figures.filter(isCompared).flatMap((figure) => {
      const before = known.find(({ name }) => name === figure.name);
      if (before === undefined) return [`${subject}: ${figure.name} is not in the reference`];
      return isWorse(before, figure)
        ? [`${subject}: ${figure.name} was ${before.value} ${figure.unit}, is ${figure.value}`]
        : [];
    });
    return [...gone, ...worse];
  });
}

/** One sentence for each figure beyond its limit; `check`: only for those that do not depend on the computer. */
export function missedTargets(reports: readonly SubjectReport[], check: boolean): readonly string[] {
  return reports.flatMap(({ subject, figures }) =>
    figures
      .filter((figure) => isMissed(figure) && !(check && figure.wall === true))
      .map(({ name, because }) =>
        because === undefined
          ? `${subject}: ${name} misses its target`
          : `${subject}: ${name} misses its target, because ${because}`,
      ),
  );
}

function isCompared(figure: Figure): boolean {
  return figure.wall !== true && betterWay(figure) !== undefined;
}

/** The room is that of the code that measures now: an old reference cannot widen it. */
function isWorse(before: Figure, now: Figure): boolean {
  const room = Math.abs(before.value) * (now.room ?? 0);
  return betterWay(now) === 'lower'
    ? !(now.value <= before.value + room)
    : !(now.value >= before.value - room);
}
