import { type Rig, startRig } from '../../src/testing.ts';
import { SAMPLE_GAME, type SampleTurn, sampleRolls } from '../games/sample-game.ts';
import { boxCodeOf } from '../language/english.ts';

const isPictured = ({ player, first }: SampleTurn): boolean => player === 'Julie' && first === '44144';

/** Longer than any tumble, and than the table guards a turn change. */
const STILL_MS = 1400;
const MOST_BOXES = 15;

/** Plays up to it by pins; the caller closes the rig. */
export async function picturedMoment(): Promise<Rig> {
  const rig = await startRig({ players: ['Eric', 'Julie'], dice: sampleRolls() });
  await rig.pull('lever');
  await rig.pull('lever');
  const turns = SAMPLE_GAME.slice(0, SAMPLE_GAME.findIndex(isPictured) + 1);
  for (const turn of turns) {
    await roll(rig);
    if (isPictured(turn)) await hold(rig, turn.again[0]?.keep ?? []);
    else {
      for (const { keep } of turn.again) {
        await hold(rig, keep);
        await roll(rig);
      }
      await score(rig, turn);
    }
  }
  return rig;
}

async function roll(rig: Rig): Promise<void> {
  await rig.advance(STILL_MS);
  await rig.pull('lever');
  await rig.advance(STILL_MS);
}

async function hold(rig: Rig, keep: readonly number[]): Promise<void> {
  for (const slot of [1, 2, 3, 4, 5] as const) {
    if (keep.includes(slot) !== rig.held().includes(slot)) await rig.press(`hold${slot}`);
  }
}

async function score(rig: Rig, { box, points }: SampleTurn): Promise<void> {
  const code = boxCodeOf(box);
  for (let presses = 0; rig.display().replaceAll(/ +/g, ' ').trim() !== `${code} ${points}`; presses += 1) {
    if (presses > MOST_BOXES) throw new Error(`${code} ${points} never came up: ${rig.display()}`);
    await rig.press('next');
  }
  await rig.press('select');
}
