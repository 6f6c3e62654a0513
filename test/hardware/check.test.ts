import { expect, test } from 'vitest';
import { HARDWARE, type Hardware, hardwareProblems, ramParts } from '../../hardware/check.ts';
import type { AvrPin } from '../../hardware/chips/avr.ts';
import type { MessageSpec } from '../../hardware/message-spec.ts';

const withPin = (name: string, change: Partial<AvrPin>): Hardware => ({
  ...HARDWARE,
  pins: HARDWARE.pins.map((pin) => (pin.name === name ? { ...pin, ...change } : pin)),
});
const withMessage = (name: string, change: Partial<MessageSpec>): Hardware => {
  const message = HARDWARE.messages[name];
  if (message === undefined) throw new Error(`There is no message ${name}`);
  return { ...HARDWARE, messages: { ...HARDWARE.messages, [name]: { ...message, ...change } } };
};
const u8 = (name: string) => ({ name, type: 'u8', meaning: 'nothing' }) as const;

test('the tables as they are have no problem', () => {
  expect(hardwareProblems()).toEqual([]);
});

/** Broken tables, and what is said about each of them. */
const BROKEN: readonly (readonly [what: string, hardware: Hardware, sentence: RegExp])[] = [
  ['a register bit twice', withPin('hold2', { bit: 2 }), /PD2 is used by two pins/],
  ['a label twice', withPin('hold2', { arduino: 'D2' }), /D2 is used by two pins/],
  ['a name twice', withPin('sda', { name: 'scl' }), /two pins are called scl/],
  ['a button on the UART', withPin('tx', { use: 'input' }), /PD1 belongs to the UART, not to tx/],
  ['holds on two ports', withPin('hold6', { port: 'B', bit: 6 }), /the holds are on more than one port/],
  [
    'an input without a pin',
    { ...HARDWARE, inputs: [...HARDWARE.inputs, 'coin'] },
    /the input coin has no pin/,
  ],
  [
    'a pin that is no input',
    { ...HARDWARE, inputs: HARDWARE.inputs.slice(0, 9) },
    /the pin select is an input but/,
  ],
  ['too many inputs', { ...HARDWARE, inputs: Array(17).fill('hold1') }, /only 16 bits/],
  ['a lane on another port', withPin('lane3', { port: 'B', bit: 2 }), /the lanes are on more than one port/],
  ['lanes in another order', withPin('lane1', { bit: 1 }), /lane1 is bit 1: lanes are ascending bits from 0/],
  ['a lane too few', withPin('lane3', { use: 'heartbeat' }), /2 pins for 3 lanes/],
  [
    'too many slots',
    { ...HARDWARE, leds: { ...HARDWARE.leds, slots: 7 } },
    /the lanes do not hold all slots/,
  ],
  [
    'a wider matrix',
    { ...HARDWARE, leds: { ...HARDWARE.leds, width: 9 } },
    /pixelsPerSlot is not width × height/,
  ],
  [
    'a longer lane',
    { ...HARDWARE, leds: { ...HARDWARE.leds, pixelsPerLane: 131 } },
    /pixelsPerLane is not its slots and its lamps/,
  ],
  [
    'a display of another size',
    { ...HARDWARE, display: { ...HARDWARE.display, characters: 12 } },
    /the display modules do not hold all characters/,
  ],
  ['a frame too long', { ...HARDWARE, frameMaxBytes: 86 }, /tiles takes 87 bytes of at most 86/],
  ['an id twice', withMessage('hello', { id: 0x02 }), /two messages have the id 2/],
  ['a field twice', withMessage('ack', { fields: [u8('a'), u8('a')] }), /ack has two fields a/],
  [
    'a tail in the middle',
    withMessage('ack', { fields: [{ ...u8('a'), type: 'tail', max: 3 }, u8('b')] }),
    /the tail ack.a is not the last field/,
  ],
  ['a tail without an end', withMessage('ack', { fields: [{ ...u8('a'), type: 'tail' }] }), /ack.a: a tail/],
  [
    'too few press counters',
    withMessage('input', { fields: [{ ...u8('presses'), type: 'bytes9' }] }),
    /input.presses must have 10 bytes/,
  ],
  [
    'too little RAM',
    { ...HARDWARE, chip: { ...HARDWARE.chip, ramLimitBytes: 1000 } },
    /bytes of RAM of at most 1000/,
  ],
];

test.each(BROKEN)('%s is found', (_what, hardware, sentence) => {
  expect(hardwareProblems(hardware).join('\n')).toMatch(sentence);
});

test('more tiles need more RAM', () => {
  const more: Hardware = { ...HARDWARE, leds: { ...HARDWARE.leds, tiles: HARDWARE.leds.tiles + 1 } };
  expect((ramParts(more).tiles ?? 0) - (ramParts(HARDWARE).tiles ?? 0)).toBe(9);
});
