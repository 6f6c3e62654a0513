/** Boards: presses, each exactly once. */
import { describe, expect, test } from 'vitest';
import { DEBOUNCE, INPUTS } from '../../hardware/cabinet.ts';
import { WIRE_TIMES } from '../../hardware/wire-times.ts';
import { type ContractContext, start, tap, untilReady } from './board-rig.ts';
import { familiarPicture } from './pictures.ts';

export function pressesContract({ adopt, close, readyRig, traits }: ContractContext): void {
  describe('presses', () => {
    test.each(INPUTS)('a press of %s is reported once, at once, with what is pressed', async (input) => {
      const { rig, witness } = await readyRig();
      rig.press(input);
      await rig.advance(traits.pressWithinMs);
      expect(witness.presses).toEqual([{ input, ageMs: expect.closeTo(0, -1) }]);
      expect([...(witness.reports.at(-1)?.pressed ?? [])]).toEqual([input]);
      await rig.advance(500);
      rig.release(input);
      await rig.advance(500);
      expect(witness.counts()).toEqual({ [input]: 1 });
      expect([...(witness.reports.at(-1)?.pressed ?? [])]).toEqual([]);
    });

    test('inputs pressed together are all reported, each once', async () => {
      const { rig, witness } = await readyRig();
      for (const input of INPUTS) rig.press(input);
      await rig.advance(100);
      for (const input of INPUTS) rig.release(input);
      await rig.advance(300);
      expect(witness.counts()).toEqual(Object.fromEntries(INPUTS.map((input) => [input, 1])));
    });

    test('a press is reported once also while pictures are being drawn without a pause', async () => {
      const { rig, witness } = await readyRig();
      for (let round = 0; round < 20; round += 1) {
        rig.press('hold4');
        for (let number = 0; number < 45; number += 1) {
          rig.board.show(familiarPicture(number));
          await rig.advance(2.3);
        }
        rig.release('hold4');
        for (let number = 0; number < 45; number += 1) {
          rig.board.show(familiarPicture(number));
          await rig.advance(2.3);
        }
      }
      expect(witness.counts()).toEqual({ hold4: 20 });
    });

    if (traits.successor)
      test('presses made for another program are not reported to the next one', async () => {
        const { rig } = await readyRig();
        await tap(rig, 'hold1');
        await close(rig);
        await tap(rig, 'hold2');
        const next = { ...rig, board: rig.successor!() };
        adopt(next);
        const witness = start(next.board);
        await untilReady(next);
        await tap(next, 'hold3');
        expect(witness.counts()).toEqual({ hold3: 1 });
      });

    if (traits.stuckInputs)
      test('an input that stays pressed for too long is reported as stuck, and free again after its release', async () => {
        const { rig, witness } = await readyRig();
        rig.press('hold5');
        await rig.advance(DEBOUNCE.stuckMs + WIRE_TIMES.statusMs + 500);
        expect(rig.board.status().stuck).toEqual(['hold5']);
        rig.release('hold5');
        await rig.advance(WIRE_TIMES.statusMs + 500);
        expect(rig.board.status().stuck).toEqual([]);
        await tap(rig, 'hold5');
        expect(witness.counts()).toEqual({ hold5: 2 });
      });
  });
}
