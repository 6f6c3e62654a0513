/** A serial board on an emulated Uno in table time, without a table: for figures of the board alone. */
import { readFileSync } from 'node:fs';
import { CONFIG_DEFAULTS, POWER } from '../../hardware/cabinet.ts';
import { ATMEGA328P } from '../../hardware/chips/atmega328p.ts';
import type { BoardListener } from '../../src/board/board.ts';
import { SerialBoard } from '../../src/board/serial/serial-board.ts';
import { LockstepClock } from '../../src/clock/lockstep-clock.ts';
import { ChipLink } from '../../src/link/chip-link.ts';
import type { Link } from '../../src/link/link.ts';
import { parseHex } from '../../src/uno/hex.ts';
import { Uno, type UnoOptions } from '../../src/uno/uno.ts';

const FIRMWARE = new URL('../../firmware/dicetable.hex', import.meta.url);
export const CYCLES_PER_MS = ATMEGA328P.clockHz / 1000;

export interface BareBoard {
  readonly uno: Uno;
  readonly clock: LockstepClock;
  readonly board: SerialBoard;
}

/** `wrap` stands between the board and its chip. */
export function bareBoard<L extends Link>(
  wrap: (link: Link) => L,
  options?: UnoOptions,
): BareBoard & { link: L } {
  const uno = new Uno(parseHex(readFileSync(FIRMWARE, 'utf8'), 'firmware/dicetable.hex'), options);
  const clock = new LockstepClock(uno);
  const link = wrap(new ChipLink(uno));
  let session = 0;
  const board = new SerialBoard({
    link,
    clock,
    emulated: true,
    cabinet: { ...CONFIG_DEFAULTS, limitMa: POWER.hardLimitMa, pixelMa: 43 },
    drawSession: () => {
      session += 1;
      return session;
    },
  });
  return { uno, clock, board, link };
}

export async function ready(
  { board, clock }: BareBoard,
  inputs: BoardListener['inputs'] = () => undefined,
): Promise<void> {
  board.start({ inputs, changed: () => undefined });
  await clock.advance(1000);
  if (board.status().state !== 'ready') throw new Error(`Not ready: ${board.status().fault?.message}`);
}
