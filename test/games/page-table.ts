/** A whole table in table time with its page in Chromium: what the games are played and compared on. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Input } from '../../hardware/cabinet.ts';
import { ATMEGA328P } from '../../hardware/chips/atmega328p.ts';
import { LockstepClock } from '../../src/clock/lockstep-clock.ts';
import { loadConfig } from '../../src/config/config.ts';
import { Settings } from '../../src/config/settings.ts';
import { fairDraw } from '../../src/fairness/fair-draw.ts';
import { forcedDraw } from '../../src/fairness/forced-draw.ts';
import { memoryJournal } from '../../src/journal/memory/memory-journal.ts';
import { ChipLink } from '../../src/link/chip-link.ts';
import { type RunningTable, startTable } from '../../src/main.ts';
import { Rig, startUno } from '../../src/testing.ts';
import type { Bootloader } from '../../src/uno/program-memory.ts';
import { Uno } from '../../src/uno/uno.ts';
import { launchChromium } from '../browser/chromium.ts';
import { keyed } from '../server/test-key.ts';

export interface PageTable {
  readonly rig: Rig;
  readonly table: RunningTable;
  readonly page: Page;
  /** One for each of `paths`; `page` is the first. */
  readonly pages: readonly Page[];
  /** The cabinet file as it is now. */
  cabinetFile(): string;
  /** Resolves when every page shows what the table shows now. */
  synchronise(): Promise<void>;
  close(): Promise<void>;
}

export interface PageTableOptions {
  readonly rules?: string;
  readonly tumbleMs?: number;
  /** Of the pages that are opened. */
  readonly paths?: readonly string[];
  /** Of their windows. Drawing takes both cores where it is large. */
  readonly size?: { readonly width: number; readonly height: number };
  /** What their browser speaks: `fr-FR`. */
  readonly locale?: string;
  /** Text of the cabinet file, which the table may change. */
  readonly cabinetFile?: string;
  /** A board as bought, with whatever somebody has put on it, on a cable that resets it. */
  readonly bought?: { readonly program: Uint16Array; readonly bootloader: Bootloader };
}

/** `dice` are the digits of every roll in order; undefined: fair ones. */
export async function startPageTable(
  players: readonly string[],
  dice: readonly string[] | undefined,
  {
    rules = 'yahtzee',
    tumbleMs = 900,
    paths = ['/cabinet'],
    size = { width: 1920, height: 1080 },
    locale,
    cabinetFile,
    bought,
  }: PageTableOptions = {},
): Promise<PageTable> {
  const folder = mkdtempSync(join(tmpdir(), 'dicetable-game-'));
  const uno = bought === undefined ? startUno() : new Uno(bought.program, bought);
  const clock = new LockstepClock(uno);
  const journal = memoryJournal();
  const file = join(folder, 'cabinet.yaml');
  if (cabinetFile !== undefined) writeFileSync(file, cabinetFile);
  const loaded = loadConfig({
    ...(cabinetFile === undefined ? {} : { file }),
    options: {
      ...{ host: '127.0.0.1', httpPort: '0', dataDir: folder, players: players.join(',') },
      ...{ rules, tumbleMs: `${tumbleMs}` },
    },
  });
  const linkAt = (baud: number) => {
    const link = new ChipLink(uno, { autoReset: bought !== undefined });
    link.baud = baud;
    return link;
  };
  const cable = {
    link: linkAt(ATMEGA328P.baud),
    ...(bought === undefined ? {} : { linkAt }),
    pins: fingersOn(uno, clock),
    close: async () => {},
  };
  const draw = dice === undefined ? fairDraw : forcedDraw(dice);
  const table = await startTable(loaded.config, {
    ...{ clock, cable, journal, draw },
    ...(cabinetFile === undefined ? {} : { settings: new Settings(loaded) }),
  });
  const rig = new Rig({ uno, clock, loop: table.loop, journal, diceKind: '8x8', close: () => table.close() });
  await rig.advance(400);
  const browser = await launchChromium();
  const open = async (path: string): Promise<Page> => {
    const page = await browser.newPage({
      viewport: size,
      ...(locale === undefined ? {} : { locale }),
    });
    await page.goto(`http://127.0.0.1:${table.server.port}${keyed(path, table.cabinetKey)}`);
    return page;
  };
  const pages = await Promise.all(paths.map(open));
  return {
    rig,
    table,
    page: pages[0] as Page,
    pages,
    cabinetFile: () => readFileSync(file, 'utf8'),
    async synchronise() {
      const seq = table.server.publish(rig.view());
      for (const page of pages) {
        await page.waitForFunction((wanted) => Number(document.documentElement.dataset.seq) >= wanted, seq);
      }
    },
    async close() {
      await browser.close();
      await rig.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** As a finger would have it, however little of the table's time has passed: a busy machine presses and lets go within none of it. */
const SHORTEST_PRESS_MS = 60;

function fingersOn(uno: Uno, clock: LockstepClock) {
  const pressedMs = new Map<Input, number>();
  return {
    press(input: Input): void {
      pressedMs.set(input, clock.now());
      uno.press(input);
    },
    release(input: Input): void {
      const heldMs = clock.now() - (pressedMs.get(input) ?? 0);
      if (heldMs >= SHORTEST_PRESS_MS) uno.release(input);
      else clock.after(SHORTEST_PRESS_MS - heldMs, () => uno.release(input));
    },
  };
}
