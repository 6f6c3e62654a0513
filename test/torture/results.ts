/** What became of the campaigns when they were run in full: kept beside them, and told by the README of this folder. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { commitName, computerName } from '../tools/measured-at.ts';
import { readmePart, writeReadmePart } from '../tools/readme-part.ts';
import type { Campaign, Trial } from './campaign.ts';
import { CAMPAIGNS } from './campaigns.ts';

export interface Result {
  readonly name: string;
  readonly commit: string;
  readonly seed: number;
  readonly tried: number;
  readonly lost: number;
  readonly seconds: number;
  /** Values with their units, by name. */
  readonly figures: Readonly<Record<string, string>>;
}

export interface Results {
  readonly computer: string;
  /** In the order of the campaigns. */
  readonly results: readonly Result[];
}

const FILE = new URL('results.json', import.meta.url);
const COMMAND = 'npm run torture -- --publish';
const PAGE = 'test/torture/README.md';

export function resultOf({ name, told }: Campaign, trial: Trial, seed: number, seconds: number): Result {
  return {
    ...{ name, commit: commitName(), seed, seconds: Math.round(seconds) },
    ...{ tried: trial.survived + trial.lost, lost: trial.lost },
    figures: Object.fromEntries([...trial.figures].filter(([figure]) => told?.includes(figure))),
  };
}

export function readResults(): Results {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Results;
}

/** Campaigns that were not run now stay as they are. */
export function publishResults(measured: readonly Result[]): void {
  const kept = existsSync(FILE) ? readResults().results : [];
  const results = CAMPAIGNS.flatMap(
    ({ name }) => [...measured, ...kept].find((result) => result.name === name) ?? [],
  );
  const all: Results = { computer: computerName(), results };
  writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`);
  writeReadmePart(PAGE, COMMAND, resultsText(all));
}

/** As it stands in the README of this folder, between its marks. */
export function resultsText({ computer, results }: Results): string {
  const rows = results.map(({ name, tried, lost, seconds, figures }) => {
    const what = CAMPAIGNS.find((campaign) => campaign.name === name)?.what;
    const told = Object.entries(figures)
      .map(([figure, value]) => `${figure}: ${value}`)
      .join('; ');
    return `| \`${name}\` | ${tried.toLocaleString('en')} ${what}${told === '' ? '' : `. ${told}`} | ${lost} | ${(seconds / 60).toFixed(1)} |`;
  });
  const missing = CAMPAIGNS.filter(({ name }) => !results.some((result) => result.name === name));
  const notYet = missing.map(({ name }) => `\`${name}\``).join(', ');
  const minutes = results.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
  const commits = [...new Set(results.map(({ commit }) => commit))].join(', ');
  const seeds = [...new Set(results.map(({ seed }) => seed))].join(', ');
  return [
    '| campaign | what was tried | lost | minutes |',
    '|---|---|---|---|',
    ...rows,
    '',
    ...(notYet === '' ? [] : [`Not run in full yet: ${notYet}.`, '']),
    `Run with \`npm run torture\`, seed ${seeds}, at commit ${commits} on ${computer}: ${minutes.toFixed(0)} minutes.`,
  ].join('\n');
}

/** What it says now. */
export const publishedText = (): string => readmePart(PAGE, COMMAND);
