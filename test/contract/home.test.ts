/** A table in memory, Home, and real brokers: what Home Assistant would see, and what it can order. */
import { connectAsync, type MqttClient } from 'mqtt';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { SystemClock } from '../../src/clock/system-clock.ts';
import { RULE_SETS, unnamed } from '../../src/game/index.ts';
import { Home } from '../../src/home/home.ts';
import { mqttBroker } from '../../src/home/mqtt-broker.ts';
import type { Order } from '../../src/home/order.ts';
import { sentencesIn } from '../../src/language/sentences.ts';
import { TestTable } from '../app/test-table.ts';
import { english } from '../language/english.ts';
import { BROKERS, startBroker, startWire } from './brokers.ts';

const LOGIN = { user: 'table', password: 'five dice' };

/** A busy machine may need longer than the second that vitest would wait. */
const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 20_000 });

async function homeAt(url: string, table: TestTable, login: { user: string; password: string }) {
  const orders: Order[] = [];
  let brightness = 200;
  const lines: string[] = [];
  const note = (line: string) => void lines.push(line);
  const home = new Home({
    connect: (session) =>
      mqttBroker({ url, clientId: 'dicetable-bar_one', ca: undefined, ...login }, session),
    broker: url,
    device: { prefix: 'bar/one', version: '1.2.3', address: 'http://table:8080/' },
    words: sentencesIn('en'),
    ruleSets: RULE_SETS,
    table: table.loop,
    nameOf: () => unnamed,
    brightness: () => brightness,
    carryOut: (order) => {
      orders.push(order);
      if (order.type === 'brightness') brightness = order.value;
    },
    clock: new SystemClock(),
    log: { info: note, warn: note, debug: note },
  });
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= home.close();
    return closed;
  };
  onTestFinished(() => close());
  return { home, orders, lines, close };
}

/** Everything there is of this table, the newest of each topic; `all`: every message. */
async function listen(url: string, login: { user: string; password: string }) {
  const client: MqttClient = await connectAsync(url, {
    ...{ protocolVersion: 4 as const, reconnectPeriod: 0 },
    ...(login.user === '' ? {} : { username: login.user, password: login.password }),
  });
  onTestFinished(() => void client.end(true));
  const newest = new Map<string, string>();
  const all: string[] = [];
  client.on('message', (topic, payload) => {
    newest.set(topic, payload.toString());
    all.push(`${topic} ${payload}`);
  });
  await client.subscribeAsync(['bar/one/#', 'homeassistant/#'], { qos: 1 });
  return { client, newest, all };
}

describe.each(BROKERS)('with %s', (kind) => {
  // mosquitto keeps passwords only in a form of its own.
  const login = kind === 'mosquitto' ? { user: '', password: '' } : LOGIN;

  test('a home sees who plays, a Yahtzee and who won, also when it listens later', async () => {
    const broker = await startBroker(kind, login);
    const table = await TestTable.start({ rolls: ['55555'], options: { players: ['Julie'] } });
    const early = await listen(broker.url, login);
    await homeAt(broker.url, table, login);
    await soon(() => expect(early.newest.get('bar/one/availability')).toBe('online'));
    await table.begin(1);
    await table.roll();
    await soon(() => expect(early.all.join('\n')).toContain('"event_type":"yahtzee"'));
    await table.score('YZ');
    await soon(() =>
      expect(JSON.parse(early.newest.get('bar/one/state') ?? '')).toEqual({
        ...{ state: 'playing', game: 'Yahtzee', player: 'Julie', points: 50 },
      }),
    );
    const late = await listen(broker.url, login);
    await soon(() => expect(late.newest.size).toBe(10));
    expect(late.newest.get('bar/one/brightness')).toBe('200');
    const found = JSON.parse(late.newest.get('homeassistant/sensor/bar_one/points/config') ?? '');
    expect(found).toMatchObject({
      unique_id: 'bar_one_points',
      state_topic: 'bar/one/state',
      name: 'Points',
    });
    expect(late.all.join('\n')).not.toContain('event_type":"yahtzee');
  });

  test('orders are carried out to the letter, and nothing else is', async () => {
    const broker = await startBroker(kind, login);
    const table = await TestTable.start();
    const { client, newest } = await listen(broker.url, login);
    const { orders } = await homeAt(broker.url, table, login);
    await soon(() => expect(newest.get('bar/one/brightness')).toBe('200'));
    // Whatever comes before the last order has been looked at when that one is carried out.
    for (const text of ['0', '256', '-1', '1e2', ' 80', '{"brightness":80}', '8'.repeat(100_000), ''])
      await client.publishAsync('bar/one/brightness/set', text, { qos: 1 });
    await client.publishAsync('bar/one/identify/set', 'press', { qos: 1 });
    for (const value of ['10', '11', '120'])
      await client.publishAsync('bar/one/brightness/set', value, { qos: 1 });
    await soon(() => expect(newest.get('bar/one/brightness')).toBe('120'));
    await client.publishAsync('bar/one/identify/set', 'PRESS', { qos: 1 });
    await soon(() => expect(orders.at(-1)).toEqual({ type: 'identify' }));
    expect(orders.filter(({ type }) => type === 'identify')).toHaveLength(1);
    expect(orders.every((order) => order.type === 'identify' || order.value >= 10)).toBe(true);
  });

  test('an order that the broker has kept is none: it would come again at every connection', async () => {
    const broker = await startBroker(kind, login);
    const table = await TestTable.start();
    const { client, newest } = await listen(broker.url, login);
    await client.publishAsync('bar/one/brightness/set', '5', { qos: 1, retain: true });
    const { orders, lines } = await homeAt(broker.url, table, login);
    await soon(() => expect(lines).toContain('No order: bar/one/brightness/set'));
    expect(newest.get('bar/one/brightness')).toBe('200');
    expect(orders).toEqual([]);
  });

  test('a broker that dies and has forgotten everything is told it all again, and the trouble goes', async () => {
    const broker = await startBroker(kind, login);
    const table = await TestTable.start();
    const { home, lines } = await homeAt(broker.url, table, login);
    const before = await listen(broker.url, login);
    await soon(() => expect(before.newest.get('bar/one/availability')).toBe('online'));
    await broker.kill();
    await soon(() => expect(english(home.trouble ?? '')).toContain(broker.url));
    await table.begin(1);
    await broker.start();
    const after = await listen(broker.url, login);
    await soon(() => expect(after.newest.get('bar/one/state')).toContain('"playing"'));
    expect(after.newest.get('bar/one/availability')).toBe('online');
    expect(home.trouble).toBeUndefined();
    expect(lines.join('\n')).not.toContain(LOGIN.password);
  });

  test('a table that ends says so, and one that dies has it said', async () => {
    const broker = await startBroker(kind, login);
    const table = await TestTable.start();
    const { newest } = await listen(broker.url, login);
    const { close } = await homeAt(broker.url, table, login);
    await soon(() => expect(newest.get('bar/one/availability')).toBe('online'));
    await close();
    await soon(() => expect(newest.get('bar/one/availability')).toBe('offline'));
    const wire = await startWire(broker.url);
    await homeAt(wire.url, table, login);
    await soon(() => expect(newest.get('bar/one/availability')).toBe('online'));
    wire.cut();
    await soon(() => expect(newest.get('bar/one/availability')).toBe('offline'));
  });
});

test('a wrong password is a trouble in words, without the password, and the table plays', async () => {
  const broker = await startBroker('nats-server', LOGIN);
  const table = await TestTable.start({ rolls: ['12345'] });
  const { home, lines } = await homeAt(broker.url, table, { user: 'table', password: 'six dice' });
  await soon(() => expect(english(home.trouble ?? '')).toContain('(user or password are not right'));
  expect(lines.join('\n')).not.toContain('six dice');
  await table.begin(1);
  await table.roll();
  expect(table.faces).toBe('12345-');
});
