/** Where node-pixel's own Firmata firmware lies: built .hex files come with its npm package. */
import { createRequire } from 'node:module';

/** Name that the firmware gives itself (its sketch's file name); node-pixel refuses every other. */
export const FIRMWARE_NAME = 'node_pixel_firmata.ino';

/** Absolute path of the .hex for a board of this name in the package: uno, nano, mega, … */
export function nodePixelHex(board: 'uno' | 'nano'): string {
  return createRequire(import.meta.url).resolve(
    `node-pixel/firmware/bin/firmata/${board}/${FIRMWARE_NAME}.hex`,
  );
}
