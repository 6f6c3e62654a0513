import { expect, test } from 'vitest';
import { forcedDraw } from '../../src/fairness/forced-draw.ts';
import { cardsOf, PLAIN, shownTotal, totals, YAHTZEE } from '../../src/game/index.ts';
import { SAMPLE_GAME, SAMPLE_TOTALS, sampleRolls } from '../games/sample-game.ts';
import { free, hold, ROLL, Session, score, start } from './play.ts';

test('the sample game of the classic assignment gives every box its points and ends 192 : 273 for Julie', () => {
  const session = new Session(forcedDraw(sampleRolls()));
  session.do(start('Eric', 'Julie'));
  for (const turn of SAMPLE_GAME) {
    session.do(ROLL);
    for (const { keep } of turn.again) {
      for (const [slot, isHeld] of (session.game?.turn.held ?? []).entries()) {
        const wanted = keep.includes(slot + 1);
        if (wanted !== isHeld) session.do(wanted ? hold(slot) : free(slot));
      }
      session.do(ROLL);
    }
    session.do(score(turn.box));
    const player = turn.player === 'Eric' ? 0 : 1;
    expect(cardsOf(session.game)[player]?.boxes[turn.box], `${turn.player}: ${turn.box}`).toBe(turn.points);
  }
  const [eric, julie] = cardsOf(session.game).map((card) => totals(YAHTZEE, card));
  expect(eric).toEqual({ ...SAMPLE_TOTALS.Eric, yahtzeeBonus: 0 });
  expect(julie).toEqual({ ...SAMPLE_TOTALS.Julie, yahtzeeBonus: 0 });
  expect(session.events.at(-1)).toEqual({ type: 'game ended', totals: [192, 273], winners: [1] });
  expect(session.game).toMatchObject({ status: 'over', winners: [1] });
});

test('by the assignment’s own rules dice are marked to roll again, all three rolls are taken, and the totals leave the upper bonus to the end', () => {
  const session = new Session(forcedDraw(sampleRolls()));
  session.do({ ...start('Eric', 'Julie'), rules: 'yahtzee-plain' });
  const shown: string[] = [];
  for (const turn of SAMPLE_GAME) {
    session.do(ROLL);
    for (const { keep } of turn.again) {
      for (const slot of [0, 1, 2, 3, 4]) if (!keep.includes(slot + 1)) session.do(free(slot));
      session.do(ROLL);
    }
    while ((session.game?.turn.rolls ?? 3) < 3) session.do(ROLL);
    session.do(score(turn.box));
    shown.push(
      cardsOf(session.game)
        .map((card) => shownTotal(PLAIN, card))
        .join(' : '),
    );
  }
  expect([shown[1], shown[3], shown[23], shown[25]]).toEqual([
    '24 : 25',
    '64 : 37',
    '192 : 220',
    '192 : 273',
  ]);
  expect(session.game).toMatchObject({ status: 'over', winners: [1] });
});
