/**
 * A SIGKILL never shows whether anything was synced: the memory of the system survives it. So the system calls are
 * traced, and every sync is made slow: a face that is shown before its roll is on the medium would be seen at once.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { displayOn, facesOn } from '../../src/testing.ts';
import { needTool } from '../firmware/need-tool.ts';
import { LiveChip } from '../games/live-chip.ts';

const ROLLS = ['55534', '12346', '61234'];
/** Longer than the tumble (0.9 s), so that the reveal has to wait. */
const SYNC_MS = 1200;

/** A tumbling die never shows one face for so long. */
const STANDS_MS = 300;
/** Between two looks at the LEDs. */
const LOOK_MS = 50;

let chip: LiveChip;
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dicetable-sync-'));
  chip = new LiveChip();
  await chip.serve();
});

afterEach(async () => {
  await chip.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Sync {
  readonly file: string;
  /** Wall time in ms, as `Date.now()`. */
  readonly fromMs: number;
  readonly toMs: number;
}

/** Lines like `1234 1700000000.123456 fdatasync(23<…/journal.db-wal>) = 0 (DELAYED) <0.000123>`. */
function syncsIn(trace: string): readonly Sync[] {
  const line = /^\d+\s+(\d+\.\d+) f(?:data)?sync\(\d+<(.*?)>\).* = 0 .*<(\d+\.\d+)>/gm;
  return [...trace.matchAll(line)].map(([, from, file, seconds]) => ({
    file: file ?? '',
    fromMs: Number(from) * 1000,
    toMs: (Number(from) + Number(seconds)) * 1000,
  }));
}

test('between a pull of the lever and its first face stands a sync of the journal, also when that takes longer than the tumble', async () => {
  const trace = join(folder, 'trace');
  const strace = needTool('strace');
  const tracer = [
    ...[strace, '-f', '-y', '-ttt', '-T', '-o', trace, '-e', 'trace=fsync,fdatasync'],
    ...['-e', `inject=fsync,fdatasync:delay_exit=${SYNC_MS * 1000}`],
  ];
  await chip.startController('Eric', ROLLS, { tracer });
  await chip.until('the table', () => displayOn(chip.uno).startsWith('PULL'));
  await chip.press('lever');
  await chip.until('setup', () => displayOn(chip.uno).startsWith('YAHTZEE'));
  await chip.press('lever');
  await chip.until('the game', () => displayOn(chip.uno).startsWith('ERIC'));
  const shown: { readonly pulledMs: number; readonly faceMs: number }[] = [];
  for (const roll of ROLLS) {
    const pulledMs = Date.now();
    // When each die was last seen with another face than the one it stops with.
    const tumbledMs = [...roll].map(() => pulledMs);
    await chip.press('lever');
    await chip.until(`the dice ${roll}`, () => {
      const faces = facesOn(chip.uno);
      for (const slot of tumbledMs.keys()) if (`${faces[slot]}` !== roll[slot]) tumbledMs[slot] = Date.now();
      return Math.max(...tumbledMs) < Date.now() - STANDS_MS;
    });
    shown.push({ pulledMs, faceMs: Math.min(...tumbledMs) });
  }
  await chip.kill();
  const syncs = syncsIn(readFileSync(trace, 'utf8')).filter(({ file }) => file.endsWith('journal.db-wal'));
  for (const { pulledMs, faceMs } of shown) {
    const before = syncs.filter(({ fromMs, toMs }) => fromMs > pulledMs && toMs <= faceMs);
    expect(before.length).toBeGreaterThanOrEqual(1);
    // The call comes back only after the delay, and nothing may be shown before it does.
    expect(faceMs - Math.min(...before.map(({ fromMs }) => fromMs))).toBeGreaterThan(SYNC_MS - LOOK_MS);
  }
}, 120_000);
