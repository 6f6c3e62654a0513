/** What one spoilt message does to a Firmata cabinet, and that it is mended within the 10 s that the limits promise. */
import { isDeepStrictEqual } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { CONFIG_DEFAULTS, type Input } from '../../../hardware/cabinet.ts';
import { DICE, type DiceKind } from '../../../hardware/dice.ts';
import { FirmataBoard } from '../../../src/board/firmata/firmata-board.ts';
import { pinNumber } from '../../../src/board/firmata/pins.ts';
import type { Link } from '../../../src/link/link.ts';
import type { Picture } from '../../../src/table/picture/picture.ts';
import { pictureNumber, pixelsOf } from '../../contract/pictures.ts';
import { BOOT_MS, type FirmataChip, firmataChip, lanePixels } from '../../rig/firmata-rig.ts';

type Direction = 'to board' | 'from board';
/** Undefined: this message is left as it is. */
type Spoiler = (message: readonly number[], direction: Direction) => readonly number[] | undefined;

/** Firmata's first bytes (protocol.md of 2.5), and node-pixel's own. */
const DIGITAL_REPORT = 0x90;
const PIN_MODE = 0xf4;
const PWM = 0xe9;
const SYSEX = 0xf0;
const PIXEL = 0x51;
const CONFIG = 0x01;
const SET_PIXEL = 0x03;
const I2C_WRITE = 0x76;
const I2C_REPLY = 0x77;
const SYSTEM_RESET = 0xff;

const HEALED_WITHIN_MS = 10_000;

let chip: FirmataChip;
let board: FirmataBoard;
let presses: Input[];
let spoil: Spoiler;
/** How many messages have been. */
let spoilt: number;

async function ready(dice: DiceKind = '5x5', spoiler: Spoiler = () => undefined): Promise<void> {
  chip = firmataChip();
  presses = [];
  spoilt = 0;
  spoil = spoiler;
  board = new FirmataBoard({
    link: spoilable(chip.link),
    clock: chip.clock,
    emulated: true,
    leds: { ...CONFIG_DEFAULTS, dice },
  });
  board.start({
    inputs: (report) => presses.push(...report.presses.map(({ input }) => input)),
    changed: () => undefined,
  });
  await chip.clock.advance(BOOT_MS + 500);
  expect(board.status().state).toBe('ready');
}

afterEach(async () => {
  const closed = board.close();
  await chip.clock.advance(600);
  await closed;
});

/** Messages to the board come whole; what comes from it comes in pieces. */
function spoilable(inner: Link): Link {
  const passed = (bytes: Uint8Array, direction: Direction): Uint8Array =>
    Uint8Array.from(spoil([...bytes], direction) ?? bytes);
  return {
    get name() {
      return inner.name;
    },
    open: ({ bytes, closed }) =>
      inner.open({
        bytes: (chunk) => bytes(passed(chunk, 'from board')),
        closed: (reason) => closed(reason),
      }),
    write: (bytes) => inner.write(passed(bytes, 'to board')),
    reset: () => inner.reset(),
    close: () => inner.close(),
  };
}

/** Spoils the first message that begins like this, and no other. */
function once(first: readonly number[], change: (message: readonly number[]) => readonly number[]): Spoiler {
  return (message, direction) => {
    if (spoilt > 0 || direction !== 'to board' || !first.every((byte, at) => message[at] === byte))
      return undefined;
    spoilt += 1;
    return change(message);
  };
}

const leds = (dice: DiceKind = '5x5'): unknown => lanePixels(chip.uno, DICE[dice].places.length).flat();
const wanted = (picture: Picture, dice: DiceKind = '5x5'): unknown => pixelsOf(picture, dice).flat();
const sounds = (): boolean => (chip.uno.buzzer.hz(chip.uno.cycle) ?? 0) > 0;

async function tap(input: Input): Promise<void> {
  chip.uno.press(input);
  await chip.clock.advance(100);
  chip.uno.release(input);
  await chip.clock.advance(200);
}

test('a bit that turns a pixel into another description of the strip', async () => {
  await ready();
  spoil = once([SYSEX, PIXEL, SET_PIXEL], (message) => message.with(2, CONFIG));
  board.show(pictureNumber(3));
  await chip.clock.advance(600);
  expect(spoilt).toBe(1);
  await chip.clock.advance(HEALED_WITHIN_MS);
  expect(leds()).toEqual(wanted(pictureNumber(3)));
});

test('a byte that is lost of the first description of the strip', async () => {
  await ready(
    '5x5',
    once([SYSEX, PIXEL, CONFIG], (message) => message.toSpliced(3, 1)),
  );
  expect(spoilt).toBe(1);
  board.show(pictureNumber(3));
  await chip.clock.advance(HEALED_WITHIN_MS);
  expect(leds()).toEqual(wanted(pictureNumber(3)));
});

test('a pixel of a held die, while another die moves without a rest', async () => {
  await ready('pips');
  const moving = (step: number): Picture => pictureNumber(1).with(5, pictureNumber(step)[5]!);
  const isWrong = (): boolean =>
    !isDeepStrictEqual((leds('pips') as unknown[])[0], (wanted(moving(0), 'pips') as unknown[])[0]);
  spoil = once([SYSEX, PIXEL, SET_PIXEL, 0, 0], (message) => message.with(5, message[5]! ^ 4));
  const wrong: boolean[] = [];
  for (let ms = 0; ms < HEALED_WITHIN_MS; ms += 100) {
    board.show(moving(ms / 100));
    await chip.clock.advance(100);
    wrong.push(isWrong());
  }
  expect([wrong[0], wrong.at(-1)]).toEqual([true, false]);
});

test('the end of a tone', async () => {
  await ready();
  board.tone({ hz: 1000, durationMs: 60, volume: 0.5 });
  await chip.clock.advance(30);
  spoil = ([first, second], direction) =>
    direction === 'to board' && (first === PWM || (first === PIN_MODE && second === pinNumber('buzzer')))
      ? []
      : undefined;
  await chip.clock.advance(170);
  spoil = () => undefined;
  expect(sounds()).toBe(true);
  await chip.clock.advance(HEALED_WITHIN_MS);
  expect(sounds()).toBe(false);
});

test('a tone that lasts is not cut off by what is said again', async () => {
  await ready();
  board.tone({ hz: 1000, durationMs: 9000, volume: 0.5 });
  for (let second = 1; second < 9; second += 1) {
    await chip.clock.advance(1000);
    expect(sounds()).toBe(true);
  }
  await chip.clock.advance(1100);
  expect(sounds()).toBe(false);
});

test('the pull-up of an input', async () => {
  await ready(
    '5x5',
    once([PIN_MODE, pinNumber('hold3')], (message) => message.slice(0, 2)),
  );
  expect(spoilt).toBe(1);
  await chip.clock.advance(HEALED_WITHIN_MS);
  expect(board.status().stuck).toEqual([]);
  await tap('hold3');
  expect(presses.filter((input) => input === 'hold3')).toEqual(['hold3']);
});

test('one byte that resets all pins is no press of all buttons', async () => {
  await ready();
  board.show(pictureNumber(3));
  board.display('AS ITWAS');
  await chip.clock.advance(600);
  chip.link.write(Uint8Array.of(SYSTEM_RESET));
  await chip.clock.advance(HEALED_WITHIN_MS);
  expect([presses, board.status().stuck]).toEqual([[], []]);
  expect([leds(), chip.uno.text]).toEqual([wanted(pictureNumber(3)), 'AS ITWAS']);
  await tap('hold3');
  expect(presses).toEqual(['hold3']);
});

test('a report that is lost: the levels are asked for, and the press is told once', async () => {
  await ready();
  spoil = (message, direction) =>
    direction === 'from board' ? message.filter((byte) => (byte & 0xf0) !== DIGITAL_REPORT) : undefined;
  chip.uno.press('lever');
  await chip.clock.advance(20);
  spoil = () => undefined;
  expect(presses).toEqual([]);
  await chip.clock.advance(500);
  expect(presses).toEqual(['lever']);
});

test('a letter on the display', async () => {
  await ready();
  spoil = once([SYSEX, I2C_WRITE], (message) => message.with(-3, message.at(-3)! ^ 1));
  board.display('12345678');
  await chip.clock.advance(500);
  expect(chip.uno.text).not.toBe('12345678');
  await chip.clock.advance(HEALED_WITHIN_MS);
  expect(chip.uno.text).toBe('12345678');
});

test.each([
  ['an answer about a module that is not there', SYSEX],
  ['a letter of the complaint that it is not there', 0],
])('%s does not make it there', async (_, before) => {
  await ready();
  for (const module of chip.uno.displays) module.present = false;
  await chip.clock.advance(5000);
  let previous = -1;
  // The answer's number is also the letter w of "few", in two bytes of seven bits.
  const damaged = (byte: number): number => {
    const hit = spoilt === 0 && byte === I2C_REPLY && previous === before;
    previous = byte;
    spoilt += hit ? 1 : 0;
    return hit ? byte ^ 1 : byte;
  };
  spoil = (message, direction) => (direction === 'from board' ? message.map(damaged) : undefined);
  for (let ms = 0; ms < 5500; ms += 100) {
    await chip.clock.advance(100);
    expect(board.status().displays).toBe(0);
  }
  expect(spoilt).toBe(1);
});
