/** From a contact to the light it causes, at random phase of everything, while 60 pictures a second are drawn. */
import { INPUTS, type Input } from '../../hardware/cabinet.ts';
import { noise } from '../../src/uno/random.ts';
import { BenchTable, DICE_SLOTS, type PressTimes } from './bench-table.ts';
import { type Figure, type Report, ROOM, summarise } from './figures.ts';
import { strainFigures } from './strain.ts';
import { withBridges } from './usb-bridges.ts';

/** Modelled before there was a firmware (src/README.md, "Pictures in tile numbers"). */
const MEDIAN_AT_MOST_MS = 8;
const WORST_AT_MOST_MS = 14;

export interface Effort {
  readonly runs: number;
  readonly presses: number;
}

type Range = readonly [fromMs: number, moreMs: number];

export interface Way {
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
  title:
    'Lever to light, clean contacts: from the contact to the latch of the first picture of the tumble; table time, without the host',
  input: () => 'lever',
  slots: () => DICE_SLOTS,
  holdMs: [50, 30],
  everyMs: [300, 40],
};

export const HOLD: Way = {
  title:
    'Hold to light, clean contacts: from the contact to the latch of the changed frame, walking over the five dice; table time, without the host',
  input: (press) => INPUTS[press % DICE_SLOTS.length] as Input,
  slots: (press) => [press % DICE_SLOTS.length],
  holdMs: [30, 30],
  everyMs: [70, 20],
};

/** Contacts are clean: `contacts` measures those that bounce. */
export async function pressToLight(way: Way, effort: Effort): Promise<Report> {
  const { times, strain } = await timedPresses(way, effort, () => undefined);
  const light = times.map((list) => summarise(list.map(({ lightMs }) => lightMs)));
  const host = summarise(times.flat().map(({ hostMs }) => hostMs));
  const figures = [
    ...lightFigures(light),
    ms('host work a press, median', host.median, { wall: true, processor: true }),
    ms('host work a press, p99', host.p99, { wall: true, processor: true }),
    ...withBridges(times.flat().map(({ lightMs }) => lightMs)),
    ...strain,
  ];
  return { title: way.title, runs: light, figures };
}

/** `bounce`: the seed of each press's contact; undefined = clean. */
export async function timedPresses(
  way: Way,
  { runs, presses }: Effort,
  bounce: (press: number) => number | undefined,
): Promise<{ readonly times: readonly (readonly PressTimes[])[]; readonly strain: readonly Figure[] }> {
  const random = noise(runs * 1000 + presses);
  const pick = ([fromMs, moreMs]: Range) => fromMs + (random() / 2 ** 32) * moreMs;
  const table = await BenchTable.start();
  // The first roll: from now on there are dice to hold and to roll.
  await table.timedPress('lever', DICE_SLOTS, 60, 1000);
  const before = table.strain();
  const times: PressTimes[][] = [];
  for (let run = 0; run < runs; run += 1) {
    const list: PressTimes[] = [];
    for (let press = 0; press < presses; press += 1) {
      const [holdMs, everyMs] = [pick(way.holdMs), pick(way.everyMs)];
      list.push(await table.timedPress(way.input(press), way.slots(press), holdMs, everyMs, bounce(press)));
    }
    times.push(list);
  }
  const strain = strainFigures(before, table.strain(), runs * presses);
  await table.close();
  return { times, strain };
}

export const ms = (name: string, value: number, more: Partial<Figure> = {}): Figure => ({
  ...{ name, unit: 'ms', value },
  ...more,
});

function lightFigures(runs: Report['runs']): Figure[] {
  const most = (key: 'median' | 'p99' | 'worst') => Math.max(...runs.map((run) => run[key]));
  return [
    ms('median of the worst run', most('median'), { atMost: MEDIAN_AT_MOST_MS, room: ROOM.median }),
    ms('p99 of the worst run', most('p99'), { better: 'lower', room: ROOM.p99 }),
    ms('worst press of all', most('worst'), { atMost: WORST_AT_MOST_MS, room: ROOM.worst }),
  ];
}
