/** A journal of years in a bar: what its audits cost whoever opens their page, and what it costs a start. Wall clock. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PERIODS } from '../../src/books/periods.ts';
import { loadConfig } from '../../src/config/config.ts';
import { openSqliteJournal } from '../../src/journal/thread/sqlite-journal.ts';
import { type RunningTable, startTable } from '../../src/main.ts';
import type { AuditsAnswer } from '../../src/server/operator/service-messages.ts';
import { type Report, summarise } from './figures.ts';
import { fill } from './filled-journal.ts';
import { NpmStart } from './npm-start.ts';
import { inFolder } from './on-disk.ts';

const PAGE_MS = 300;
/** Of a start, which takes a second: nobody sees the difference. */
const SHARE_MS = 100;
/** What the table asks for at once while nobody waits. */
const PIECE = 2000;
/** Between two looks whether all is counted. */
const LOOK_MS = 200;

export function auditsSpeed(events: number, starts: number): Promise<Report> {
  return inFolder(async (folder) => {
    const [full, fresh] = [join(folder, 'full'), join(folder, 'fresh')];
    fill(full, events);
    fill(fresh, 1);
    // What a table has counted is kept: it did so a little at a time, while it played.
    for (const data of [full, fresh]) await withTable(data, counted);
    const pages: number[] = [];
    for (let start = 0; start < starts; start += 1) pages.push(...(await withTable(full, pageTimes)));
    const times = { full: [] as number[], fresh: [] as number[] };
    for (let start = 0; start < starts; start += 1) {
      times.full.push(await startMs(full));
      times.fresh.push(await startMs(fresh));
    }
    const shares: number[] = [];
    for (let start = 0; start < starts; start += 1) shares.push(await shareMs(full));
    const [page, share] = [summarise(pages), summarise(shares)];
    const [slow, quick] = [summarise(times.full), summarise(times.fresh)];
    return {
      title: `Audits over ${events} events of games, and the books of as many games`,
      runs: [page, share, slow, quick],
      runNames: [
        'page, by days, weeks and months',
        'share of a start',
        'start with all',
        'start with one game',
      ],
      figures: [
        { name: 'page, worst', unit: 'ms', value: page.worst, wall: true, atMost: PAGE_MS },
        {
          ...{ name: 'books and audits, of a start, median', unit: 'ms', wall: true },
          ...{ value: share.median, atMost: SHARE_MS },
        },
        // The halls of fame are read before a table is lit: that is told, and has nothing to do with audits.
        {
          ...{ name: 'start with all of it to that with one game', unit: 'times', wall: true },
          value: slow.median / quick.median,
        },
      ],
    };
  });
}

async function withTable<Result>(
  dataDir: string,
  work: (ask: (path: string) => Promise<string>) => Promise<Result>,
): Promise<Result> {
  const options = { dataDir, host: '127.0.0.1', httpPort: '0', 'log.level': 'error' };
  const table = await startTable(loadConfig({ options }).config);
  try {
    const { cookies, url } = await signIn(table);
    return await work(async (path) =>
      (await fetch(`${url}${path}`, { headers: { cookie: cookies } })).text(),
    );
  } finally {
    await table.close();
  }
}

async function signIn({ server, operators }: RunningTable) {
  const origin = `http://127.0.0.1:${server.port}`;
  const url = `${origin}/operator/api`;
  const answer = await fetch(`${url}/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ name: 'Bench', pin: operators.pin }),
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { url, cookies: cookies.join('; ') };
}

async function counted(ask: (path: string) => Promise<string>): Promise<void> {
  while ((JSON.parse(await ask('/audits?period=day')) as AuditsAnswer).behind > 0) await pause(LOOK_MS);
}

/** Of each period, the first one right after a start. */
async function pageTimes(ask: (path: string) => Promise<string>): Promise<readonly number[]> {
  const times: number[] = [];
  for (const period of PERIODS) {
    const startedMs = performance.now();
    const { behind, all } = JSON.parse(await ask(`/audits?period=${period}`)) as AuditsAnswer;
    times.push(performance.now() - startedMs);
    if (behind > 0 || all.games === 0)
      throw new Error(`${behind} events are not counted, ${all.games} games are`);
  }
  return times;
}

/** What a start asks of books and audits, after it has read the newest game. */
async function shareMs(data: string): Promise<number> {
  const journal = await openSqliteJournal(data);
  await journal.read();
  const startedMs = performance.now();
  await journal.books();
  const { behind } = await journal.audits(PIECE);
  const ms = performance.now() - startedMs;
  await journal.close();
  if (behind > 0) throw new Error(`${behind} events are not counted`);
  return ms;
}

async function startMs(data: string): Promise<number> {
  const startedMs = performance.now();
  const table = new NpmStart(data);
  try {
    await table.firstByte();
    return performance.now() - startedMs;
  } finally {
    await table.kill();
  }
}
