/** The dice tumble for a player of the house: any button stops them. */
import { plain } from '../../language/sentence.ts';
import { houseOn } from '../state/house-turn.ts';
import type { Moment } from '../state/moment.ts';
import { ignored, type Reaction, shown } from '../state/reaction.ts';
import type { Tumble } from '../state/tumble.ts';
import type { Overlay } from './screen.ts';

export interface HouseRolls extends Moment {
  readonly state: 'house-rolls';
  readonly tumble: Tumble;
}

const STOPS = {
  help: plain('help.stopDice'),
  act: ({ ui, tumble, nowMs }: HouseRolls): Reaction =>
    shown({ ...ui, tumble: { ...tumble, hurriedMs: nowMs } }),
};

export const HOUSE_ROLLS: Overlay<HouseRolls> = {
  busy: 'tumbling',
  controls: { hold: STOPS, lever: STOPS, leaf: STOPS, select: STOPS },
  when(moment) {
    const { play, ui } = moment;
    if (play === undefined || ui.tumble === undefined || houseOn(play) === undefined) return undefined;
    return { ...moment, tumble: ui.tumble, state: 'house-rolls' };
  },
  key: ({ ui }) => ignored(ui, 'tumbling'),
};
