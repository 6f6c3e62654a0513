/** Which boards are refused by what they say on USB, before their port is even opened. */
import { expect, test } from 'vitest';
import { flashPort } from '../src/flash-board.ts';
import { otherBoard } from '../src/link/known-boards.ts';

const quiet = { progress: () => undefined, stop: { aborted: false } };

test.each([
  ['2341', '0069', 'Uno R4'],
  ['2341', '1002', 'Uno R4'],
  ['2341', '0058', 'Nano Every'],
  ['2341', '0042', 'Mega 2560'],
  ['2A03', '0042', 'Mega 2560'],
  ['2341', '8036', 'Leonardo'],
])('%s:%s is a %s, and refused by that name', async (vendor, product, name) => {
  expect(otherBoard(vendor, product)).toBe(name);
  // No such port: it is not even looked for.
  const flashing = flashPort({ path: '/dev/none', maker: 'Arduino', other: name }, 'ours', quiet);
  await expect(flashing).rejects.toMatchObject({
    code: 'flash-board',
    message: expect.stringContaining(`/dev/none is an Arduino ${name}`),
  });
});

test.each([
  ['2341', '0043'],
  ['1a86', '7523'],
  ['0403', '6001'],
  ['10c4', 'ea60'],
  [undefined, undefined],
])('%s:%s may be an Uno or a Nano', (vendor, product) => {
  expect(otherBoard(vendor, product)).toBeUndefined();
});
