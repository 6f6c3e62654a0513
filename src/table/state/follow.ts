/** How the ui follows the game: what it puts away or begins when a decision is made, and when it is durable. */
import { evolve, familyOf, type Game, type GameEvent, totalsOf } from '../../game/index.ts';
import { at } from '../at.ts';
import type { TableOptions } from '../options.ts';
import { PICKED_MS, TURN_GUARD_MS } from '../times.ts';
import { afterCorrection, isSigned } from './follow-correction.ts';
import { highlightOf, whileRolling } from './highlight.ts';
import { toAttract } from './leave.ts';
import { bankedNotice, cutNotice, guestCutNotice } from './notices.ts';
import { clearTurn, type ShownFarkle, type Ui } from './ui.ts';

const AT_ONCE: ReadonlySet<GameEvent['type']> = new Set(['held', 'freed', 'cut', 'stopped']);

/** Rolls, scores and starts wait for the journal before they change the game; the others change it at once. */
export function waitsForJournal(events: readonly GameEvent[]): boolean {
  return !events.every(({ type }) => AT_ONCE.has(type));
}

/** The decision is made. A tumble begins at once and hides the append; a score or a start shows nothing yet. */
export function afterDecision(
  ui: Ui,
  game: Game | undefined,
  events: readonly GameEvent[],
  nowMs: number,
  options: Pick<TableOptions, 'tumbleMs' | 'calm'>,
): Ui {
  const rolled = events.find((event) => event.type === 'rolled');
  if (rolled !== undefined) {
    const rolling = rolled.held.map((isHeld) => !isHeld);
    const hotDice = events.some((event) => event.type === 'set aside' && event.hotDice);
    // Dice that a hall deals tumble already.
    const { startedMs = nowMs, hurriedMs } = ui.tumble ?? {};
    const tumble = { startedMs, durableMs: undefined, hurriedMs, rolling, roll: rolled.n, hotDice };
    return { ...clearTurn(ui), highlight: whileRolling(ui.highlight, tumble, options), tumble };
  }
  const [event] = events;
  switch (event?.type) {
    case 'held':
    case 'freed':
      return game !== undefined && familyOf(game).mark === 'picked'
        ? { ...clearTurn(ui), pickedUntilMs: nowMs + PICKED_MS }
        : clearTurn(ui);
    case 'stopped':
      // The best box is shown from now on.
      return { ...clearTurn(ui), shownBox: ui.shownBox };
    case 'cut': {
      // A guest leaves all as it lies.
      if (event.guest === true) return { ...ui, notice: guestCutNotice(event.text, nowMs) };
      const pressed = [game?.pressedCut, event.text].join('');
      return { ...clearTurn(ui), notice: cutNotice(pressed, nowMs) };
    }
    default:
      // All stays as it is shown: on a healthy disk the wait is too short to speak of.
      return { ...ui, notice: undefined, saving: true };
  }
}

/** What the table waited for is durable: faces may be seen, the turn has changed, the game has begun. `game`: before it. */
export function afterAppend(
  ui: Ui,
  game: Game | undefined,
  events: readonly GameEvent[],
  nowMs: number,
  { ruleSets, players }: Pick<TableOptions, 'ruleSets' | 'players'>,
): Ui {
  if (events.some(({ type }) => type === 'rolled')) {
    if (ui.tumble === undefined) return ui;
    return { ...ui, tumble: { ...ui.tumble, durableMs: nowMs }, farkle: farkleOf(game, events) };
  }
  if (events.at(-1)?.type === 'game abandoned') {
    const over = { saving: false, quitUntilMs: undefined } as const;
    // Whoever sets up another game meanwhile is not disturbed.
    return ui.place === 'setup' ? { ...ui, ...over } : { ...toAttract(clearTurn(ui), nowMs), ...over };
  }
  const guardUntilMs = nowMs + TURN_GUARD_MS;
  const cleared: Ui = {
    ...clearTurn(ui),
    place: 'game',
    saving: false,
    guardUntilMs,
    quitUntilMs: undefined,
    highlight: undefined,
  };
  if (isSigned(events)) return afterCorrection(ui, cleared, game, events, nowMs, ruleSets);
  // The game that it replaces may have been abandoned with it.
  if (events.some(({ type }) => type === 'game started')) {
    return { ...cleared, setup: { ...ui.setup, playedWith: players } };
  }
  const highlight = highlightOf(game, events.reduce(evolve, game), events, ruleSets, nowMs);
  const [event] = events;
  switch (event?.type) {
    case 'claimed':
      // The turn goes on: nothing to be guarded.
      return { ...cleared, highlight, guardUntilMs: ui.guardUntilMs };
    case 'banked': {
      if (game === undefined) return cleared;
      const { player, points } = event;
      const total = at(totalsOf(undefined, game), player) + points;
      const notice = bankedNotice(at(game.players, player), points, total, nowMs);
      return { ...cleared, highlight, notice };
    }
    default:
      return { ...cleared, highlight };
  }
}

/** The game as the dice of a farkle lie, before the turn changes. */
function farkleOf(game: Game | undefined, events: readonly GameEvent[]): ShownFarkle | undefined {
  const at = events.findIndex(({ type }) => type === 'farkled');
  const farkled = events[at];
  if (farkled?.type !== 'farkled') return undefined;
  let rolled = game;
  for (const event of events.slice(0, at)) rolled = evolve(rolled, event);
  return rolled?.family === 'farkle'
    ? { game: rolled, lost: farkled.lost, penalty: farkled.penalty, sinceMs: undefined }
    : undefined;
}
