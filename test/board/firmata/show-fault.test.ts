import { expect, test } from 'vitest';
import { Fault } from '../../../src/fault/fault.ts';
import { showFault } from '../../../src/show-fault.ts';
import { displayOn } from '../../../src/testing.ts';
import { load } from '../../config/load.ts';
import { BOOT_MS, firmataChip } from '../../rig/firmata-rig.ts';

test('a Firmata cabinet that cannot start shows the word of the fault too', async () => {
  const { uno, clock, link } = firmataChip();
  const { config } = load(undefined, { 'board.kind': 'emulated-firmata', 'leds.dice': '5x5' });
  const cable = { link, pins: undefined, close: async () => {} };
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
  const showing = showFault(new Fault('address-in-use', 'port 8080'), config, { stopped, clock, cable });
  await clock.advance(BOOT_MS + 1000);
  expect(displayOn(uno)).toBe('NET BUSY');
  stop();
  await clock.advance(1000);
  await showing;
  expect(displayOn(uno)).toBe('');
});
