import { expect, test } from 'vitest';
import { Fault } from '../../src/fault/fault.ts';
import { FAULTS } from '../../src/language/en/faults.ts';
import { english } from '../language/english.ts';

test('guests hear that the board is gone, and nothing of ports, whatever port it is at', () => {
  for (const code of ['link-lost', 'port-lost', 'port-moved'] as const) {
    expect(english(new Fault(code, '/dev/ttyUSB0').called)).toBe(FAULTS['link-lost'].what);
  }
  expect(english(new Fault('journal-write', '/var/lib').called)).toBe(FAULTS['journal-write'].what);
});
