/**
 * The instructions that programs execute most, found by a switch: avr8js finds each by a chain of up to a hundred
 * comparisons, which would halve the speed of the emulation. Effects and cycles are exactly those of avr8js; the test
 * beside this file compares both for every opcode. Opcodes: AVR instruction set manual.
 */
import type { CPU } from 'avr8js';

const SP = 0x5d;
const SREG = 0x5f;
const X = 26;
const Y = 28;
const Z = 30;
/** SREG without Z, N, V, S, which a logic operation sets. */
const LOGIC_KEEPS = 0xe1;

/** Executes the instruction at the program counter if it is one of these; false: nothing was done. */
export function executeFast(cpu: CPU, opcode: number): boolean {
  const { data } = cpu;
  const register = (opcode & 0x1f0) >> 4;
  switch (opcode >> 12) {
    case 0x0:
      if (opcode >> 8 === 1) {
        const to = (opcode & 0xf0) >> 3;
        const from = (opcode & 0x0f) << 1;
        data[to] = data[from]!;
        data[to + 1] = data[from + 1]!;
      } else if (opcode !== 0) return false;
      break;
    case 0x2: {
      const other = data[(opcode & 0x0f) | ((opcode & 0x200) >> 5)]!;
      if ((opcode & 0x0c00) === 0x0c00) data[register] = other;
      else if ((opcode & 0x0c00) === 0x0000) logic(data, register, data[register]! & other);
      else if ((opcode & 0x0c00) === 0x0400) logic(data, register, data[register]! ^ other);
      else logic(data, register, data[register]! | other);
      break;
    }
    case 0x6:
    case 0x7: {
      const target = ((opcode & 0xf0) >> 4) + 16;
      const value = ((opcode & 0xf00) >> 4) | (opcode & 0x0f);
      logic(data, target, opcode < 0x7000 ? data[target]! | value : data[target]! & value);
      break;
    }
    case 0x8:
    case 0xa: {
      const offset = (opcode & 0x07) | ((opcode & 0xc00) >> 7) | ((opcode & 0x2000) >> 8);
      access(cpu, opcode, register, pointer(data, opcode & 0x08 ? Y : Z) + offset);
      break;
    }
    case 0x9:
      return transfer(cpu, opcode, register);
    case 0xb: {
      const address = ((opcode & 0x0f) | ((opcode & 0x600) >> 5)) + 0x20;
      if (opcode & 0x800) cpu.writeData(address, data[register]!);
      else data[register] = cpu.readData(address);
      break;
    }
    case 0xc:
      cpu.pc += relative(opcode);
      cpu.cycles += 1;
      break;
    case 0xd:
      pushAddress(cpu, cpu.pc + 1);
      cpu.pc += relative(opcode);
      cpu.cycles += 2;
      break;
    case 0xe:
      data[((opcode & 0xf0) >> 4) + 16] = ((opcode & 0xf00) >> 4) | (opcode & 0x0f);
      break;
    case 0xf:
      if (!branch(cpu, opcode, register)) return false;
      break;
    default:
      return false;
  }
  next(cpu);
  return true;
}

function next(cpu: CPU): void {
  // The flash is a power of two; a division here would cost as much as the rest of the instruction.
  cpu.pc = (cpu.pc + 1) & (cpu.progMem.length - 1);
  cpu.cycles += 1;
}

function logic(data: Uint8Array, register: number, result: number): void {
  data[register] = result;
  data[SREG] = (data[SREG]! & LOGIC_KEEPS) | (result === 0 ? 0x02 : result & 0x80 ? 0x14 : 0);
}

function pointer(data: Uint8Array, low: number): number {
  return data[low]! | (data[low + 1]! << 8);
}

function setPointer(data: Uint8Array, low: number, value: number): void {
  data[low] = value;
  data[low + 1] = value >> 8;
}

/** The twelve bits of RJMP and RCALL, signed. */
function relative(opcode: number): number {
  return (opcode & 0x7ff) - (opcode & 0x800);
}

/** Loads and stores through a pointer: bit 9 tells which; a load counts its extra cycle first. */
function access(cpu: CPU, opcode: number, register: number, address: number): void {
  if (opcode & 0x200) {
    cpu.writeData(address, cpu.data[register]!);
    cpu.cycles += 1;
  } else {
    cpu.cycles += 1;
    cpu.data[register] = cpu.readData(address);
  }
}

function pushAddress(cpu: CPU, address: number): void {
  const { data } = cpu;
  const sp = pointer(data, SP);
  data[sp] = address;
  data[sp - 1] = address >> 8;
  setPointer(data, SP, sp - 2);
}

/** 1001 00xx: LDS, STS, PUSH, POP and the pointers with increment and decrement; 1001 0101: RET. */
function transfer(cpu: CPU, opcode: number, register: number): boolean {
  const { data } = cpu;
  if (opcode === 0x9508) {
    const sp = pointer(data, SP) + 2;
    setPointer(data, SP, sp);
    cpu.pc = (data[sp - 1]! << 8) + data[sp]! - 1;
    cpu.cycles += 3;
    next(cpu);
    return true;
  }
  if (opcode >= 0x9400) return false;
  switch (opcode & 0x0f) {
    case 0x0:
      access(cpu, opcode, register, cpu.progMem[cpu.pc + 1]!);
      cpu.pc += 1;
      break;
    case 0x1:
      increment(cpu, opcode, register, Z);
      break;
    case 0x9:
      increment(cpu, opcode, register, Y);
      break;
    case 0xd:
      increment(cpu, opcode, register, X);
      break;
    case 0xc:
      access(cpu, opcode, register, pointer(data, X));
      break;
    case 0xf: {
      const sp = pointer(data, SP);
      if (opcode & 0x200) {
        data[sp] = data[register]!;
        setPointer(data, SP, sp - 1);
      } else {
        setPointer(data, SP, sp + 1);
        data[register] = data[sp + 1]!;
      }
      cpu.cycles += 1;
      break;
    }
    default:
      return false;
  }
  next(cpu);
  return true;
}

function increment(cpu: CPU, opcode: number, register: number, low: number): void {
  const address = pointer(cpu.data, low);
  access(cpu, opcode, register, address);
  setPointer(cpu.data, low, address + 1);
}

/** 1111: BRBS, BRBC, SBRC, SBRS; not BLD and BST. */
function branch(cpu: CPU, opcode: number, register: number): boolean {
  const mask = 1 << (opcode & 7);
  if ((opcode & 0x800) === 0) {
    const set = (cpu.data[SREG]! & mask) !== 0;
    if (set !== ((opcode & 0x400) === 0)) return true;
    cpu.pc += ((opcode & 0x1f8) >> 3) - (opcode & 0x200 ? 0x40 : 0);
    cpu.cycles += 1;
    return true;
  }
  // Bit 3 set is no instruction at all.
  if ((opcode & 0x408) !== 0x400) return false;
  const set = (cpu.data[register]! & mask) !== 0;
  if (set !== ((opcode & 0x200) !== 0)) return true;
  const size = isTwoWords(cpu.progMem[cpu.pc + 1]!) ? 2 : 1;
  cpu.pc += size;
  cpu.cycles += size;
  return true;
}

/** LDS, STS, CALL, JMP. */
function isTwoWords(opcode: number): boolean {
  return (opcode & 0xfc0f) === 0x9000 || (opcode & 0xfe0c) === 0x940c;
}
