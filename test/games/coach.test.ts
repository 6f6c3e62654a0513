/** Hints by pins and pixels: what is worth holding is seen on the dice themselves, before anybody has held anything. */
import { expect, onTestFinished, test } from 'vitest';
import { pixelsOn } from '../../src/testing/eyes.ts';
import { startRig } from '../../src/testing.ts';

/** Of a die of 8×8 pixels: a point of the frame of hints, a point of the hold frame alone, and the middle of its pips. */
const HINT = 2;
const CORNERLESS = 3;

test.each([false, true])(
  'blue points round the ones breathe, and turn into a whole red frame (calm: %s)',
  async (calm) => {
    const rig = await startRig({
      ...{ rules: 'farkle', players: ['Eric', 'Julie'], coach: 'live', dice: ['122346', '22346'], calm },
    });
    onTestFinished(() => rig.close());
    await rig.pull('lever');
    await rig.pull('lever');
    await rig.advance(400);
    await rig.pull('lever');
    await rig.advance(1400);
    const pixel = (slot: number, index: number) => pixelsOn(rig.uno, slot, '8x8')[index] ?? [0, 0, 0];
    const lights = new Set<number>();
    for (let step = 0; step < 10; step += 1) {
      const [red, , blue] = pixel(0, HINT);
      expect([red, blue > 0]).toEqual([0, true]);
      expect(pixel(0, CORNERLESS)).toEqual([0, 0, 0]);
      expect(pixel(3, HINT)[2]).toBe(0);
      lights.add(blue);
      await rig.advance(100);
    }
    expect(lights.size).toBeGreaterThan(3);
    expect(rig.held()).toEqual([]);
    await rig.press('hold1');
    await rig.advance(100);
    expect(rig.held()).toEqual([1]);
    expect(pixel(0, HINT)).toEqual(pixel(0, CORNERLESS));
    expect(pixel(0, HINT)[2]).toBe(0);
  },
);
