/** Events in spoken words: what no message line tells. */
import { describe, familyOf, type Game, type GameEvent, type RuleSets } from '../../game/index.ts';
import { row, type Text } from '../../language/sentence.ts';
import { isSigned } from '../state/follow-correction.ts';

export interface Happened {
  readonly words: Text;
  /** Nothing else is said with it: everybody knows the rest already. */
  readonly corrects: boolean;
}

/** `before`: the game that the events were decided in. A roll is told by its dice, once they stand. */
export function happenedBy(events: readonly GameEvent[], before: Game | undefined, sets: RuleSets): Happened {
  if (isSigned(events)) return { words: rightNow(events, before, sets), corrects: true };
  const told = events.map((event) => {
    if (event.type === 'held' || event.type === 'freed') return touched(event, before);
    return TOLD.has(event.type) ? describe(event, before, sets) : '';
  });
  return { words: row(...told), corrects: false };
}

const TOLD: ReadonlySet<GameEvent['type']> = new Set([
  'game started',
  'scored',
  'claimed',
  'set aside',
  'skipped',
  'taken back',
]);

type Touched = Extract<GameEvent, { type: 'held' | 'freed' }>;

function touched({ type, slot }: Touched, game: Game | undefined): Text {
  const face = game?.turn.dice?.[slot];
  if (game === undefined || face === undefined) return '';
  const picks = familyOf(game).mark === 'picked';
  const key = type === 'held' ? (picks ? 'picked' : 'stays') : picks ? 'putBack' : 'rollsAgain';
  return { say: `speech.${key}`, die: slot + 1, face };
}

/** What a correction has made of the game, without what was there before, who did it and why. */
function rightNow(events: readonly GameEvent[], before: Game | undefined, sets: RuleSets): Text {
  const told = events.filter(({ type }) => type !== 'game ended');
  const newest = told.at(-1);
  return newest === undefined
    ? ''
    : describe({ ...newest, by: undefined, why: undefined } as never, before, sets);
}
