/** A board behind one of Arduino's bootloaders, and what flashes it, in table time. */
import { readFileSync } from 'node:fs';
import type { FlashOptions, FlashProgress } from '../../../src/board/flash/flash.ts';
import { type Flashed, flashBoard } from '../../../src/board/flash/flash.ts';
import { LockstepClock } from '../../../src/clock/lockstep-clock.ts';
import { ChipLink } from '../../../src/link/chip-link.ts';
import { parseHex } from '../../../src/uno/hex.ts';
import { Uno } from '../../../src/uno/uno.ts';
import { type BootloaderName, bootloader } from '../../rig/bootloaders.ts';

const HEX = 'firmware/dicetable.hex';
export const FIRMWARE = parseHex(readFileSync(HEX, 'utf8'), HEX);
export const FIRMWARE_HASH = Number.parseInt(
  JSON.parse(readFileSync(`${HEX}.json`, 'utf8')).sourcesSha256.slice(0, 8),
  16,
);
/** As bought: nothing but the bootloader. */
export const BLANK = new Uint16Array(FIRMWARE.length).fill(0xffff);
/** Far longer than it takes. */
const PATIENCE_MS = 30_000;
const STEP_MS = 20;

export class FlashRig {
  readonly uno: Uno;
  readonly clock: LockstepClock;
  readonly link: ChipLink;
  readonly told: FlashProgress[] = [];
  /** Called at every progress. */
  onProgress: (progress: FlashProgress) => void = () => undefined;

  constructor(name: BootloaderName, program: Uint16Array = BLANK) {
    this.uno = new Uno(program, { bootloader: bootloader(name) });
    this.clock = new LockstepClock(this.uno);
    this.link = new ChipLink(this.uno, { autoReset: true });
  }

  /** Rejects as `flashBoard` does. */
  async flash(options: Partial<FlashOptions> = {}): Promise<Flashed> {
    let over = false;
    const flashing = flashBoard({
      linkAt: (baud) => {
        this.link.baud = baud;
        return this.link;
      },
      clock: this.clock,
      flash: FIRMWARE,
      firmwareHash: FIRMWARE_HASH,
      progress: (progress) => {
        this.told.push(progress);
        this.onProgress(progress);
      },
      stop: { aborted: false },
      ...options,
    }).finally(() => {
      over = true;
    });
    // Who awaits it is below; until then nobody has seen its rejection.
    flashing.catch(() => undefined);
    for (let ms = 0; !over && ms < PATIENCE_MS; ms += STEP_MS) await this.clock.advance(STEP_MS);
    return flashing;
  }

  get isFlashed(): boolean {
    return hasProgram(this.uno);
  }
}

/** The program part of the flash is this, our firmware unless said, word for word. */
export function hasProgram({ flash }: Pick<Uno, 'flash'>, program: Uint16Array = FIRMWARE): boolean {
  return program.every((word, at) => word === 0xffff || flash[at] === word);
}
