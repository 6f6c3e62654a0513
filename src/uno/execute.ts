/**
 * The instructions that programs execute most, in one loop on local variables: avr8js finds each by a chain of up to a
 * hundred comparisons and keeps everything in memory, which halves the speed of the emulation. Whatever is not here,
 * avr8js executes. Effects and cycles are those of avr8js, compared by the test for every opcode; only the half carry of
 * additions and subtractions comes out of bit 3, as in the instruction set manual, where avr8js takes bit 0.
 * One long function, because a call for each instruction would cost as much as the instruction.
 */
import { avrInstruction, type CPU } from 'avr8js';
import { SPECIAL } from './opcodes.ts';

/** What the loop needs to know beside the processor itself. */
export interface Executing extends CPU {
  /** The loop ends at this cycle; a hook may lower it. */
  limit: number;
}

const SP = 0x5d;
const SREG = 0x5f;
const X = 26;
const Y = 28;
const Z = 30;
const SRAM = 0x100;
/** SREG without the flags of a logic operation, and of an arithmetic one. */
const LOGIC_KEEPS = 0xe1;
const ARITHMETIC_KEEPS = 0xc0;
const CARRY = 0x01;
const ZERO = 0x02;
const LOADS = 0;
const STORES = 1;

/**
 * Executes at least one instruction, then on until `limit`, until an interrupt is pending, or after SEI, RETI, SLEEP or SPM;
 * returns the last one if it was one of these, else 0.
 */
export function execute(core: Executing): number {
  const { data, progMem } = core;
  const wrap = progMem.length - 1;
  let { pc, cycles, limit } = core;
  let special = 0;
  do {
    const opcode = progMem[pc]!;
    // Operands in their usual places; an instruction that has none there ignores them.
    const d = (opcode >> 4) & 0x1f;
    const upper = (d & 0x0f) | 0x10;
    const constant = ((opcode >> 4) & 0xf0) | (opcode & 0x0f);
    const other = data[(opcode & 0x0f) | ((opcode >> 5) & 0x10)]!;
    let known = true;
    /** Data address of a load or store; IN and OUT have no second cycle for it. */
    let address = -1;
    let access = opcode & 0x200 ? STORES : LOADS;
    let accessCycles = 1;
    /** Pointer register that goes up after the access. */
    let pointer = 0;
    switch (opcode >> 12) {
      case 0x0:
      case 0x1: {
        const carries = opcode < 0x1000;
        const kind = (opcode >> 10) & 3;
        if (kind === 3) add(data, d, other, !carries);
        else if (kind !== 0) subtract(data, d, other, carries, (opcode & 0x800) !== 0);
        else if (opcode >> 8 === 1) {
          const to = (opcode & 0xf0) >> 3;
          const from = (opcode & 0x0f) << 1;
          data[to] = data[from]!;
          data[to + 1] = data[from + 1]!;
        } else known = opcode === 0;
        break;
      }
      case 0x2: {
        const kind = (opcode >> 10) & 3;
        if (kind === 3) data[d] = other;
        else logic(data, d, kind === 0 ? data[d]! & other : kind === 1 ? data[d]! ^ other : data[d]! | other);
        break;
      }
      case 0x3:
      case 0x4:
      case 0x5:
        subtract(data, upper, constant, opcode >> 12 === 4, opcode >= 0x4000);
        break;
      case 0x6:
        logic(data, upper, data[upper]! | constant);
        break;
      case 0x7:
        logic(data, upper, data[upper]! & constant);
        break;
      case 0x8:
      case 0xa: {
        const base = opcode & 0x08 ? Y : Z;
        const offset = (opcode & 0x07) | ((opcode & 0xc00) >> 7) | ((opcode & 0x2000) >> 8);
        address = (data[base]! | (data[base + 1]! << 8)) + offset;
        break;
      }
      case 0x9:
        if (opcode >= 0x9400) {
          known = false;
          break;
        }
        switch (opcode & 0x0f) {
          case 0x0:
            pc += 1;
            address = progMem[pc]!;
            break;
          case 0x1:
            pointer = Z;
            break;
          case 0x9:
            pointer = Y;
            break;
          case 0xd:
            pointer = X;
            break;
          case 0xc:
            address = data[X]! | (data[X + 1]! << 8);
            break;
          case 0xf: {
            const sp = data[SP]! | (data[SP + 1]! << 8);
            const moved = access === STORES ? sp - 1 : sp + 1;
            if (access === STORES) data[sp] = data[d]!;
            data[SP] = moved;
            data[SP + 1] = moved >> 8;
            if (access === LOADS) data[d] = data[moved]!;
            cycles += 1;
            break;
          }
          default:
            known = false;
        }
        if (pointer !== 0) address = data[pointer]! | (data[pointer + 1]! << 8);
        break;
      case 0xb:
        address = ((opcode & 0x0f) | ((opcode & 0x600) >> 5)) + 0x20;
        access = opcode & 0x800 ? STORES : LOADS;
        accessCycles = 0;
        break;
      case 0xc:
        pc += (opcode & 0x7ff) - (opcode & 0x800);
        cycles += 1;
        break;
      case 0xd: {
        const sp = data[SP]! | (data[SP + 1]! << 8);
        data[sp] = pc + 1;
        data[sp - 1] = (pc + 1) >> 8;
        data[SP] = sp - 2;
        data[SP + 1] = (sp - 2) >> 8;
        pc += (opcode & 0x7ff) - (opcode & 0x800);
        cycles += 2;
        break;
      }
      case 0xe:
        data[upper] = constant;
        break;
      default:
        if (opcode < 0xf800) {
          if (((data[SREG]! >> (opcode & 7)) & 1) === ((opcode >> 10) & 1)) break;
          pc += ((opcode & 0x1f8) >> 3) - (opcode & 0x200 ? 0x40 : 0);
          cycles += 1;
        } else if (opcode < 0xfc00 || opcode & 0x08) {
          known = false;
        } else if (((data[d]! >> (opcode & 7)) & 1) === ((opcode >> 9) & 1)) {
          const words = isTwoWords(progMem[pc + 1]!) ? 2 : 1;
          pc += words;
          cycles += words;
        }
    }
    if (!known) {
      core.pc = pc;
      core.cycles = cycles;
      avrInstruction(core);
      ({ pc, cycles } = core);
      limit = core.nextInterrupt >= 0 ? 0 : core.limit;
      if (SPECIAL.has(opcode)) special = opcode;
      continue;
    }
    if (address >= 0) {
      if (access === LOADS) cycles += accessCycles;
      if (address >= SRAM && address < data.length) {
        if (access === STORES) data[address] = data[d]!;
        else data[d] = data[address]!;
      } else {
        // A peripheral may look at the time, take some, and cause an interrupt.
        core.cycles = cycles;
        if (access === STORES) core.writeData(address, data[d]!);
        else data[d] = core.readData(address);
        cycles = core.cycles;
        limit = core.nextInterrupt >= 0 ? 0 : core.limit;
      }
      if (access === STORES) cycles += accessCycles;
      if (pointer !== 0) {
        data[pointer] = address + 1;
        data[pointer + 1] = (address + 1) >> 8;
      }
    }
    // The flash is a power of two; a division here would cost as much as the rest of the instruction.
    pc = (pc + 1) & wrap;
    cycles += 1;
  } while (cycles < limit && special === 0);
  core.pc = pc;
  core.cycles = cycles;
  return special;
}

function logic(data: Uint8Array, target: number, result: number): void {
  data[target] = result;
  data[SREG] = (data[SREG]! & LOGIC_KEEPS) | (result === 0 ? ZERO : result & 0x80 ? 0x14 : 0);
}

/** With the carry, a zero stays a zero only if it was one before: numbers of several bytes. */
function subtract(data: Uint8Array, target: number, value: number, carries: boolean, write: boolean): void {
  const sreg = data[SREG]!;
  const from = data[target]!;
  const result = (from - value - (carries ? sreg & CARRY : 0)) & 0xff;
  const borrow = (~from & value) | (value & result) | (result & ~from);
  const flags = arithmetic(borrow, (from & ~value & ~result) | (~from & value & result), result);
  data[SREG] = (sreg & ARITHMETIC_KEEPS) | (carries ? flags & (sreg | ~ZERO) : flags);
  if (write) data[target] = result;
}

function add(data: Uint8Array, target: number, value: number, carries: boolean): void {
  const sreg = data[SREG]!;
  const to = data[target]!;
  const result = (to + value + (carries ? sreg & CARRY : 0)) & 0xff;
  const carry = (to & value) | (value & ~result) | (~result & to);
  const flags = arithmetic(carry, (to & value & ~result) | (~to & ~value & result), result);
  data[SREG] = (sreg & ARITHMETIC_KEEPS) | flags;
  data[target] = result;
}

/** C and H from the carries out of bits 7 and 3, V from bit 7 of `overflow`, then Z, N and S. */
function arithmetic(carry: number, overflow: number, result: number): number {
  const zero = result === 0 ? ZERO : 0;
  const sign = (result ^ overflow) & 0x80;
  return (
    ((carry & 0x80) >> 7) |
    zero |
    ((result & 0x80) >> 5) |
    ((overflow & 0x80) >> 4) |
    (sign >> 3) |
    ((carry & 0x08) << 2)
  );
}

/** LDS, STS, CALL, JMP. */
function isTwoWords(opcode: number): boolean {
  return (opcode & 0xfc0f) === 0x9000 || (opcode & 0xfe0c) === 0x940c;
}
