/** From a contact to the light it causes, at random phase of everything, while 60 pictures a second are drawn. */
import { INPUTS, type Input } from '../../hardware/table.ts';
import { noise } from '../../src/uno/random.ts';
import { BenchTable, DICE_SLOTS, type PressTimes } from './bench-table.ts';
import { type Figure, type Report, summarise } from './figures.ts';
import { strainFigures } from './strain.ts';
import { withBridges } from './usb-bridges.ts';

/** Modelled in DESIGN: 7.5 ms and 12.1 ms. */
const MEDIAN_AT_MOST_MS = 8;
const WORST_AT_MOST_MS = 14;

export interface Effort {
  readonly runs: number;
  readonly presses: number;
}

type Range = readonly [fromMs: number, moreMs: number];

interface Way {
  readonly subject: string;
  readonly title: string;
  readonly input: (press: number) => Input;
  /** Slots in which the light is expected. */
  readonly slots: (press: number) => readonly number[];
  /** How long the finger stays: from, and how much more at random. */
  readonly holdMs: Range;
  /** Between two presses. */
  readonly everyMs: Range;
}

export const LEVER: Way = {
  subject: 'lever',
  title: 'Lever to light: from the contact to the latch of the first picture of the tumble',
  input: () => 'lever',
  slots: () => DICE_SLOTS,
  holdMs: [50, 30],
  everyMs: [300, 40],
};

export const HOLD: Way = {
  subject: 'hold',
  title: 'Hold to light: from the contact to the latch of the changed frame, walking over the five dice',
  input: (press) => INPUTS[press % DICE_SLOTS.length] as Input,
  slots: (press) => [press % DICE_SLOTS.length],
  holdMs: [30, 30],
  everyMs: [70, 20],
};

export async function pressToLight(way: Way, { runs, presses }: Effort): Promise<Report> {
  const random = noise(runs * 1000 + presses);
  const pick = ([fromMs, moreMs]: Range) => fromMs + (random() / 2 ** 32) * moreMs;
  const times: PressTimes[][] = [];
  const figures: Figure[] = [];
  const table = await BenchTable.start();
  // The first roll: from now on there are dice to hold and to roll.
  await table.timedPress('lever', DICE_SLOTS, 60, 1000);
  const before = table.strain();
  for (let run = 0; run < runs; run += 1) {
    const list: PressTimes[] = [];
    for (let press = 0; press < presses; press += 1) {
      const [holdMs, everyMs] = [pick(way.holdMs), pick(way.everyMs)];
      list.push(await table.timedPress(way.input(press), way.slots(press), holdMs, everyMs));
    }
    times.push(list);
  }
  const light = times.map((list) => summarise(list.map(({ lightMs }) => lightMs)));
  const host = summarise(times.flat().map(({ hostMs }) => hostMs));
  figures.push(
    {
      name: 'median of the worst run',
      unit: 'ms',
      value: Math.max(...light.map(({ median }) => median)),
      atMost: MEDIAN_AT_MOST_MS,
    },
    {
      name: 'worst press of all',
      unit: 'ms',
      value: Math.max(...light.map(({ worst }) => worst)),
      atMost: WORST_AT_MOST_MS,
    },
    { name: 'host work a press, median', unit: 'ms', value: host.median, wall: true },
    { name: 'host work a press, p99', unit: 'ms', value: host.p99, wall: true },
    ...withBridges(times.flat().map(({ lightMs }) => lightMs)),
    ...strainFigures(before, table.strain(), runs * presses),
  );
  await table.close();
  return { subject: way.subject, title: way.title, runs: light, figures };
}
