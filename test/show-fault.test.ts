/** The firmware on the emulated chip says why the table cannot start. */
import { expect, test } from 'vitest';
import { CONFIG_DEFAULTS, DISPLAY, LEDS } from '../hardware/cabinet.ts';
import { FONT_CHARACTERS } from '../hardware/font.ts';
import { OFFLINE } from '../hardware/offline.ts';
import { SerialBoard } from '../src/board/serial/serial-board.ts';
import { LockstepClock } from '../src/clock/lockstep-clock.ts';
import type { FaultCode } from '../src/fault/fault.ts';
import { Fault } from '../src/fault/fault.ts';
import { FAULTS } from '../src/language/en/faults.ts';
import { ChipLink } from '../src/link/chip-link.ts';
import type { Link } from '../src/link/link.ts';
import { showFault } from '../src/show-fault.ts';
import { displayOn, startUno } from '../src/testing.ts';
import { load } from './config/load.ts';
import { pictureNumber } from './contract/pictures.ts';

const DAMAGED = new Fault('journal-damaged', 'journal.db');
/** From power-up to a lit table. */
const BOOT_MS = 400;

interface Show {
  readonly code?: FaultCode;
  readonly link?: Link;
  readonly kind?: string;
}

/** A start that has failed, with an emulated Uno on the cable. */
function begin({ code, link, kind = 'emulated' }: Show = {}) {
  const uno = startUno();
  const clock = new LockstepClock(uno);
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
  let cablesClosed = 0;
  const cable = {
    link: link ?? new ChipLink(uno),
    pins: undefined,
    close: async () => {
      cablesClosed += 1;
    },
  };
  const fault = code === undefined ? DAMAGED : new Fault(code, 'here');
  const { config } = load(undefined, { 'board.kind': kind });
  let endedMs: number | undefined;
  const show = async (): Promise<void> => {
    await showFault(fault, config, { stopped, clock, cable });
    endedMs = clock.now();
  };
  return { uno, clock, stop, show, endedMs: () => endedMs, cablesClosed: () => cablesClosed };
}

/** A far end that says nothing. */
function silentLink(open: () => Promise<void> = async () => {}): Link & { opened: number } {
  let closed = (): void => {};
  return {
    name: 'the wire',
    opened: 0,
    async open(listener) {
      this.opened += 1;
      closed = () => listener.closed(undefined);
      await open();
    },
    write() {},
    async reset() {},
    async close() {
      closed();
      closed = () => {};
    },
  };
}

const lit = (uno: ReturnType<typeof startUno>): number =>
  Array.from({ length: LEDS.slots }, (_, slot) => uno.leds.pixels(slot))
    .flat(2)
    .filter((value) => value > 0).length;

test('the word is on the display and the dice are dark, for ten seconds, then the board is let go', async () => {
  const { uno, clock, show, endedMs, cablesClosed } = begin();
  // What a program that was killed has left behind.
  const chip = new ChipLink(uno);
  let killed = false;
  const link: Link = {
    name: 'its port',
    open: (listener) => (killed ? new Promise(() => {}) : chip.open(listener)),
    write: (bytes) => chip.write(bytes),
    reset: () => chip.reset(),
    close: () => chip.close(),
  };
  const before = new SerialBoard({
    ...{ link, clock, emulated: true, cabinet: CONFIG_DEFAULTS, drawSession: () => 7 },
  });
  before.start({ inputs() {}, changed() {} });
  before.show(pictureNumber(1));
  before.display('ROLL 1/3');
  await clock.advance(BOOT_MS);
  expect(lit(uno)).toBeGreaterThan(0);
  killed = true;
  await link.close();

  const fromMs = clock.now();
  void show();
  await clock.advance(BOOT_MS);
  expect(displayOn(uno)).toBe('BAD DATA');
  expect(lit(uno)).toBe(0);
  await clock.advance(fromMs + 9900 - clock.now());
  expect(displayOn(uno)).toBe('BAD DATA');
  expect(endedMs()).toBeUndefined();
  await clock.advance(1000);
  expect(displayOn(uno)).toBe('');
  expect((endedMs() ?? 0) - fromMs).toBeLessThan(10_500);
  expect(cablesClosed()).toBe(1);
  // Nobody speaks to it any more: the firmware says so.
  await clock.advance(2500);
  expect(displayOn(uno)).toBe(OFFLINE.text);
});

test('Ctrl-C ends the waiting at once, and the display is cleared', async () => {
  const { uno, clock, show, stop, endedMs } = begin();
  void show();
  await clock.advance(3000);
  expect(displayOn(uno)).toBe('BAD DATA');
  stop();
  await clock.advance(100);
  expect(endedMs()).toBeLessThan(3100);
  expect(displayOn(uno)).toBe('');
});

test('a board that is reset meanwhile shows the word again, and not for longer', async () => {
  const { uno, clock, show, endedMs } = begin();
  void show();
  await clock.advance(2000);
  uno.reset('button');
  await clock.advance(3000);
  expect(displayOn(uno)).toBe('BAD DATA');
  await clock.advance(6000);
  expect(endedMs()).toBeLessThan(10_500);
});

test('a board that does not answer is given up as soon as it has a fault of its own', async () => {
  const link = silentLink();
  const { clock, show, endedMs } = begin({ link });
  void show();
  await clock.advance(2900);
  expect(endedMs()).toBeUndefined();
  await clock.advance(500);
  expect(endedMs()).toBeLessThan(3400);
  expect(link.opened).toBe(1);
});

test('a port that cannot be opened is given up at once', async () => {
  const link = silentLink(() => Promise.reject(new Fault('link-open', 'there is no port')));
  const { clock, show, endedMs } = begin({ link });
  void show();
  await clock.advance(300);
  expect(endedMs()).toBeLessThan(300);
  expect(link.opened).toBe(1);
});

test('a port that hangs, in opening and in closing, is given up after eight seconds', async () => {
  const hangs = new Promise<never>(() => {});
  const link = { ...silentLink(() => hangs), close: () => hangs };
  const { clock, show, endedMs } = begin({ link });
  void show();
  await clock.advance(8100);
  expect(endedMs()).toBe(8000);
});

test('faults of the board itself, and those that no display is for, leave the board alone', async () => {
  const silent = (Object.keys(FAULTS) as FaultCode[]).filter((code) =>
    ['', OFFLINE.text].includes(FAULTS[code].display),
  );
  expect(silent).toEqual(expect.arrayContaining(['link-open', 'board-silent', 'backup-failed']));
  for (const code of silent) {
    const link = silentLink();
    const { show } = begin({ code, link });
    await show();
    expect(link.opened, code).toBe(0);
  }
});

test('an emulated board is not started for a display that nobody would see', async () => {
  const { config } = load(undefined, {});
  const clock = new LockstepClock();
  await showFault(DAMAGED, config, { stopped: new Promise(() => {}), clock });
  expect(clock.now()).toBe(0);
});

test('every word fits the display, in its characters, and stands for one fault only', () => {
  const words = Object.values(FAULTS)
    .map(({ display }) => display)
    .filter((word) => word !== '' && word !== OFFLINE.text);
  expect(new Set(words).size).toBe(words.length);
  for (const word of words) {
    expect(word.length, word).toBeLessThanOrEqual(DISPLAY.characters);
    expect([...word].filter((character) => !FONT_CHARACTERS.includes(character))).toEqual([]);
  }
});
