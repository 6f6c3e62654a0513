/** What happened on the table as sounds of the pack. */
import type { GameEvent } from '../../game/index.ts';
import type { Cue } from '../../sound/cue.ts';
import type { Scene } from '../scene.ts';

/** A score as great as this is celebrated: the Yahtzee of nearly every set, and the bonus for one more. */
const GREAT = 50;
/** What lifts the sound of a score, or of a bank, by a semitone; a whole octave at most. */
const POINTS_A_STEP = 3;
const BANKED_A_STEP = 100;
const OCTAVE = 12;

/** In the order of the events. What a roll led to is not told before its dice stand. */
export function cuesOf(events: readonly GameEvent[]): readonly Cue[] {
  if (events.some(({ type }) => type === 'rolled')) return [];
  return events.map(cueOf).filter((cue) => cue !== undefined);
}

function cueOf(event: GameEvent): Cue | undefined {
  switch (event.type) {
    case 'game started':
      return { sound: 'start' };
    case 'cut':
    case 'held':
      return { sound: 'hold' };
    case 'freed':
      return { sound: 'free' };
    case 'scored':
      return scored(event.points + event.bonus);
    case 'claimed':
      return { sound: 'fanfare' };
    case 'banked':
      return { sound: 'score', higher: step(event.points, BANKED_A_STEP) };
    case 'stopped':
    case 'skipped':
    case 'taken back':
    case 'undone':
    case 'repaired':
    case 'adjusted':
    case 'dropped out':
    case 'renamed':
    case 'named':
    case 'teamed':
      return { sound: 'browse' };
    default:
      return undefined;
  }
}

function scored(points: number): Cue {
  if (points >= GREAT) return { sound: 'fanfare' };
  return points === 0 ? { sound: 'scratch' } : { sound: 'score', higher: step(points, POINTS_A_STEP) };
}

function step(points: number, each: number): number {
  return Math.min(OCTAVE, Math.floor(points / each));
}

/** What became of a press that changed nothing of the game. */
export function cueOfPress(outcome: 'shown' | 'refused'): Cue {
  return { sound: outcome === 'shown' ? 'browse' : 'refusal' };
}

/** What can be heard because of what is shown: dice rattle, each clacks as it stops, a farkle, the end of a game. */
export function cuesBetween(before: Scene | undefined, after: Scene): readonly Cue[] {
  if (before === undefined) return [];
  const was = tumbling(before);
  const is = tumbling(after);
  const landed = after.slots.some(
    ({ kind }, slot) => kind === 'die' && before.slots[slot]?.kind === 'tumbling',
  );
  const farkled = before.farkle === undefined && after.farkle !== undefined;
  return [
    ...(landed ? [{ sound: 'clack' } as const] : []),
    ...(was === is || after.calm ? [] : [{ sound: 'rattle', dice: is } as const]),
    ...(farkled ? [{ sound: 'farkle' } as const] : []),
    ...(tellsEnd(before, after) ? [{ sound: 'winner' } as const] : []),
  ];
}

/** The last score was seen: who has won is told from now on. */
export function tellsEnd(before: Scene, after: Scene): boolean {
  return before.highlight?.fresh === true && after.screen === 'over' && after.highlight?.fresh === false;
}

function tumbling({ slots }: Scene): number {
  return slots.filter(({ kind }) => kind === 'tumbling').length;
}
