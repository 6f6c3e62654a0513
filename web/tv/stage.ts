/** What the TV shows at this moment: nobody touches it, so time and the table decide. Pure. */
import type { ToldSnapshot } from '../link/told.ts';

export type Stage =
  | { readonly kind: 'play' }
  /** All full cards, between rounds and at the end. */
  | { readonly kind: 'cards' }
  /** `again`: it has been seen already. */
  | { readonly kind: 'winner'; readonly again: boolean }
  | { readonly kind: 'setup' }
  /** Nobody has played for so long. */
  | { readonly kind: 'attract'; readonly elapsedMs: number }
  | { readonly kind: 'saver' };

/** Who rolls at once would only see all cards flash. */
const CARDS_AFTER_MS = 2500;
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
  /** Since when this round waits for its first roll; undefined when that has come, and for the round that the page came into. */
  readonly roundMs: number | undefined;
}

type Shown = Pick<ToldSnapshot, 'game' | 'screen' | 'round' | 'dimmed' | 'rollsTaken' | 'scored'> & {
  readonly slots: readonly Pick<ToldSnapshot['slots'][number], 'tumbling'>[];
};

/** What the next snapshot is compared with. `nowMs` is the page's own clock. */
export function remember(
  memory: Memory | undefined,
  { game, screen, round, scored, rollsTaken, slots }: Shown,
  nowMs: number,
): Memory {
  if (memory === undefined) return { game, screen, round, screenMs: nowMs, roundMs: undefined };
  const sameGame = memory.game === game;
  // A correction may lead back to an earlier round: nothing new has begun then.
  const isNext = sameGame && round > memory.round;
  // What was just scored is seen first: only then does the time of what follows begin.
  const waits = scored?.fresh === true;
  const rolls = rollsTaken > 0 || slots.some(({ tumbling }) => tumbling);
  const stays = sameGame && round === memory.round ? memory.roundMs : undefined;
  const begins = isNext || (waits && stays !== undefined);
  const roundMs = rolls ? undefined : begins ? nowMs : stays;
  const screenMs = sameGame && memory.screen === screen && !waits ? memory.screenMs : nowMs;
  return { game, screen, round, screenMs, roundMs };
}

/** Of one moment: asked anew every time the page is drawn. */
export function stageOf(shown: Shown, memory: Memory, nowMs: number): Stage {
  const { screen, dimmed, scored } = shown;
  if (dimmed) return { kind: 'saver' };
  if (scored?.fresh === true) return { kind: 'play' };
  const shownMs = nowMs - memory.screenMs;
  switch (screen) {
    case 'turn': {
      const { roundMs } = memory;
      const waitedMs = roundMs === undefined ? 0 : nowMs - roundMs;
      const isWaiting = waitedMs >= CARDS_AFTER_MS && waitedMs < CARDS_AFTER_MS + CARDS_MS;
      return { kind: isWaiting ? 'cards' : 'play' };
    }
    case 'over':
      return shownMs % (CEREMONY_MS + CARDS_MS) < CEREMONY_MS
        ? { kind: 'winner', again: shownMs >= CEREMONY_MS }
        : { kind: 'cards' };
    case 'setup':
      return { kind: 'setup' };
    case 'attract':
      return { kind: 'attract', elapsedMs: shownMs };
    default:
      return screen satisfies never;
  }
}
