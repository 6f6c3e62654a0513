/** Somebody who builds a cabinet: looks at it and listens, and taps on the cards of the first light what is to be said. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { WrongId } from '../../hardware/bringup.ts';
import { type Input, LEDS, ORIENTATIONS, type Orientation } from '../../hardware/cabinet.ts';
import { BRINGUP } from '../../src/language/en/bringup.ts';
import type { Rgb } from '../../src/uno/led-lane.ts';
import { type PageTable, startPageTable } from '../games/page-table.ts';
import { Bench, turned } from '../rig/bench.ts';
import type { MetBy } from './first-light-wrongs.ts';

const F = ['.######.', '.#......', '.#......', '.#####..', '.#......', '.#......', '.#......', '........'];
/** Until what was asked for is on the LEDs. */
const SHOWN_MS = 150;
/** How long the running pixel stays. */
const RUN_MS = 60;

const isLit = (colour: Rgb): boolean => colour.some((value) => value > 0);

export class Maker {
  readonly table: PageTable;
  readonly bench: Bench;
  readonly page: Page;
  /** How each mistake was met so far. */
  readonly met: Partial<Record<WrongId, MetBy>> = {};

  constructor(table: PageTable) {
    this.table = table;
    this.bench = new Bench(table.rig.uno);
    this.page = table.page;
  }

  /** With a phone in the hand, in front of a table with this cabinet file. */
  static async begin(cabinetFile: string): Promise<Maker> {
    const maker = new Maker(await startPageTable(['Eric'], undefined, { paths: ['/operator'], cabinetFile }));
    const { page, table } = maker;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.fill('input[name="name"]', 'Ann');
    await page.fill('input[name="pin"]', table.table.operators.pin);
    await page.click('button[type="submit"]');
    await page.getByRole('tab', { name: 'Board' }).click();
    await page.getByRole('button', { name: 'First light' }).click();
    return maker;
  }

  advance(ms: number): Promise<void> {
    return this.table.rig.advance(ms);
  }

  /** The card says by itself that this is wrong, and what to do. */
  async found(wrong: WrongId): Promise<void> {
    const card = this.page.locator(`[data-wrong="${wrong}"][data-found="true"][open]`);
    await this.#read(card);
    this.met[wrong] = 'itself';
  }

  async noneFound(): Promise<void> {
    await this.page.locator('.light-card:not(:has([data-found="true"]))').waitFor();
  }

  /** Opens what fits what is seen, and reads what to do. */
  async look(wrong: WrongId): Promise<void> {
    await this.page.locator('summary', { hasText: BRINGUP.wrong[wrong].symptom }).click();
    await this.#read(this.page.locator(`[data-wrong="${wrong}"][data-found="false"][open]`));
    this.met[wrong] ??= 'eyes';
  }

  /** The likely cause, and what to do. */
  async #read(card: Locator): Promise<void> {
    await card.locator('p >> nth=1').waitFor();
    for (const text of await card.locator('p').allInnerTexts()) expect(text).toMatch(/^[^{}`]{10,}$/);
  }

  push(input: Input): Promise<void> {
    return this.bench.push(input, (ms) => this.advance(ms));
  }

  /** Of this input the card says how often it was pressed, and bounced. */
  async counted(nth: number, told: string): Promise<void> {
    await this.page
      .locator('[data-readings] dd', { hasText: told })
      .and(this.page.locator(`dd >> nth=${nth}`))
      .waitFor();
  }

  async press(name: string | RegExp): Promise<void> {
    // What was asked for has reached the table before its time goes on.
    await Promise.all([
      this.page.waitForResponse((response) => response.request().method() === 'POST'),
      this.page.getByRole('button', { name, exact: true }).click(),
    ]);
    await this.advance(200);
  }

  async measure(name: string, value: string): Promise<void> {
    await this.page.fill(`input[name="${name}"]`, value);
    await this.page.locator(`form:has(input[name="${name}"]) button`).click();
  }

  async right(next: string): Promise<void> {
    await this.press('Yes, that is right');
    await this.opened(next);
  }

  /** A new card is seen from its head on, wherever the one before was left. */
  async opened(next: string): Promise<void> {
    const head = this.page.locator(`[data-light="${next}"] h1`);
    await head.waitFor();
    const bar = await this.page.locator('.top-bar').boundingBox();
    const { y } = (await this.page.locator('.light-steps, .light-record').first().boundingBox()) ?? { y: -1 };
    expect(y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    expect((await head.boundingBox())?.y).toBeLessThan(400);
    await this.advance(300);
  }

  /** Once the card has taken all answers before it. `answer`: asked when the cabinet shows what it is about. */
  async tap(taken: number, answer: () => string | Promise<string>): Promise<void> {
    await this.page.locator(`[data-taps="${taken}"] .light-choices`).waitFor();
    await this.advance(SHOWN_MS);
    await this.page.locator(`[data-tap="${await answer()}"]`).click();
    await this.page.locator(`[data-taps="${taken + 1}"]`).waitFor();
  }

  /** Says of each die which one is lit. */
  async tapDice(): Promise<void> {
    for (let taken = 0; taken < LEDS.slots; taken += 1)
      await this.tap(taken, () => {
        const [seen] = this.bench.lit();
        return seen === undefined ? 'none' : `${seen + 1}`;
      });
  }

  /** Says of each die how its F stands, after the running pixel. */
  async tapLetters(): Promise<void> {
    for (let die = 1; die <= LEDS.slots; die += 1) await this.tap(die, () => this.letterAt(die - 1));
  }

  letters(): readonly string[] {
    return Array.from({ length: LEDS.slots }, (_, place) => this.letterAt(place));
  }

  letterAt(place: number): Orientation | 'none' {
    const seen = this.bench.pixels(place).map(isLit);
    const fits = (orientation: Orientation): boolean =>
      F.every((line, row) =>
        [...line].every((cell, column) => {
          const [r, c] = turned([row, column], orientation);
          return seen[r * LEDS.width + c] === (cell === '#');
        }),
      );
    return ORIENTATIONS.find(fits) ?? 'none';
  }

  /** Whether the running pixel goes to and fro, or jumps back at the end of each row. */
  async pathSeen(): Promise<'rows' | 'serpentine'> {
    const places: (readonly [number, number])[] = [];
    for (let step = 0; step < 24; step += 1) {
      const at = this.bench.pixels(0).findIndex(isLit);
      if (at >= 0) places.push([Math.floor(at / LEDS.width), at % LEDS.width]);
      await this.advance(RUN_MS);
    }
    const jumps = places.slice(1).map(([row, column], index) => {
      const [beforeRow, beforeColumn] = places[index]!;
      return Math.abs(row - beforeRow) + Math.abs(column - beforeColumn);
    });
    // From the last pixel back to the first is farther than any row.
    return jumps.some((jump) => jump > 1 && jump <= LEDS.width) ? 'rows' : 'serpentine';
  }

  /** Of all pixels, if they have the same. */
  colourSeen(): string {
    const pixels = Array.from({ length: LEDS.slots }, (_, place) => this.bench.pixels(place)).flat();
    const [red, green, blue] = pixels[0]!;
    if (new Set(pixels.map(String)).size > 1) return 'none';
    if (red > 0 && green > 0 && blue > 0) return 'white';
    return red > 0 ? 'red' : green > 0 ? 'green' : blue > 0 ? 'blue' : 'none';
  }
}
