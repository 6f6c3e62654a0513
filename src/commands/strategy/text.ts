/** The figures of best play, for people and for programs. */
import { boxName, type RuleSet, setName } from '../../game/index.ts';
import { tellAll } from '../../language/sentence.ts';
import { sentencesIn } from '../../language/sentences.ts';
import type { Speech } from '../speech.ts';
import type { CardReport, StrategyReport } from './report.ts';

/** Characters; a longer name in the same column makes it wider. */
const NAME = 20;
const NUMBER = 10;

/** In English, as everything that programs read. */
export function jsonOfReport(report: StrategyReport): string {
  return `${JSON.stringify(tellAll(sentencesIn('en'), report))}\n`;
}

export function textOfReport(report: StrategyReport, rules: RuleSet, speech: Speech): string {
  const { told, fixed } = speech;
  if ('error' in report) return `${told(report.error)}\n`;
  const rows = [
    [told({ say: 'command.points' }), fixed(report.value, 4)],
    [told({ say: 'command.deviation' }), fixed(report.sd, 4)],
    ...('farkle' in report
      ? [[told({ say: 'command.farkles' }), share(report.farkle, speech)]]
      : cardRows(report, rules, speech)),
    [told({ say: 'command.seconds' }), fixed(report.seconds, 2)],
  ];
  const title = told({
    say: 'farkle' in report ? 'command.turnUnderBestPlay' : 'command.underBestPlay',
    rules: setName(rules),
  });
  const width = Math.max(NAME, ...rows.map(([name = '']) => name.length + 1));
  return `${title}\n${rows.map((row) => line(row, width)).join('\n')}\n`;
}

function cardRows(
  { upperBonus, percentiles, boxes, states }: CardReport,
  rules: RuleSet,
  speech: Speech,
): readonly (readonly string[])[] {
  const { told, fixed } = speech;
  const nameOf = (category: string): string => {
    const box = 'boxes' in rules ? rules.boxes.find((each) => each.category === category) : undefined;
    return box === undefined ? category : told(boxName(box));
  };
  return [
    [told({ say: 'command.upperBonus' }), share(upperBonus, speech)],
    ...Object.entries(percentiles).map(([percent, total]) => [
      told({ say: 'command.percentile', percent: Number(percent) }),
      fixed(total, 0),
    ]),
    ['', told({ say: 'command.mean' }), told({ say: 'command.filledWithZero' })],
    ...Object.entries(boxes).map(([category, { mean, zero }]) => [
      nameOf(category),
      fixed(mean, 4),
      share(zero, speech),
    ]),
    [told({ say: 'command.cards' }), fixed(states, 0)],
  ];
}

function share(chance: number, { fixed }: Speech): string {
  return `${fixed(100 * chance, 2)} %`;
}

function line([name = '', ...values]: readonly string[], width: number): string {
  return `${name.padEnd(width)}${values.map((value) => value.padStart(NUMBER + 4)).join('')}`;
}
