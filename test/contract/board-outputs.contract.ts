/** Boards: pictures, texts and tones. */
import { describe, expect, test } from 'vitest';
import { type ContractContext, start, TONE, untilReady } from './board-rig.ts';
import { familiarPicture, pictureNumber } from './pictures.ts';

export function outputsContract({ readyRig, rigOf, traits }: ContractContext): void {
  const { pictureMs, pitchHz, shownWithinMs } = traits;

  describe('pictures, texts and tones', () => {
    test('every picture is shown pixel for pixel', async () => {
      const { rig } = await readyRig();
      for (let number = 1; number <= 12; number += 1) {
        rig.board.show(pictureNumber(number));
        await rig.advance(shownWithinMs);
        expect(rig.pixels()).toEqual(rig.looks(pictureNumber(number)));
      }
    });

    test('of pictures that come too fast some are skipped, none comes out of order, and the last one stays', async () => {
      const { rig } = await readyRig();
      // The darkness that a new board begins with is out of the way.
      await rig.advance(shownWithinMs);
      const before = rig.shown().length;
      for (let number = 0; number < 300; number += 1) {
        rig.board.show(familiarPicture(number % 6));
        if (number % 10 === 9) await rig.advance(1);
      }
      rig.board.show(pictureNumber(99));
      await rig.advance(shownWithinMs);
      expect(rig.pixels()).toEqual(rig.looks(pictureNumber(99)));
      const known = Array.from({ length: 6 }, (_, number) => rig.looks(familiarPicture(number)));
      for (const pixels of rig.shown().slice(before, -1)) expect(known).toContainEqual(pixels);
    });

    test('pictures in order are latched in order', async () => {
      const { rig } = await readyRig();
      // The darkness that a new board begins with is out of the way.
      await rig.advance(shownWithinMs);
      const before = rig.shown().length;
      for (let number = 1; number <= 40; number += 1) {
        rig.board.show(pictureNumber(number));
        await rig.advance(pictureMs / 3);
      }
      await rig.advance(shownWithinMs);
      const numbers = rig
        .shown()
        .slice(before)
        .map((pixels) => {
          const text = JSON.stringify(pixels);
          return Array.from({ length: 41 }, (_, number) => number).find(
            (number) => JSON.stringify(rig.looks(pictureNumber(number))) === text,
          );
        });
      expect(numbers).not.toContain(undefined);
      expect(numbers).toEqual([...numbers].sort((a, b) => (a ?? 0) - (b ?? 0)));
      expect(new Set(numbers).size).toBeGreaterThan(10);
      expect(numbers.at(-1)).toBe(40);
    });

    test.each([
      { said: 'ERIC', read: 'ERIC' },
      { said: 'julie 25', read: 'JULIE 25' },
      { said: 'TOO LONG FOR IT', read: 'TOO LONG' },
      { said: '', read: '' },
    ])('the text "$said" is read as "$read"', async ({ said, read }) => {
      const { rig } = await readyRig();
      rig.board.display('????????');
      await rig.advance(shownWithinMs);
      rig.board.display(said);
      await rig.advance(shownWithinMs);
      expect(rig.text()).toBe(read);
    });

    test('a tone is heard once, and not at all when the board was not ready', async () => {
      const rig = await rigOf();
      start(rig.board);
      rig.board.tone({ ...TONE, hz: 3000 });
      await untilReady(rig);
      rig.board.tone(TONE);
      await rig.advance(300);
      expect(rig.tones()).toHaveLength(1);
      expect(rig.tones()[0]).toBeCloseTo(pitchHz ?? TONE.hz, -1);
    });
  });
}
