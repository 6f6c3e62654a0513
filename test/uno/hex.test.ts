import { expect, test } from 'vitest';
import { Fault } from '../../src/fault/fault.ts';
import { parseHex } from '../../src/uno/hex.ts';
import { ECHO_PROGRAM, hexOf } from '../rig/avr-program.ts';

const END = ':00000001FF\n';

function faultOf(text: string): Fault {
  try {
    parseHex(text, 'some.hex');
  } catch (error) {
    expect(error).toBeInstanceOf(Fault);
    expect((error as Fault).code).toBe('firmware-file');
    return error as Fault;
  }
  throw new Error('it was accepted');
}

test('a program comes out as it went in, whatever the line ends', () => {
  expect(parseHex(hexOf(ECHO_PROGRAM), 'some.hex')).toEqual(ECHO_PROGRAM);
  expect(parseHex(hexOf(ECHO_PROGRAM).replaceAll('\n', '\r\n'), 'some.hex')).toEqual(ECHO_PROGRAM);
});

test('address records move what follows', () => {
  const flash = parseHex(`:020000020010EC\n:020000003412B8\n${END}`, 'some.hex');
  expect(flash[0x100 / 2]).toBe(0x1234);
});

test.each([
  ['a damaged digit', `:02000000341200\n${END}`, 'line 1: the checksum is wrong'],
  [
    'a cut line',
    `:020000003412B8\n:10000000AB\n${END}`,
    'line 2: the record announces 16 data bytes and has 0',
  ],
  ['another kind of file', '\u007fELF...\n', 'line 1: it does not begin with a colon'],
  ['odd characters', ':02zz\n', 'line 1: there is something other than pairs of hex digits'],
  ['a missing end', ':020000003412B8\n', 'the end record is missing'],
  ['nothing in it', END, 'it contains no program'],
  ['more after the end', `${END}:020000003412B8\n`, 'line 2: there is more after the end record'],
  [
    'too much for the chip',
    `:020000040001F9\n:020000003412B8\n${END}`,
    'line 2: the program needs 65538 bytes',
  ],
  ['an unknown record', `:00000009F7\n${END}`, 'line 1: there is no record type 9'],
])('%s is refused with the place and the reason', (_, text, sentence) => {
  expect(faultOf(text).message).toContain(`some.hex`);
  expect(faultOf(text).message).toContain(sentence);
});
