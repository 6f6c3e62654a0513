/** A processor that sleeps while a test plays with one peripheral: registers are written and read at exact cycles. */
import { Core } from '../../src/uno/core.ts';
import { EventQueue } from '../../src/uno/event-queue.ts';
import { ProgramMemory } from '../../src/uno/program-memory.ts';
import { SLEEPING_PROGRAM } from './avr-program.ts';

/** Asleep at cycle 100, so that every later cycle can be reached exactly. */
export function bareCore(prepare: (core: Core) => void = () => undefined): Core {
  const core = new Core(new ProgramMemory(SLEEPING_PROGRAM), new EventQueue(), 0, false);
  prepare(core);
  core.runUntil(100);
  return core;
}
