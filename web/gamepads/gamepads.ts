/**
 * Gamepads and arcade encoders as buttons of the on-screen cabinet, any number of them. They are looked at before each repaint,
 * and only while one is there. One that is unplugged lets go of what it held; plugged in again, it plays on with its own mapping.
 */
import type { Input } from '../../hardware/cabinet.ts';
import type { Presses } from '../controls/presses.ts';
import { hatsOf } from './hat.ts';
import {
  inputOfSource,
  isAxis,
  type PadMap,
  type PadSource,
  pressedSources,
  usualMap,
  withSource,
  wokenBy,
} from './pad-map.ts';
import { keepMap, keptMap } from './pad-memory.ts';

export interface ShownPad {
  /** The browser's number for it. */
  readonly index: number;
  /** Of its make; the second of two alike says so. */
  readonly name: string;
  readonly map: PadMap;
  /** What is pressed of it now. */
  readonly down: readonly PadSource[];
}

interface KnownPad {
  readonly id: string;
  /** From 1, among those that are alike: the place of one that was unplugged is taken again first. */
  readonly place: number;
  map: PadMap;
  down: ReadonlySet<PadSource>;
  /** Axes that rest far out (triggers of some pads) press nothing until they have been seen at rest. */
  awake: ReadonlySet<PadSource>;
  hats: ReadonlySet<number>;
}

export class Gamepads {
  readonly #presses: Pick<Presses, 'down' | 'up'>;
  readonly #mayAct: () => boolean;
  readonly #changed: () => void;
  readonly #pads = new Map<number, KnownPad>();
  #learns: Input | undefined;
  /** Axes that have been pushed since then. */
  readonly #tried = new Set<string>();
  #looking = false;

  /** `changed`: a pad came or went, presses something else now, or is shown pressed. */
  constructor(presses: Pick<Presses, 'down' | 'up'>, mayAct: () => boolean, changed: () => void) {
    this.#presses = presses;
    this.#mayAct = mayAct;
    this.#changed = changed;
  }

  /** Some browsers show pads to pages of https or of this very machine alone. */
  static get known(): boolean {
    return typeof navigator.getGamepads === 'function';
  }

  /** For the life of the page. */
  start(): void {
    if (!Gamepads.known) return;
    addEventListener('gamepadconnected', () => this.#look());
    addEventListener('gamepaddisconnected', () => this.#look());
    this.#look();
  }

  get pads(): readonly ShownPad[] {
    return [...this.#pads].map(([index, pad]) => ({
      ...{ index, name: nameOf(pad), map: pad.map, down: [...pad.down] },
    }));
  }

  /** The input that the next press on any pad will be for, or the next push of a stick that comes back; undefined: presses press. */
  get learns(): Input | undefined {
    return this.#learns;
  }

  learn(input: Input | undefined): void {
    this.#learns = input;
    this.#tried.clear();
    this.#changed();
  }

  /** As it came. */
  forget(index: number): void {
    const pad = this.#pads.get(index);
    if (pad === undefined) return;
    this.#remap(pad, undefined, usualMap(navigator.getGamepads()[index]?.mapping ?? ''));
  }

  #look(): void {
    if (this.#looking) return;
    this.#looking = true;
    const frame = (): void => {
      this.#read();
      this.#looking = this.#pads.size > 0;
      if (this.#looking) requestAnimationFrame(frame);
    };
    frame();
  }

  #read(): void {
    const there = [...navigator.getGamepads()].filter((pad) => pad?.connected === true);
    let isNews = false;
    for (const [index, pad] of this.#pads) {
      if (there.some((each) => each?.index === index && each.id === pad.id)) continue;
      for (const source of pad.down) this.#presses.up(pressOf(index, source));
      this.#pads.delete(index);
      isNews = true;
    }
    for (const pad of there) {
      if (pad === null) continue;
      const { index, id, mapping } = pad;
      let known = this.#pads.get(index);
      if (known === undefined) {
        const place = this.#placeFor(id);
        known = {
          ...{ id, place, map: keptMap(nameOf({ id, place })) ?? usualMap(mapping) },
          ...{ down: new Set(), awake: new Set(), hats: new Set() },
        };
        this.#pads.set(index, known);
        isNews = true;
      }
      known.hats = hatsOf(pad.axes, known.hats);
      const pressed = pressedSources(pad, known.down, known.hats);
      const awake = wokenBy(known.awake, pressed, pad.axes.length);
      const down = new Set([...pressed].filter((source) => !isAxis(source) || awake.has(source)));
      isNews = this.#follow(index, known, down) || isNews;
      known.awake = awake;
    }
    if (isNews) this.#changed();
  }

  #follow(index: number, pad: KnownPad, down: ReadonlySet<PadSource>): boolean {
    const { down: before } = pad;
    pad.down = down;
    const released = [...before].filter((source) => !down.has(source));
    const pressed = [...down].filter((source) => !before.has(source));
    for (const source of released) {
      this.#presses.up(pressOf(index, source));
      if (this.#tried.has(pressOf(index, source))) this.#teach(pad, source);
    }
    for (const source of pressed) this.#press(index, pad, source);
    return released.length > 0 || pressed.length > 0;
  }

  #press(index: number, pad: KnownPad, source: PadSource): void {
    if (this.#learns !== undefined) {
      // A trigger may fall to where it rests when the pad is first touched: only what comes back was somebody's push.
      if (isAxis(source)) this.#tried.add(pressOf(index, source));
      else this.#teach(pad, source);
      return;
    }
    const input = inputOfSource(pad.map, source);
    if (input !== undefined && this.#mayAct()) this.#presses.down(pressOf(index, source), input);
  }

  #teach(pad: KnownPad, source: PadSource): void {
    if (this.#learns === undefined) return;
    const map = withSource(pad.map, this.#learns, source);
    this.#learns = undefined;
    this.#tried.clear();
    this.#remap(pad, map, map);
  }

  #remap(pad: KnownPad, kept: PadMap | undefined, map: PadMap): void {
    keepMap(nameOf(pad), kept);
    pad.map = map;
    this.#changed();
  }

  #placeFor(id: string): number {
    const taken = [...this.#pads.values()].flatMap((pad) => (pad.id === id ? [pad.place] : []));
    let place = 1;
    while (taken.includes(place)) place += 1;
    return place;
  }
}

/** Two of one make give themselves the same name. */
function nameOf({ id, place }: Pick<KnownPad, 'id' | 'place'>): string {
  return place === 1 ? id : `${id} (${place})`;
}

/** Two pads may press the same button at once. */
function pressOf(index: number, source: PadSource): string {
  return `pad ${index} ${source}`;
}
