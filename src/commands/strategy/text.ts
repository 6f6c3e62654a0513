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

export function textOfReport(report: StrategyReport, speech: Speech): string {
  const { told, fixed } = speech;
  if ('error' in report) return `${told(report.error)}\n`;
  const rows = [
    [told({ say: 'command.points' }), fixed(report.value, 4)],
    [told({ say: 'command.deviation' }), fixed(report.sd, 4)],
    ...('farkle' in report
      ? [[told({ say: 'command.farkles' }), share(report.farkle, speech)]]
      : cardRows(report, speech)),
    [told({ say: 'command.seconds' }), fixed(report.seconds, 2)],
  ];
  const title = told({
    say: 'farkle' in report ? 'command.turnUnderBestPlay' : 'command.underBestPlay',
    rules: report.rules,
  });
  return `${title}\n${rows.map(line).join('\n')}\n`;
}

function cardRows(
  { upperBonus, percentiles, boxes, states }: CardReport,
  speech: Speech,
): readonly (readonly string[])[] {
  const { told, fixed } = speech;
  return [
    [told({ say: 'command.upperBonus' }), share(upperBonus, speech)],
    ...Object.entries(percentiles).map(([percent, total]) => [
      told({ say: 'command.percentile', percent: Number(percent) }),
      fixed(total, 0),
    ]),
    ['', told({ say: 'command.mean' }), told({ say: 'command.filledWithZero' })],
    ...Object.entries(boxes).map(([category, { mean, zero }]) => [
      category,
      fixed(mean, 4),
      share(zero, speech),
    ]),
    [told({ say: 'command.cards' }), fixed(states, 0)],
  ];
}

function share(chance: number, { fixed }: Speech): string {
  return `${fixed(100 * chance, 2)} %`;
}

function line([name = '', ...values]: readonly string[]): string {
  return `${name.padEnd(NAME)}${values.map((value) => value.padStart(NUMBER + 4)).join('')}`;
}
