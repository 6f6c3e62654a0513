/**
 * Wall time: the beat, coalescing, socket time-outs. Never table time: a virtual table's viewers live in the real world.
 * Tests bring a clock of their own.
 */
import type { Clock } from '../clock/clock.ts';

export type WallClock = Pick<Clock, 'now' | 'after'>;
