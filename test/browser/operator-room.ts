/** A room: a table in memory with a player at it, its server, an operator's desk, and any number of screens. */
import type { Browser, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { LockstepClock } from '../../src/clock/lockstep-clock.ts';
import { SystemClock } from '../../src/clock/system-clock.ts';
import { findRules, RULE_SETS } from '../../src/game/index.ts';
import { guestsAt } from '../../src/open-people.ts';
import { Operators } from '../../src/server/operator/sign-in.ts';
import { type RunningServer, startServer } from '../../src/server/server.ts';
import { reviewOf } from '../../src/strategy/review/review.ts';
import { type DeskTableOptions, startDeskTable } from '../operator/desk-table.ts';
import { testKey } from '../server/test-key.ts';

const SIZE = { width: 1280, height: 800 };

export interface Room extends Awaited<ReturnType<typeof startDeskTable>> {
  readonly server: RunningServer;
  readonly operators: Operators;
  /** Of the sessions, which stands still unless the test moves it. */
  readonly sessionClock: LockstepClock;
  open(path: string): Promise<Page>;
  /** Opens the operator's page and signs in. */
  signIn(): Promise<Page>;
  /** Publishes what the table shows now and resolves when all of these pages show it. */
  shown(...pages: readonly Page[]): Promise<void>;
  /** Everything that a browser complained about. */
  readonly complaints: string[];
}

export interface RoomOptions extends DeskTableOptions {
  /** What the browsers speak. */
  readonly locale?: string;
}

export async function openRoom(
  { browser, webRoot }: { browser(): Browser; readonly webRoot: string },
  { locale = 'en', ...options }: RoomOptions = {},
  atEnd: (end: () => void | Promise<void>) => void = onTestFinished,
): Promise<Room> {
  const room = await startDeskTable(options, atEnd);
  const { table, rawDesk: desk, people } = room;
  const sessionClock = new LockstepClock();
  const operators = new Operators({ read: () => '123456', write() {} }, sessionClock, testKey());
  const nothing = () => {};
  const server = await startServer({
    version: '1.2.3',
    ...{ host: '127.0.0.1', port: 0, webRoot, allowedHosts: [], openCabinet: false, emulated: true },
    control: {
      press: nothing,
      release: nothing,
      door: nothing,
      key: nothing,
      name: nothing,
      rehearse: nothing,
      dice: nothing,
    },
    log: { info: nothing, warn: nothing, error: nothing },
    wallClock: new SystemClock(),
    history: table.journal,
    // Of Farkle alone: the tables of the other sets would take too long here.
    review: async (id, events) => {
      const rules = findRules(RULE_SETS, id);
      const analysis = rules && reviewOf(rules, events, () => undefined);
      return analysis ?? { say: 'answer.noRules', rules: id };
    },
    operator: { operators, desk },
    ...guestsAt(people, table.loop),
  });
  const contexts: { close(): Promise<void> }[] = [];
  atEnd(async () => {
    for (const context of contexts) await context.close();
    await server.close();
  });
  server.publish(table.view);
  table.loop.subscribe((view) => server.publish(view));
  const complaints: string[] = [];
  const open = async (path: string): Promise<Page> => {
    const context = await browser().newContext({ viewport: SIZE, locale });
    contexts.push(context);
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`http://127.0.0.1:${server.port}${path}`);
    return page;
  };
  return {
    ...room,
    ...{ server, operators, sessionClock, open, complaints },
    async signIn() {
      const page = await open('/operator');
      await page.fill('input[name="name"]', 'Ann');
      await page.fill('input[name="pin"]', operators.pin);
      await page.click('button[type="submit"]');
      await page.waitForSelector('[data-who="Ann"]');
      return page;
    },
    async shown(...pages) {
      await table.advance(1);
      const seq = server.publish(table.view);
      for (const page of pages)
        await page.waitForFunction((wanted) => Number(document.documentElement.dataset.seq) >= wanted, seq);
    },
  };
}
