/** The slots of a PICTURE: 16 bits each, since every byte of a picture stands between a press and its light. */

/** Numbers on the board: two tiles and a palette. */
export interface SlotNumbers {
  readonly tiles: readonly [plane0: number, plane1: number];
  readonly palette: number;
}

export const SLOT_WORD_BYTES = 2;

/** The field `slots` of PICTURE. */
export function slotWords(slots: readonly SlotNumbers[]): Uint8Array {
  const words = slots.map(({ tiles, palette }) => tiles[0] | (tiles[1] << 5) | (palette << 10));
  return Uint8Array.from(words.flatMap((word) => [word & 0xff, word >> 8]));
}

/** The other way round. */
export function slotNumbersOf(words: Uint8Array): SlotNumbers[] {
  return Array.from({ length: words.length / SLOT_WORD_BYTES }, (_, slot) => {
    const word = (words[slot * 2] as number) | ((words[slot * 2 + 1] as number) << 8);
    return { tiles: [word & 0x1f, (word >> 5) & 0x1f], palette: (word >> 10) & 0x0f };
  });
}
