/** Two turns at the table, pressed on the pins of the emulated Uno and filmed from its LEDs: what README shows first. */
import type { Input } from '../../hardware/cabinet.ts';
import { pixelsOn } from '../../src/testing/eyes.ts';
import { startRig } from '../../src/testing.ts';

/** What an eye saw from here on. */
export interface Frame {
  readonly atMs: number;
  /** Colours of the pixels of each slot, `#rrggbb`, row by row. */
  readonly slots: readonly (readonly string[])[];
  readonly display: string;
  readonly pressed: readonly Input[];
  /** What the player does. */
  readonly says: string;
}

export interface Film {
  readonly lengthMs: number;
  readonly frames: readonly Frame[];
}

/** A large straight out of two rolls, and a full house out of one. */
const ROLLS = ['35541', '2', '33232'];

interface Step {
  /** None: the players look. */
  readonly input?: Input;
  readonly says: string;
  /** Before the next finger. */
  readonly waitMs: number;
}

const PLAYED: readonly Step[] = [
  { says: 'Nobody plays: the table invites.', waitMs: 1000 },
  { input: 'lever', says: 'Pull the lever: which game?', waitMs: 1200 },
  { input: 'lever', says: 'Pull it again: Eric and Julie play Yahtzee.', waitMs: 1300 },
  { input: 'lever', says: 'And again: the dice tumble.', waitMs: 1800 },
  { input: 'hold1', says: 'Hold the dice that shall stay …', waitMs: 260 },
  { input: 'hold2', says: 'Hold the dice that shall stay …', waitMs: 260 },
  { input: 'hold4', says: 'Hold the dice that shall stay …', waitMs: 260 },
  { input: 'hold5', says: 'Hold the dice that shall stay …', waitMs: 900 },
  { input: 'lever', says: '… and pull: only the third one rolls.', waitMs: 1100 },
  { says: 'A 2: one, two, three, four, five!', waitMs: 1000 },
  { input: 'select', says: 'Select shows the best box …', waitMs: 1500 },
  { input: 'select', says: '… and scores it: 40 for a large straight.', waitMs: 1700 },
  { input: 'lever', says: 'Julie pulls.', waitMs: 1200 },
  { says: 'Three 3s and two 2s!', waitMs: 900 },
  { input: 'select', says: 'Select …', waitMs: 1300 },
  { input: 'select', says: '… and select: 25 for a full house. Eric is next.', waitMs: 1900 },
];

const FINGER_MS = 160;
/** Shorter than any picture of the tumble stands. */
const FRAME_MS = 20;

export async function filmOfTurns(): Promise<Film> {
  const rig = await startRig({ players: ['Eric', 'Julie'], dice: ROLLS });
  const frames: Frame[] = [];
  const startMs = rig.clock.now();
  const film = async (says: string, ms: number, ...pressed: Input[]): Promise<void> => {
    for (let filmedMs = 0; filmedMs < ms; filmedMs += FRAME_MS) {
      const slots = [0, 1, 2, 3, 4, 5].map((slot) => pixelsOn(rig.uno, slot, '8x8').map(cssColour));
      frames.push({ atMs: rig.clock.now() - startMs, slots, display: rig.display(), pressed, says });
      await rig.advance(FRAME_MS);
    }
  };
  for (const { input, says, waitMs } of PLAYED) {
    if (input !== undefined) {
      rig.uno.press(input);
      await film(says, FINGER_MS, input);
      rig.uno.release(input);
    }
    await film(says, waitMs);
  }
  const lengthMs = rig.clock.now() - startMs;
  await rig.close();
  return { lengthMs, frames };
}

const cssColour = (pixel: readonly number[]): string =>
  `#${pixel.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
