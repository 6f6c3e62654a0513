/** Boards: cables, resets and bad wires. */
import { describe, expect, test } from 'vitest';
import { INPUTS, type Input } from '../../hardware/cabinet.ts';
import { WIRE_TIMES } from '../../hardware/wire-times.ts';
import { type ContractContext, tap, untilReady } from './board-rig.ts';
import { pictureNumber } from './pictures.ts';

export function lossContract({ readyRig, traits }: ContractContext): void {
  const { shownWithinMs } = traits;

  describe('losing the board and finding it again', () => {
    test('after the data wires were out, the newest picture and text are shown, and presses made meanwhile come once, with their age', async () => {
      const { rig, witness } = await readyRig();
      rig.board.show(pictureNumber(1));
      rig.board.display('BEFORE');
      await tap(rig, 'hold1');
      rig.pullData();
      await rig.advance(100);
      await tap(rig, 'lever');
      await rig.advance(WIRE_TIMES.silentMs + 500);
      expect(rig.board.status().state).toBe('connecting');
      rig.board.show(pictureNumber(2));
      rig.board.display('AFTER');
      rig.plugCable();
      await untilReady(rig);
      await rig.advance(shownWithinMs);
      expect(rig.pixels()).toEqual(rig.looks(pictureNumber(2)));
      expect(rig.text()).toBe('AFTER');
      expect(witness.states.slice(-2)).toEqual(['connecting', 'ready']);
      const late = traits.countsUnplugged ? { lever: 1 } : {};
      expect(witness.counts()).toEqual({ hold1: 1, ...late });
      const stale = witness.presses.filter(({ ageMs }) => ageMs > WIRE_TIMES.staleMs);
      expect(stale.map(({ input }) => input)).toEqual(Object.keys(late));
      await tap(rig, 'hold2');
      expect(witness.counts()).toEqual({ hold1: 1, ...late, hold2: 1 });
    });

    test('while it is away the status says why', async () => {
      const { rig } = await readyRig();
      rig.pullData();
      await rig.advance(WIRE_TIMES.silentMs + 500);
      expect(rig.board.status().fault?.code).toMatch(/^(link-lost|link-open|board-silent)$/);
      rig.plugCable();
      await untilReady(rig);
      expect(rig.board.status().fault).toBeUndefined();
    });

    test('after the whole cable was out, everything is shown again and old presses stay old', async () => {
      const { rig, witness } = await readyRig();
      rig.board.show(pictureNumber(3));
      rig.board.display('POWER');
      await tap(rig, 'hold1');
      rig.pullCable();
      await rig.advance(1200);
      rig.plugCable();
      await untilReady(rig);
      await rig.advance(shownWithinMs);
      expect(rig.pixels()).toEqual(rig.looks(pictureNumber(3)));
      expect(rig.text()).toBe('POWER');
      await tap(rig, 'hold1');
      expect(witness.counts()).toEqual({ hold1: 2 });
    });

    test('after the reset button everything is shown again, and no press is lost or doubled', async () => {
      const { rig, witness } = await readyRig();
      rig.board.show(pictureNumber(4));
      rig.board.display('RESET');
      for (const input of ['hold1', 'hold1', 'lever'] as const) await tap(rig, input);
      rig.pushReset();
      // A bootloader says nothing; that the board is away shows only after the time of silence.
      await rig.advance(WIRE_TIMES.silentMs + 500);
      await untilReady(rig);
      await rig.advance(shownWithinMs);
      expect(rig.pixels()).toEqual(rig.looks(pictureNumber(4)));
      expect(rig.text()).toBe('RESET');
      expect(witness.counts()).toEqual({ hold1: 2, lever: 1 });
      await tap(rig, 'lever');
      expect(witness.counts()).toEqual({ hold1: 2, lever: 2 });
    });

    test('it is lost and found ten times and still counts right', async () => {
      const { rig, witness } = await readyRig();
      for (let round = 0; round < 10; round += 1) {
        await tap(rig, 'hold3');
        if (round % 2 === 0) rig.pullData();
        else rig.pullCable();
        await rig.advance(300 * (round % 3) + 50);
        rig.plugCable();
        await rig.advance(WIRE_TIMES.silentMs + 500);
        await untilReady(rig);
      }
      expect(witness.counts()).toEqual({ hold3: 10 });
    });
  });

  if (traits.wire === 'checked')
    describe('on a bad wire', () => {
      test.each([
        { what: 'loses', noise: { lost: 0.01, doubled: 0, changed: 0 } },
        { what: 'doubles', noise: { lost: 0, doubled: 0.01, changed: 0 } },
        { what: 'changes', noise: { lost: 0, doubled: 0, changed: 0.01 } },
      ])(
        'that $what one byte in a hundred each press comes once, and the last picture and text stay',
        async ({ noise }) => {
          const { rig, witness } = await readyRig();
          rig.disturb!(noise);
          for (let round = 0; round < 40; round += 1) {
            const input = INPUTS[round % INPUTS.length] as Input;
            rig.press(input);
            rig.board.show(pictureNumber(round));
            await rig.advance(60);
            rig.release(input);
            rig.board.display(`ROUND ${round}`);
            await rig.advance(140);
          }
          await rig.advance(shownWithinMs * 3);
          expect(witness.counts()).toEqual(Object.fromEntries(INPUTS.map((input) => [input, 4])));
          expect(rig.pixels()).toEqual(rig.looks(pictureNumber(39)));
          expect(rig.text()).toBe('ROUND 39');
        },
      );
    });
}
