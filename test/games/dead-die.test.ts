/** What the LEDs of the emulated board show of dice that may not be set aside. */
import { expect, test } from 'vitest';
import { startRig } from '../../src/testing.ts';

test('the faces of dead dice can still be read from the LEDs', async () => {
  const rig = await startRig({ rules: 'farkle', dice: ['123466'] });
  try {
    for (let pulls = 0; pulls < 3; pulls += 1) await rig.pull('lever');
    await rig.advance(1000);
    expect(rig.faces()).toEqual([1, 2, 3, 4, 6, 6]);
    for (const hold of ['hold1', 'hold2', 'hold3', 'hold4', 'hold5'] as const) await rig.press(hold);
    await rig.press('select');
    expect(rig.display()).toBe('DEAD DIE');
    expect(rig.faces()).toEqual([1, 2, 3, 4, 6, 6]);
    expect(rig.held()).toEqual([1]);
  } finally {
    await rig.close();
  }
});
