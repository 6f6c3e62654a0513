/** What each button and stick of a gamepad presses: pure, so that a pad needs nobody's hand to be tried. */
import { INPUTS, type Input } from '../../hardware/cabinet.ts';
import { hatSides } from './hat.ts';

/** `b3`: the button of that number; `a1-`, `a1+`: that axis, pushed up or left, down or right; `h9up`: that axis, a hat, pushed up. */
export type PadSource = string;

export type PadMap = Readonly<Record<Input, readonly PadSource[]>>;

/** Where the browser knows what is where: like the cabinet, holds under the fingers, and the lever is pulled down. */
const STANDARD: PadMap = {
  hold1: ['b4'],
  hold2: ['b6'],
  hold3: ['b2'],
  hold4: ['b3'],
  hold5: ['b1'],
  hold6: ['b5'],
  lever: ['b7', 'b13', 'a1+'],
  previous: ['b14', 'a0-'],
  next: ['b15', 'a0+'],
  select: ['b0'],
};

/** Arcade encoders number their plugs: holds on the first six. A hat is the tenth axis, by its number among HID usages. */
const ENCODER: PadMap = {
  hold1: ['b0'],
  hold2: ['b1'],
  hold3: ['b2'],
  hold4: ['b3'],
  hold5: ['b4'],
  hold6: ['b5'],
  select: ['b6'],
  lever: ['b7', 'a1+', 'h9down'],
  previous: ['b8', 'a0-', 'h9left'],
  next: ['b9', 'a0+', 'h9right'],
};

/** `mapping` as in the Gamepad API. */
export function usualMap(mapping: string): PadMap {
  return mapping === 'standard' ? STANDARD : ENCODER;
}

export function inputOfSource(map: PadMap, source: PadSource): Input | undefined {
  return INPUTS.find((input) => map[input].includes(source));
}

/** This source, and no other, presses that input from now on; it presses nothing else any more. */
export function withSource(map: PadMap, input: Input, source: PadSource): PadMap {
  const changed = { ...map, [input]: [source] };
  for (const other of INPUTS) {
    if (other !== input) changed[other] = map[other].filter((known) => known !== source);
  }
  return changed;
}

/** Kept by somebody else, perhaps by hand: undefined where it is none. */
export function padMapFrom(stored: unknown): PadMap | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const isSources = (sources: unknown) =>
    Array.isArray(sources) && sources.every((source) => typeof source === 'string');
  const map = stored as Readonly<Record<string, unknown>>;
  return INPUTS.every((input) => isSources(map[input])) ? (stored as PadMap) : undefined;
}

/** What is read of a pad at one moment. */
export interface PadReading {
  readonly buttons: readonly { readonly pressed: boolean }[];
  readonly axes: readonly number[];
}

/** Pushed from here on, and until it has come back so far: a stick that trembles in between presses once. */
const PUSHED = 0.6;
const BACK = 0.4;

/** Which sources are pressed; `before`: those of the last reading; `hats`: which axes are hats. */
export function pressedSources(
  { buttons, axes }: PadReading,
  before: ReadonlySet<PadSource>,
  hats: ReadonlySet<number>,
): ReadonlySet<PadSource> {
  const pushed = axes.flatMap((value, axis) =>
    hats.has(axis)
      ? hatSides(value).map((side) => `h${axis}${side}`)
      : ([-1, 1] as const).flatMap((side) => {
          const source = `a${axis}${side < 0 ? '-' : '+'}`;
          return side * value > (before.has(source) ? BACK : PUSHED) ? [source] : [];
        }),
  );
  const pressed = buttons.flatMap(({ pressed: isDown }, button) => (isDown ? [`b${button}`] : []));
  return new Set([...pressed, ...pushed]);
}

/** A stick or a trigger, which may rest anywhere. */
export function isAxis(source: PadSource): boolean {
  return source.startsWith('a');
}

/** The sides of all axes that have been seen at rest. */
export function wokenBy(
  awake: ReadonlySet<PadSource>,
  pressed: ReadonlySet<PadSource>,
  axes: number,
): ReadonlySet<PadSource> {
  const sides = Array.from({ length: axes }, (_, axis) => [`a${axis}-`, `a${axis}+`]).flat();
  return new Set([...awake, ...sides.filter((side) => !pressed.has(side))]);
}
