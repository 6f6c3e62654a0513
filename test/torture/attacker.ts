/**
 * A process that attacks a table: `node attacker.ts PORT BLOWS SEED`. Prints one JSON line at the end: how many blows fell,
 * and what was wrong with the answers.
 */
import { connect } from 'node:net';
import { attack } from './attacks.ts';
import { Chance } from './chance.ts';

const [port = 0, blows = 0, seed = 0] = process.argv.slice(2).map(Number);
const chance = new Chance(seed);
const host = `127.0.0.1:${port}`;
/** Connections at the same time. */
const HANDS = 6;
/** So many a second: an attack that leaves the machine time to play. */
const BLOWS_PER_SECOND = 1500;
/** Who gets no answer goes on to the next attack, and leaves the half of a request behind. */
const PATIENCE_MS = 250;
const GOOD_STATUS = new Set([
  101, 200, 304, 400, 403, 404, 405, 408, 411, 413, 414, 417, 426, 429, 431, 501, 503, 505,
]);
/** Stack traces, paths, and what stands in files that nobody may fetch. */
const SECRETS = /\bat .+:\d+:\d+|node_modules|\.ts:\d+|root:.*:0:0|SQLite format|"private": true/;

const problems = new Map<string, number>();
let fallen = 0;
const startedMs = performance.now();

function judge(answer: string, sent: string): void {
  for (const [, status] of answer.matchAll(/^HTTP\/1\.1 (\d+)/gm))
    if (!GOOD_STATUS.has(Number(status))) note(`status ${status} for ${sent}`);
  if (SECRETS.test(answer)) note(`told too much for ${sent}: ${SECRETS.exec(answer)?.[0]}`);
}

function note(problem: string): void {
  problems.set(problem, (problems.get(problem) ?? 0) + 1);
}

function strike(): Promise<void> {
  const { bytes, blows: count } = attack(host, chance);
  fallen += count;
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let answer = '';
    const end = (): void => {
      socket.destroy();
      judge(answer, JSON.stringify(bytes.toString('latin1').slice(0, 120)));
      resolve();
    };
    const timer = setTimeout(end, PATIENCE_MS);
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      end();
    });
    socket.write(bytes);
  });
}

async function keepStriking(): Promise<void> {
  while (fallen < blows) {
    const dueMs = (fallen / BLOWS_PER_SECOND) * 1000;
    const waitMs = dueMs - (performance.now() - startedMs);
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    await strike();
  }
}

await Promise.all(Array.from({ length: HANDS }, keepStriking));
process.stdout.write(`${JSON.stringify({ fallen, problems: [...problems] })}\n`);
