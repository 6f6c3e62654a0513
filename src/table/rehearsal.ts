/** Rehearsals: games whose dice are typed instead of drawn. That is settled before the first roll, and marked everywhere. */
import { ACTIONS } from './actions.ts';
import { command, ignored, type Reaction, refused, shown } from './state/reaction.ts';
import { type Refusal, tableRefusal } from './state/refusal.ts';
import { controlState, type Situation } from './state/situation.ts';

/** Makes the game that is set up, or one that nobody has rolled in yet, a rehearsal, or a real one again. */
export function rehearse(situation: Situation, rehearsal: boolean): Reaction {
  const { ui, game, nowMs } = situation;
  const state = controlState(situation);
  if (state === 'saving' || state === 'stopped') return ignored(ui, state);
  if (ui.place === 'game' && game !== undefined) {
    if (state !== 'first-roll') return refused(ui, tableRefusal('rehearsal-late'), nowMs);
    if (game.rehearsal === rehearsal) return shown(ui);
    const { rules, players, starter } = game;
    return command(ui, { type: 'start', rules, players, starter, rehearsal });
  }
  const opened =
    ui.place === 'setup' ? ui : ACTIONS['open setup'](situation, { slot: 0, step: 1, pressedMs: nowMs }).ui;
  return shown({ ...opened, setup: { ...opened.setup, rehearsal } });
}

/** Why no dice can be typed now; undefined: they can. */
export function refusesDice({ ui, game }: Situation): Refusal | undefined {
  const rehearses = ui.place === 'setup' ? ui.setup.rehearsal : game?.status === 'playing' && game.rehearsal;
  return rehearses ? undefined : tableRefusal('no-rehearsal');
}

export interface TypedRoll {
  /** The digits of the dice rolled, in slot order. */
  readonly digits: string;
  /** Line of the file, from 1. */
  readonly line: number;
}

/** One roll a line; blank lines are skipped, but counted. */
export function typedRolls(text: string): readonly TypedRoll[] | Refusal {
  const rolls = text
    .split(/\r?\n/)
    .map((digits, index) => ({ digits: digits.trim(), line: index + 1 }))
    .filter(({ digits }) => digits !== '');
  const wrong = rolls.find(({ digits }) => !/^[1-6]{1,6}$/.test(digits));
  if (wrong !== undefined) {
    const shownDigits = JSON.stringify(wrong.digits.slice(0, 20));
    const sentence = `Line ${wrong.line} is ${shownDigits}: a roll is 1 to 6 digits from 1 to 6.`;
    return tableRefusal('typed-wrong', sentence);
  }
  return rolls.length === 0 ? tableRefusal('typed-wrong', 'There are no dice in that text.') : rolls;
}
