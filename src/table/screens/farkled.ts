/** A farkle is shown to its end: its dice are wiped away, then the turn changes. */

import { familyOf } from '../../game/index.ts';
import { phrase } from '../../language/phrase.ts';
import { row } from '../../language/sentence.ts';
import type { SlotScene } from '../scene.ts';
import type { InGame } from '../state/moment.ts';
import { ignored } from '../state/reaction.ts';
import type { ShownFarkle } from '../state/ui.ts';
import { FARKLE_MS, WIPE_STEP_MS } from '../times.ts';
import { diceSlots } from './parts/dice.ts';
import { QUIT_KEY } from './parts/game-key.ts';
import { turnName } from './parts/words.ts';
import { deaf, type PlaceScreen } from './screen.ts';

export interface Farkled extends InGame {
  readonly state: 'farkled';
  readonly farkle: ShownFarkle;
  /** Since when its dice stand, in table time. */
  readonly sinceMs: number;
}

export const FARKLED: PlaceScreen<Farkled> = {
  kind: 'turn',
  busy: 'farkled',
  controls: deaf('farkled'),
  when(moment) {
    const { play, nowMs } = moment;
    const { tumble, farkle } = moment.ui;
    if (play === undefined || tumble !== undefined || farkle === undefined) return undefined;
    const sinceMs = farkle.sinceMs ?? nowMs;
    return { ...moment, play, game: play.game, farkle, sinceMs, state: 'farkled' };
  },
  key: (s, key) => ignored(s.ui, key === QUIT_KEY ? 'tumbling' : 'farkled'),
  moves: ({ sinceMs }) => ({ sinceMs, stepMs: WIPE_STEP_MS }),
  pages({ farkle: { lost }, rules, sinceMs, nowMs }) {
    const { shown } = familyOf(rules).verbs(rules).busts;
    // First the word, then the points that it cost; a penalty is told when the turn changes.
    return [nowMs < sinceMs + FARKLE_MS / 2 ? shown : { say: 'display.lost', points: lost }];
  },
  sentence({ farkle: { lost, penalty }, game, rules }) {
    const { many } = familyOf(rules).verbs(rules).busts;
    return row(
      { say: 'table.lost', player: turnName(game), farkle: phrase(rules.manners.sentences.farkle), lost },
      penalty === 0 ? '' : { say: 'table.penalty', busts: many, cost: -penalty },
    );
  },
  slots: (s) => diceSlots(s).map((slot, at) => wiped(s, slot, at)),
};

/** One slow pass from the left: each die grows dim, then it is gone. */
function wiped({ sinceMs, nowMs }: Farkled, slot: SlotScene, at: number): SlotScene {
  const step = Math.floor((nowMs - sinceMs) / WIPE_STEP_MS) - 2 * at;
  if (step < 0 || slot.kind !== 'die') return slot;
  return step === 0 ? { ...slot, held: false, mark: 'lost' } : { kind: 'waiting' };
}
