import { avrInstruction, CPU } from 'avr8js';
import { expect, test } from 'vitest';
import { type Executing, execute } from '../../src/uno/execute.ts';
import { SLEEP } from '../../src/uno/opcodes.ts';
import { noise } from '../../src/uno/random.ts';

/** In the middle of the flash: jumps both ways stay inside, where avr8js computes them rightly. */
const PC = 8000;
const SREG = 0x5f;
const HALF = 0x20;
const SP = 0x5d;
const POINTERS = [26, 28, 30, SP];
/** The next word: for the skips sometimes an instruction of two words, and an address in RAM for LDS and STS. */
const NEXT_WORDS = [0x0123, 0x0456, 0x9000, 0x940e, 0x940c, 0x9200];

/** A processor whose every access to a peripheral is written down with its cycle. */
class Subject {
  readonly cpu: Executing = Object.assign(new CPU(new Uint16Array(16_384), 2048), { limit: 0 });
  readonly log: number[] = [];

  constructor() {
    const { cpu, log } = this;
    for (let address = 0x20; address < 0x100; address += 1) {
      if (address >= SP && address <= SREG) continue;
      cpu.readHooks[address] = () => {
        log.push(cpu.cycles, address);
        return (address * 7) & 0xff;
      };
      cpu.writeHooks[address] = (value) => {
        log.push(-cpu.cycles, address, value);
      };
    }
  }

  /** The same random but sensible state for the same opcode. */
  prepare(opcode: number, memory: Uint8Array): void {
    const { cpu } = this;
    const random = noise(opcode);
    cpu.progMem[PC] = opcode;
    cpu.progMem[PC + 1] = NEXT_WORDS[random() % NEXT_WORDS.length]!;
    cpu.data.set(memory);
    for (let address = 0; address < 32; address += 1) cpu.data[address] = random();
    cpu.data[SREG] = random();
    for (const pointer of POINTERS) cpu.dataView.setUint16(pointer, 0x120 + (random() % 0x600), true);
    cpu.pc = PC;
    cpu.cycles = 1000;
    this.log.length = 0;
  }

  equals(other: Subject): boolean {
    const { cpu, log } = this;
    return (
      cpu.pc === other.cpu.pc &&
      cpu.cycles === other.cpu.cycles &&
      log.join() === other.log.join() &&
      Buffer.compare(cpu.data, other.cpu.data) === 0
    );
  }
}

test('every opcode has the effect, the cycles and the order of accesses that it has in avr8js', () => {
  const random = noise(1);
  const memory = Uint8Array.from({ length: 0x100 + 2048 }, () => random());
  memory.fill(0, 0x20, 0x100);
  const ours = new Subject();
  const theirs = new Subject();
  const wrong: string[] = [];
  for (let opcode = 0; opcode <= 0xffff; opcode += 1) {
    ours.prepare(opcode, memory);
    theirs.prepare(opcode, memory);
    execute(ours.cpu);
    avrInstruction(theirs.cpu);
    // avr8js takes the half carry of additions and subtractions from bit 0; the next test looks at ours.
    const arithmetic = opcode < 0x6000 && opcode >> 12 !== 2;
    if (arithmetic) theirs.cpu.data[SREG] = (theirs.cpu.data[SREG]! & ~HALF) | (ours.cpu.data[SREG]! & HALF);
    if (!ours.equals(theirs)) wrong.push(opcode.toString(16));
  }
  expect(wrong).toEqual([]);
});

test.each([
  ['add 8 + 8', 0x0c01, 0x08, 0x08, true],
  ['add 1 + 1', 0x0c01, 0x01, 0x01, false],
  ['adc 15 + 1', 0x1c01, 0x0f, 0x01, true],
  ['sub 16 - 1', 0x1801, 0x10, 0x01, true],
  ['sub 3 - 1', 0x1801, 0x03, 0x01, false],
  ['cp 16 - 1', 0x1401, 0x10, 0x01, true],
])('the half carry comes out of bit 3: %s', (_, opcode, left, right, half) => {
  const { cpu } = new Subject();
  cpu.progMem[0] = opcode;
  cpu.data[0] = left;
  cpu.data[1] = right;
  execute(cpu);
  expect((cpu.data[SREG]! & HALF) !== 0).toBe(half);
});

test('a jump over the end of the flash goes on at its beginning, as on the chip', () => {
  const { cpu } = new Subject();
  const lastWord = cpu.progMem.length - 1;
  cpu.progMem[lastWord] = 0xc001;
  cpu.pc = lastWord;
  execute(cpu);
  expect(cpu.pc).toBe(1);
  cpu.progMem[0] = 0xcffe;
  cpu.pc = 0;
  execute(cpu);
  expect(cpu.pc).toBe(lastWord);
});

test('the loop runs to its limit, and a peripheral may lower it on the way', () => {
  const { cpu } = new Subject();
  cpu.limit = 10;
  expect(execute(cpu)).toBe(0);
  expect(cpu.cycles).toBe(10);
  cpu.progMem[15] = 0xb805; // out 0x05, r0
  cpu.writeHooks[0x25] = () => {
    cpu.limit = 0;
  };
  cpu.limit = 1000;
  execute(cpu);
  expect(cpu.pc).toBe(16);
});

test('the loop ends when an interrupt becomes pending, and after SLEEP, which it names', () => {
  const { cpu } = new Subject();
  cpu.limit = 1000;
  cpu.progMem[5] = 0xb805;
  cpu.progMem[8] = SLEEP;
  cpu.writeHooks[0x25] = () => {
    cpu.nextInterrupt = 2;
  };
  expect(execute(cpu)).toBe(0);
  expect(cpu.pc).toBe(6);
  cpu.nextInterrupt = -1;
  expect(execute(cpu)).toBe(SLEEP);
  expect(cpu.pc).toBe(9);
});
