import { expect, test } from 'vitest';
import { Core } from '../../src/uno/core.ts';
import { EventQueue } from '../../src/uno/event-queue.ts';
import { ProgramMemory } from '../../src/uno/program-memory.ts';
import { Uno } from '../../src/uno/uno.ts';
import {
  avrProgram,
  label,
  ldi,
  lds,
  nop,
  org,
  out,
  push,
  REGISTER,
  rcall,
  reti,
  rjmp,
  sbi,
  sbrs,
  sei,
  sleep,
  store,
  sts,
  uartOn,
} from '../rig/avr-program.ts';
import { bareCore } from '../rig/bare-core.ts';

const DDRB_IO = 0x04;
const PORTB_IO = 0x05;
const LED = 5;
const lightLed = [sbi(DDRB_IO, LED), sbi(PORTB_IO, LED)];
const stay = [label('stay'), rjmp('stay')];

test('a sleeping chip stays asleep until an interrupt comes, and its time passes', () => {
  const uno = new Uno(avrProgram([store(REGISTER.SMCR, 1), sei, sleep, lightLed, stay]));
  uno.run(1000);
  expect(uno.isHigh('heartbeat')).toBe(false);
  expect(uno.nowMs).toBe(1000);
});

test('without the sleep enable bit, SLEEP is no more than a pause of one cycle', () => {
  const uno = new Uno(avrProgram([sei, sleep, lightLed, stay]));
  uno.run(1);
  expect(uno.isHigh('heartbeat')).toBe(true);
});

test('an interrupt that waits when SEI comes is served after the SLEEP that follows, so no wake-up is lost', () => {
  const uno = new Uno(
    avrProgram([
      rjmp('main'),
      org(0x24),
      lds(18, REGISTER.UDR0),
      reti,
      label('main'),
      uartOn(true),
      store(REGISTER.SMCR, 1),
      // Bit 7 of UCSR0A: a byte is there, and with it the interrupt waits for SEI.
      label('wait'),
      lds(17, REGISTER.UCSR0A),
      sbrs(17, 7),
      rjmp('wait'),
      sei,
      sleep,
      lightLed,
      stay,
    ]),
  );
  uno.run(0.1);
  uno.write(Uint8Array.of(7));
  uno.run(1);
  expect(uno.isHigh('heartbeat')).toBe(true);
});

test('a sleep deeper than idle is refused by name, since its stopped clocks are not emulated', () => {
  const uno = new Uno(avrProgram([store(REGISTER.SMCR, 0x05), sleep]));
  expect(() => uno.run(1)).toThrow('mode 2');
});

test('an interrupt takes four cycles to reach its vector, and eight out of sleep', () => {
  const at = new Map<string, number>();
  const INTERRUPT = { address: 0x24, flagRegister: 0x3b, flagMask: 1, enableRegister: 0x68, enableMask: 1 };
  const vector = [org(0x24), out(PORTB_IO, 16), reti];
  const programs = {
    awake: avrProgram([rjmp('main'), vector, label('main'), sei, nop, label('loop'), rjmp('loop')]),
    asleep: avrProgram([rjmp('main'), vector, label('main'), ldi(16, 1), out(0x33, 16), sei, sleep]),
  };
  for (const [name, program] of Object.entries(programs)) {
    const core = new Core(new ProgramMemory(program), new EventQueue(), 0, false);
    core.writeHooks[REGISTER.PORTB] = () => {
      at.set(name, core.cycles);
    };
    let raisedAt = 0;
    core.events.add(200, () => {
      raisedAt = core.cycles;
      core.queueInterrupt(INTERRUPT);
    });
    core.runUntil(300);
    at.set(name, at.get(name)! - raisedAt);
  }
  expect(Object.fromEntries(at)).toEqual({ awake: 4, asleep: 8 });
});

test('after RETI one instruction of the program runs before the next interrupt', () => {
  const uno = new Uno(
    avrProgram([
      rjmp('main'),
      org(0x24),
      reti,
      label('main'),
      uartOn(true),
      // Nobody reads the byte, so the receive interrupt never stops asking.
      sei,
      label('loop'),
      ldi(17, 0x5a),
      sts(0x200, 17),
      rjmp('loop'),
    ]),
  );
  uno.write(Uint8Array.of(1));
  uno.run(1);
  uno.run(1);
  expect(uno.peek(0x200)).toBe(0x5a);
});

test('reads and writes beyond 2,048 bytes of RAM are counted and change nothing', () => {
  const core = bareCore();
  core.writeData(0x8ff, 1);
  expect(core.strayAccesses).toBe(0);
  core.writeData(0x900, 1);
  expect(core.readData(0x900)).toBe(0);
  expect(core.strayAccesses).toBe(2);
});

test('the deepest stack is measured in bytes when asked for', () => {
  const program = avrProgram([
    rcall('deep'),
    label('end'),
    rjmp('end'),
    label('deep'),
    push(0),
    push(0),
    ...stay,
  ]);
  const uno = new Uno(program, { watchStack: true });
  uno.run(1);
  expect(uno.figures().stackBytes).toBe(4);
});
