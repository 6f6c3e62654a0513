/** The first form of the campaign `hall`: the database is killed while tables play, and all else of the hall ends with it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type RunningHall, startHall } from '../../../src/hall/hall.ts';
import { cutEvent, startedEvent } from '../../journal/events.ts';
import { freePort } from '../../rig/free-port.ts';
import { allRows, claimed, hallBeside, NO_PAGES, quiet, testTable, until } from '../rig.ts';
import { hallFolder } from '../servers.ts';

const KILLS = 3;

test('however often the database is killed while tables play, it has every row and every hash in the end', async () => {
  const folder = hallFolder();
  const [port, natsPort] = [await freePort(), await freePort()];
  const settings = {
    ...{ folder, host: '127.0.0.1', port, natsPort, nats: [], database: undefined, tls: undefined },
    ...{ log: quiet, pages: NO_PAGES },
  };
  let hall: RunningHall = await startHall(settings);
  onTestFinished(() => hall.close());
  const tables = await Promise.all(Array.from({ length: 3 }, () => testTable(hallBeside(hall))));
  for (const [at, table] of tables.entries()) await claimed(hallBeside(hall), table, `Bar ${at}`);

  // Whoever speaks in the moment when the line ends is not heard, and goes on.
  const talk = setInterval(() => {
    for (const { feed } of tables) feed.say('beat', new Uint8Array());
  }, 1);
  onTestFinished(() => clearInterval(talk));
  for (let kill = 0; kill < KILLS; kill += 1) {
    for (const { journal, feed } of tables) {
      const cuts = Array.from({ length: 150 }, (_, n) => cutEvent(`${kill}-${n}`));
      await journal.append([startedEvent(kill + 1), ...cuts, { type: 'game abandoned' }]);
      feed.poke();
    }
    const [pid = ''] = readFileSync(join(folder, 'postgresql', 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
    await hall.broken;
    await hall.close();
    // Its processes may hold the shared memory for a moment longer.
    await until(async () => {
      const next = await startHall(settings).catch(() => undefined);
      hall = next ?? hall;
      return next !== undefined;
    });
  }
  const beside = hallBeside(hall);
  for (const { journal, pass } of tables) {
    await until(async () => (await beside.rows(pass.table)).length === KILLS * 152);
    expect(await beside.rows(pass.table)).toEqual(await allRows(journal));
  }
}, 150_000);
