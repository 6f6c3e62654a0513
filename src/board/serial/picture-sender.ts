/**
 * Brings pictures to the board in tile numbers: uploads what it does not have, then the picture itself; the newest wins.
 * A picture that needs uploads is finished before a newer one that needs uploads too (so that a stream of ever-new tiles
 * cannot freeze the LEDs), but one that needs none overtakes it: the answer to a press is not kept waiting.
 */

import { LEDS } from '../../../hardware/cabinet.ts';
import { MESSAGES } from '../../../hardware/protocol.ts';
import { type SlotNumbers, slotWords } from '../../../hardware/slot-words.ts';
import { WIRE_TIMES } from '../../../hardware/wire-times.ts';
import type { Palette, Picture, SlotPicture, Tile } from '../../table/picture/picture.ts';
import { ContentCache } from './content-cache.ts';
import type { Outbox } from './outbox.ts';

/** A picture in the board's numbers. */
interface Numbered {
  /** As in the message. */
  readonly words: Uint8Array;
  readonly tiles: ReadonlyMap<number, Tile>;
  readonly palettes: ReadonlyMap<number, Palette>;
}

interface Sent extends Numbered {
  readonly seq: number;
  readonly number: number;
  readonly sentMs: number;
}

const PICTURES_UNDER_WAY = 2;
/** Lost or not, so many are not sent without an ACK: the newest is resent, and its ACK settles them all. */
const UNANSWERED_MOST = 64;
/** More would only stand in the way of a picture that needs none of them. */
const TILE_FRAMES_UNDER_WAY = 2;
const TILE_BYTES = LEDS.height;
const TILES_PER_FRAME =
  (MESSAGES.tiles.fields.find(({ name }) => name === 'rows') as { max: number }).max / TILE_BYTES;

const tileKey = (tile: Tile): string => tile.join();
const paletteKey = (palette: Palette): string => palette.join();

export class PictureSender {
  readonly #outbox: Outbox;
  #tiles = new ContentCache(LEDS.tiles);
  #palettes = new ContentCache(LEDS.palettes);
  #newest: Picture | undefined;
  /** Being brought to the board, and the one that waits behind it. */
  #preparing: Picture | undefined;
  #next: Picture | undefined;
  /** Sent and not acknowledged, oldest first. */
  #underWay: Sent[] = [];
  /** The newest that the board has accepted. */
  #accepted: Sent | undefined;
  #number = 0;

  constructor(outbox: Outbox) {
    this.#outbox = outbox;
  }

  /** Number of the newest picture; undefined while it has not been sent. */
  get newestNumber(): number | undefined {
    return this.#preparing === undefined ? this.#last?.number : undefined;
  }

  show(picture: Picture): void {
    this.#newest = picture;
    if (this.#preparing !== undefined && !this.#isCached(picture)) this.#next = picture;
    else {
      this.#preparing = picture;
      this.#next = undefined;
    }
  }

  /** A new session: the board may have forgotten everything, and gets the newest picture again. */
  restart(): void {
    this.#tiles = new ContentCache(LEDS.tiles);
    this.#palettes = new ContentCache(LEDS.palettes);
    this.#preparing = this.#newest;
    this.#next = undefined;
    this.#underWay = [];
    this.#accepted = undefined;
  }

  /** Sends what can be sent now; called after every change: a new picture, an ACK, time. */
  pump(nowMs: number): void {
    while (this.#preparing !== undefined && this.#bring(this.#preparing, nowMs)) {
      this.#preparing = this.#next;
      this.#next = undefined;
    }
  }

  /** An ACK with this seq came; older pictures under way are settled with it, since a wire keeps order. */
  acknowledge(seq: number): void {
    const index = this.#underWay.findIndex((sent) => sent.seq === seq);
    if (index < 0) return;
    this.#accepted = this.#underWay[index];
    this.#underWay = this.#underWay.slice(index + 1);
  }

  /** True when the picture needs nothing more: it was sent, or is what was sent last. */
  #bring(picture: Picture, nowMs: number): boolean {
    const numbered = this.#toNumbers(picture);
    if (numbered === undefined) return false;
    const last = this.#last;
    if (last?.words.every((value, index) => value === numbered.words[index])) return true;
    this.#uploadTiles(numbered.tiles, nowMs);
    if (![...numbered.tiles.keys()].every((number) => this.#tiles.isPresent(number))) return false;
    if (this.#underWay.length >= UNANSWERED_MOST) return false;
    const waitingForAck = this.#underWay.filter(
      ({ sentMs }) => sentMs + WIRE_TIMES.frameResendMs > nowMs,
    ).length;
    if (waitingForAck >= PICTURES_UNDER_WAY) return false;
    this.#uploadPalettes(numbered.palettes, nowMs);
    this.#send(numbered, nowMs);
    return true;
  }

  /** Undefined while pictures that are shown or under way leave too few places for the new content. */
  #toNumbers(picture: Picture): Numbered | undefined {
    const kept = this.#accepted === undefined ? this.#underWay : [this.#accepted, ...this.#underWay];
    const pinnedTiles = new Set(kept.flatMap(({ tiles }) => [...tiles.keys()]));
    const pinnedPalettes = new Set(kept.flatMap(({ palettes }) => [...palettes.keys()]));
    const tiles = new Map<number, Tile>();
    const palettes = new Map<number, Palette>();
    const slots: SlotNumbers[] = [];
    for (const { planes, palette } of picture) {
      const plane0 = this.#tiles.claim(tileKey(planes[0]), pinnedTiles);
      if (plane0 === undefined) return undefined;
      pinnedTiles.add(plane0);
      const plane1 = this.#tiles.claim(tileKey(planes[1]), pinnedTiles);
      const number = this.#palettes.claim(paletteKey(palette), pinnedPalettes);
      if (plane1 === undefined || number === undefined) return undefined;
      pinnedTiles.add(plane1);
      pinnedPalettes.add(number);
      tiles.set(plane0, planes[0]).set(plane1, planes[1]);
      palettes.set(number, palette);
      slots.push({ tiles: [plane0, plane1], palette: number });
    }
    return { words: slotWords(slots), tiles, palettes };
  }

  /** Neighbours in number go in one frame. */
  #uploadTiles(tiles: ReadonlyMap<number, Tile>, nowMs: number): void {
    const absent = [...tiles.keys()].filter((number) => this.#tiles.isAbsent(number)).sort((a, b) => a - b);
    for (let at = 0; at < absent.length; ) {
      if (this.#outbox.countUnderWay('tiles') >= TILE_FRAMES_UNDER_WAY) return;
      const first = absent[at] as number;
      let count = 1;
      while (count < TILES_PER_FRAME && absent[at + count] === first + count) count += 1;
      this.#uploadRun(absent.slice(at, at + count), tiles, nowMs);
      at += count;
    }
  }

  #uploadRun(numbers: readonly number[], tiles: ReadonlyMap<number, Tile>, nowMs: number): void {
    const cache = this.#tiles;
    const first = numbers[0] as number;
    const rows = Uint8Array.from(numbers.flatMap((number) => tiles.get(number) ?? []));
    for (const number of numbers) cache.mark(number, 'uploading');
    this.#outbox.deliver(`tiles ${first}`, 'tiles', { first, rows }, nowMs, () => {
      for (const number of numbers) cache.mark(number, 'present');
    });
  }

  /** A palette rides before its picture without waiting: should it be lost, the board redraws when it comes again. */
  #uploadPalettes(palettes: ReadonlyMap<number, Palette>, nowMs: number): void {
    const cache = this.#palettes;
    for (const [number, palette] of palettes) {
      if (!cache.isAbsent(number)) continue;
      cache.mark(number, 'uploading');
      const colours = Uint8Array.from(palette.flat());
      this.#outbox.deliver(`palette ${number}`, 'palette', { palette: number, colours }, nowMs, () =>
        cache.mark(number, 'present'),
      );
    }
  }

  #send(numbered: Numbered, nowMs: number): void {
    // 0 is what the board reports as latched before the first picture.
    this.#number = (this.#number % 255) + 1;
    const message = { picture: this.#number, slots: numbered.words };
    const seq = this.#outbox.deliver('picture', 'picture', message, nowMs, () => {});
    this.#underWay.push({ ...numbered, seq, number: this.#number, sentMs: nowMs });
  }

  get #last(): Sent | undefined {
    return this.#underWay.at(-1) ?? this.#accepted;
  }

  #isCached(picture: Picture): boolean {
    return picture.every(({ planes }: SlotPicture) => planes.every((tile) => this.#tiles.has(tileKey(tile))));
  }
}
