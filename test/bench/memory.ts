/**
 * `node test/bench/memory.ts`: what a table takes of the computer's memory, for hardware/HOST.md: at rest, and after best play was
 * worked out for every game of its menu. About six minutes on two cores.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { RULE_SETS } from '../../src/game/index.ts';
import { NpmStart } from './npm-start.ts';
import { terminalChip } from './terminal-chip.ts';

/** A table that has just started still gives memory back. */
const REST_MS = 120_000;
/** A game that is offered for longer has its values made, one after the other in a thread of their own. */
const LOOKED_AT_MS = 7000;
/** Nothing new for so long: all are made. */
const STILL_MS = 60_000;

async function withTable(
  port: string | undefined,
  work: (table: NpmStart, made: () => number) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dicetable-memory-'));
  const table = new NpmStart(folder, port);
  try {
    await table.address();
    await pause(REST_MS);
    const made = join(folder, 'strategy');
    await work(table, () => (existsSync(made) ? readdirSync(made).length : 0));
  } finally {
    await table.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

function tell(what: string, { now, peak }: { readonly now: number; readonly peak: number }): void {
  process.stdout.write(`${what}: ${now.toFixed(0)} MB, at most ${peak.toFixed(0)} MB so far\n`);
}

await withTable(undefined, async (table) => tell('emulated board, at rest', table.memoryMb()));
const chip = await terminalChip();
await withTable(chip.port, async (table, made) => {
  tell('real board, at rest', table.memoryMb());
  await chip.press('lever');
  for (const _ of RULE_SETS.filter(({ inMenu }) => inMenu)) {
    await pause(LOOKED_AT_MS);
    await chip.press('next');
  }
  for (let before = -1; made() !== before; ) {
    before = made();
    await pause(STILL_MS);
  }
  tell(`real board, after all games were shown and the values of ${made()} made`, table.memoryMb());
});
await chip.close();
