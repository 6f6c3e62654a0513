/**
 * What the emulator does not have: the USB bridge between chip and host. A model, laid over measured times.
 *
 * ATmega16U2 (Uno R3): its firmware sends what has come from the chip when a free-running timer overflows, 16 MHz / 256 /
 * 256 = every 4.096 ms (Arduino-usbserial.c). FTDI: it sends a packet that is not full when its latency timer ends, 16 ms
 * unless it is set to 1 ms (application note AN232B-04; serialport: `lowLatency`). All: the host asks a full-speed device
 * once in a frame of 1 ms (USB 2.0, 5.3); towards the board nothing else waits.
 */
import { noise } from '../../src/uno/random.ts';
import { type Figure, summarise } from './figures.ts';

const USB_FRAME_MS = 1;

/** How long a byte of the board waits at most until it may go into a USB frame. */
const BRIDGES: readonly (readonly [name: string, tickMs: number])[] = [
  ['native USB', 0],
  ['FTDI at 1 ms', 1],
  ['ATmega16U2', 4.096],
  ['FTDI at 16 ms', 16],
];

/** `times`: of presses without a bridge, in ms. */
export function withBridges(times: readonly number[]): Figure[] {
  return BRIDGES.flatMap(([name, tickMs]): Figure[] => {
    const random = noise(times.length);
    const share = () => random() / 2 ** 32;
    // Up to the host: the tick and a frame; down to the board: a frame.
    const { median } = summarise(
      times.map((time) => time + tickMs * share() + USB_FRAME_MS * share() + USB_FRAME_MS * share()),
    );
    return [
      { name: `modelled with ${name}: median`, unit: 'ms', value: median },
      // All that can come together; drawn at random, as the median is, the worst would be only what chance brought.
      {
        name: `modelled with ${name}: at most`,
        unit: 'ms',
        value: Math.max(...times) + tickMs + 2 * USB_FRAME_MS,
      },
    ];
  });
}
