/**
 * What the filter of the inputs must do, as tables: contacts that move, and the presses and releases that must come of
 * it, at whatever moment the samples fall. Every implementation of the filter runs over the same tables.
 */
import { DEBOUNCE, type Input } from '../../hardware/cabinet.ts';

export interface Move {
  readonly atMs: number;
  readonly input: Input;
  readonly closed: boolean;
}

export interface Outcome {
  readonly input: Input;
  readonly what: 'press' | 'release' | 'stuck' | 'unstuck';
  /** After a move, plus what the samples cost: a press 0.5 to 0.8 ms, everything else one sample. */
  readonly afterMs: number;
}

export interface DebounceCase {
  readonly title: string;
  readonly boot?: readonly Input[];
  readonly moves: readonly Move[];
  readonly untilMs: number;
  readonly outcomes: readonly Outcome[];
}

export const SAMPLE_MS = DEBOUNCE.tickUs / 1000;
/** A press counts with the last of its samples. */
export const PRESS_MS = {
  least: (DEBOUNCE.pressSamples - 1) * SAMPLE_MS,
  most: DEBOUNCE.pressSamples * SAMPLE_MS,
};

const QUIET = DEBOUNCE.quietMs;
const LEVER_QUIET = DEBOUNCE.leverQuietMs;
const STUCK = DEBOUNCE.stuckMs;

const close = (atMs: number, input: Input): Move => ({ atMs, input, closed: true });
const open = (atMs: number, input: Input): Move => ({ atMs, input, closed: false });
/** Opens at `fromMs`, then closes and opens by turns after each of these times. */
const bounce = (fromMs: number, input: Input, lengthsMs: readonly number[]): Move[] =>
  [0, ...lengthsMs].map((_, index, all) => ({
    atMs: fromMs + all.slice(0, index + 1).reduce((sum, ms) => sum + ms, 0),
    input,
    closed: index % 2 === 1,
  }));

export const DEBOUNCE_CASES: readonly DebounceCase[] = [
  {
    title: 'a clean press and release are one press and one release',
    moves: [close(10, 'hold1'), open(110, 'hold1')],
    untilMs: 300,
    outcomes: [
      { input: 'hold1', what: 'press', afterMs: 10 },
      { input: 'hold1', what: 'release', afterMs: 110 + QUIET },
    ],
  },
  {
    title: 'bounces on closing are one press, from the first contact that lasts',
    moves: [close(10, 'hold2'), ...bounce(10.4, 'hold2', [0.3, 0.4, 0.5, 0.4, 0.3]), open(100, 'hold2')],
    untilMs: 250,
    outcomes: [
      { input: 'hold2', what: 'press', afterMs: 12.3 },
      { input: 'hold2', what: 'release', afterMs: 100 + QUIET },
    ],
  },
  {
    title: 'bounces on opening, the last after 42 ms, are no second press',
    moves: [
      close(10, 'hold3'),
      open(60, 'hold3'),
      close(71, 'hold3'),
      open(72, 'hold3'),
      close(114, 'hold3'),
      open(116, 'hold3'),
    ],
    untilMs: 300,
    outcomes: [
      { input: 'hold3', what: 'press', afterMs: 10 },
      { input: 'hold3', what: 'release', afterMs: 116 + QUIET },
    ],
  },
  {
    title: 'a lever that flaps for 100 ms is pulled once',
    moves: [
      close(10, 'lever'),
      open(30, 'lever'),
      close(100, 'lever'),
      open(110, 'lever'),
      close(200, 'lever'),
      open(201, 'lever'),
    ],
    untilMs: 500,
    outcomes: [
      { input: 'lever', what: 'press', afterMs: 10 },
      { input: 'lever', what: 'release', afterMs: 201 + LEVER_QUIET },
    ],
  },
  {
    title: 'presses 70 ms apart, each let go after 20 ms, are as many presses',
    moves: [0, 70, 140, 210].flatMap((atMs) => [close(10 + atMs, 'hold4'), open(30 + atMs, 'hold4')]),
    untilMs: 400,
    outcomes: [0, 70, 140, 210].flatMap((atMs) => [
      { input: 'hold4', what: 'press', afterMs: 10 + atMs },
      { input: 'hold4', what: 'release', afterMs: 30 + atMs + QUIET },
    ]),
  },
  {
    title: 'spikes of up to half a millisecond are nothing',
    moves: [0.001, 0.05, 0.1, 0.25, 0.4, 0.5].flatMap((lengthMs, index) => [
      close(10 + index * 5, 'select'),
      open(10 + index * 5 + lengthMs, 'select'),
    ]),
    untilMs: 100,
    outcomes: [],
  },
  {
    title: 'two buttons at once are two presses',
    moves: [close(10, 'previous'), close(10, 'next'), open(80, 'previous'), open(90, 'next')],
    untilMs: 300,
    outcomes: [
      { input: 'previous', what: 'press', afterMs: 10 },
      { input: 'next', what: 'press', afterMs: 10 },
      { input: 'previous', what: 'release', afterMs: 80 + QUIET },
      { input: 'next', what: 'release', afterMs: 90 + QUIET },
    ],
  },
  {
    title: 'what is closed at boot is stuck until it opens, and is pressed only after that',
    boot: ['hold5'],
    moves: [
      open(100, 'hold5'),
      close(120, 'hold5'),
      open(130, 'hold5'),
      close(250, 'hold5'),
      open(300, 'hold5'),
    ],
    untilMs: 500,
    outcomes: [
      { input: 'hold5', what: 'unstuck', afterMs: 130 + QUIET },
      { input: 'hold5', what: 'press', afterMs: 250 },
      { input: 'hold5', what: 'release', afterMs: 300 + QUIET },
    ],
  },
  {
    title: 'what stays closed for 20 s is let go and stuck, until it opens',
    moves: [
      close(10, 'hold6'),
      open(STUCK + 5000, 'hold6'),
      close(STUCK + 6000, 'hold6'),
      open(STUCK + 6100, 'hold6'),
    ],
    untilMs: STUCK + 6500,
    outcomes: [
      { input: 'hold6', what: 'press', afterMs: 10 },
      { input: 'hold6', what: 'release', afterMs: STUCK + 10 },
      { input: 'hold6', what: 'stuck', afterMs: STUCK + 10 },
      { input: 'hold6', what: 'unstuck', afterMs: STUCK + 5000 + QUIET },
      { input: 'hold6', what: 'press', afterMs: STUCK + 6000 },
      { input: 'hold6', what: 'release', afterMs: STUCK + 6100 + QUIET },
    ],
  },
  {
    title: 'a stuck input keeps no other from being pressed',
    boot: ['hold1', 'lever'],
    moves: [close(20, 'hold2'), open(100, 'hold2')],
    untilMs: 250,
    outcomes: [
      { input: 'hold2', what: 'press', afterMs: 20 },
      { input: 'hold2', what: 'release', afterMs: 100 + QUIET },
    ],
  },
];
