/** Service: a roll of one of the last games, as its dice lay. */
import { playerNames, unnamed } from '../../../game/index.ts';
import { plain, type Text } from '../../../language/sentence.ts';
import { at } from '../../at.ts';
import { DARK, eachSlot } from '../../picture/each-slot.ts';
import { displayNames } from '../../state/display-name.ts';
import type { GroupedPress } from '../../state/inputs.ts';
import type { Reaction } from '../../state/reaction.ts';
import { type RecallStep, rollShown, walkRecall } from '../../state/service-recall.ts';
import { ignores, type Overlay } from '../screen.ts';
import { inService, quiet, type Serving, serving, TREE_CONTROLS } from './tree.ts';

export interface ServiceRecall extends Serving<'recall'> {
  readonly state: 'service-recall';
}

/** Of each hold button. */
const STEPS: readonly (readonly [RecallStep, -1 | 1])[] = [
  ...([
    ['game', -1],
    ['game', 1],
  ] as const),
  ...([
    ['turn', -1],
    ['turn', 1],
  ] as const),
  ...([
    ['roll', -1],
    ['roll', 1],
  ] as const),
];

export const SERVICE_RECALL: Overlay<ServiceRecall> = {
  chord: 'service',
  covers: true,
  controls: {
    ...TREE_CONTROLS,
    hold: { help: plain('help.walkGames'), act: walked },
    leaf: { help: plain('help.walkRolls'), act: (s, { step }) => walkRecall(s, s.shown, 'roll', step) },
    select: ignores('service'),
  },
  when(moment) {
    const s = serving(moment, 'recall');
    return s && { ...s, state: 'service-recall' };
  },
  due: quiet,
  pages({ shown: recall, nameOf = unnamed }): readonly Text[] {
    if (recall.games === undefined) return [{ say: 'leafWord.wait' }];
    const roll = rollShown(recall);
    const game = recall.games[recall.game];
    if (roll === undefined || game === undefined) return [{ say: 'leafWord.none' }];
    const pages: Text[] = [
      { say: 'leafWord.game', count: game.number },
      at(displayNames(playerNames(game.seats.map(nameOf))), roll.player),
      { say: 'display.roll', roll: roll.roll },
    ];
    return roll.end === undefined ? pages : [...pages, roll.end];
  },
  sentence: inService,
  slots({ shown: recall }) {
    const roll = rollShown(recall);
    return eachSlot((slot) => {
      const face = roll?.faces[slot];
      return face === undefined ? DARK : { kind: 'die', face, held: roll?.held[slot] === true };
    });
  },
};

function walked(s: ServiceRecall, { slot }: GroupedPress<'hold'>): Reaction {
  const [by, step] = STEPS[slot] ?? (['roll', 1] as const);
  return walkRecall(s, s.shown, by, step);
}
