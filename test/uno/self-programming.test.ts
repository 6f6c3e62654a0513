import { expect, test } from 'vitest';
import { Core } from '../../src/uno/core.ts';
import { EventQueue } from '../../src/uno/event-queue.ts';
import { SPM, SPM_INCREMENT } from '../../src/uno/opcodes.ts';
import { NRWW_START_WORD, PAGE_WORDS, ProgramMemory } from '../../src/uno/program-memory.ts';
import { noise } from '../../src/uno/random.ts';
import { SelfProgramming } from '../../src/uno/self-programming.ts';
import { avrProgram, label, REGISTER, rjmp, sleep, store } from '../rig/avr-program.ts';

const SPMCSR = 0x57;
const RWWSB = 0x40;
const FILL = 0x01;
const ERASE = 0x03;
const WRITE = 0x05;
const ENABLE = 0x11;
const Z = 30;
const PAGE_MS = 4;
const CYCLES_PER_MS = 16_000;
const PAGE = 5;
/** Of the page, in bytes. */
const ADDRESS = PAGE * PAGE_WORDS * 2;
const IDLING = avrProgram([store(REGISTER.SMCR, 1), label('idle'), sleep, rjmp('idle')]);
/** Boot section of 1 KB, resets begin there. */
const HIGH_FUSE = 0xdc;

/** A processor that sleeps, on whose behalf the test executes the instructions of a bootloader. */
function rig() {
  const memory = new ProgramMemory(new Uint16Array(0x4000).fill(0x1234));
  const core = new Core(new ProgramMemory(IDLING), new EventQueue(), 0, false);
  const selfProgramming = new SelfProgramming(core, memory);
  core.runUntil(100);
  const run = (ms: number) => core.runUntil(core.cycles + ms * CYCLES_PER_MS);
  const spm = (command: number, address: number, word = 0, opcode = SPM) => {
    core.dataView.setUint16(0, word, true);
    core.dataView.setUint16(Z, address, true);
    core.pc = memory.bootStart + 10;
    core.writeData(SPMCSR, command);
    core.onStoreProgram(opcode);
    core.pc = 2;
  };
  const fill = (word: (at: number) => number) => {
    for (let at = 0; at < PAGE_WORDS; at += 1) spm(FILL, ADDRESS + 2 * at, word(at));
  };
  const page = (at = PAGE) => [...memory.words.subarray(at * PAGE_WORDS, (at + 1) * PAGE_WORDS)];
  return { memory, core, selfProgramming, run, spm, fill, page };
}

const all = (word: number): readonly number[] => Array(PAGE_WORDS).fill(word);

test('a page is erased, filled and written, each change of the flash takes 4 ms, and its neighbours stay', () => {
  const { spm, fill, run, page, core } = rig();
  spm(ERASE, ADDRESS);
  run(PAGE_MS - 0.1);
  expect(page()).toEqual(all(0x1234));
  expect(core.data[SPMCSR]! & 1).toBe(1);
  run(0.2);
  expect(page()).toEqual(all(0xffff));
  expect(core.data[SPMCSR]! & 1).toBe(0);
  fill((at) => at * 7);
  spm(WRITE, ADDRESS);
  run(PAGE_MS + 0.1);
  expect(page()).toEqual(Array.from({ length: PAGE_WORDS }, (_, at) => at * 7));
  expect(page(PAGE - 1)).toEqual(all(0x1234));
  expect(page(PAGE + 1)).toEqual(all(0x1234));
});

test('while it is busy nothing else is done, and what was asked for is forgotten', () => {
  const { spm, run, page } = rig();
  spm(ERASE, ADDRESS);
  run(1);
  spm(ERASE, ADDRESS + 2 * PAGE_WORDS);
  run(2 * PAGE_MS);
  expect([page(), page(PAGE + 1)]).toEqual([all(0xffff), all(0x1234)]);
});

test('bits that are zero stay zero until the page is erased', () => {
  const { spm, fill, run, page } = rig();
  fill(() => 0x0ff0);
  spm(WRITE, ADDRESS);
  run(PAGE_MS + 1);
  expect(page()).toEqual(all(0x1234 & 0x0ff0));
});

test('a word of the buffer is taken once; writing a page and enabling the flash empty it', () => {
  const { spm, fill, run, page } = rig();
  const write = () => {
    spm(ERASE, ADDRESS);
    run(PAGE_MS + 1);
    spm(WRITE, ADDRESS);
    run(PAGE_MS + 1);
    return page();
  };
  fill(() => 0x1111);
  fill(() => 0x2222);
  expect(write()).toEqual(all(0x1111));
  expect(write()).toEqual(all(0xffff));
  fill(() => 0x3333);
  spm(ENABLE, 0);
  expect(write()).toEqual(all(0xffff));
});

test('from an erasure on the lower flash reads as ones until it is enabled again; the upper one can be read always', () => {
  const { spm, run, core } = rig();
  const read = () => [core.progBytes[0], core.progBytes[NRWW_START_WORD * 2]];
  const before = read();
  spm(ERASE, ADDRESS);
  expect(read()).toEqual([0xff, before[1]]);
  run(PAGE_MS + 1);
  expect(core.data[SPMCSR]! & RWWSB).toBe(RWWSB);
  expect(read()[0]).toBe(0xff);
  spm(ENABLE, 0);
  expect(core.data[SPMCSR]).toBe(0);
  expect(read()).toEqual(before);
});

test('for a page of the upper flash the processor stands still', () => {
  const { spm, core, page } = rig();
  const last = 0x4000 / PAGE_WORDS - 1;
  const before = core.cycles;
  spm(ERASE, last * PAGE_WORDS * 2);
  expect(core.cycles - before).toBe(PAGE_MS * CYCLES_PER_MS);
  expect(page(last)).toEqual(all(0xffff));
  expect(core.data[SPMCSR]! & RWWSB).toBe(0);
});

test('outside of the boot section, without a command, or later than four cycles after it, SPM does nothing', () => {
  const { memory, core, run, page } = rig();
  core.dataView.setUint16(Z, ADDRESS, true);
  core.writeData(SPMCSR, ERASE);
  core.pc = memory.bootStart;
  core.onStoreProgram(SPM);
  core.pc = memory.bootStart + 1;
  run(1);
  core.pc = memory.bootStart + 1;
  core.onStoreProgram(SPM);
  expect(core.data[SPMCSR]).toBe(0);
  run(PAGE_MS + 1);
  expect(page()).toEqual(all(0x1234));
});

test('SPM Z+ goes on to the next word', () => {
  const { spm, core } = rig();
  spm(FILL, ADDRESS, 1, SPM_INCREMENT);
  expect(core.dataView.getUint16(Z, true)).toBe(ADDRESS + 2);
});

test('an erasure or a writing that is cut short leaves bits of before and after, and can be done again', () => {
  const { spm, fill, run, page, selfProgramming } = rig();
  const bits = (words: readonly number[]) =>
    words.reduce((sum, word) => sum + word.toString(2).replaceAll('0', '').length, 0);
  spm(ERASE, ADDRESS);
  run(1);
  selfProgramming.end(noise(1));
  const between = page();
  for (const word of between) expect(word & 0x1234).toBe(0x1234);
  expect(bits(between)).toBeGreaterThan(bits(all(0x1234)));
  expect(bits(between)).toBeLessThan(bits(all(0xffff)));
  run(PAGE_MS);
  spm(ERASE, ADDRESS);
  run(PAGE_MS + 1);
  fill(() => 0);
  spm(WRITE, ADDRESS);
  run(1);
  selfProgramming.end(noise(2));
  expect(bits(page())).toBeGreaterThan(0);
  expect(bits(page())).toBeLessThan(bits(all(0xffff)));
});

test('the fuse says how long the boot section is, and whether resets begin there', () => {
  const program = new Uint16Array(0x4000).fill(1);
  const loader = new Uint16Array(0x4000).fill(2);
  const places = [0xd8, 0xda, 0xdc, 0xde, 0xdf].map((highFuse) => {
    const { bootStart, resetAt, words } = new ProgramMemory(program, {
      program: loader,
      highFuse,
      startUpMs: 0,
    });
    return [bootStart, resetAt, words[bootStart - 1], words[bootStart]];
  });
  expect(places).toEqual([
    [0x3800, 0x3800, 1, 2],
    [0x3c00, 0x3c00, 1, 2],
    [0x3e00, 0x3e00, 1, 2],
    [0x3f00, 0x3f00, 1, 2],
    [0x3f00, 0, 1, 2],
  ]);
  expect(new ProgramMemory(program).resetAt).toBe(0);
  expect(new ProgramMemory(program, { program: loader, highFuse: HIGH_FUSE, startUpMs: 0 }).resetAt).toBe(
    0x3e00,
  );
});

test('every chip has its own flash', () => {
  const program = new Uint16Array(0x4000).fill(7);
  new ProgramMemory(program).erase(0);
  expect(program[0]).toBe(7);
});
