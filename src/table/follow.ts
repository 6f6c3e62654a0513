/** How the ui follows the game: what it puts away or begins when a decision is made, and when it is durable. */
import { CUT_LENGTH, type Game, type GameEvent } from '../game/index.ts';
import { NOTICE_MS, TURN_GUARD_MS } from './times.ts';
import { clearTurn, type Ui } from './ui.ts';

/** Rolls, scores and starts wait for the journal before they change the game; the others change it at once. */
export function waitsForJournal(events: readonly GameEvent[]): boolean {
  return !events.every(({ type }) => type === 'held' || type === 'freed' || type === 'cut');
}

/** The decision is made. A tumble begins at once and hides the append; a score or a start shows nothing yet. */
export function afterDecision(
  ui: Ui,
  game: Game | undefined,
  events: readonly GameEvent[],
  nowMs: number,
): Ui {
  const [event] = events;
  switch (event?.type) {
    case 'rolled': {
      const rolling = event.held.map((isHeld) => !isHeld);
      const tumble = { startedMs: nowMs, rolling, roll: event.n, durableMs: undefined, hurriedMs: undefined };
      return { ...clearTurn(ui), tumble };
    }
    case 'held':
    case 'freed':
      return clearTurn(ui);
    case 'cut': {
      const cut = `${game?.cut ?? ''}${event.text}`;
      const sentence = `The dice are cut: ${cut}. ${CUT_LENGTH - [...cut].length} more presses may follow.`;
      const display = `CUT ${cut.slice(-4).toUpperCase()}`;
      return { ...clearTurn(ui), notice: { kind: 'notice', display, sentence, untilMs: nowMs + NOTICE_MS } };
    }
    default:
      // All stays as it is shown: on a healthy disk the wait is too short to speak of.
      return { ...ui, notice: undefined, saving: true };
  }
}

/** What the table waited for is durable: faces may be seen, the turn has changed, the game has begun. */
export function afterAppend(ui: Ui, events: readonly GameEvent[], nowMs: number): Ui {
  if (events.some(({ type }) => type === 'rolled')) {
    return ui.tumble === undefined ? ui : { ...ui, tumble: { ...ui.tumble, durableMs: nowMs } };
  }
  const abandoned = events.some(({ type }) => type === 'game abandoned');
  return {
    ...clearTurn(ui),
    place: abandoned ? 'attract' : 'game',
    saving: false,
    guardUntilMs: nowMs + TURN_GUARD_MS,
  };
}
