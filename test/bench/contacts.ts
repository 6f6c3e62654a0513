/** What a finger feels: contacts that bounce, and the host's work, which table time leaves out. */
import { bounceEdges } from '../../src/uno/bounce.ts';
import { type Figure, type Report, ROOM, summarise } from './figures.ts';
import { fixedWorkMs } from './host-meter.ts';
import { HOLD, LEVER, ms, timedPresses, type Way } from './press-to-light.ts';

/** Three times what the reference says: far above any noise, far below what a player feels. */
const HOST_ROOM = 2;

const seedOf = (press: number): number => press + 1;

export async function contacts(presses: number): Promise<Report> {
  const all = [await feel('lever', LEVER, presses), await feel('hold', HOLD, presses)];
  return {
    title: 'Contact to light with contacts that bounce: how long they bounce themselves comes on top',
    runs: all.map(({ light }) => light),
    runNames: [
      'lever to the first picture of the tumble, with contacts that bounce',
      'hold to the changed frame, with contacts that bounce',
    ],
    figures: all.flatMap(({ figures }) => figures),
  };
}

async function feel(name: string, way: Way, presses: number) {
  const { times, strain } = await timedPresses(way, { runs: 1, presses }, seedOf);
  const list = times.flat();
  const light = summarise(list.map(({ lightMs }) => lightMs));
  const host = summarise(list.map(({ hostMs }) => hostMs));
  const both = summarise(list.map(({ lightMs, hostMs }) => lightMs + hostMs));
  const bounces = list.map((_, press) => (bounceEdges(seedOf(press), 'press').at(-1) ?? 0) / 1000);
  const figures: readonly Figure[] = [
    // Fewer presses, and a bounce beside the phase: chance moves the median as it moves the p99 of clean contacts.
    ms('median', light.median, { better: 'lower', room: ROOM.p99 }),
    ms('p99', light.p99, { better: 'lower', room: ROOM.worst }),
    ms('worst', light.worst, { better: 'lower', room: ROOM.worst }),
    ms('longest bounce of a press', Math.max(...bounces)),
    ms('host work, median', host.median, { wall: true, processor: true }),
    ms('host work, p99', host.p99, { wall: true, processor: true }),
    {
      ...{ name: 'host work, in pieces of fixed work', unit: 'times', value: host.median / fixedWorkMs() },
      ...{ better: 'lower', room: HOST_ROOM },
    },
    ms('light + host work, median', both.median, { wall: true }),
    ms('light + host work, p99', both.p99, { wall: true }),
    ...strain,
  ];
  return { light, figures: figures.map((figure) => ({ ...figure, name: `${name}: ${figure.name}` })) };
}
