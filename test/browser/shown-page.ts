/** The built page in Chromium, on a real server with a stand-in for the table. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { SystemClock } from '../../src/clock/system-clock.ts';
import { type RunningServer, startServer } from '../../src/server/server.ts';
import type { ServerOptions } from '../../src/server/server-options.ts';
import type { TableView } from '../../src/table/view.ts';
import { testKey } from '../server/test-key.ts';
import { launchChromium } from './chromium.ts';
import { type StandInOptions, StandInTable } from './stand-in-table.ts';

export const PHONE = { width: 390, height: 844 };
export const TV = { width: 1920, height: 1080 };

export interface ShownPage {
  readonly page: Page;
  readonly table: StandInTable;
  readonly server: RunningServer;
  /** Publishes and resolves when the page shows it. */
  show(view: TableView): Promise<void>;
  /** A new server on the old port, after the first was closed. */
  restart(): Promise<RunningServer>;
  /** Everything that the browser complained about. */
  readonly complaints: string[];
}

export interface ShownPageOptions extends Partial<ServerOptions> {
  readonly players?: readonly string[];
  readonly size?: { readonly width: number; readonly height: number };
  /** Which page; the on-screen cabinet. */
  readonly path?: string;
  /** Nothing is published before the page is loaded. */
  readonly silent?: boolean;
  /** Of the stand-in. */
  readonly table?: StandInOptions;
  readonly touch?: boolean;
  readonly stillness?: boolean;
  /** What the browser speaks. */
  readonly locale?: string;
  /** Before the page is loaded. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Call once in a test file: starts the browser, and ends it. Returns what opens a page of those that were built. */
export function usePages(): (options?: ShownPageOptions) => Promise<ShownPage> {
  const built = useBuiltPages();
  return (options) => openPage(built.browser(), built.webRoot, options);
}

/** The same for a test with a server of its own. */
export function useBuiltPages(): { readonly webRoot: string; browser(): Browser } {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser?.close());
  return { webRoot: inject('webRoot'), browser: () => browser as Browser };
}

async function openPage(
  browser: Browser,
  webRoot: string,
  options: ShownPageOptions = {},
): Promise<ShownPage> {
  const {
    players = ['Eric', 'Julie'],
    size = TV,
    table: ofTable = {},
    touch = false,
    stillness = false,
    locale = 'en',
    path = '/cabinet',
    silent = false,
    prepare,
    ...rest
  } = options;
  const table = new StandInTable(players, ofTable);
  const server = await startStandIn(webRoot, table, rest);
  const context = await browser.newContext({
    viewport: size,
    hasTouch: touch,
    locale,
    reducedMotion: stillness ? 'reduce' : 'no-preference',
  });
  const url = `http://127.0.0.1:${server.port}`;
  // A browser at the table.
  await context.addCookies([{ name: `dicetable-cabinet-${server.port}`, value: KEY.text, url }]);
  const page = await context.newPage();
  onTestFinished(async () => {
    await context.close();
    await server.close();
  });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await prepare?.(page);
  if (!silent) server.publish(table.view());
  await page.goto(`${url}${path}`);
  // Pages load the words of their language before they draw anything.
  await page.waitForFunction(() => (document.getElementById('page')?.childElementCount ?? 0) > 0);
  return {
    page,
    table,
    server,
    complaints,
    async show(view) {
      const seq = server.publish(view);
      await page.waitForFunction((wanted) => document.documentElement.dataset.seq === `${wanted}`, seq);
    },
    async restart() {
      const next = await startStandIn(webRoot, table, { ...rest, port: server.port });
      onTestFinished(() => next.close());
      return next;
    },
  };
}

/** The same after a restart. */
const KEY = testKey();

function startStandIn(
  webRoot: string,
  table: StandInTable,
  options: Partial<ServerOptions>,
): Promise<RunningServer> {
  return startServer({
    version: '1.2.3',
    host: '127.0.0.1',
    port: 0,
    webRoot,
    allowedHosts: [],
    openCabinet: false,
    cabinetKey: KEY,
    emulated: true,
    control: table.control,
    wallClock: new SystemClock(),
    log: { info() {}, warn() {}, error() {} },
    ...options,
  });
}
