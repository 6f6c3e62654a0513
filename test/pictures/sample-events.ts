/** The sample game as it is journalled, and what best play says of it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oddsBy } from '../../src/coach/game-odds.ts';
import { valuesOf } from '../../src/coach/values.ts';
import { forcedDraw } from '../../src/fairness/forced-draw.ts';
import type { Game, GameEvent, Odds, RuleSet } from '../../src/game/index.ts';
import { seenOf, YAHTZEE } from '../../src/game/index.ts';
import type { Review } from '../../src/server/history/analysis.ts';
import { adviserFrom } from '../../src/strategy/five-dice/advice.ts';
import { reviewOf } from '../../src/strategy/review/review.ts';
import { free, hold, ROLL, Session, score, start } from '../game/play.ts';
import { SAMPLE_GAME, sampleRolls } from '../games/sample-game.ts';

export function sampleEvents(): readonly GameEvent[] {
  const session = new Session(forcedDraw(sampleRolls()));
  session.do(start('Eric', 'Julie'));
  for (const { again, box } of SAMPLE_GAME) {
    session.do(ROLL);
    for (const { keep } of again) {
      const held = session.game?.turn.held ?? [];
      for (const [slot, isHeld] of held.entries())
        if (keep.includes(slot + 1) !== isHeld) session.do(isHeld ? free(slot) : hold(slot));
      session.do(ROLL);
    }
    session.do(score(box));
  }
  return session.events;
}

export interface BestPlayOfYahtzee {
  readonly review: Review;
  oddsOf(game: Game): Odds | undefined;
}

/** Worked out here and now; nothing is kept. */
export function bestPlayOfYahtzee(): BestPlayOfYahtzee {
  const folder = mkdtempSync(join(tmpdir(), 'dicetable-best-play-'));
  const values = valuesOf(YAHTZEE, folder);
  const odds = oddsBy(YAHTZEE, folder, () => 0);
  rmSync(folder, { recursive: true });
  return {
    review: async (rules, events) =>
      reviewOf(YAHTZEE as RuleSet, events, () => adviserFrom(values)) ?? { say: 'answer.noRules', rules },
    oddsOf(game) {
      const work = odds?.of(seenOf(game));
      for (let step = work?.next(); step !== undefined; step = work?.next())
        if (step.done === true) return step.value;
      return undefined;
    },
  };
}
