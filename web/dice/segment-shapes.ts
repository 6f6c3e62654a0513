/** How a character of the display is drawn: fourteen segments and a dot. */

/** Outlines of the segments in the bit order of hardware/font.ts, then the dot; one character is 24 × 36. */
const SEGMENT_SHAPES = [
  'M4 1h16l-2.500 3h-11z',
  'M20.500 1.800v15l-1.700 1-1.300-1.500v-11.500z',
  'M20.500 19.200v15l-3-3v-11.500l1.300-1.500z',
  'M4 35h16l-2.500-3h-11z',
  'M3.500 19.200v15l3-3v-11.500l-1.300-1.500z',
  'M3.500 1.800v15l1.700 1 1.300-1.500v-11.500z',
  'M6 18l1.500-1.400h3l1 1.400-1 1.400h-3z',
  'M18 18l-1.500-1.400h-3l-1 1.400 1 1.400h3z',
  'M7.300 5.200l3.300 6.300v4l-3.300-6.600z',
  'M10.800 5h2.400v9.800l-1.200 1.700-1.200-1.700z',
  'M16.700 5.200l-3.300 6.300v4l3.300-6.600z',
  'M7.300 30.800l3.300-6.300v-4l-3.300 6.600z',
  'M10.800 31h2.400v-9.800l-1.200-1.700-1.200 1.700z',
  'M16.700 30.800l-3.300-6.300v-4l3.300 6.600z',
  'M22.200 32.600h2.600v2.600h-2.600z',
];

/** From one character to the next. */
export const CHARACTER_WIDTH = 29;

/** The outlines of the segments that are lit, or of those that are dark. */
export function shapesOf(word: number, lit: boolean): string {
  return SEGMENT_SHAPES.filter((_, bit) => ((word >> bit) & 1) === (lit ? 1 : 0)).join('');
}
