/** The pages of a real hall (nats-server, PostgreSQL, two tables): its operators', its records, and a league from entry to its end. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPool, type RunningHall, startHall } from '../../src/hall/hall.ts';
import { Leagues } from '../../src/hall/league/leagues.ts';
import { openGateway } from '../../src/hall/open-gateway.ts';
import { type OrderedTable, orderedTable } from '../hall/fleet/fleet-rig.ts';
import { hallBeside, quiet, until } from '../hall/rig.ts';
import { hallFolder } from '../hall/servers.ts';
import { freePort } from '../rig/free-port.ts';
import { playGame } from '../server/played-game.ts';
import { findings } from './axe.ts';
import { PHONE, TV, useBuiltPages } from './shown-page.ts';

const built = useBuiltPages();
const atEnd: (() => void | Promise<void>)[] = [];
const ending = (end: () => void | Promise<void>): void => void atEnd.unshift(end);
let [fleetUrl, hallUrl] = ['', ''];
let hall: RunningHall;
let tables: OrderedTable[] = [];

beforeAll(async () => {
  const folder = hallFolder(ending);
  const pages = { webRoot: built.webRoot, allowedHosts: [] };
  const common = { folder, host: '127.0.0.1', tls: undefined, log: quiet };
  hall = await startHall({
    ...{ ...common, port: 0, natsPort: await freePort(), nats: [], database: undefined, pages },
  });
  ending(() => hall.close());
  const gateway = await openGateway({
    ...{ ...common, ...pages, port: 0, nats: hall.nats, database: hall.database, version: '1.2.3' },
  });
  ending(() => gateway.close());
  [fleetUrl, hallUrl] = [`http://127.0.0.1:${hall.port}/fleet`, gateway.url];
  const beside = hallBeside(hall, ending);
  tables = await Promise.all(['Bar 2', 'Bar 10'].map((name) => orderedTable(beside, name, ending)));
});
afterAll(async () => {
  for (const end of atEnd) await end();
});

async function opened(url: string, size = PHONE): Promise<Page> {
  const context = await built.browser().newContext({ viewport: size, locale: 'en' });
  ending(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await page.goto(url);
  return page;
}

/** Readable, light and dark, and nothing is cut off at the side. */
async function isWell(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page), `${page.url()} ${colorScheme}`).toEqual([]);
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, page.url()).toBe(0);
}

async function signedIn(size = PHONE): Promise<Page> {
  const page = await opened(fleetUrl, size);
  await page.waitForSelector('.sign-in input[name="code"]');
  await page.fill('input[name="name"]', 'Anna');
  await page.fill('.sign-in input[name="code"]', hall.hallCode);
  await page.click('button[type="submit"]');
  await page.waitForSelector('.fleet-tables');
  return page;
}

test('the door of the fleet page refuses a wrong code, and behind it a table is lit, on a phone and on a desk', async () => {
  const door = await opened(fleetUrl);
  await door.waitForSelector('.sign-in input[name="code"]');
  await isWell(door);
  await door.fill('input[name="name"]', 'Eve');
  await door.fill('.sign-in input[name="code"]', 'AAAAAA');
  await door.click('button[type="submit"]');
  await door.getByText('not the code of that hall').waitFor();
  for (const size of [PHONE, TV]) {
    const page = await signedIn(size);
    await page.getByText('2 of 2 tables answer').waitFor();
    await isWell(page);
    await page.getByRole('button', { name: 'Light up' }).first().click();
    await page.locator('.told[data-kind="done"]').waitFor();
  }
  expect(tables.flatMap(({ orders }) => orders.map(({ name }) => name))).toEqual(['identify', 'identify']);
});

test('a league is opened at the fleet page, joined by phones, drawn, called to tables and played to its end', async () => {
  const desk = await signedIn(TV);
  await desk.fill('form:has(select[name="kind"]) input[name="name"]', 'Friday’s cup');
  await desk.selectOption('select[name="kind"]', 'single');
  await desk.selectOption('select[name="seats"]', '*');
  await desk.getByRole('button', { name: 'Open for entry' }).click();
  await desk.locator('[data-league="1"]').waitFor();
  const url = new URL('/league/1', hallUrl).href;
  const link = desk.locator('[data-league="1"] a');
  expect(new URL((await link.getAttribute('href')) ?? '').pathname).toBe('/league/1');
  const tv = await opened(new URL('/league', hallUrl).href, TV);
  await isWell(tv);
  await tv.getByText('Friday’s cup').click();
  await tv.waitForSelector('.league-join .qr');
  const phones = new Map<string, Page>();
  for (const name of ['Julie', 'Eric', 'Ann', 'Bob']) {
    const phone = await opened(url);
    phones.set(name, phone);
    await phone.fill('input[name="name"]', phones.size === 2 ? 'JULIE' : name);
    await phone.getByRole('button', { name: 'Join' }).click();
    if (phones.size === 2) {
      await phone.getByText('This name is taken').waitFor();
      await isWell(phone);
      await phone.fill('input[name="name"]', name);
      await phone.getByRole('button', { name: 'Join' }).click();
    }
    await phone.getByText(`You play as ${name}.`).waitFor();
  }
  await tv.locator('.league-players').getByText('Bob').waitFor();
  await isWell(tv);

  await desk.locator('[data-league="1"]').getByRole('button', { name: 'Draw' }).click();
  await desk.getByRole('button', { name: 'Really?' }).click();
  await tv.locator('.league-calls li').nth(1).waitFor();
  expect(await tv.locator('.league-calls').innerText()).toMatch(/Table Bar 2: .+ and .+\n*Table Bar 10: /);
  await phones.get('Julie')?.getByText('Your match: Table Bar').waitFor();
  const board = await opened(hallUrl, TV);
  await board.locator('.hall-called').nth(1).waitFor();
  const julie = phones.get('Julie') as Page;
  await isWell(julie);

  // Played at the tables; nobody types a result.
  const pool = openPool(hall.database, quiet);
  ending(() => pool.end());
  const leagues = new Leagues(pool);
  const [bar] = tables;
  await until(async () => {
    const sheet = await leagues.show(1);
    const due = sheet?.matches.find(({ state }) => state === 'due');
    if (due !== undefined)
      await bar?.plays(
        playGame(
          'yahtzee',
          due.players.map((player) => player ?? ''),
        ),
      );
    return sheet?.stage === 'over';
  });
  await tv.waitForSelector('.league-champion');
  await isWell(tv);
  await julie.waitForSelector('.league-champion');
  await tv.emulateMedia({ media: 'print' });
  expect(await tv.locator('.top-bar nav').isVisible()).toBe(false);
  expect(await tv.locator('.league-standings').isVisible()).toBe(true);
  const csv = await (await fetch(`${url}.csv`)).text();
  expect(csv).toContain('\r\n1,');
  expect(await (await fetch(`${url}.json`)).json()).toMatchObject({ no: 1, stage: 'over' });
  await desk.getByText('draw a league').waitFor();

  const fame = await opened(`${hallUrl}/fame`);
  await until(async () => {
    await fame.reload();
    return (await fame.locator('.hall-fame-proof').count()) > 0;
  });
  await isWell(fame);
  await fame.locator('.hall-fame-proof').first().click();
  await fame.waitForSelector('.verify[data-state="right"]');
});
