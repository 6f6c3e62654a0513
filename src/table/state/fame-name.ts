/**
 * After a game: whoever plays under a default name and has entered the hall of fame is asked for a name, one after the
 * other, once. A table that dies meanwhile does not ask again; an operator can name the entry.
 */
import { entriesInFame, isDefaultName } from '../../game/index.ts';
import { TURN_GUARD_MS } from '../times.ts';
import { askedName, enteredName, type NameEntry } from './name-entry.ts';
import { command, type Reaction, shown } from './reaction.ts';
import type { Situation } from './situation.ts';
import type { Ui } from './ui.ts';

/** Somebody is asked: the name so far. */
export interface AskedForFame extends Situation {
  readonly entry: NameEntry;
}

/** The game has ended and its hall of fame is known: asks the first player who has no name. */
export function askForNames(situation: Situation): Ui {
  return { ...situation.ui, fameName: nextQuestion(situation, -1) };
}

/** The name as it stands, letters that were entered or the default; then the question to the next player. */
export function takeFameName(s: AskedForFame): Reaction {
  const { ui, entry, nowMs } = s;
  const fameName = nextQuestion(s, entry.player);
  // Who presses twice must not answer for the next one.
  const guardUntilMs = fameName === undefined ? ui.guardUntilMs : nowMs + TURN_GUARD_MS;
  return withAnswer({ ...ui, fameName, guardUntilMs }, entry.player, enteredName(entry));
}

/** The lever: this name as it stands, and nobody else is asked. */
export function endFameNames({ ui, entry }: AskedForFame): Reaction {
  return withAnswer({ ...ui, fameName: undefined }, entry.player, enteredName(entry));
}

/** Somebody has typed the name that is asked for. */
export function typeFameName(s: AskedForFame, name: string): Reaction {
  const { player } = s.entry;
  const ui = { ...s.ui, fameName: nextQuestion(s, player) };
  return withAnswer(ui, player, name.trim() === '' ? undefined : name);
}

function withAnswer(ui: Ui, player: number, name: string | undefined): Reaction {
  return name === undefined ? shown(ui) : command(ui, { type: 'name', player, name });
}

function nextQuestion({ game, hall, nowMs }: Situation, after: number): Ui['fameName'] {
  if (game?.status !== 'over') return undefined;
  const inFame = new Set(entriesInFame(hall, game).map(({ player }) => player));
  const player = game.players.findIndex(
    (name, index) => index > after && inFame.has(index) && isDefaultName(name, index),
  );
  return player === -1 ? undefined : { game: game.number, ...askedName(player, nowMs) };
}
