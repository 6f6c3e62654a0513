/**
 * A tiny assembler for test programs of a few lines, so that emulator tests need no compiler and every cycle is known.
 *
 *     avrProgram([ldi(16, 5), label('loop'), inc(16), rjmp('loop')])
 *
 * Opcodes: AVR instruction set manual. Registers of `ldi` are 16..31; branch targets are label names.
 */
import { ATMEGA328P } from '../../hardware/chips/atmega328p.ts';

type Resolve = (label: string) => number;
interface Instruction {
  readonly words: number;
  /** `at` and label addresses are in words. */
  encode(at: number, resolve: Resolve): readonly number[];
}
export type Line = Instruction | { readonly label: string } | { readonly org: number };

const one = (opcode: number): Instruction => ({ words: 1, encode: () => [opcode] });
const two = (first: number, second: number): Instruction => ({ words: 2, encode: () => [first, second] });
const relative = (base: number, bits: number, shift: number, target: string): Instruction => ({
  words: 1,
  encode: (at, resolve) => [base | (((resolve(target) - at - 1) & ((1 << bits) - 1)) << shift)],
});
const immediate = (base: number) => (register: number, value: number) =>
  one(base | ((value & 0xf0) << 4) | ((register - 16) << 4) | (value & 0x0f));
const single = (base: number) => (register: number) => one(base | (register << 4));
const ioBit = (base: number) => (address: number, bit: number) => one(base | (address << 3) | bit);

export const label = (name: string): Line => ({ label: name });
/** The next line stands at this word address: interrupt vectors. */
export const org = (word: number): Line => ({ org: word });

export const nop = one(0x0000);
export const sei = one(0x9478);
export const reti = one(0x9518);
export const sleep = one(0x9588);
export const ldi = immediate(0xe000);
export const inc = single(0x9403);
export const push = single(0x920f);
/** I/O address 0..63. */
export const out = (io: number, register: number) =>
  one(0xb800 | ((io & 0x30) << 5) | (register << 4) | (io & 0x0f));
export const input = (register: number, io: number) =>
  one(0xb000 | ((io & 0x30) << 5) | (register << 4) | (io & 0x0f));
export const sbi = ioBit(0x9a00);
/** Skips the next line when the bit of the register is set. */
export const sbrs = (register: number, bit: number) => one(0xfe00 | (register << 4) | bit);
export const sts = (address: number, register: number) => two(0x9200 | (register << 4), address);
export const lds = (register: number, address: number) => two(0x9000 | (register << 4), address);
export const rjmp = (target: string) => relative(0xc000, 12, 0, target);
export const rcall = (target: string) => relative(0xd000, 12, 0, target);
/** `register` keeps `value` and goes to the data address. */
export const store = (address: number, value: number, register = 16): readonly Line[] => [
  ldi(register, value),
  sts(address, register),
];

/** The chip's flash with this program from address 0 on. */
export function avrProgram(lines: readonly (Line | readonly Line[])[]): Uint16Array {
  const labels = new Map<string, number>();
  const placed: { at: number; instruction: Instruction }[] = [];
  let at = 0;
  for (const line of lines.flat() as Line[]) {
    if ('label' in line) labels.set(line.label, at);
    else if ('org' in line) at = line.org;
    else {
      placed.push({ at, instruction: line });
      at += line.words;
    }
  }
  const resolve = (name: string): number => {
    const address = labels.get(name);
    if (address === undefined) throw new Error(`The test program has no label "${name}"`);
    return address;
  };
  const flash = new Uint16Array(ATMEGA328P.flashBytes / 2).fill(0xffff);
  for (const { at: start, instruction } of placed) flash.set(instruction.encode(start, resolve), start);
  return flash;
}

/** Data addresses that test programs use. */
export const REGISTER = {
  PINB: 0x23,
  DDRB: 0x24,
  PORTB: 0x25,
  PIND: 0x29,
  PORTD: 0x2b,
  EECR: 0x3f,
  EEDR: 0x40,
  MCUSR: 0x54,
  SMCR: 0x53,
  WDTCSR: 0x60,
  TIFR1: 0x36,
  TIMSK1: 0x6f,
  ADCL: 0x78,
  ADCH: 0x79,
  ADCSRA: 0x7a,
  ADMUX: 0x7c,
  TCCR1A: 0x80,
  TCCR1B: 0x81,
  ICR1L: 0x86,
  ICR1H: 0x87,
  OCR1AL: 0x88,
  OCR1AH: 0x89,
  OCR1BL: 0x8a,
  TWBR: 0xb8,
  TWSR: 0xb9,
  TWDR: 0xbb,
  TWCR: 0xbc,
  UCSR0A: 0xc0,
  UCSR0B: 0xc1,
  UBRR0L: 0xc4,
  UDR0: 0xc6,
} as const;

/** Receiver, transmitter at 250 kBd; `interrupt` also enables the receive interrupt. */
export function uartOn(interrupt = false): readonly Line[] {
  return [
    store(REGISTER.UCSR0A, 0x02),
    store(REGISTER.UBRR0L, 7),
    store(REGISTER.UCSR0B, interrupt ? 0x98 : 0x18),
  ].flat();
}

/** Falls asleep at once and for ever; only events and interrupts that a test makes happen. */
export const SLEEPING_PROGRAM = avrProgram([store(REGISTER.SMCR, 0x01), label('idle'), sleep, rjmp('idle')]);

/** The same program as the text of an Intel HEX file. */
export function hexOf(program: Uint16Array): string {
  const bytes = Buffer.from(program.buffer);
  const end = bytes.findLastIndex((byte) => byte !== 0xff) + 1;
  const lines: string[] = [];
  for (let at = 0; at < end; at += 16) {
    const data = bytes.subarray(at, Math.min(at + 16, end));
    const record = [data.length, at >> 8, at & 0xff, 0, ...data];
    const checksum = -record.reduce((sum, byte) => sum + byte, 0) & 0xff;
    lines.push(
      `:${Buffer.from([...record, checksum])
        .toString('hex')
        .toUpperCase()}`,
    );
  }
  return `${lines.join('\n')}\n:00000001FF\n`;
}

/** Sends every byte back, asleep in between. */
export const ECHO_PROGRAM = avrProgram([
  rjmp('main'),
  org(0x24),
  label('received'),
  lds(18, REGISTER.UDR0),
  sts(REGISTER.UDR0, 18),
  reti,
  label('main'),
  uartOn(true),
  store(REGISTER.SMCR, 0x01),
  sei,
  label('idle'),
  sleep,
  rjmp('idle'),
]);
