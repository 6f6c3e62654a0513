import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { LightFile } from '../../../src/operator/first-light/file.ts';
import { newRecord } from '../../../src/operator/first-light/record.ts';
import { SHOW_MS } from '../../../src/operator/show-board.ts';
import { startDeskTable } from '../desk-table.ts';

const AT = '2026-01-01T00:00:00.000Z';

test('a step that is right leads to the next, and the table shows what each is about until somebody leaves', async () => {
  const { desk, table } = await startDeskTable();
  expect(await desk.firstLight()).toMatchObject({ open: false, record: null, hindrance: '' });
  await desk.light('Ann', { type: 'open' });
  await desk.light('Ann', { type: 'right', step: 'heartbeat' });
  expect(table.board.text).toBe('LEFTRGHT');
  expect((await desk.firstLight()).record).toMatchObject({
    current: 'displays',
    steps: { heartbeat: { right: { by: 'Ann', at: AT } } },
  });
  await desk.light('Ann', { type: 'go', step: 'lanes' });
  const lit = table.board.picture.map(({ planes }) => planes[0].some((row) => row > 0));
  expect(lit).toEqual([true, false, false, false, false, false]);
  await desk.light('Ann', { type: 'leave' });
  expect(table.board.text).not.toBe('LEFTRGHT');
  expect(await desk.firstLight()).toMatchObject({ open: false, record: { current: 'lanes' } });
});

test('a lever that was never pulled is right only by the word of somebody, whose name stays beside it', async () => {
  const { desk, table } = await startDeskTable();
  await desk.light('Ann', { type: 'open' });
  await desk.light('Ann', { type: 'go', step: 'lever' });
  expect((await desk.firstLight()).doubts).toEqual({ found: [], unpressed: ['lever'] });
  await expect(desk.light('Ann', { type: 'right', step: 'lever' })).rejects.toMatchObject({
    code: 'no-light',
    message: 'The table sees it otherwise: look at what it says.',
  });
  await desk.light('Ann', { type: 'overrule', step: 'lever' });
  const against = { found: [], unpressed: ['lever'] };
  expect((await desk.firstLight()).record).toMatchObject({
    current: 'buzzer',
    steps: { lever: { right: { by: 'Ann', against } } },
  });
  await desk.light('Ann', { type: 'go', step: 'lever' });
  table.board.press('lever');
  await table.advance(300);
  await desk.light('Bob', { type: 'right', step: 'lever' });
  expect((await desk.firstLight()).record?.steps.lever?.right).toMatchObject({
    ...{ by: 'Bob', against: { found: [], unpressed: [] } },
  });
});

test('answers are written to the cabinet file that the page names, and stay in the record with key and value', async () => {
  const { desk } = await startDeskTable();
  await desk.light('Ann', { type: 'open' });
  await desk.light('Ann', { type: 'go', step: 'colours' });
  for (const tap of ['green', 'red', 'blue']) await desk.light('Ann', { type: 'tap', step: 'colours', tap });
  const { file, record } = await desk.firstLight();
  expect(file).toMatch(/cabinet\.yaml$/);
  expect(record?.steps.colours?.written).toEqual([{ key: 'leds.colourOrder', value: 'RGB', option: '' }]);
});

test('an answer to what was not asked is refused', async () => {
  const { desk } = await startDeskTable();
  await desk.light('Ann', { type: 'open' });
  await expect(desk.light('Ann', { type: 'tap', step: 'lanes', tap: '9' })).rejects.toMatchObject({
    code: 'no-light',
  });
  await expect(desk.light('Ann', { type: 'tap', step: 'buzzer', tap: '1' })).rejects.toMatchObject({
    status: 409,
  });
});

test('presses are counted and not played as long as the page looks, and whoever comes back later finds the table free', async () => {
  const { desk, table } = await startDeskTable();
  await desk.light('Ann', { type: 'open' });
  for (let looks = 0; looks < 10; looks += 1) {
    await table.advance(SHOW_MS / 3);
    expect((await desk.firstLight()).open).toBe(true);
  }
  table.board.press('lever');
  await table.advance(300);
  expect((await desk.firstLight()).buttons.find(({ input }) => input === 'lever')?.presses).toBe(1);
  await table.advance(2 * SHOW_MS);
  expect((await desk.firstLight()).open).toBe(false);
  expect(table.view.service).toBeUndefined();
});

test('its record outlives the table; one that is spoilt, a pipe or a link is begun anew', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dicetable-light-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'first-light.json');
  const kept = new LightFile(folder);
  expect(kept.read()).toBeNull();
  kept.write(newRecord(AT));
  expect(new LightFile(folder).read()).toEqual(newRecord(AT));
  for (const spoilt of ['{', '[]', JSON.stringify({ ...newRecord(AT), current: 'nowhere' })]) {
    writeFileSync(file, spoilt);
    expect(kept.read()).toBeNull();
  }
  rmSync(file);
  execFileSync('mkfifo', [file]);
  expect(kept.read()).toBeNull();
  kept.write(newRecord(AT));
  expect(kept.read()).toEqual(newRecord(AT));
  rmSync(file);
  const elsewhere = join(folder, 'elsewhere');
  writeFileSync(elsewhere, 'mine');
  symlinkSync(elsewhere, `${file}.new`);
  kept.write(newRecord(AT));
  expect(readFileSync(elsewhere, 'utf8')).toBe('mine');
});
