/** A round of duplicate dice at a whole table with the real firmware: what its pixels show is what the seed of the hall stands for. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { Log } from '../../../src/app/log.ts';
import { LockstepClock } from '../../../src/clock/lockstep-clock.ts';
import { loadConfig } from '../../../src/config/config.ts';
import { duplicateFace } from '../../../src/fairness/duplicate.ts';
import { verifyRound } from '../../../src/fairness/verify-round.ts';
import { RULE_SETS } from '../../../src/game/index.ts';
import { TablePass } from '../../../src/hall/feed/table-pass.ts';
import { openPool } from '../../../src/hall/hall.ts';
import { Rounds } from '../../../src/hall/round/rounds.ts';
import { Cabinets } from '../../../src/hall/store/cabinets.ts';
import { memoryJournal } from '../../../src/journal/memory/memory-journal.ts';
import { ChipLink } from '../../../src/link/chip-link.ts';
import { startTable } from '../../../src/main.ts';
import { Rig, startUno } from '../../../src/testing.ts';
import { dataFolder } from '../../journal/folder.ts';
import { quiet, testHall } from '../rig.ts';

const WORD = 'rain';
const silent = (): void => {};
const LOG = { fatal: silent, error: silent, warn: silent, info: silent, debug: silent } as unknown as Log;

test('fingers play a round on pins, and pixels show the dice that the hall sealed', async () => {
  const hall = await testHall();
  const pool = openPool(hall.database, quiet);
  onTestFinished(() => pool.end());
  const data = join(dataFolder(), 'data');
  mkdirSync(data, { mode: 0o700 });
  await new Cabinets(pool).claim(new TablePass(data, { url: '', ca: undefined }).key.getPublicKey(), 'Bar');
  const rounds = new Rounds(pool, RULE_SETS);
  const no = (await rounds.open({
    rules: 'yahtzee',
    dice: 5,
    seats: 1,
    tables: ['Bar'],
    par: null,
  })) as number;
  await rounds.cut(no, WORD);

  const file = join(data, '..', 'cabinet.yaml');
  writeFileSync(file, `odds: false\nhall: { url: "${hall.url}" }\n`);
  const uno = startUno();
  const clock = new LockstepClock(uno);
  const { config } = loadConfig({ file, options: { host: '127.0.0.1', httpPort: '0', dataDir: data } });
  const cable = { link: new ChipLink(uno), pins: undefined, close: async () => {} };
  const { loop, close } = await startTable(config, { clock, cable, log: LOG });
  const rig = new Rig({ uno, clock, loop, close, diceKind: config.leds.dice, journal: memoryJournal() });
  onTestFinished(() => rig.close());
  /** Table time passes meanwhile as it does on a table; the hall lives by the wall clock. */
  const until = async (holds: () => boolean): Promise<void> => {
    for (let tries = 0; !holds(); tries += 1) {
      if (tries === 400) throw new Error(`still not: ${holds}; ${rig.display()}`);
      await rig.advance(50);
      await pause(20);
    }
  };
  const standing = () => rig.faces().slice(0, 5);
  await rig.advance(1000);
  await rig.pull('lever');
  for (let presses = 0; rig.display() !== `ROUND ${no}`; presses += 1) {
    if (presses > 60) throw new Error(`No round: ${rig.display()}`);
    await rig.press('next');
    await pause(50);
  }
  await rig.pull('lever');
  await until(() => rig.game()?.round?.id === `${no}`);

  const seen: (readonly unknown[])[] = [];
  const roll = async (rolls: number): Promise<void> => {
    await rig.pull('lever');
    await until(() => rig.game()?.turn.rolls === rolls && standing().every((face) => face !== undefined));
    await rig.advance(1500);
    seen.push(standing());
  };
  await roll(1);
  await rig.press('hold2');
  await roll(2);
  for (const input of ['next', 'select', 'select'] as const) await rig.press(input);
  await until(() => rig.game()?.turn.rolls === 0);
  await roll(1);

  expect(await rounds.close(no)).toBe(true);
  const sheet = await rounds.show(no);
  if (sheet === undefined) throw new Error('There is no round.');
  expect(sheet.dealt.map(({ throws }) => throws.length)).toEqual([3]);
  const dice = { round: `${no}`, seed: sheet.seed ?? '', cut: WORD };
  const faces = (turn: number, rollOfTurn: number) =>
    Array.from({ length: 5 }, (_, slot) => duplicateFace(dice, { turn, roll: rollOfTurn }, slot));
  const [first, second] = [faces(0, 0), faces(0, 1)];
  expect(seen).toEqual([first, second.map((face, slot) => (slot === 1 ? first[1] : face)), faces(1, 0)]);
  expect(verifyRound(sheet)).toEqual([]);
}, 150_000);
