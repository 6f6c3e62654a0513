/** Our own flasher against the real bootloaders of Arduino. */
import { describe, expect, test } from 'vitest';
import { askBootloader } from '../../../src/board/flash/flash.ts';
import { pagesToWrite } from '../../../src/board/flash/image.ts';
import { Fault } from '../../../src/fault/fault.ts';
import { BOOTLOADER_NAMES } from '../../rig/bootloaders.ts';
import { FIRMWARE, FIRMWARE_HASH, FlashRig } from './flash-rig.ts';

const MET = {
  Optiboot: { bootloader: 'optiboot', version: '4.4' },
  ATmegaBOOT: { bootloader: 'old', version: '1.16' },
} as const;
/** Table time, as README tells it. */
const WITHIN_MS = { Optiboot: 5500, ATmegaBOOT: 9500 } as const;
/** RJMP to itself. */
const ENDLESS_LOOP = 0xcfff;
const SHORT_WORDS = 6 * 64;
const BOOT_MS = 2500;
const PAGES = pagesToWrite(FIRMWARE).length;

async function faultOf(flashing: Promise<unknown>): Promise<Fault> {
  const error = await flashing.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Fault);
  return error as Fault;
}

describe.each(BOOTLOADER_NAMES)('behind %s', (name) => {
  test('a blank board gets the firmware, starts it, and says which it is', async () => {
    const rig = new FlashRig(name);
    const flashed = await rig.flash();
    expect(flashed).toMatchObject(MET[name]);
    expect(rig.isFlashed).toBe(true);
    expect(rig.uno.running).toBe('program');
    expect(rig.clock.now()).toBeLessThan(WITHIN_MS[name]);
    expect(rig.told.filter(({ stage }) => stage === 'write').at(-1)).toEqual({
      ...{ stage: 'write', done: PAGES, of: PAGES },
    });
    expect(rig.told.at(-1)).toEqual({ stage: 'start', done: 1, of: 1 });
  });

  test('a board whose firmware talks already is flashed as well', async () => {
    const rig = new FlashRig(name, FIRMWARE);
    await rig.clock.advance(BOOT_MS);
    await rig.flash();
    expect(rig.isFlashed).toBe(true);
  });

  test('a board that falls out of step while it is written is begun anew, once', async () => {
    const rig = new FlashRig(name);
    let resets = 0;
    rig.onProgress = ({ stage, done }) => {
      if (stage !== 'write' || done !== 3 || resets === 2) return;
      resets += 1;
      rig.uno.reset('button');
    };
    expect((await faultOf(rig.flash())).about).toEqual({ say: 'detail.flashOutOfStep' });
    resets = 1;
    await rig.flash();
    expect(rig.isFlashed).toBe(true);
  });

  test('its bootloader is asked who it is, nothing is written, and the firmware plays on', async () => {
    const rig = new FlashRig(name, FIRMWARE);
    await rig.clock.advance(BOOT_MS);
    const before = rig.uno.flash.slice();
    const asking = askBootloader({
      ...{ clock: rig.clock, stop: { aborted: false } },
      linkAt: (baud) => {
        rig.link.baud = baud;
        return rig.link;
      },
    });
    await rig.clock.advance(2 * BOOT_MS);
    expect(await asking).toEqual(MET[name]);
    expect(rig.uno.flash).toEqual(before);
    expect(rig.uno.running).toBe('program');
  });

  test('a board that starts another firmware than the one that was meant is named', async () => {
    const rig = new FlashRig(name);
    const fault = await faultOf(rig.flash({ firmwareHash: FIRMWARE_HASH ^ 1 }));
    expect(fault).toMatchObject({ code: 'flash-failed', about: { say: 'detail.flashNotStarted' } });
  });

  test('what reads back differently is named with its address', async () => {
    const rig = new FlashRig(name);
    rig.onProgress = ({ stage, done }) => {
      if (stage === 'read' && done === 3) rig.uno.flash[5 * 64 + 1]! ^= 1;
    };
    const fault = await faultOf(rig.flash());
    expect(fault).toMatchObject({
      code: 'flash-failed',
      about: { say: 'detail.flashDiffers', address: '280' },
    });
  });

  test('stopped, or its cable pulled, at any page, the board runs nothing of half a program and can be flashed again', async () => {
    const rig = new FlashRig(name, FIRMWARE);
    // Six pages, so that each can be the last one, and nothing that would play on when it is whole.
    const flash = FIRMWARE.map((_, at) => (at === 0 ? ENDLESS_LOOP : at < SHORT_WORDS ? at : 0xffff));
    const pages = pagesToWrite(flash).length;
    for (let page = 0; page < pages; page += 1) {
      for (const way of [page % 2 ? 'stopped' : 'pulled while writing', 'pulled while reading'] as const) {
        const stop = { aborted: false };
        rig.onProgress = ({ stage, done }) => {
          if (
            done !== Math.min(page, pages - 2) ||
            stage !== (way === 'pulled while reading' ? 'read' : 'write')
          )
            return;
          if (way === 'stopped') stop.aborted = true;
          else rig.clock.after(page, () => rig.uno.pullCable('all'));
        };
        const fault = await faultOf(rig.flash({ flash, firmwareHash: undefined, stop }));
        expect(fault.code).toBe(way === 'stopped' ? 'flash-failed' : 'link-lost');
        if (way !== 'pulled while reading' && page > 1) {
          rig.uno.plugCable();
          rig.uno.reset('button');
          await rig.clock.advance(BOOT_MS);
          expect([...rig.uno.flash.subarray(0, 64)]).toEqual(Array(64).fill(ENDLESS_LOOP));
        }
        rig.uno.plugCable();
      }
    }
    rig.onProgress = () => undefined;
    await rig.flash();
    expect(rig.isFlashed).toBe(true);
  });
});

test('where no bootloader answers, nothing was written and the fault says so', async () => {
  const rig = new FlashRig('Optiboot', FIRMWARE);
  rig.uno.flash.fill(0xffff, 0x3e00);
  const before = rig.uno.flash.slice();
  expect(await faultOf(rig.flash())).toMatchObject({
    ...{ code: 'flash-failed', about: { say: 'detail.flashSilent' } },
  });
  expect(rig.uno.flash).toEqual(before);
});

test('another chip is called what it is before anything is written', async () => {
  const rig = new FlashRig('Optiboot', FIRMWARE);
  const before = rig.uno.flash.slice();
  // Optiboot has the signature in its code: LDI R24, 0x0F.
  const at = rig.uno.flash.findIndex((word, index) => index >= 0x3e00 && word === 0xe08f);
  rig.uno.flash[at] = 0xe086;
  before[at] = 0xe086;
  const fault = await faultOf(rig.flash());
  expect(fault).toMatchObject({ code: 'flash-board', about: { say: 'detail.otherChip' } });
  expect(rig.uno.flash).toEqual(before);
});
