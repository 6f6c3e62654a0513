/** What is asked from pages instead of buttons: names, rehearsals, an operator's commands and the button test. */
import { decide, GUEST_CUTS, isRejection, typedName } from '../game/index.ts';
import { beginAgain, mayBeginAgain } from './begin-again.ts';
import { type Look, screenOf } from './shown.ts';
import { typeFameName } from './state/fame-name.ts';
import { command, ignored, type Reaction, refused, shown, type TableCommand } from './state/reaction.ts';
import { refusalOf, tableRefusal } from './state/refusal.ts';
import { endService } from './state/service.ts';
import { openRecall } from './state/service-recall.ts';
import type { LastingTest } from './state/service-tree.ts';
import { openTest } from './state/service-walk.ts';
import { playersOf, withName } from './state/setup.ts';
import { openSetup } from './state/start-game.ts';

/** Names a player while the game is set up, or after it the one whom the hall of fame asks. */
export function namePlayer({ moment, top }: Look, player: number, typed: string): Reaction {
  const name = typedName(typed);
  const { ui, rules } = moment;
  if (top.state === 'fame-name' && top.entry.player === player) return typeFameName(top, name);
  if (ui.place !== 'setup' || ui.stopped !== undefined || player >= playersOf(ui.setup, rules)) {
    return ignored(ui, 'unused');
  }
  return shown({ ...ui, setup: withName(ui.setup, player, name.trim() === '' ? undefined : name) });
}

/** Makes the game that is set up, or one that nobody has rolled in yet, a rehearsal, or a real one again. */
export function rehearse(look: Look, rehearsal: boolean): Reaction {
  const { moment, top } = look;
  const { ui, play, lesson, nowMs } = moment;
  if (top.state === 'saving' || top.state === 'stopped') return ignored(ui, top.state);
  if (play !== undefined) {
    // A lesson is a rehearsal whose dice nobody types.
    if (play.game.rehearsal === rehearsal && !lesson) return shown(ui);
    if (!mayBeginAgain(look)) return refused(ui, tableRefusal('rehearsal-late'), nowMs);
    return beginAgain(look, { rehearsal });
  }
  const opened = ui.place === 'setup' ? ui : openSetup(moment).ui;
  return shown({ ...opened, setup: { ...opened.setup, rehearsal } });
}

/** Whether guests may cut the dice of the game that is shown; what is wrong with a word, the game says. */
export function guestsMayCut({ moment, place, top }: Look): boolean {
  const { options, play } = moment;
  if (!options.guestCut || place.state !== 'first-roll' || screenOf(top).busy !== undefined) return false;
  return (
    play !== undefined &&
    !play.game.rehearsal &&
    play.game.round === undefined &&
    play.game.guestCuts.length < GUEST_CUTS
  );
}

/** A guest cuts the dice of this game. What is refused to guests changes nothing that players see. */
export function guestCut(look: Look, game: number, text: string): Reaction {
  const { ui, play, options } = look.moment;
  if (play?.game.number !== game || !guestsMayCut(look)) return ignored(ui, 'unused');
  const asked = { type: 'cut', text, guest: true } as const;
  const decision = decide(options.ruleSets, play.game, asked, () => []);
  if (!isRejection(decision)) return command(ui, asked);
  return { type: 'refused', refusal: refusalOf(decision, undefined), ui };
}

/** What an operator asks of the game: decided like a player's command, but not while dice move or a move is being saved. */
export function operatorCommand({ top }: Look, asked: TableCommand): Reaction {
  const { busy } = screenOf(top);
  if (busy !== undefined) return ignored(top.ui, busy);
  // Whatever the buttons were asking for, the answer is given.
  return command({ ...top.ui, menu: undefined, fameName: undefined }, asked);
}

/** An operator's page begins or ends a test, or shows the last games, unless dice tumble or a move is being saved. */
export function remoteTest({ moment, top }: Look, wanted: LastingTest | 'recall' | 'off'): Reaction {
  const { ui } = moment;
  if (wanted === 'off') return ui.service === undefined ? ignored(ui, 'unused') : endService(moment);
  const { busy } = screenOf(top);
  if (busy !== undefined && busy !== 'stopped') return ignored(ui, busy);
  return wanted === 'recall' ? openRecall(moment) : openTest(moment, wanted);
}
