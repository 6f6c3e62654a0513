import { avrInstruction, CPU } from 'avr8js';
import { expect, test } from 'vitest';
import { executeFast } from '../../src/uno/fast-instructions.ts';
import { noise } from '../../src/uno/random.ts';

const PC = 100;
const SREG = 0x5f;
const SP = 0x5d;
const POINTERS = [26, 28, 30, SP];

/** A processor in a random but sensible state, with a log of the cycles at which hooks were called. */
function processor(opcode: number, seed: number): { cpu: CPU; log: number[] } {
  const random = noise(seed);
  const program = new Uint16Array(16_384).fill(0);
  program[PC] = opcode;
  // The next word: sometimes an instruction of two words, for the skips, and always an address in RAM for LDS and STS.
  program[PC + 1] = [0x0123, 0x0456, 0x9000, 0x940e, 0x940c, 0x9200][random() % 6]!;
  const cpu = new CPU(program, 2048);
  cpu.data.forEach((_, address) => {
    if (address < 32 || address >= 0x100) cpu.data[address] = random();
  });
  cpu.data[SREG] = random();
  for (const pointer of POINTERS) cpu.dataView.setUint16(pointer, 0x120 + (random() % 0x600), true);
  cpu.pc = PC;
  cpu.cycles = 1000;
  const log: number[] = [];
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
  return { cpu, log };
}

/** Everything that an instruction can change. */
function stateOf({ cpu, log }: { cpu: CPU; log: number[] }): string {
  return `${cpu.pc} ${cpu.cycles} ${log.join()} ${Buffer.from(cpu.data).toString('base64')}`;
}

test('every opcode has the effect, the cycles and the order of accesses that it has in avr8js', () => {
  let fast = 0;
  const wrong: string[] = [];
  for (let opcode = 0; opcode <= 0xffff; opcode += 1) {
    const ours = processor(opcode, opcode);
    if (!executeFast(ours.cpu, opcode)) {
      // Not one of ours: it must not have touched anything.
      if (stateOf(ours) !== stateOf(processor(opcode, opcode))) wrong.push(`${opcode.toString(16)} touched`);
      continue;
    }
    fast += 1;
    const theirs = processor(opcode, opcode);
    avrInstruction(theirs.cpu);
    if (stateOf(ours) !== stateOf(theirs)) wrong.push(opcode.toString(16));
  }
  expect(wrong).toEqual([]);
  expect(fast).toBeGreaterThan(40_000);
});
