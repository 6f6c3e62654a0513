/** The figures of best play for people. */
import type { CardReport, StrategyReport, TurnReport } from './report.ts';

const NAME = 20;
const NUMBER = 10;

export function textOfReport(report: StrategyReport): string {
  if ('error' in report) return `${report.error}\n`;
  const { title, own } = 'farkle' in report ? ofTurn(report) : ofCard(report);
  const rows = [
    ['points', report.value.toFixed(4)],
    ['deviation', report.sd.toFixed(4)],
    ...own,
    ['seconds', report.seconds.toFixed(2)],
  ];
  return `${title} under best play\n${rows.map(line).join('\n')}\n`;
}

interface Part {
  readonly title: string;
  readonly own: readonly (readonly string[])[];
}

function ofTurn({ rules, farkle }: TurnReport): Part {
  return { title: `One turn of ${rules}`, own: [['farkles', share(farkle)]] };
}

function ofCard(report: CardReport): Part {
  return { title: report.rules, own: cardRows(report) };
}

function cardRows({ upperBonus, percentiles, boxes, states }: CardReport): readonly (readonly string[])[] {
  return [
    ['upper bonus', share(upperBonus)],
    ...Object.entries(percentiles).map(([percent, total]) => [`percentile ${percent}`, `${total}`]),
    ['', 'mean', 'filled with 0'],
    ...Object.entries(boxes).map(([category, { mean, zero }]) => [category, mean.toFixed(4), share(zero)]),
    ['cards that differ', `${states}`],
  ];
}

function share(chance: number): string {
  return `${(100 * chance).toFixed(2)} %`;
}

function line([name = '', ...values]: readonly string[]): string {
  return `${name.padEnd(NAME)}${values.map((value) => value.padStart(NUMBER + 4)).join('')}`;
}
