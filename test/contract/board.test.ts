/** The contract of boards, over the fake in memory and over the real firmware on an emulated Uno. */
import { readFileSync } from 'node:fs';
import { CONFIG_DEFAULTS, type Input, LEDS } from '../../hardware/cabinet.ts';
import { SerialBoard } from '../../src/board/serial/serial-board.ts';
import { LockstepClock } from '../../src/clock/lockstep-clock.ts';
import { ChipLink } from '../../src/link/chip-link.ts';
import { parseHex } from '../../src/uno/hex.ts';
import { noise } from '../../src/uno/random.ts';
import { Uno, type UnoOptions } from '../../src/uno/uno.ts';
import { BOOTLOADER_NAMES, bootloader } from '../rig/bootloaders.ts';
import { MemoryBoard } from '../rig/memory-board.ts';
import { NoisyLink } from '../rig/noisy-link.ts';
import { boardContract } from './board.contract.ts';
import type { BoardPace, BoardRig, BoardTraits } from './board-rig.ts';
import { frequencies } from './frequencies.ts';
import { type Pixels, pixelsOf } from './pictures.ts';

const FIRMWARE = new URL('../../firmware/dicetable.hex', import.meta.url);

/** Twelve new tiles and six palettes at 250 kBd, a drawing, and a text over I²C; with room. */
const PACE: BoardPace = { shownWithinMs: 60, pictureMs: 21, pressWithinMs: 10 };
const MEMORY: BoardTraits = {
  ...PACE,
  wire: 'none',
  stuckInputs: false,
  successor: false,
  countsUnplugged: true,
  pitchHz: undefined,
};
const SERIAL: BoardTraits = { ...MEMORY, wire: 'checked', stuckInputs: true, successor: true };

boardContract('memory board', MEMORY, async () => {
  const clock = new LockstepClock();
  const board = new MemoryBoard(clock);
  const shown: Pixels[] = [];
  board.onPicture = (picture) => shown.push(pixelsOf(picture));
  return {
    board,
    advance: (ms) => clock.advance(ms),
    press: (input) => board.press(input),
    release: (input) => board.release(input),
    looks: (picture) => pixelsOf(picture),
    pixels: () => pixelsOf(board.picture),
    shown: () => shown,
    text: () => board.text,
    tones: () => board.tones.map(({ hz }) => hz),
    pullData: () => board.unplug(),
    pullCable: () => {
      board.unplug();
      board.reset();
    },
    plugCable: () => board.plug(),
    pushReset: () => board.reset(),
  };
});

boardContract('serial board on an emulated Uno', SERIAL, () => serialRig({}));
for (const name of BOOTLOADER_NAMES) {
  boardContract(`serial board on an emulated Uno with ${name}`, { ...SERIAL, countsUnplugged: false }, () =>
    serialRig({ bootloader: bootloader(name) }),
  );
}

/** The clock runs chip and host together, so every time in the suite is exact. */
async function serialRig(options: UnoOptions): Promise<BoardRig> {
  const uno = new Uno(parseHex(readFileSync(FIRMWARE, 'utf8'), 'firmware/dicetable.hex'), options);
  const clock = new LockstepClock(uno);
  const random = noise(3);
  const link = new NoisyLink(
    new ChipLink(uno, { autoReset: options.bootloader !== undefined }),
    () => random() / 2 ** 32,
  );
  let sessions = 0;
  const newBoard = () =>
    new SerialBoard({
      link,
      clock,
      emulated: true,
      cabinet: CONFIG_DEFAULTS,
      drawSession: () => {
        sessions += 1;
        return sessions;
      },
    });
  const pixels = (): Pixels => Array.from({ length: LEDS.slots }, (_, slot) => uno.leds.pixels(slot));
  const shown: Pixels[] = [];
  uno.leds.onPicture = () => shown.push(pixels());
  let presses = 0;
  const bounce = () => {
    presses += 1;
    return { bounce: presses };
  };
  return {
    board: newBoard(),
    advance: (ms) => clock.advance(ms),
    press: (input: Input) => uno.press(input, bounce()),
    release: (input: Input) => uno.release(input, bounce()),
    looks: (picture) => pixelsOf(picture),
    pixels,
    shown: () => shown,
    text: () => uno.text,
    tones: () => frequencies(uno.buzzer.tones),
    pullData: () => uno.pullCable('data'),
    pullCable: () => uno.pullCable('all'),
    plugCable: () => uno.plugCable(),
    pushReset: () => uno.reset('button'),
    successor: newBoard,
    disturb: (level) => {
      link.noise = level;
    },
  };
}
