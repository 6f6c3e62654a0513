/** A player of the house is on and does what players do, at a pace people can follow. */
import { plain } from '../../language/sentence.ts';
import { houseOn, houseStep, hurried } from '../state/house-turn.ts';
import { type InGame, inTurn, type Moment } from '../state/moment.ts';
import { gameKey } from './parts/game-key.ts';
import { usualDue } from './parts/idle-time.ts';
import { takesBack } from './parts/take-back.ts';
import { turnName } from './parts/words.ts';
import type { Overlay } from './screen.ts';

export interface HousePlays extends InGame {
  readonly state: 'house-plays';
}

const HURRIES = { help: plain('help.hurry'), act: (s: Moment) => hurried(s) };

export const HOUSE_PLAYS: Overlay<HousePlays> = {
  chord: 'menu',
  controls: { hold: HURRIES, lever: HURRIES, leaf: HURRIES, select: HURRIES },
  when(moment) {
    const play = inTurn(moment);
    // The game's first roll is left to people: they may cut before it.
    if (play === undefined || play.game.rollsDrawn === 0 || houseOn(play) === undefined) return undefined;
    return { ...moment, play, game: play.game, state: 'house-plays' };
  },
  key: gameKey((s) => hurried(s)),
  // Until its first roll the box of whoever was on before can be the wrong one.
  held: takesBack,
  due(s) {
    const step = takesBack(s) === undefined ? houseStep(s, s.play) : undefined;
    return [...(step === undefined ? [] : [step]), ...usualDue(s)];
  },
  sentence: ({ game }) => ({ say: 'table.housePlays', player: turnName(game) }),
};
