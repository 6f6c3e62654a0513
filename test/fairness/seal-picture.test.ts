import fc from 'fast-check';
import { expect, test } from 'vitest';
import { notedSeal, sealEmoji } from '../../src/fairness/seal-emoji.ts';
import { sealCells, sealGroups } from '../../src/fairness/seal-picture.ts';

const SEAL = '0123456789abcdef'.repeat(4);

test('the whole seal is readable in groups, and a picture with a cell for every digit', () => {
  expect(sealGroups(SEAL)).toBe('01234567 89abcdef '.repeat(4).trim());
  expect(sealEmoji(SEAL)).toEqual(Array(4).fill(['🟥🟧🟨🟩🟦🟪🟫⬛', '🔴🟠🟡🟢🔵🟣🟤⚫']).flat());
  expect(sealCells(SEAL)).toHaveLength(64);
  expect(sealCells(SEAL)[8]).toEqual({ ...sealCells(SEAL)[0], y: 10, rx: 4.5 });
  expect([sealEmoji('none'), sealCells('')]).toEqual([[], []]);
});

test('another seal is another picture, and both ways of noting one lead back to it', () => {
  const hex = fc.array(fc.integer({ min: 0, max: 15 }), { minLength: 64, maxLength: 64 });
  fc.assert(
    fc.property(hex, (digits) => {
      const seal = digits.map((digit) => digit.toString(16)).join('');
      expect(notedSeal(sealGroups(seal).toUpperCase())).toBe(seal);
      expect(notedSeal(sealEmoji(seal).join('\n'))).toBe(seal);
      // As some phones write it.
      expect(notedSeal([...sealEmoji(seal).join('')].join('\ufe0f'))).toBe(seal);
      expect(new Set(sealCells(seal).map(({ colour, rx }) => `${colour} ${rx}`)).size).toBe(
        new Set(digits).size,
      );
    }),
  );
});

test.each(['', '39e1566', 'x'.repeat(64), '0'.repeat(65), '🟥🍎🟥🟥🟥🟥🟥🟥'])('%j is no seal', (text) => {
  expect(notedSeal(text)).toBeUndefined();
});
