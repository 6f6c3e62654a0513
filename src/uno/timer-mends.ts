/**
 * What avr8js' timers lack: a write to TIFRn clears exactly the flags written as ones (avr8js stores the byte), and
 * Timer1 captures its count at an edge of ICP1 = PB0, the lever (data sheet 16.6).
 */
import { type AVRIOPort, type AVRTimerConfig, timer1Config } from 'avr8js';
import type { Core } from './core.ts';

const ICP1_BIT = 0;
const ICF1 = 0x20;
/** TCCR1B: edge select (1 = rising), and the bits of the waveform mode that live there. */
const ICES1 = 0x40;
const WGM_B = 0x18;
const WGM_A = 0x03;
/** Waveform modes in which ICR1 is the top and captures nothing (table 16-4). */
const ICR_IS_TOP: readonly number[] = [8, 10, 12, 14];

const CAPTURE = {
  address: timer1Config.captureInterrupt,
  flagRegister: timer1Config.TIFR,
  flagMask: ICF1,
  enableRegister: timer1Config.TIMSK,
  enableMask: ICF1,
};

/** To be called after the AVRTimer of this configuration was made. */
export function mendTimerFlags(core: Core, config: AVRTimerConfig): void {
  const { TIFR } = config;
  const clearInterrupts = core.writeHooks[TIFR]!;
  core.writeHooks[TIFR] = (value, old, address, mask) => {
    const cleared = value & mask;
    clearInterrupts(cleared, old, address, mask);
    if (config === timer1Config) core.clearInterruptByFlag(CAPTURE, cleared);
    core.data[TIFR] = old & ~cleared;
    return true;
  };
}

/** To be called after Timer1 and port B were made. */
export function addInputCapture(core: Core, portB: AVRIOPort): void {
  const { TIMSK, TCCRA, TCCRB, TCNT, ICR } = timer1Config;
  const enableOthers = core.writeHooks[TIMSK]!;
  core.writeHooks[TIMSK] = (value, old, address, mask) => {
    core.updateInterruptEnable(CAPTURE, value);
    return enableOthers(value, old, address, mask);
  };
  portB.externalClockListeners[ICP1_BIT] = (high) => {
    const mode = ((core.data[TCCRB]! & WGM_B) >> 1) | (core.data[TCCRA]! & WGM_A);
    if (high !== ((core.data[TCCRB]! & ICES1) !== 0) || ICR_IS_TOP.includes(mode)) return;
    core.data[ICR] = core.readData(TCNT);
    core.data[ICR + 1] = core.data[TCNT + 1]!;
    core.setInterruptFlag(CAPTURE);
  };
}
