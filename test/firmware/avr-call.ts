/** Calls one C function of the firmware on a bare emulated core: what it does, in how many cycles. */
import { avrInstruction, CPU } from 'avr8js';
import { ATMEGA328P } from '../../hardware/chips/atmega328p.ts';

const SRAM_START = 0x100;
/** A word address at which no code stands: returning there ends the call. */
const SENTINEL = 0x3fff;
const PATIENCE_CYCLES = ATMEGA328P.clockHz;

export interface Call {
  readonly cycles: number;
  /** r24: where avr-gcc returns a byte. */
  readonly result: number;
  readonly data: Uint8Array;
}

/**
 * `memory` is written before the call, by address. Arguments go as avr-gcc passes them: 16 bits each, from r24 down.
 * `function` is a byte address.
 */
export function callFunction(
  program: Uint16Array,
  functionAddress: number,
  args: readonly number[],
  memory: ReadonlyMap<number, Iterable<number>>,
): Call {
  const cpu = new CPU(program, ATMEGA328P.ramBytes);
  for (const [address, bytes] of memory) cpu.data.set([...bytes], address);
  args.forEach((value, index) => {
    const register = 24 - index * 2;
    cpu.data[register] = value & 0xff;
    cpu.data[register + 1] = value >> 8;
  });
  const top = SRAM_START + ATMEGA328P.ramBytes - 1;
  cpu.data[top] = SENTINEL & 0xff;
  cpu.data[top - 1] = SENTINEL >> 8;
  cpu.SP = top - 2;
  cpu.pc = functionAddress / 2;
  while (cpu.pc !== SENTINEL) {
    avrInstruction(cpu);
    if (cpu.cycles > PATIENCE_CYCLES) throw new Error('The function does not return');
  }
  return { cycles: cpu.cycles, result: cpu.data[24] as number, data: cpu.data };
}
