/** The serial firmware beside Firmata, ours and as most people use it, all on emulated chips in table time. */
import { LEDS } from '../../../hardware/cabinet.ts';
import { noise } from '../../../src/uno/random.ts';
import { CYCLES_PER_MS } from '../bare-board.ts';
import { type Figure, type Report, ROOM, type Summary, summarise } from '../figures.ts';
import { HostMeter } from '../host-meter.ts';
import { ourFirmata, ourSerial, plainStack, type Stack } from './stacks.ts';

/** Targets: how far the serial firmware is ahead of a plain stack for a re-roll of all dice. */
const EVERY_PIXEL_AHEAD = 20;
const CHANGED_PIXELS_AHEAD = 10;

const PATIENCE_MS = 2000;
const STEP_MS = 0.25;
/** Longer than any release takes to count. */
const FINGER_MS = 80;
const RELEASE_MS = 200;
const DICE = 5;

export async function compareFirmata(runs: number, presses: number, seconds: number): Promise<Report> {
  const measured = async (stack: Promise<Stack>) => measure(await stack, runs, presses, seconds);
  const serial = await measured(ourSerial());
  const ours = await measured(ourFirmata());
  const every = await measured(plainStack('8x8', false));
  const changed = await measured(plainStack('8x8', true));
  const smallEvery = await measured(plainStack('5x5', false));
  const smallChanged = await measured(plainStack('5x5', true));
  const ahead = ({ name, light }: Column, atLeast?: number): Figure => ({
    ...{ name: `serial ahead of ${name}`, unit: 'times', value: light.median / serial.light.median },
    ...(atLeast === undefined ? {} : { atLeast }),
  });
  const all = [serial, ours, every, changed, smallEvery, smallChanged];
  return {
    title:
      'The serial firmware beside Firmata: lever to the latch of all dice re-rolled, each pull after the last light is out',
    runs: all.map(({ light }) => light),
    runNames: all.map(({ name }) => name),
    figures: [
      ahead(ours),
      // Dice that look the same: as many of the serial firmware's as node-pixel can drive.
      ahead(every, EVERY_PIXEL_AHEAD),
      ahead(changed, CHANGED_PIXELS_AHEAD),
      // Smaller dice, with pips of one pixel instead of four.
      ahead(smallEvery, EVERY_PIXEL_AHEAD),
      ahead(smallChanged),
      { name: 'bytes lost by our boards', unit: '', value: serial.bytesLost + ours.bytesLost, atMost: 0 },
      ...all.flatMap(({ figures }) => figures),
    ],
  };
}

interface Column {
  readonly name: string;
  readonly light: Summary;
  readonly bytesLost: number;
  readonly figures: readonly Figure[];
}

async function measure(stack: Stack, runs: number, presses: number, seconds: number): Promise<Column> {
  const lost = () => stack.uno.figures().overruns + stack.uno.figures().unheard;
  const before = lost();
  let step = 0;
  const fill = () => {
    step += 1;
    stack.fill(step);
  };
  // Twice before: what a board keeps (tiles, palettes) is there from then on.
  for (let time = 0; time < 3; time += 1) await latchMs(stack, fill);
  const pictureMs = await latchMs(stack, fill);
  for (const face of [1, 2, 3, 4, 5, 6])
    await latchMs(stack, () => stack.showDice(Array(DICE).fill(face).concat(0)));
  const rolls: number[] = [];
  const faces = rollsOf(presses);
  for (let time = 0; time < 20; time += 1) rolls.push(await latchMs(stack, () => stack.showDice(faces())));
  const fromMs = stack.clock.now();
  let pictures = 0;
  for (; stack.clock.now() - fromMs < seconds * 1000; pictures += 1) await latchMs(stack, fill);
  const perSecond = (pictures * 1000) / (stack.clock.now() - fromMs);
  await latchMs(stack, () => stack.showDice(faces()));
  const times = await pulls(stack, runs * presses, faces);
  const bytesLost = lost() - before;
  await stack.close();
  const { name } = stack;
  const light = summarise(times.map(({ lightMs }) => lightMs));
  const event = summarise(times.map(({ eventMs }) => eventMs));
  const ms = (what: string, value: number, room = 0): Figure => ({
    ...{ name: `${name}: ${what}`, unit: 'ms', value, better: 'lower' },
    ...(room > 0 && { room }),
  });
  const hostMs = summarise(times.map((pull) => pull.hostMs)).median;
  const figures: readonly Figure[] = [
    ms('one full picture', pictureMs),
    ms('re-roll of all dice', summarise(rolls).median),
    ms('button to host event, median', event.median, ROOM.median),
    ms('button to host event, worst', event.worst, ROOM.worst),
    ms('lever to light, median', light.median, ROOM.median),
    ms('lever to light, p99', light.p99, ROOM.p99),
    ms('lever to light, worst', light.worst, ROOM.worst),
    { name: `${name}: full pictures a second`, unit: '1/s', value: perSecond, better: 'higher' },
    { name: `${name}: bytes lost`, unit: '', value: bytesLost },
    { name: `${name}: host work a press, median`, unit: 'ms', value: hostMs, wall: true },
  ];
  return { name, light, bytesLost, figures };
}

interface Pull {
  readonly lightMs: number;
  readonly eventMs: number;
  /** CPU time of the host: from the report's bytes to those of the picture. */
  readonly hostMs: number;
}

/** Each pull at a random phase, after the light of the last one is out; contacts bounce the same for all. */
async function pulls(stack: Stack, count: number, faces: () => readonly number[]): Promise<readonly Pull[]> {
  const random = noise(count);
  const meter = new HostMeter(stack.uno);
  const times: Pull[] = [];
  for (let pull = 0; pull < count; pull += 1) {
    await stack.clock.advance(RELEASE_MS + (random() / 2 ** 32) * 20);
    let eventMs = Number.NaN;
    const pulledMs = stack.clock.now();
    stack.onPull = () => {
      eventMs = stack.clock.now() - pulledMs;
      meter.begin();
      return faces();
    };
    meter.restart();
    const lightMs = await latchMs(stack, () => stack.uno.press('lever', { bounce: pull + 1 }));
    const hostMs = meter.workMs;
    await stack.clock.advance(FINGER_MS);
    stack.uno.release('lever', { bounce: pull + 1 });
    times.push({ lightMs, eventMs, hostMs });
  }
  return times;
}

/** From `act` to the latch of the first picture that differs from what was there; 250 µs later at most than it returns. */
async function latchMs({ uno, clock }: Stack, act: () => void): Promise<number> {
  const look = () =>
    [0, 1, 2].map((lane) => uno.leds.chain(lane, LEDS.slotsPerLane * LEDS.pixelsPerSlot).join());
  const before = look().join(';');
  let latched: number | undefined;
  uno.leds.onPicture = ({ latchedAt }) => {
    if (latched === undefined && look().join(';') !== before) latched = latchedAt / CYCLES_PER_MS;
  };
  const fromMs = clock.now();
  act();
  while (latched === undefined) {
    if (clock.now() - fromMs > PATIENCE_MS) throw new Error('Nothing was lit.');
    await clock.advance(STEP_MS);
  }
  uno.leds.onPicture = undefined;
  return latched - fromMs;
}

/** Five faces, each other than before, and a dark sixth die. */
function rollsOf(seed: number): () => readonly number[] {
  const random = noise(seed);
  let dice: readonly number[] = [1, 1, 1, 1, 1];
  return () => {
    dice = dice.map((face) => ((face - 1 + 1 + (random() % 5)) % 6) + 1);
    return [...dice, 0];
  };
}
