/** Where node-pixel's own Firmata firmware lies: built .hex files come with its npm package. */
import { createRequire } from 'node:module';

/** Name that the firmware gives itself (its sketch's file name); node-pixel refuses every other. */
export const FIRMWARE_NAME = 'node_pixel_firmata.ino';

/** For an Uno; the package has the same file for other boards in folders beside it. */
const IN_PACKAGES = `node-pixel/firmware/bin/firmata/uno/${FIRMWARE_NAME}.hex`;

/** Absolute path, wherever the package is. */
export function nodePixelHex(): string {
  return createRequire(import.meta.url).resolve(IN_PACKAGES);
}
