import { expect, test } from 'vitest';
import { isLocal } from '../../../src/server/health/health.ts';
import type { DeskStatus } from '../../../src/server/operator/desk.ts';
import { startOperatorServer } from '../operator/operator-server.ts';

const WELL: DeskStatus = {
  board: {
    ...{ kind: 'serial', limits: [], description: 'an Uno', state: 'ready', fault: null, stuck: [] },
    ...{ displays: 2, counters: { pictures: 90, resentFrames: 3 }, picturesPerSecond: 60 },
  },
  flash: { possible: true, wanted: false, running: null, told: null },
  fault: null,
  sound: { output: 'board', volume: 60, player: null },
  troubles: [],
  test: { name: 'off', buttons: [] },
  storage: { file: '/secret/journal.db', journalBytes: 4096, freeBytes: 1e9, events: 12, commitAgeMs: 2500 },
  hallBehind: 34,
};
const UNWELL: DeskStatus = {
  ...WELL,
  board: { ...WELL.board, state: 'connecting', picturesPerSecond: null, stuck: ['hold3'] },
  storage: { ...WELL.storage, freeBytes: null, commitAgeMs: null },
};
const TROUBLE = { text: { say: 'fault.display-absent', about: '' }, cause: '' } as const;

async function asked(status: DeskStatus, path: string, headers: Record<string, string> = {}) {
  const server = await startOperatorServer({ status: async () => status });
  const response = await fetch(`http://${server.host}${path}`, { headers });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

test.each([
  ['ok', 200, WELL],
  ['trouble', 200, { ...WELL, troubles: [TROUBLE] }],
  ['down', 503, { ...UNWELL, fault: TROUBLE, troubles: [TROUBLE] }],
] as const)('the health of a table that is "%s" is told with %i', async (says, code, status) => {
  const { status: answered, text, headers } = await asked(status, '/healthz');
  expect(answered).toBe(code);
  expect(JSON.parse(text)).toMatchObject({ status: says, version: '1.2.3', board: status.board.state });
  expect(JSON.parse(text).fault === null).toBe(status.fault === null);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('a fault is told in the language of whoever asks', async () => {
  const { text } = await asked({ ...WELL, fault: TROUBLE }, '/healthz', { 'accept-language': 'de' });
  expect(JSON.parse(text).fault).toContain('Die Anzeige antwortet nicht');
});

/** Name, with its labels → value. */
function samplesIn(text: string): ReadonlyMap<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(/\S+$/.exec(line))]));
}

test('metrics are what the table is at the moment, each with its help, and name no file', async () => {
  const { status, text, headers } = await asked(WELL, '/metrics');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const samples = samplesIn(text);
  expect(Object.fromEntries(samples)).toMatchObject({
    'dicetable_info{version="1.2.3"}': 1,
    dicetable_plays: 1,
    dicetable_board_ready: 1,
    dicetable_pictures_per_second: 60,
    'dicetable_board_counter{name="resentFrames"}': 3,
    dicetable_journal_commit_age_seconds: 2.5,
    dicetable_disk_free_bytes: 1e9,
  });
  expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(1e7);
  const helped = [...text.matchAll(/^# HELP (\S+) \S/gm)].map(([, name]) => name);
  for (const name of samples.keys()) expect(helped).toContain(name.replace(/\{.*/, ''));
  expect(text).not.toContain('/secret');
});

test('what is not known is no figure', async () => {
  const samples = samplesIn((await asked({ ...UNWELL, fault: TROUBLE }, '/metrics')).text);
  expect(samples.get('dicetable_plays')).toBe(0);
  expect(samples.get('dicetable_inputs_stuck')).toBe(1);
  for (const name of ['pictures_per_second', 'disk_free_bytes', 'journal_commit_age_seconds'])
    expect(samples.has(`dicetable_${name}`)).toBe(false);
});

test.each([
  ['forwarded', 'for=192.168.1.5'],
  ['x-forwarded-for', '203.0.113.9'],
  ['x-forwarded-for', '192.168.1.5'],
  ['x-real-ip', '203.0.113.9'],
  ['via', '1.1 proxy'],
])('what a proxy passes on (%s: %s) is told nothing, whomever it names', async (name, value) => {
  const server = await startOperatorServer({ status: async () => WELL });
  const codes = ['/healthz', '/metrics'].map(async (path) => {
    const answers = [{ [name]: value }, {}].map((headers) =>
      fetch(`http://${server.host}${path}`, { headers }),
    );
    return (await Promise.all(answers)).map(({ status }) => status);
  });
  expect(await Promise.all(codes)).toEqual([
    [403, 200],
    [403, 200],
  ]);
});

test('health and metrics are for the table’s own network', () => {
  const local = [
    '127.0.0.1',
    '::1',
    '::ffff:192.168.1.5',
    '10.9.8.7',
    '172.31.0.1',
    'fe80::1%eth0',
    'fd00::2',
  ];
  const strange = ['8.8.8.8', '::ffff:172.32.0.1', '2001:db8::1', '192.169.0.1', undefined];
  expect(local.filter((address) => !isLocal(address))).toEqual([]);
  expect(strange.filter((address) => isLocal(address))).toEqual([]);
});
