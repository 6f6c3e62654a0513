import { beforeAll, describe, expect, test } from 'vitest';
import { type Input, LEDS } from '../../hardware/cabinet.ts';
import { DICE, type DiceKind } from '../../hardware/dice.ts';
import { cardsOf, totals, YAHTZEE } from '../../src/game/index.ts';
import { SAMPLE_GAME, SAMPLE_TOTALS, sampleRolls } from '../games/sample-game.ts';
import { boxCodeOf } from '../language/english.ts';
import { shareOfLimits } from '../table/current.ts';
import { litChanges, mostFlashes } from '../table/flashes.ts';
import { TestTable } from './test-table.ts';

/**
 * Fainter light is no part of a flash: WCAG counts changes of a tenth of the brightest light. On 5×5 pixels the dim hold
 * frame alone is most of the die.
 */
const FAINT: Readonly<Record<DiceKind, number>> = { '8x8': 0, '5x5': 0.1, pips: 0.1 };

/** Plays the sample game by presses, and looks after every step. */
async function playSample(calm: boolean, diceKind: DiceKind): Promise<TestTable> {
  const table = await TestTable.start({
    rolls: sampleRolls(),
    options: { players: ['Eric', 'Julie'], calm, diceKind },
  });
  await table.begin(2);
  for (const { player, first, again, box, points } of SAMPLE_GAME) {
    const index = player === 'Eric' ? 0 : 1;
    expect(table.game?.turn.player).toBe(index);
    await table.roll();
    expect(table.faces).toBe(`${first}-`);
    for (const { keep } of again) {
      for (let slot = 1; slot <= 5; slot += 1) {
        const isHeld = table.game?.turn.held[slot - 1] === true;
        if (isHeld !== keep.includes(slot)) await table.press(`hold${slot}` as Input);
      }
      expect(table.frames).toBe(
        [1, 2, 3, 4, 5, 6].map((slot) => (keep.includes(slot) ? slot : '.')).join(''),
      );
      await table.roll();
    }
    await table.score(boxCodeOf(box));
    expect(cardsOf(table.game)[index]?.boxes[box]).toBe(points);
  }
  // The last score was seen, and nobody takes it back.
  await table.advance(10_000);
  return table;
}

describe.each([
  { title: 'the sample game', calm: false, diceKind: '8x8' },
  { title: 'the sample game on a calm table', calm: true, diceKind: '8x8' },
  { title: 'the sample game with dice of 5×5 pixels', calm: false, diceKind: '5x5' },
  { title: 'the sample game with pip dice', calm: false, diceKind: 'pips' },
  { title: 'the sample game with calm pip dice', calm: true, diceKind: 'pips' },
] as const)('$title', ({ calm, diceKind }) => {
  let table: TestTable;
  beforeAll(async () => {
    table = await playSample(calm, diceKind);
  });

  test('is played by presses alone and ends 192 to 273', () => {
    expect(table.scene.screen).toBe('over');
    const cards = cardsOf(table.game).map((card) => totals(YAHTZEE, card));
    expect(cards).toMatchObject([SAMPLE_TOTALS.Eric, SAMPLE_TOTALS.Julie]);
    expect(table.scene.pages).toEqual(['JULIE', ' 273 PTS', 'RECORD']);
    expect(table.message).toBe(
      'Julie wins with 273 points. Julie enters the hall of fame. Eric enters the hall of fame. Pull the lever to play again.',
    );
    const end = { type: 'game ended', totals: [192, 273], winners: [1] };
    expect(table.journal.stored.at(-1)?.event).toEqual(end);
  });

  test('gives every press one outcome, and none of these is refused or ignored', () => {
    expect(new Set(table.outcomes.map(({ type }) => type))).toEqual(new Set(['events', 'shown']));
  });

  test('never flashes a pixel or a slot more than three times a second', () => {
    const most = mostFlashes(table.pictures);
    // The dice do change: a count of nothing would prove nothing.
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(3);
  });

  test('never lights or darkens more than half of a die at once while it is played', () => {
    const overMs = table.views.find(({ scene }) => scene.screen === 'over')?.nowMs ?? 0;
    const played = table.pictures.filter(({ atMs }) => atMs < overMs);
    const changes = played.slice(1).flatMap(({ picture, atMs }, index) => {
      const before = played[index] ?? missing();
      return picture.map((slot, at) => {
        // Six of the seven pixels of a pip die may be its face: there it is the tumble that has to be gentle.
        if (diceKind === 'pips' && !tumbles(at, before.atMs) && !tumbles(at, atMs)) return 0;
        const { on, off } = litChanges(before.picture[at] ?? missing(), slot, FAINT[diceKind]);
        return Math.max(on, off);
      });
    });
    // On a calm table nothing tumbles.
    expect(Math.max(...changes) > 0).toBe(!(diceKind === 'pips' && calm));
    expect(Math.max(...changes)).toBeLessThanOrEqual(DICE[diceKind].places.length / 2);
  });

  const tumbles = (slot: number, atMs: number): boolean => {
    const view = table.views.findLast(({ nowMs }) => nowMs <= atMs);
    return !calm && view?.scene.slots[slot]?.kind === 'tumbling';
  };

  test('stays below the limits of the LED supply in every picture', () => {
    const shares = table.pictures.map(({ picture }) => shareOfLimits(picture));
    expect(Math.max(...shares)).toBeLessThan(1);
  });

  test('shows no text that is longer than the display or has a character that it lacks', () => {
    expect(table.texts.filter((text) => !/^[A-Z0-9 /?+]{1,8}$/.test(text))).toEqual([]);
  });
});

test('a whole game needs so few tiles and palettes that the board keeps them all: each is uploaded once', async () => {
  const { pictures } = await playSample(false, '8x8');
  const tiles = new Set(
    pictures.flatMap(({ picture }) => picture.flatMap(({ planes }) => planes.map(String))),
  );
  const palettes = new Set(pictures.flatMap(({ picture }) => picture.map(({ palette }) => String(palette))));
  expect(tiles.size).toBeLessThanOrEqual(LEDS.tiles);
  expect(palettes.size).toBeLessThanOrEqual(LEDS.palettes);
});

function missing(): never {
  throw new Error('A picture has six slots.');
}
