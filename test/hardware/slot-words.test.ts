import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEDS } from '../../hardware/cabinet.ts';
import { SLOT_WORD_BYTES, slotNumbersOf, slotWords } from '../../hardware/slot-words.ts';

const slots = fc.array(
  fc.record({
    tiles: fc.tuple(fc.nat(LEDS.tiles - 1), fc.nat(LEDS.tiles - 1)),
    palette: fc.nat(LEDS.palettes - 1),
  }),
  { maxLength: LEDS.slots },
);

test('every tile and palette of every slot comes out as it went in', () => {
  fc.assert(
    fc.property(slots, (list) => {
      const words = slotWords(list);
      expect(words).toHaveLength(list.length * SLOT_WORD_BYTES);
      expect(slotNumbersOf(words)).toEqual(list);
    }),
  );
});

test('the bits lie where PROTOCOL.md says, low byte first', () => {
  expect(slotWords([{ tiles: [0b10001, 0b01110], palette: 0b1011 }])).toEqual(
    Uint8Array.of(0b110_10001, 0b00_1011_01),
  );
});
