/** What somebody mistypes beside `dicetable hall` is told as their mistake, and never as a bug of ours. */
import { spawnSync } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { hallFolder } from '../servers.ts';

/** Nobody waits for ever, whatever it waits for: these tests cannot be timed out from outside. */
const PATIENCE_MS = 50_000;

function hall(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['src/dicetable.js', 'hall', ...words, '--folder', hallFolder()],
    {
      ...{ encoding: 'utf8', timeout: PATIENCE_MS },
      env: { ...process.env, DICETABLE_HALL_CODE: 'ABCDEF', LANG: 'C' },
    },
  );
  return { status, said: stdout + stderr };
}

test.each([
  ['an address that is none', ['claim', 'ABCDEF', 'Bar', '--hall', 'nonsense'], /Invalid URL/],
  ['a certificate that is not there', ['claim', 'ABCDEF', 'Bar', '--tls-cert', '/nope'], /\/nope/],
  ['a port that is none', ['--nats-port', 'abc'], /port/],
  ['a hall that nobody runs', ['revoke', 'Bar', '--port', '1'], /no hall answers|cannot be read|hall-code/],
])(
  '%s',
  (_, words, reason) => {
    const { status, said } = hall(...words);
    expect(said).toMatch(reason);
    expect(said).not.toContain('bug in Dicetable');
    expect(status).toBe(1);
  },
  60_000,
);

test('a port that somebody else listens on, and never says a word, is named, and the hall ends', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await new Promise((resolve) => silent.once('listening', resolve));
  const { port } = silent.address() as AddressInfo;
  const { status, said } = hall('--host', '127.0.0.1', '--nats-port', `${port}`);
  expect(said).toContain(`EADDRINUSE: address already in use 127.0.0.1:${port}`);
  expect(status).toBe(1);
}, 60_000);

test('a server of NATS that never says a word is told of, and the hall ends', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await new Promise((resolve) => silent.once('listening', resolve));
  const { port } = silent.address() as AddressInfo;
  const { status, said } = hall('--nats', `nats://127.0.0.1:${port}`, '--port', '0', '--gateway-port', '0');
  expect(said).toContain('cannot do this: timeout');
  expect(status).toBe(1);
}, 60_000);
