/** What a maker reads when the board at the other end is not the one that was hoped for. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONFIG_DEFAULTS } from '../../../hardware/cabinet.ts';
import { FirmataBoard, type FirmataBoardOptions } from '../../../src/board/firmata/firmata-board.ts';
import { nodePixelHex } from '../../../src/board/firmata/firmware-file.ts';
import { flashCommand } from '../../../src/board/flash-command.ts';
import { parseHex } from '../../../src/uno/hex.ts';
import { english } from '../../language/english.ts';
import { SLEEPING_PROGRAM } from '../../rig/avr-program.ts';
import { type FirmataChip, firmataChip, renamedProgram } from '../../rig/firmata-rig.ts';
import { NoisyLink } from '../../rig/noisy-link.ts';

/** As of a real board, unless `emulated`. */
async function faultOn(
  { clock, link }: Pick<FirmataBoardOptions, 'link'> & Pick<FirmataChip, 'clock'>,
  ms: number,
  emulated = false,
) {
  const leds = { ...CONFIG_DEFAULTS, dice: '5x5' } as const;
  const board = new FirmataBoard({ link, clock, emulated, leds });
  const faults: (string | undefined)[] = [];
  board.start({
    inputs: () => undefined,
    changed: () => faults.push(board.status().fault?.message),
  });
  await clock.advance(ms);
  const { state, fault, description } = board.status();
  const closed = board.close();
  await clock.advance(600);
  await closed;
  return { state, fault, description, faults };
}

test('a board with another Firmata sketch is refused by name, with the command that flashes the right one', async () => {
  const { state, fault } = await faultOn(firmataChip({}, renamedProgram('StandardFirmataBLE.ino')), 2600);
  expect(state).toBe('connecting');
  expect(fault?.code).toBe('firmata-firmware');
  expect(fault?.message).toMatch(
    /it runs StandardFirmataBLE\.ino 2\.\d+, not node_pixel_firmata\.ino 2\.x; stop the table and run `npx --no-install dicetable flash --port emulated Uno --firmata`/,
  );
});

test('the file that the command flashes exists', () => {
  expect(() => parseHex(readFileSync(nodePixelHex(), 'utf8'), nodePixelHex())).not.toThrow();
});

test.each(['ours', 'firmata'] as const)(
  'README puts %s firmware on with the command of the messages',
  (kind) => {
    const command = flashCommand('PORT', kind).replace(' --port PORT', '');
    expect(readFileSync('README.md', 'utf8')).toContain(`\`${command}\``);
  },
);

test('a right board that does not hear us is not to be flashed: its wire is to be checked', async () => {
  const chip = firmataChip();
  const link = new NoisyLink(chip.link, () => 0);
  link.noise = { lost: 1, doubled: 0, changed: 0, only: 'sent' };
  const { fault } = await faultOn({ clock: chip.clock, link }, 6000);
  expect(fault?.code).toBe('firmata-silent');
  expect(fault?.message).toMatch(
    /has node_pixel_firmata\.ino 2\.\d+, but has not answered for 5 s: check the wire from this computer/,
  );
  expect(fault?.message).not.toContain('dicetable flash');
});

test('nobody is to flash an emulated board', async () => {
  const { fault } = await faultOn(firmataChip({}, SLEEPING_PROGRAM), 5500, true);
  expect(fault?.message).toMatch(
    /emulated Uno has not answered for 5 s: this computer is too busy to emulate it/,
  );
  expect(fault?.message).not.toContain('dicetable flash');
});

test('a board that says nothing for 5 s is reported, and asked again after its port was closed and opened', async () => {
  const chip = firmataChip({}, SLEEPING_PROGRAM);
  const { fault, faults } = await faultOn(chip, 4900);
  expect([fault, faults]).toEqual([undefined, []]);
  const silent = await faultOn(chip, 15_000);
  expect(silent.fault?.code).toBe('firmata-silent');
  expect(silent.fault?.message).toMatch(/nothing has come from emulated Uno for 5 s/);
  expect(silent.faults.length).toBeGreaterThan(1);
});

const OUR_HEX = 'firmware/dicetable.hex';

test('our own serial firmware on the board is guessed from its bytes, with the option that drives it', async () => {
  const program = parseHex(readFileSync(OUR_HEX, 'utf8'), OUR_HEX);
  const { state, fault } = await faultOn(firmataChip({}, program), 6000);
  expect(state).toBe('connecting');
  expect(fault?.message).toMatch(/flashed with firmware\/dicetable\.hex, start with --board serial/);
});

test('a board that is right is named with its firmware', async () => {
  const { state, fault, description } = await faultOn(firmataChip(), 3000);
  expect([state, fault]).toEqual(['ready', undefined]);
  expect(english(description)).toBe('emulated Uno, node_pixel_firmata.ino 2.5');
});
