import { avrInstruction, CPU } from 'avr8js';
import { expect, test } from 'vitest';
import { executeFast } from '../../src/uno/fast-instructions.ts';
import { noise } from '../../src/uno/random.ts';

/** In the middle of the flash: jumps both ways stay inside, where avr8js computes them rightly. */
const PC = 8000;
const SREG = 0x5f;
const SP = 0x5d;
const POINTERS = [26, 28, 30, SP];
/** The next word: for the skips sometimes an instruction of two words, and an address in RAM for LDS and STS. */
const NEXT_WORDS = [0x0123, 0x0456, 0x9000, 0x940e, 0x940c, 0x9200];

/** A processor whose every access to a peripheral is written down with its cycle. */
class Subject {
  readonly cpu = new CPU(new Uint16Array(16_384), 2048);
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
  let fast = 0;
  for (let opcode = 0; opcode <= 0xffff; opcode += 1) {
    ours.prepare(opcode, memory);
    theirs.prepare(opcode, memory);
    // One that is not ours must not have touched anything.
    if (executeFast(ours.cpu, opcode)) {
      fast += 1;
      avrInstruction(theirs.cpu);
    }
    if (!ours.equals(theirs)) wrong.push(opcode.toString(16));
  }
  expect(wrong).toEqual([]);
  expect(fast).toBeGreaterThan(40_000);
});

test('a jump over the end of the flash goes on at its beginning, as on the chip', () => {
  const { cpu } = new Subject();
  const lastWord = cpu.progMem.length - 1;
  cpu.pc = lastWord;
  expect(executeFast(cpu, 0xc001)).toBe(true);
  expect(cpu.pc).toBe(1);
  cpu.pc = 0;
  expect(executeFast(cpu, 0xcffe)).toBe(true);
  expect(cpu.pc).toBe(lastWord);
});
