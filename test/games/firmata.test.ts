/**
 * The sample game of the classic assignment on a Firmata cabinet and on a serial one, side by side, by the same pins:
 * after every step both show the same scene, and the Firmata cabinet's LEDs are what the scene means, pixel by pixel.
 */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cardsOf } from '../../src/game/index.ts';
import { type Rig, startRig } from '../../src/testing.ts';
import { pixelsOf } from '../contract/pictures.ts';
import { boxCodeOf } from '../language/english.ts';
import { startFirmataTable } from '../rig/firmata-table.ts';
import { SAMPLE_GAME, SAMPLE_TOTALS, type SampleTurn, sampleRolls } from './sample-game.ts';

const OPTIONS = { players: ['Eric', 'Julie'], tumbleMs: 150, dice: sampleRolls() };
/** The tumble, and a picture of five dice over Firmata's wire. */
const SETTLE_MS = 450;

let serial: Rig;
let firmata: Rig;

beforeEach(async () => {
  serial = await startRig(OPTIONS);
  ({ rig: firmata } = await startFirmataTable('5x5', OPTIONS));
});

afterEach(async () => {
  await serial?.close();
  await firmata?.close();
});

/** The same to both, then both must show the same. */
async function step(action: (rig: Rig) => Promise<void>): Promise<void> {
  for (const rig of [serial, firmata]) await action(rig);
  expect(sceneOf(firmata)).toEqual(sceneOf(serial));
  expect(firmata.game()).toEqual(serial.game());
  expect(firmata.display()).toBe(serial.display());
  expect(firmata.faces()).toEqual(serial.faces());
  expect(firmata.held()).toEqual(serial.held());
  const shown = Array.from({ length: 6 }, (_, slot) => firmata.picture(slot + 1));
  expect(shown).toEqual(pixelsOf(firmata.view().picture, '5x5'));
}

/** What the table means, without the times on its own clock. */
function sceneOf(rig: Rig): unknown {
  const { pagesSinceMs, tumble, farkle, slots, highlight, ...scene } = rig.view().scene;
  return {
    ...scene,
    slots,
    highlight: highlight && { ...highlight, sinceMs: undefined, untilMs: undefined },
  };
}

test('the same game on both protocols shows the same scene after every step, and its pixels', async () => {
  // What was asked before Firmata opened its receiver was not heard.
  const atStart = firmata.uno.figures();
  await step((rig) => rig.pull('lever'));
  await step((rig) => rig.pull('lever'));
  for (const turn of SAMPLE_GAME) {
    await step((rig) => rig.advance(400));
    await play(turn);
  }
  const game = firmata.game();
  expect(game?.winners).toEqual([1]);
  expect(cardsOf(game).map(({ boxes }) => Object.keys(boxes).length)).toEqual([13, 13]);
  // The last score was seen, and nobody takes it back.
  await firmata.advance(10_000);
  const pages = new Set<string>();
  for (let page = 0; page < 8; page += 1) {
    pages.add(firmata.display());
    await firmata.advance(500);
  }
  expect([...pages].join(' ')).toContain(`${SAMPLE_TOTALS.Julie.total}`);
  expect(firmata.uno.leds.violationCount).toBe(0);
  const { unheard } = atStart;
  expect(firmata.uno.figures()).toMatchObject({ overruns: 0, garbled: 0, unheard });
}, 240_000);

async function play({ first, again, box, points }: SampleTurn): Promise<void> {
  let held: readonly number[] = [];
  await roll(first, []);
  let dice = first;
  for (const { keep, rolled } of again) {
    for (const slot of [1, 2, 3, 4, 5].filter((one) => held.includes(one) !== keep.includes(one)))
      await step((rig) => rig.press(`hold${slot as 1 | 2 | 3 | 4 | 5}`));
    held = keep;
    const fresh = [...rolled];
    dice = [...dice].map((digit, index) => (keep.includes(index + 1) ? digit : fresh.shift())).join('');
    await roll(dice, held);
  }
  await score(box, points);
}

async function roll(dice: string, held: readonly number[]): Promise<void> {
  await step(async (rig) => {
    await rig.pull('lever');
    await rig.advance(SETTLE_MS);
  });
  expect(firmata.faces().slice(0, 5).join('')).toBe(dice);
  expect(firmata.held()).toEqual(held);
}

async function score(box: SampleTurn['box'], points: number): Promise<void> {
  const code = boxCodeOf(box);
  const wanted = new RegExp(`^${code}\\s+${points}\\b`);
  for (let presses = 0; !wanted.test(firmata.display()); presses += 1) {
    expect(presses, `${code} ${points} never came up; it says "${firmata.display()}"`).toBeLessThan(14);
    await step((rig) => rig.press('next'));
  }
  const before = firmata.game()?.turn.player;
  for (let presses = 0; firmata.game()?.turn.player === before && presses < 2; presses += 1) {
    if (firmata.game()?.status === 'over') break;
    await step((rig) => rig.press('select'));
  }
}
