/** The sizes of screens that every page is looked at on. */

export type Size = readonly [width: number, height: number];

const SIZES: readonly Size[] = [
  [320, 568],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
];

/** So small is only a TV in a corner of something else. */
const CORNER: Size = [480, 270];
export const ALL_SIZES = [...SIZES, CORNER];

/** An overlay is a source of a stream: nobody has one on a phone. */
const NARROWEST_OVERLAY = 1280;

export function sizesOf(path: string): readonly Size[] {
  if (/^\/overlay(\?|$)/.test(path)) return SIZES.filter(([width]) => width >= NARROWEST_OVERLAY);
  return path.startsWith('/tv') ? [...SIZES, CORNER] : SIZES;
}
