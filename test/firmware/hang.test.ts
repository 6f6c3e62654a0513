/** A program that goes astray, behind both bootloaders of Arduino, with a whole table at its cable. */
import { expect, onTestFinished, test } from 'vitest';
import { startRig } from '../../src/testing.ts';
import { BOOTLOADER_NAMES, bootloader } from '../rig/bootloaders.ts';

const LIT_AGAIN_WITHIN_MS = 5000;
const BOOT_MS = 3000;
const STEP_MS = 10;

test.each([...BOOTLOADER_NAMES, 'no bootloader'] as const)(
  'behind %s the table is lit again within five seconds after its program has hung, each time',
  async (name) => {
    const uno = name === 'no bootloader' ? {} : { bootloader: bootloader(name) };
    const rig = await startRig({ players: ['Eric'], dice: ['55534'], tumbleMs: 150, uno });
    onTestFinished(() => rig.close());
    await rig.advance(BOOT_MS);
    for (const _ of ['to setup', 'to the game', 'to the dice']) await rig.pull('lever');
    await rig.advance(600);
    expect(rig.faces().slice(0, 5)).toEqual([5, 5, 5, 3, 4]);
    const shown = rig.display();
    for (const _ of ['once', 'again']) {
      let drawn = false;
      rig.uno.hang();
      rig.uno.leds.onPicture = () => {
        drawn ||= rig.faces().slice(0, 5).join('') === '55534';
      };
      expect(rig.uno.running).toBeUndefined();
      let ms = 0;
      for (; !drawn && ms < LIT_AGAIN_WITHIN_MS; ms += STEP_MS) await rig.advance(STEP_MS);
      expect(ms).toBeLessThan(LIT_AGAIN_WITHIN_MS);
      await rig.advance(200);
      expect(rig.view().board.state).toBe('ready');
      expect(rig.display()).toBe(shown);
    }
  },
);
