/**
 * The newest snapshot and the ones before it: what brings a viewer from the version that it has to the newest. Each message is
 * one frame, made once for all who are at the same version, at the first who asks.
 */
import { deflateSync } from 'node:zlib';
import { type Change, changeOf } from '../view/change.ts';
import type { Beat, Changes, Snapshot } from '../view/messages.ts';
import type { PageView } from '../view/page-view.ts';
import { binaryFrame, textFrame } from './frame.ts';
import type { News } from './told.ts';

/** A phone that was away for two seconds is seldom further behind; whoever is gets the snapshot. */
const KEPT = 20;
/** All kept versions together, in characters: a hundred usual ones. */
const KEPT_LENGTH = 300_000;

interface Version {
  /** Counts versions here: those of an older epoch never come again. */
  readonly step: number;
  readonly seq: number;
  /** The page view as JSON. */
  readonly content: string;
}

export interface Named {
  readonly epoch: string;
  readonly seq: number;
}

export class Versions implements News {
  #epoch = '';
  #step = 0;
  /** Of this epoch, oldest first. */
  #kept: Version[] = [];
  readonly #texts = new Map<number, Buffer>();
  readonly #plain = new Map<number, Buffer>();
  readonly #packed = new Map<number, Buffer>();

  /** `content`: the page view as JSON; its number grows within an epoch. */
  add({ epoch, seq }: Named, content: string): void {
    if (epoch !== this.#epoch) this.#kept = [];
    this.#epoch = epoch;
    this.#step += 1;
    this.#kept.push({ step: this.#step, seq, content });
    let length = this.#kept.reduce((sum, version) => sum + version.content.length, 0);
    while (this.#kept.length > KEPT || (this.#kept.length > 1 && length > KEPT_LENGTH))
      length -= this.#kept.shift()?.content.length ?? 0;
    this.#texts.clear();
    this.#plain.clear();
    this.#packed.clear();
  }

  /** The number of the newest, and its content; undefined before the first. */
  get last(): (Named & { readonly content: string }) | undefined {
    const newest = this.#kept.at(-1);
    return newest && { epoch: this.#epoch, seq: newest.seq, content: newest.content };
  }

  get newest(): number {
    return this.#step;
  }

  /** The step that somebody who was away is at; 0: none that is known. */
  find({ epoch, seq }: Named): number {
    if (epoch !== this.#epoch) return 0;
    return this.#kept.find((version) => version.seq === seq)?.step ?? 0;
  }

  frame(from: number, packed: boolean): Buffer {
    const frames = packed ? this.#packed : this.#plain;
    let frame = frames.get(from);
    if (frame === undefined) {
      frame = this.#make(from, packed);
      frames.set(from, frame);
    }
    return frame;
  }

  /** `isFresh`: there is nothing newer. Else a page knows from the number that what it shows is old, and stays on the line. */
  beat(isFresh = true): Buffer {
    const seq = (this.#kept.at(-1)?.seq ?? 0) + (isFresh ? 0 : 1);
    const beat: Beat = { type: 'beat', epoch: this.#epoch, seq };
    return textFrame(Buffer.from(JSON.stringify(beat)));
  }

  #make(from: number, packed: boolean): Buffer {
    const text = this.#texts.get(from) ?? Buffer.from(this.#text(from));
    this.#texts.set(from, text);
    if (!packed) return textFrame(text);
    const short = deflateSync(text);
    return short.length < text.length ? binaryFrame(short) : textFrame(text);
  }

  #text(from: number): string {
    const newest = this.#kept.at(-1) as Version;
    const before = this.#kept.find(({ step }) => step === from);
    const snapshot = snapshotText(this.#epoch, newest);
    if (before === undefined) return snapshot;
    const change = changeText(before, newest);
    return change.length < snapshot.length ? change : snapshot;
  }
}

function snapshotText(epoch: string, { seq, content }: Version): string {
  const head: Omit<Snapshot, keyof PageView> = { type: 'snapshot', epoch, seq };
  return `${JSON.stringify(head).slice(0, -1)},${content.slice(1)}`;
}

function changeText(before: Version, { seq, content }: Version): string {
  const change: Change = changeOf(JSON.parse(before.content), JSON.parse(content)) ?? {};
  const message: Changes = { type: 'changes', from: before.seq, seq, change };
  return JSON.stringify(message);
}
