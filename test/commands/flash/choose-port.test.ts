import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { choosePort } from '../../../src/commands/flash/choose-port.ts';

const UNO = { path: '/dev/ttyACM0', maker: 'Arduino', other: undefined };
const NANO = { path: '/dev/ttyUSB0', maker: 'CH340', other: undefined };
const MEGA = { path: '/dev/ttyACM1', maker: 'Arduino', other: 'Mega 2560' };

function terminal(asks = true) {
  const [input, output] = [new PassThrough(), new PassThrough({ encoding: 'utf8' })];
  return { asks, input, output };
}

test('the only board is meant, and nobody is asked', async () => {
  expect(await choosePort([NANO], 'Which?', terminal())).toBe(NANO);
});

test('beside boards that cannot be flashed so, the only one that fits is meant', async () => {
  expect(await choosePort([MEGA, NANO], 'Which?', terminal(false))).toBe(NANO);
  expect(await choosePort([MEGA], 'Which?', terminal(false))).toBe(MEGA);
});

test('of several a person names one by its number, with the makers before her eyes and other boards by their names', async () => {
  const at = terminal();
  const chosen = choosePort([UNO, NANO, MEGA], 'Which?', at);
  at.input.write('2\n');
  expect(await chosen).toBe(NANO);
  expect(at.output.read()).toBe(
    '  1  /dev/ttyACM0  Arduino\n  2  /dev/ttyUSB0  CH340\n  3  /dev/ttyACM1  Mega 2560\nWhich? ',
  );
});

test.each(['', '0', '4', 'x'])('"%s" names none, and then all are named', async (answer) => {
  const at = terminal();
  const chosen = choosePort([UNO, NANO], 'Which?', at);
  at.input.write(`${answer}\n`);
  await expect(chosen).rejects.toThrow('/dev/ttyACM0 (Arduino), /dev/ttyUSB0 (CH340)');
});

test('where nobody can answer, several boards are a fault that names them', async () => {
  await expect(choosePort([UNO, NANO], 'Which?', terminal(false))).rejects.toThrow('name one with --port');
});
