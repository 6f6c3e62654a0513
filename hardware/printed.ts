/** The printed parts of a cabinet, by the names of their files; their shapes are made in `workshop`. */
import { LEDS } from './cabinet.ts';

export const PRINTED = {
  'diffuser-grid': {
    count: LEDS.slots,
    what: 'a cell for each pixel, between matrix and diffuser',
    how: 'black, so that no light passes; layers of 0.2 mm',
  },
  bezel: {
    count: LEDS.slots,
    what: 'holds diffuser, grid and matrix behind their window',
    how: 'window down; three walls',
  },
  retainer: { count: LEDS.slots, what: 'closes a bezel from behind', how: 'flat' },
  'display-frame': { count: 1, what: 'holds both displays behind their window', how: 'window down' },
  'board-tray': { count: 1, what: 'carries an Uno, with slots for cable ties', how: 'flat side down' },
  'lever-bracket': {
    count: 1,
    what: 'axle of the lever and its switch',
    how: 'flat side down; five walls, since hands pull at it',
  },
} as const;
export type PrintedName = keyof typeof PRINTED;
