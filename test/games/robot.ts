/** A player with fingers and eyes only: presses pins, reads the display, and always takes the box that is shown first. */
import { expect } from 'vitest';
import { cardsOf, findRules, type Game, type GameEvent, RULE_SETS } from '../../src/game/index.ts';
import type { Rig } from '../../src/testing.ts';

/** More pulls and presses than any game of a robot has. */
const PATIENCE = 4000;
/** Longer than the tumble of 150 ms that the robot's tables have, and than the guard after a turn change. */
const SETTLE_MS = 340;
/** Farkle at the table: from here on the robot banks. */
const BANK_AT = 300;

/** From attract to the first roll, with the players and rules that setup offers. */
export async function startGame(rig: Rig): Promise<void> {
  await rig.pull('lever');
  await rig.pull('lever');
  expect(rig.game()?.status).toBe('playing');
}

/** One turn: rolls as often as the set's manners ask for, then takes what the display offers. */
export async function playTurn(rig: Rig): Promise<void> {
  const game = rig.game();
  if (game?.family === 'farkle') await playFarkleTurn(rig);
  else await playBoxTurn(rig);
}

export async function playGame(rig: Rig): Promise<Game> {
  for (let turn = 0; rig.game()?.status === 'playing'; turn += 1) {
    if (turn > PATIENCE) throw new Error('The game does not end');
    await playTurn(rig);
  }
  return rig.game() as Game;
}

async function playBoxTurn(rig: Rig): Promise<void> {
  await rig.advance(SETTLE_MS);
  const game = rig.game() as Game;
  const { turn } = game;
  await roll(rig);
  // In roll-again sets the box can be chosen after the last roll only.
  for (let pulls = 0; (await offered(rig)) === undefined; pulls += 1) {
    expect(pulls, `the display says "${rig.display()}"`).toBeLessThan(3);
    await rig.advance(1600);
    await roll(rig);
  }
  const before = JSON.stringify(cardsOf(rig.game()));
  const points = await offered(rig);
  for (let presses = 0; JSON.stringify(cardsOf(rig.game())) === before; presses += 1) {
    expect(presses, `select does not score; the display says "${rig.display()}"`).toBeLessThan(3);
    await rig.press('select');
  }
  // The eye saw the points on the display before they went into the card, times its column's factor.
  const scored = await lastScored(rig);
  expect(scored.player).toBe(turn.player);
  expect(scored.points * factorOf(game.rules, scored.category)).toBe(points);
}

/** Pulls until the dice of this roll lie still. */
async function roll(rig: Rig): Promise<void> {
  await rig.pull('lever');
  await rig.advance(SETTLE_MS);
}

/** Points of the box on the display, after the first press of next has shown one; undefined while none can be chosen. */
async function offered(rig: Rig): Promise<number | undefined> {
  const shown = /^\w\w.? *\+?(\d+)( \?)?$/;
  if (!shown.test(rig.display())) await rig.press('next');
  const [, points] = shown.exec(rig.display()) ?? [];
  return points === undefined ? undefined : Number(points);
}

/** What the display multiplies the points of a box by: 1 in all sets but those with several columns. */
function factorOf(rulesId: string, category: string): number {
  const rules = findRules(RULE_SETS, rulesId);
  if (rules?.family !== 'five-dice') return 1;
  const column = rules.boxes.find((box) => box.category === category)?.column ?? 0;
  return rules.columns[column] ?? 1;
}

async function lastScored(
  rig: Rig,
): Promise<{ readonly player: number; readonly points: number; readonly category: string }> {
  const scoring = (await rig.journal.read())
    .map(({ event }) => event)
    .filter((event): event is Extract<GameEvent, { type: 'scored' | 'claimed' }> =>
      ['scored', 'claimed'].includes(event.type),
    );
  const last = scoring.at(-1);
  if (last === undefined) throw new Error('Nothing has been scored');
  return last;
}

async function playFarkleTurn(rig: Rig): Promise<void> {
  await rig.advance(SETTLE_MS);
  const { player, round } = (rig.game() as Game).turn;
  const mine = () => {
    const { status, turn } = rig.game() as Game;
    return status === 'playing' && turn.player === player && turn.round === round;
  };
  while (mine()) {
    await roll(rig);
    // A farkle is shown for 1.5 s, then the turn is the next player's.
    if (/^FARKLE|^ZILCH|^LOST/.test(rig.display())) await rig.advance(2000);
    if (!mine()) return;
    await setAside(rig);
    const game = rig.game() as Game;
    const points = game.family === 'farkle' ? game.turn.points : 0;
    if (points + pickedPoints(rig) >= BANK_AT) {
      await rig.press('select');
      return;
    }
  }
}

/** `+350` on the display while dice are picked. */
function pickedPoints(rig: Rig): number {
  return Number(/^\+(\d+)/.exec(rig.display())?.[1] ?? 0);
}

/** Picks every single 1 and 5 and all of three alike, as the LEDs show them. */
async function setAside(rig: Rig): Promise<void> {
  const held = rig.held();
  const faces = rig.faces().map((face, index) => (held.includes(index + 1) ? undefined : face));
  const count = (face: number) => faces.filter((one) => one === face).length;
  const whole = [1, 2, 3, 4, 5, 6].every((face) => count(face) === 1);
  // Where nothing else scores and it is no farkle either, these are three pairs.
  const pairs = [2, 3, 4, 6].filter((face) => count(face) === 2).length === 3;
  for (const [index, face] of faces.entries()) {
    if (face === undefined) continue;
    const rank = faces.slice(0, index + 1).filter((one) => one === face).length;
    const tripled = rank <= Math.floor(count(face) / 3) * 3;
    if (whole || pairs || face === 1 || face === 5 || tripled)
      await rig.press(`hold${(index + 1) as 1 | 2 | 3 | 4 | 5 | 6}`);
  }
}
