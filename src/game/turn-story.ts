/** How the last turns went, roll by roll: what pages replay. Folded from the events, like the game itself. */
import type { Dice } from './die.ts';
import type { GameEvent } from './event.ts';
import type { Category } from './yahtzee/category.ts';

export interface ToldRoll {
  readonly faces: Dice;
  /** One flag a die: it was not rolled, but had stayed. */
  readonly stayed: readonly boolean[];
}

export interface ToldTurn {
  readonly player: number;
  /** The box that was filled; undefined: points were banked, or lost. */
  readonly category: Category | undefined;
  /** With what the roll earned beside the box. */
  readonly points: number;
  /** The last roll scored nothing, and took the turn's points. */
  readonly busted: boolean;
  readonly rolls: readonly ToldRoll[];
}

export interface TurnStory {
  /** The rolls of the turn under way. */
  readonly rolls: readonly ToldRoll[];
  /** The two newest finished turns of this game, the newest first. */
  readonly ended: readonly ToldTurn[];
}

export const NO_TURNS: TurnStory = { rolls: [], ended: [] };

const KEPT = 2;

export function storyAfter(story: TurnStory, event: GameEvent): TurnStory {
  switch (event.type) {
    case 'game started':
      return NO_TURNS;
    case 'rolled':
      return { ...story, rolls: [...story.rolls, { faces: event.faces, stayed: event.held }] };
    case 'scored':
      return ending(story, event.player, event.category, event.points + event.bonus, false);
    case 'banked':
      return ending(story, event.player, undefined, event.points, false);
    case 'farkled':
      return ending(story, event.player, undefined, event.penalty, true);
    case 'taken back': {
      const [newest, ...others] = story.ended;
      return { rolls: newest?.rolls ?? [], ended: others };
    }
    // Who follows out of order, or chooses again, is not told as what went before.
    case 'skipped':
    case 'undone':
    case 'repaired':
      return NO_TURNS;
    default:
      return story;
  }
}

/** `rolling`: the newest roll is durable, but its dice tumble: what they led to, nobody may know yet. */
export function lastTurn({ rolls, ended }: TurnStory, rolling: boolean): ToldTurn | undefined {
  const [newest, before] = ended;
  return rolling && rolls.length === 0 && newest?.busted === true ? before : newest;
}

function ending(
  { rolls, ended }: TurnStory,
  player: number,
  category: Category | undefined,
  points: number,
  busted: boolean,
): TurnStory {
  // A turn that was skipped once may be told in part, or not at all.
  if (rolls.length === 0) return { rolls: [], ended };
  return { rolls: [], ended: [{ player, category, points, busted, rolls }, ...ended].slice(0, KEPT) };
}
