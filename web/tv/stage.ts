/** What the TV shows at this moment: nobody touches it, so time and the table decide. Pure. */
import type { ToldSnapshot } from '../link/told.ts';

export type Stage =
  | { readonly kind: 'play' }
  /** All full cards, between rounds and at the end. */
  | { readonly kind: 'cards' }
  | { readonly kind: 'winner' }
  | { readonly kind: 'setup' }
  /** Nobody has played for so long. */
  | { readonly kind: 'attract'; readonly elapsedMs: number }
  | { readonly kind: 'saver' };

/** Full cards between rounds, until somebody rolls; at the end they and the ceremony, which is longer, take turns. */
const CARDS_MS = 8000;
const CEREMONY_MS = 16_000;

/** What has to be remembered from one snapshot to the next. Times of one clock in ms. */
export interface Memory {
  readonly game: number | null;
  readonly screen: ToldSnapshot['screen'];
  readonly round: number;
  /** Since when this screen is shown. */
  readonly screenMs: number;
  /** Since when this round is played; undefined for the round that the page came into. */
  readonly roundMs: number | undefined;
}

type Shown = Pick<ToldSnapshot, 'game' | 'screen' | 'round' | 'dimmed' | 'rollsTaken' | 'scored'> & {
  readonly slots: readonly Pick<ToldSnapshot['slots'][number], 'tumbling'>[];
};

/** What the next snapshot is compared with. `nowMs` is the page's own clock. */
export function remember(
  memory: Memory | undefined,
  { game, screen, round, scored }: Shown,
  nowMs: number,
): Memory {
  if (memory === undefined) return { game, screen, round, screenMs: nowMs, roundMs: undefined };
  const sameGame = memory.game === game;
  // A correction may lead back to an earlier round: nothing new has begun then.
  const isNext = sameGame && round > memory.round;
  // What was just scored is seen first: only then does the time of what follows begin.
  const waits = scored?.fresh === true;
  const stays = sameGame && round === memory.round ? memory.roundMs : undefined;
  const roundMs = isNext || (waits && stays !== undefined) ? nowMs : stays;
  const screenMs = sameGame && memory.screen === screen && !waits ? memory.screenMs : nowMs;
  return { game, screen, round, screenMs, roundMs };
}

/** Of one moment: asked anew every time the page is drawn. */
export function stageOf(shown: Shown, memory: Memory, nowMs: number): Stage {
  const { screen, dimmed, rollsTaken, slots, scored } = shown;
  if (dimmed) return { kind: 'saver' };
  if (scored?.fresh === true) return { kind: 'play' };
  const shownMs = nowMs - memory.screenMs;
  switch (screen) {
    case 'turn': {
      const { roundMs } = memory;
      const rolls = rollsTaken > 0 || slots.some(({ tumbling }) => tumbling);
      return { kind: !rolls && roundMs !== undefined && nowMs - roundMs < CARDS_MS ? 'cards' : 'play' };
    }
    case 'over':
      return { kind: shownMs % (CEREMONY_MS + CARDS_MS) < CEREMONY_MS ? 'winner' : 'cards' };
    case 'setup':
      return { kind: 'setup' };
    case 'attract':
      return { kind: 'attract', elapsedMs: shownMs };
    default:
      return screen satisfies never;
  }
}
