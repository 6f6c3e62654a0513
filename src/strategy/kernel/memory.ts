/** Where everything lies in the kernel's memory. */
import { FACES, type Face } from '../../game/index.ts';
import type { Hands } from '../hands.ts';
import { KERNEL } from './kernel.ts';

/** Bytes of the kernel for one group of dice: eight doubles. */
const GROUP_BYTES = 64;
const PAGE_BYTES = 65_536;
/** Every table begins at a multiple of it. */
const ALIGN = 64;

/** Node and browsers have it; only the browsers' types name it. */
interface WebAssemblyApi {
  readonly validate: (bytes: Uint8Array) => boolean;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: object };
}
declare const WebAssembly: WebAssemblyApi;

interface Memory {
  readonly buffer: ArrayBuffer;
  readonly grow: (pages: number) => number;
}

export interface KernelExports {
  readonly memory: Memory;
  readonly solveCard: (tables: number, job: number, to: number, count: number) => void;
  readonly followCard: (tables: number, job: number, lane: number, shares: number) => void;
  /** Not 0: it could be told. */
  readonly followPeople: (
    tables: number,
    job: number,
    lane: number,
    shares: number,
    ease: number,
    stops: boolean,
    pairs: number,
  ) => number;
  /** As `assembly/carry.ts` has them. */
  readonly beginCarrying: (at: number, places: number, rooms: number) => void;
  readonly putTotal: (at: number, total: number, chance: number) => void;
  readonly chanceAt: (at: number) => number;
  readonly leastAt: (at: number) => number;
  readonly mostAt: (at: number) => number;
  readonly totalAt: (at: number, total: number) => number;
  readonly handOn: (at: number, to: number, points: number, share: number) => void;
  readonly goAway: (at: number) => void;
  readonly carryCards: (
    cards: number,
    at: number,
    upper: number,
    lanes: number,
    ways: number,
    shares: number,
    count: number,
    rare: number,
    ends: number,
    owed: number,
  ) => void;
}

/** Synchronous, since it is so small. `contents`: the memory of another one. */
export function startKernel(contents: Uint8Array = new Uint8Array()): KernelExports {
  const kernel = new WebAssembly.Instance(new WebAssembly.Module(kernelBytes())).exports as KernelExports;
  makeRoom(kernel.memory, contents.length);
  new Uint8Array(kernel.memory.buffer).set(contents);
  return kernel;
}

function makeRoom(memory: Memory, bytes: number): void {
  const missing = bytes - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES));
}

/** Old browsers lack WebAssembly or its SIMD, and some are told to do without. */
export function canRunKernel(): boolean {
  const { WebAssembly: there } = globalThis as { readonly WebAssembly?: WebAssemblyApi };
  return there?.validate(kernelBytes()) === true;
}

function kernelBytes(): Uint8Array {
  return Uint8Array.from(atob(KERNEL), (letter) => letter.charCodeAt(0));
}

/** Hands out addresses from the beginning of the memory; the memory grows with them. */
export class Arena {
  readonly #memory: Memory;
  #end = ALIGN;

  constructor(memory: Memory) {
    this.#memory = memory;
  }

  reserve(bytes: number): number {
    const at = this.#end;
    this.#end = Math.ceil((at + bytes) / ALIGN) * ALIGN;
    makeRoom(this.#memory, this.#end);
    return at;
  }

  words(values: readonly number[]): number {
    const at = this.reserve(4 * values.length);
    new Int32Array(this.#memory.buffer, at, values.length).set(values);
    return at;
  }

  links(values: readonly number[]): number {
    const at = this.reserve(2 * values.length);
    new Uint16Array(this.#memory.buffer, at, values.length).set(values);
    return at;
  }

  doubles(values: ArrayLike<number>): number {
    const at = this.reserve(8 * values.length);
    new Float64Array(this.#memory.buffer, at, values.length).set(values);
    return at;
  }

  /** How many groups, and where each has its place in `worth`. */
  groups(list: readonly number[]): number {
    return this.links([list.length, ...list.map(linkOf)]);
  }
}

function linkOf(group: number): number {
  return group * GROUP_BYTES;
}

/** The tables that the kernel walks, in the order that it reads them in. */
export function writeTables(arena: Arena, hands: Hands, rolls: number, special: readonly number[]): number {
  const { groups, grown, shrunk, firstRoll, chances } = hands;
  const lists = shrunk.map((parts) => [parts.length, ...parts.map(linkOf)]);
  const worth = arena.reserve(groups.length * GROUP_BYTES);
  const links = arena.links(lists.slice(1).flat());
  const larger = arena.links(grown.toReversed().flatMap((each) => each.map(linkOf)));
  const first = arena.doubles(chances.slice(firstRoll));
  const asked = arena.groups(special);
  // Chances, what rolls are worth in boxes, and twice for each roll but the first: kept, and at best. People need two more: they add up.
  const following = arena.reserve((2 * rolls + 2) * groups.length * GROUP_BYTES);
  const faces = arena.links(FACES.flatMap((face) => withAndWithout(hands, face)));
  let at = links;
  const addresses = lists.map((list, group) => {
    const own = at;
    if (group > 0) at += 2 * list.length;
    return own;
  });
  const starts = arena.words(addresses);
  const counts = [firstRoll, groups.length, rolls];
  return arena.words([worth, larger, links, first, asked, ...counts, following, starts, faces]);
}

/** How many groups have this face, then each of them, smaller ones first, and what is left without one such die. */
function withAndWithout({ groups, indexOf }: Hands, face: Face): readonly number[] {
  const links = groups.flatMap((dice, group) => {
    const at = dice.indexOf(face);
    return at === -1 ? [] : [linkOf(group), linkOf(indexOf(dice.toSpliced(at, 1)))];
  });
  return [links.length / 2, ...links];
}
