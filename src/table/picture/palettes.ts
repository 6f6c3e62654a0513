/**
 * The table's colours, as light (a page that shows them on a screen has to apply its gamma). Every look is also told
 * apart by shape and brightness. Six sixes in the brightest of them stay under POWER.limitMa, so the limiter in the
 * firmware has nothing to do in play.
 */
import type { FaceColour } from '../../game/index.ts';
import type { TestLight } from '../scene.ts';
import type { Colour, Palette } from './picture.ts';

const DARK: Colour = [0, 0, 0];

/** One colour for plane 0; where plane 1 is lit alone, the second; where both are, the first again or a third. */
function palette(main: Colour, frame: Colour = DARK, both: Colour = main): Palette {
  return [main, frame, both];
}

/** Free dice: warm white. */
export const FREE = palette([72, 64, 48]);
/**
 * Held dice: bright red pips in a much dimmer red frame. The pips are a light red: of one red only, pips that lie in the
 * ring of the frame run together with it, and a held four looks like an O.
 */
export const HELD = palette([164, 26, 16], [20, 1, 0]);
/** Free dice of which each stands for a roll that is left: an amber bar at their foot. */
export const TALLIED = palette([72, 64, 48], [150, 56, 0]);
/** Held dice with such a bar, which shines like their pips: a little dimmer, since six sixes with bars are the most there is. */
export const HELD_TALLIED = palette([150, 24, 15], [20, 1, 0]);
/** Dice that will roll again, in a dashed amber frame. */
export const AGAIN = palette([72, 64, 48], [150, 56, 0]);
/** Free dice that are worth holding, with a blue frame that breathes. */
export const WORTH = palette([72, 64, 48], [0, 24, 70]);
/** Dice of earlier rolls of a Farkle turn, which lie still: the held look, much dimmer. */
export const SET = palette([54, 8, 5], [8, 0, 0]);
/** A die that may not be set aside: its mark is no part of the face. */
export const DEAD = palette([200, 0, 0], [110, 98, 74], [110, 98, 74]);
/** What waits: a question mark between turns, digits that were not chosen, dice for show. */
export const DIM = palette([22, 20, 18]);
/** Rolls left, and that a box must be chosen. */
export const AMBER = palette([150, 56, 0]);
/** What was chosen, and totals. */
export const CHOSEN = palette([40, 110, 36]);

/** Of a test of the LEDs: all there is of each colour; the board dims what the supply cannot carry. */
export const LIGHTS: Readonly<Record<TestLight, Palette>> = {
  red: palette([255, 0, 0]),
  green: palette([0, 255, 0]),
  blue: palette([0, 0, 255]),
  white: palette([255, 255, 255]),
};

/**
 * Of the emblems by which people are told apart, in the order of hardware/emblems.ts. An emblem has up to twice the pixels of a
 * six in its frame, so each is of less light; two people of nearly one colour have different pictures.
 */
export const EMBLEM_LIGHTS: readonly Palette[] = [
  palette([60, 4, 2]),
  palette([46, 16, 0]),
  palette([34, 28, 0]),
  palette([4, 50, 4]),
  palette([0, 36, 26]),
  palette([4, 16, 56]),
  palette([30, 6, 44]),
  palette([44, 6, 24]),
];

/**
 * Pips whose colour counts, free and held; black ones shine white. The frame tells what is held, and held pips are eight times
 * as bright as it: red alone has little light for eyes, so that red pips have some of the other colours too.
 */
const PIPS: Readonly<Record<FaceColour, { readonly free: Colour; readonly held: Colour }>> = {
  black: { free: [72, 64, 48], held: [86, 76, 55] },
  red: { free: [124, 28, 18], held: [204, 51, 36] },
  green: { free: [0, 76, 8], held: [0, 150, 16] },
};

/** Round held dice of coloured pips: of no colour, since pips beside it may be red, and light enough for who sees no red. */
const LIGHT_FRAME: Colour = [9, 10, 4];

/** The same look with pips of another colour, which count: a held die differs by its frame alone. */
export function withPips([main, frame, third]: Palette, colour: FaceColour, held: boolean): Palette {
  const pips = PIPS[colour][held ? 'held' : 'free'];
  return [pips, held ? LIGHT_FRAME : frame, third === main ? pips : third];
}

/** `share` 0..1 of the light. */
export function dimmed(palette: Palette, share: number): Palette {
  const [first, second, third] = palette;
  const scale = ([red, green, blue]: Colour): Colour => [
    Math.round(red * share),
    Math.round(green * share),
    Math.round(blue * share),
  ];
  return [scale(first), scale(second), scale(third)];
}
