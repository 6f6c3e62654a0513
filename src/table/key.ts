/** The keys of the on-screen cabinet that have no button: boxes, play again, quit. They are commands and act at once. */
import type { Category } from '../game/index.ts';
import { ACTIONS } from './actions.ts';
import { scoreBox } from './state/choose-box.ts';
import { quit, toAttract } from './state/menu.ts';
import { ignored, type Reaction, refused, rollFirst, shown } from './state/reaction.ts';
import { tableRefusal } from './state/refusal.ts';
import { choosable, controlState, fiveDiceOf, rulesOf, type Situation } from './state/situation.ts';
import { startGame } from './state/start-game.ts';

/** S1.2 in every set: leads to the setup, and there starts the game that is offered. */
const START_KEY = 's';
const QUIT_KEY = 'q';

/** `key`: one small letter as typed. Keys that have a button (1 to 6, arrows, Enter, Space) press its pin instead. */
export function keyPress(situation: Situation, key: string): Reaction {
  const { ui, nowMs } = situation;
  const state = controlState(situation);
  if (state === 'saving' || state === 'stopped') return ignored(ui, state);
  if (ui.service !== undefined) return ignored(ui, 'unused');
  if (key === QUIT_KEY) return quitKey(situation);
  if (key === START_KEY && ui.place === 'setup') return startGame(situation);
  if (key === START_KEY && ui.place === 'attract') return ACTIONS['open setup'](situation, NO_DETAIL);
  if (state === 'over' && key === 'y') return ACTIONS['play again'](situation, NO_DETAIL);
  if (state === 'over' && key === 'n') return shown(toAttract(ui, nowMs));
  const box = fiveDiceOf(situation)?.rules.boxes.find((candidate) => candidate.key === key);
  return boxKey(situation, box?.category);
}

const NO_DETAIL = { slot: 0, step: 1, pressedMs: 0 } as const;

/** One press of q quits (S1.35); in setup and after the game it leads to attract. */
function quitKey(situation: Situation): Reaction {
  const { ui, nowMs } = situation;
  if (ui.place === 'attract') return ignored(ui, 'unused');
  if (ui.place === 'setup') return shown(toAttract(ui, nowMs));
  return ui.tumble === undefined && ui.farkle === undefined ? quit(situation) : ignored(ui, 'tumbling');
}

/** `wanted` undefined: no box has this key. */
function boxKey(situation: Situation, wanted: Category | undefined): Reaction {
  const { ui, nowMs } = situation;
  const state = controlState(situation);
  switch (state) {
    case 'saving':
    case 'stopped':
    case 'tumbling':
    case 'farkled':
      return ignored(ui, state);
    case 'attract':
    case 'continue':
    case 'service-address':
    case 'service-pin':
    case 'service-buttons':
    case 'menu':
    case 'setup-game':
    case 'setup-players':
    case 'setup-name':
      return ignored(ui, 'unused');
    case 'fame-name':
    case 'over':
      return refused(ui, tableRefusal('game-over'), nowMs);
    case 'first-roll':
    case 'before-roll':
      return rollFirst(ui, nowMs);
    case 'farkle':
    case 'roll-again':
      return ignored(ui, 'not-choosing');
    case 'rolls-left':
      return ui.shownBox === undefined ? ignored(ui, 'not-choosing') : score(situation, wanted);
    case 'no-rolls-left':
      return score(situation, wanted);
    default:
      return state satisfies never;
  }
}

function score(situation: Situation, wanted: Category | undefined): Reaction {
  const { ui, nowMs } = situation;
  if (nowMs < ui.guardUntilMs) return ignored(ui, 'turn-change');
  if (wanted === undefined) {
    const { unknownBox } = rulesOf(situation).manners.sentences;
    return refused(ui, tableRefusal('no-such-box', unknownBox), nowMs);
  }
  return scoreBox(situation, inOpenColumn(situation, wanted));
}

/** On a card with columns one key has several boxes: the shown one, else this one, else the next open one. */
function inOpenColumn(situation: Situation, wanted: Category): Category {
  const { rules } = fiveDiceOf(situation) ?? {};
  const kindOf = (category: Category) => rules?.boxes.find((box) => box.category === category)?.kind;
  const open = choosable(situation)
    .map(({ category }) => category)
    .filter((category) => kindOf(category) === kindOf(wanted));
  const { shownBox } = situation.ui;
  if (shownBox !== undefined && open.includes(shownBox)) return shownBox;
  return open.includes(wanted) ? wanted : (open[0] ?? wanted);
}
