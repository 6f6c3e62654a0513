/** Boards: connecting and closing. */
import { describe, expect, test } from 'vitest';
import { DARK_PICTURE } from '../../src/table/picture/picture.ts';
import { CLOSE_WITHIN_MS, type ContractContext, start, TONE, tap, untilReady } from './board-rig.ts';
import { pictureNumber } from './pictures.ts';

export function connectingContract({ close, readyRig, rigOf, traits }: ContractContext): void {
  const { shownWithinMs } = traits;
  describe('connecting', () => {
    test('start returns at once and calls nobody; then the board connects by itself', async () => {
      const rig = await rigOf();
      expect(rig.board.status().state).toBe('closed');
      const witness = start(rig.board);
      expect(witness.states).toEqual([]);
      await untilReady(rig);
      expect(witness.states.at(-1)).toBe('ready');
      expect(rig.board.status()).toMatchObject({ fault: undefined, stuck: [], displays: 2 });
      expect(rig.board.status().description).not.toBe('');
    });

    test('what was shown and said before it was ready appears when it is', async () => {
      const rig = await rigOf();
      start(rig.board);
      rig.board.show(pictureNumber(1));
      rig.board.display('READY');
      await untilReady(rig);
      await rig.advance(shownWithinMs);
      expect(rig.pixels()).toEqual(rig.looks(pictureNumber(1)));
      expect(rig.text()).toBe('READY');
    });

    test('pictures, texts and tones for a board that was never started or is closed do no harm', async () => {
      const rig = await rigOf();
      const { board } = rig;
      const useIt = () => {
        board.show(pictureNumber(1));
        board.display('NOBODY');
        board.tone(TONE);
      };
      useIt();
      start(board);
      await untilReady(rig);
      await close(rig);
      useIt();
      await rig.advance(shownWithinMs);
      expect(rig.pixels()).toEqual(rig.looks(DARK_PICTURE));
      expect(rig.text()).not.toBe('NOBODY');
    });
  });

  describe('closing', () => {
    test('close darkens the LEDs and clears the display, and nothing is called after it', async () => {
      const { rig, witness } = await readyRig();
      rig.board.show(pictureNumber(5));
      rig.board.display('BYE');
      await rig.advance(shownWithinMs);
      const closed = rig.board.close();
      await rig.advance(CLOSE_WITHIN_MS);
      await closed;
      expect(rig.pixels()).toEqual(rig.looks(DARK_PICTURE));
      expect(rig.text()).toBe('');
      expect(rig.board.status().state).toBe('closed');
      const { reports, states } = witness;
      const before = [reports.length, states.length];
      await tap(rig, 'lever');
      rig.pullCable();
      rig.plugCable();
      await rig.advance(2000);
      expect([reports.length, states.length]).toEqual(before);
    });

    test('a board that is away can be closed too', async () => {
      const { rig } = await readyRig();
      rig.pullData();
      await rig.advance(100);
      await close(rig);
      expect(rig.board.status().state).toBe('closed');
    });

    test('a board that was never started can be closed', async () => {
      const rig = await rigOf();
      await rig.board.close();
      expect(rig.board.status().state).toBe('closed');
    });
  });
}
