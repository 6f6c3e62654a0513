/** The figures of best play, for people and for programs. */
import { tellAll } from '../../language/sentence.ts';
import { sentencesIn } from '../../language/sentences.ts';
import type { Speech } from '../speech.ts';
import type { CardReport, StrategyReport } from './report.ts';

const NAME = 20;
const NUMBER = 10;

/** In English, as everything that programs read. */
export function jsonOfReport(report: StrategyReport): string {
  return `${JSON.stringify(tellAll(sentencesIn('en'), report))}\n`;
}

export function textOfReport(report: StrategyReport, { told }: Speech): string {
  if ('error' in report) return `${told(report.error)}\n`;
  const rows = [
    [told({ say: 'command.points' }), report.value.toFixed(4)],
    [told({ say: 'command.deviation' }), report.sd.toFixed(4)],
    ...('farkle' in report
      ? [[told({ say: 'command.farkles' }), share(report.farkle)]]
      : cardRows(report, told)),
    [told({ say: 'command.seconds' }), report.seconds.toFixed(2)],
  ];
  const title = told({
    say: 'farkle' in report ? 'command.turnUnderBestPlay' : 'command.underBestPlay',
    rules: report.rules,
  });
  return `${title}\n${rows.map(line).join('\n')}\n`;
}

function cardRows(
  { upperBonus, percentiles, boxes, states }: CardReport,
  told: Speech['told'],
): readonly (readonly string[])[] {
  return [
    [told({ say: 'command.upperBonus' }), share(upperBonus)],
    ...Object.entries(percentiles).map(([percent, total]) => [
      told({ say: 'command.percentile', percent: Number(percent) }),
      `${total}`,
    ]),
    ['', told({ say: 'command.mean' }), told({ say: 'command.filledWithZero' })],
    ...Object.entries(boxes).map(([category, { mean, zero }]) => [category, mean.toFixed(4), share(zero)]),
    [told({ say: 'command.cards' }), `${states}`],
  ];
}

function share(chance: number): string {
  return `${(100 * chance).toFixed(2)} %`;
}

function line([name = '', ...values]: readonly string[]): string {
  return `${name.padEnd(NAME)}${values.map((value) => value.padStart(NUMBER + 4)).join('')}`;
}
