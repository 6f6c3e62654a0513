/** What a broker keeps of the last winner. */
import { expect, onTestFinished, test } from 'vitest';
import { SystemClock } from '../../src/clock/system-clock.ts';
import { RULE_SETS } from '../../src/game/index.ts';
import type { Session } from '../../src/home/broker.ts';
import { Home } from '../../src/home/home.ts';
import { sentencesIn } from '../../src/language/sentences.ts';
import { TestTable } from '../app/test-table.ts';
import { known, knownPeople } from '../people/known-people.ts';
import { playGame } from '../server/played-game.ts';

test('a winner who is forgotten is a guest at the broker too, also in the next game', async () => {
  const { people } = knownPeople();
  const { id } = await known(people, 'Julie');
  const first = await TestTable.start({ people });
  await first.journal.append(playGame('farkle', [id]));
  const table = await first.restart({ people });
  people.follow(() => table.loop.follow());
  const kept = new Map<string, string>();
  const sessions: Session[] = [];
  const note = () => undefined;
  const home = new Home({
    connect(session) {
      sessions.push(session);
      return { publish: ({ topic, text }) => void kept.set(topic, text), close: async () => undefined };
    },
    ...{ broker: 'mqtt://bar', device: { prefix: 'bar', version: '1.0.0', address: 'http://table/' } },
    ...{ words: sentencesIn('en'), ruleSets: RULE_SETS, table: table.loop, nameOf: () => people.nameOf },
    ...{ brightness: () => 100, carryOut: note, clock: new SystemClock() },
    log: { info: note, warn: note, debug: note },
  });
  onTestFinished(() => home.close());
  sessions[0]?.connected();
  expect(kept.get('bar/winner')).toContain('Julie');
  await table.press('lever', 'lever');
  await table.advance(400);
  expect(table.game?.status).toBe('playing');
  await people.forget(id);
  await table.advance(100);
  expect(kept.get('bar/winner')).toMatch(/GUEST /);
});
