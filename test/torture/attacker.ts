/**
 * A process that attacks a table: `node attacker.ts PORT BLOWS SEED`. Prints one JSON line at the end: how many blows fell,
 * what the answers were, and what was wrong with them. A blow has fallen once the table has answered it, or has ended the
 * connection over it: what is said after that counts for nothing.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type Attack, attack, lingering } from './attacks.ts';
import { Chance } from './chance.ts';
import { Stranger } from './hostile-client.ts';

const [port = 0, blows = 0, seed = 0] = process.argv.slice(2).map(Number);
const chance = new Chance(seed);
const host = `127.0.0.1:${port}`;
/** Connections at the same time, and others that only linger. */
const HANDS = 10;
const LINGERERS = 10;
/** As many addresses as have room below the table's limit of requests for each of them. */
const ADDRESSES = 64;
/** So many a second: an attack that leaves the machine time to play. */
const BLOWS_PER_SECOND = 400;
/** Who gets no answer goes on to the next attack, and leaves the half of a request behind. */
const PATIENCE_MS = 250;
/** On a socket most frames have no answer. */
const FRAME_MS = 3;
/** The table lets go of everybody who keeps it waiting for ten seconds. */
const LINGER_MS = 13_000;
const GOOD_STATUS = new Set([
  ...[101, 200, 304, 400, 401, 403, 404, 405, 408, 409, 411, 413, 414, 415, 417, 426, 429, 431],
  ...[501, 503, 505],
]);
/** Stack traces, paths, and what stands in files that nobody may fetch. */
const SECRETS =
  /\bat .+:\d+:\d+|node_modules|\.ts:\d+|root:.*:0:0|SQLite format|"private": true|dicetable-model-\w+\/data/;

const problems = new Map<string, number>();
const answers = new Map<number, number>();
let fallen = 0;
const startedMs = performance.now();

function judge(stranger: Stranger, sent: Buffer | undefined): void {
  const said = JSON.stringify(sent?.toString('latin1').slice(0, 120));
  for (const status of stranger.statuses) {
    answers.set(status, (answers.get(status) ?? 0) + 1);
    if (!GOOD_STATUS.has(status)) note(`status ${status} for ${said}`);
  }
  const secret = SECRETS.exec(stranger.heard)?.[0];
  if (secret !== undefined) note(`told too much for ${said}: ${secret}`);
}

function note(problem: string): void {
  problems.set(problem, (problems.get(problem) ?? 0) + 1);
}

const newStranger = (): Stranger => new Stranger(port, `127.0.0.${2 + chance.below(ADDRESSES)}`);

async function strike(move: Attack): Promise<void> {
  const stranger = newStranger();
  if (!(await stranger.connected)) return note('the table took no connection');
  switch (move.type) {
    case 'requests':
      for (const bytes of move.requests) {
        const before = stranger.statuses.length;
        stranger.say(bytes);
        await stranger.until(() => stranger.statuses.length > before, PATIENCE_MS);
        if (stranger.statuses.length > before || stranger.ended) fallen += 1;
        if (stranger.statuses.length === before || stranger.ended) break;
      }
      judge(stranger, move.requests[stranger.statuses.length - 1]);
      break;
    case 'lump':
      stranger.say(move.bytes);
      await stranger.until(() => false, PATIENCE_MS);
      fallen += 1;
      judge(stranger, move.bytes);
      break;
    case 'frames':
      stranger.say(move.handshake);
      await stranger.until(() => stranger.statuses.length > 0, PATIENCE_MS);
      for (const frame of stranger.statuses[0] === 101 ? move.frames : []) {
        const before = stranger.heard.length;
        stranger.say(frame);
        await stranger.until(() => stranger.heard.length > before, FRAME_MS);
        fallen += 1;
        if (stranger.ended) break;
      }
      judge(stranger, move.handshake);
      break;
    default:
      move satisfies never;
  }
  stranger.leave();
}

async function keepStriking(): Promise<void> {
  while (fallen < blows) {
    const waitMs = (fallen / BLOWS_PER_SECOND) * 1000 - (performance.now() - startedMs);
    if (waitMs > 0) await pause(waitMs);
    await strike(attack(host, chance));
  }
}

/** Half-open connections and readers that do not read; those that are not old enough at the end are given up. */
async function keepLingering(): Promise<void> {
  for (;;) {
    const bytes = lingering(host, chance);
    const stranger = newStranger();
    if (!(await stranger.connected)) note('the table took no connection');
    stranger.say(bytes);
    stranger.stopReading();
    await pause(LINGER_MS);
    stranger.readOn();
    await stranger.until(() => false, PATIENCE_MS);
    if (!stranger.ended) note(`kept for ${LINGER_MS} ms: ${JSON.stringify(bytes.toString().slice(0, 80))}`);
    fallen += 1;
    judge(stranger, bytes);
    stranger.leave();
  }
}

for (let count = 0; count < LINGERERS; count += 1) void keepLingering();
await Promise.all(Array.from({ length: HANDS }, keepStriking));
process.stdout.write(`${JSON.stringify({ fallen, answers: [...answers], problems: [...problems] })}\n`, () =>
  process.exit(),
);
