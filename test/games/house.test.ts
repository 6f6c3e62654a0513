/** A player of the house at a whole table: its thread decides, pins rest, and every page marks it. */
import { expect, onTestFinished, test } from 'vitest';
import { startPageTable } from './page-table.ts';

/** Its thread gives way to everything else on the machine. */
const PATIENCE_MS = 300_000;

test('the master sits beside Eric, plays a turn of its own, and is marked on every page', {
  timeout: PATIENCE_MS,
}, async () => {
  const paths = ['/cabinet', '/', '/tv', '/overlay'];
  const { rig, pages, synchronise, close } = await startPageTable(['Eric', 'house:master'], undefined, {
    paths,
  });
  onTestFinished(close);
  await rig.pull('lever');
  await rig.pull('lever');
  await rig.advance(400);
  await rig.pull('lever');
  await rig.advance(1300);
  await rig.press('select');
  await rig.press('select');
  await rig.press('select');
  // At most three rolls of five holds each, with their tumbles, then the box.
  for (let seconds = 0; seconds < 40 && rig.game()?.turn.round === 1; seconds += 1) await rig.advance(1000);
  const game = rig.game();
  if (game?.family !== 'five-dice') throw new Error('There is no card.');
  expect(game.turn).toMatchObject({ player: 0, round: 2 });
  const [, card] = game.cards;
  expect(Object.keys(card?.boxes ?? {})).toHaveLength(1);
  await synchronise();
  for (const page of pages) expect(await page.locator('body').innerText()).toMatch(/⌂ MASTER/i);
});
