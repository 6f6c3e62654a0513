/** The dice of a roll tumble, one after the other comes to rest. */

import type { InGame } from '../state/moment.ts';
import { ignored, shown } from '../state/reaction.ts';
import { hasStopped, type Tumble } from '../state/tumble.ts';
import { diceSlots } from './parts/dice.ts';
import { rollPage } from './parts/shown-box.ts';
import { toggleHold } from './parts/turn.ts';
import { turnName } from './parts/words.ts';
import { ignores, type PlaceScreen } from './screen.ts';

export interface Tumbling extends InGame {
  readonly state: 'tumbling';
  readonly tumble: Tumble;
}

export const TUMBLING: PlaceScreen<Tumbling> = {
  kind: 'turn',
  busy: 'tumbling',
  controls: {
    hold: {
      help: { say: 'help.holdStopped' },
      act(s, press) {
        const { ui, rules, tumble, options, nowMs } = s;
        const stands = press.slot < rules.dice && hasStopped(tumble, options, press.slot, nowMs);
        // The dice of a farkle cannot be set aside any more, standing or not.
        return stands && ui.farkle === undefined ? toggleHold(s, press) : ignored(ui, 'tumbling');
      },
    },
    lever: ignores('tumbling'),
    leaf: ignores('tumbling'),
    select: {
      help: { say: 'help.stopDice' },
      act: ({ ui, tumble, nowMs }) => shown({ ...ui, tumble: { ...tumble, hurriedMs: nowMs } }),
    },
  },
  when(moment) {
    const { play, ui } = moment;
    if (play === undefined || ui.tumble === undefined) return undefined;
    return { ...moment, play, game: play.game, state: 'tumbling', tumble: ui.tumble };
  },
  key: (s) => ignored(s.ui, 'tumbling'),
  pages(s) {
    const { tumble, game } = s;
    if (tumble.hotDice) return [{ say: 'display.hotDice' }];
    const pending = tumble.durableMs === undefined ? 1 : 0;
    return [rollPage(game.turn.rolls + pending, s)];
  },
  sentence: ({ game }) => ({ say: 'table.rolls', player: turnName(game) }),
  slots: (s) => diceSlots(s),
};
