/** From a contact to the light it causes, at random phase of everything, while 60 pictures a second are drawn. */
import { INPUTS, type Input } from '../../hardware/table.ts';
import { bounceEdges } from '../../src/uno/bounce.ts';
import { noise } from '../../src/uno/random.ts';
import { BenchTable, DICE_SLOTS, type PressTimes } from './bench-table.ts';
import { type Figure, type Report, ROOM, summarise } from './figures.ts';
import { fixedWorkMs } from './host-meter.ts';
import { strainFigures } from './strain.ts';
import { withBridges } from './usb-bridges.ts';

/** Modelled in DESIGN: 7.5 ms and 12.1 ms. */
const MEDIAN_AT_MOST_MS = 8;
const WORST_AT_MOST_MS = 14;
/** Three times what the reference says: far above any noise, far below what a player feels. */
const HOST_ROOM = 2;

export interface Effort {
  readonly runs: number;
  readonly presses: number;
}

type Range = readonly [fromMs: number, moreMs: number];

interface Way {
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

/** `runs` of clean contacts, and one more of contacts that bounce. */
export async function pressToLight(way: Way, { runs, presses }: Effort): Promise<Report> {
  const random = noise(runs * 1000 + presses);
  const pick = ([fromMs, moreMs]: Range) => fromMs + (random() / 2 ** 32) * moreMs;
  const table = await BenchTable.start();
  // The first roll: from now on there are dice to hold and to roll.
  await table.timedPress('lever', DICE_SLOTS, 60, 1000);
  const run = async (bounce: (press: number) => number | undefined): Promise<readonly PressTimes[]> => {
    const times: PressTimes[] = [];
    for (let press = 0; press < presses; press += 1) {
      const [holdMs, everyMs] = [pick(way.holdMs), pick(way.everyMs)];
      times.push(await table.timedPress(way.input(press), way.slots(press), holdMs, everyMs, bounce(press)));
    }
    return times;
  };
  const before = table.strain();
  const clean: (readonly PressTimes[])[] = [];
  while (clean.length < runs) clean.push(await run(() => undefined));
  const bouncing = await run(seedOf);
  const light = clean.map((list) => summarise(list.map(({ lightMs }) => lightMs)));
  const figures = [
    ...lightFigures(light),
    ...bounceFigures(bouncing),
    ...hostFigures(clean.flat()),
    ...withBridges(clean.flat().map(({ lightMs }) => lightMs)),
    ...strainFigures(before, table.strain(), (runs + 1) * presses),
  ];
  await table.close();
  return { title: way.title, runs: light, figures };
}

const ms = (name: string, value: number, more: Partial<Figure> = {}): Figure => ({
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

const seedOf = (press: number): number => press + 1;

/** A press counts once three samples of the contact agree, so the bounce of a contact itself comes on top. */
function bounceFigures(times: readonly PressTimes[]): Figure[] {
  const { median, p99, worst } = summarise(times.map(({ lightMs }) => lightMs));
  const longest = Math.max(...times.map((_, press) => bounceEdges(seedOf(press), 'press').at(-1) ?? 0));
  return [
    ms('bouncing contacts: median', median, { better: 'lower', room: ROOM.p99 }),
    ms('bouncing contacts: p99', p99, { better: 'lower', room: ROOM.worst }),
    ms('bouncing contacts: worst', worst, { better: 'lower', room: ROOM.worst }),
    ms('bouncing contacts: longest bounce of a press', longest / 1000),
  ];
}

function hostFigures(times: readonly PressTimes[]): Figure[] {
  const host = summarise(times.map(({ hostMs }) => hostMs));
  const both = summarise(times.map(({ lightMs, hostMs }) => lightMs + hostMs));
  return [
    ms('host work a press, median', host.median, { wall: true }),
    ms('host work a press, p99', host.p99, { wall: true }),
    {
      name: 'host work a press, in pieces of fixed work',
      ...{ unit: 'times', value: host.median / fixedWorkMs(), better: 'lower', room: HOST_ROOM },
    },
    ms('light + host work, median', both.median, { wall: true }),
    ms('light + host work, p99', both.p99, { wall: true }),
  ];
}
