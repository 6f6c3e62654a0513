/**
 * The whole seal as something that people can compare: groups of digits, and a picture of eight by eight, one cell a digit, so
 * that another seal is another picture.
 */

/** Of every cell: its corner in a picture of 80 by 80, one of eight colours, and whether it is square (0) or round. */
interface SealCell {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly colour: string;
}

/** In this order the digits 0 to 7, as squares; 8 to f are the same, round. */
const COLOURS = ['#d33', '#f80', '#fc3', '#383', '#17d', '#72a', '#754', '#222'];

/** `39e15663 …`: eight groups of eight digits. */
export function sealGroups(seal: string): string {
  return seal.replace(/.{8}(?=.)/g, '$& ');
}

/** Row by row; none for what is no seal. */
export function sealCells(seal: string): readonly SealCell[] {
  if (!isWholeSeal(seal)) return [];
  return [...seal].map((digit, index) => {
    const value = Number.parseInt(digit, 16);
    return {
      ...{ x: (index % 8) * 10, y: Math.floor(index / 8) * 10, rx: value < COLOURS.length ? 0 : 4.5 },
      colour: COLOURS[value % COLOURS.length] ?? '',
    };
  });
}

export function isWholeSeal(seal: string): boolean {
  return /^[\da-f]{64}$/.test(seal);
}
