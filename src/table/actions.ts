/** The actions of the control table. Each makes of one press exactly one reaction and changes nothing itself. */
import { INPUTS, LEDS } from '../../hardware/table.ts';
import type { ActionName } from './action-names.ts';
import { browse, choose, showBox } from './state/choose-box.ts';
import { endFameNames, takeFameName } from './state/fame-name.ts';
import { attractScreens, finalLeaves, leafOn, turnLeaves } from './state/leaf.ts';
import { closeMenu, MENU_ITEMS, takeFromMenu } from './state/menu.ts';
import { deleteLetter, NAME_END, type NameEntry, takeLetter, walkLetters } from './state/name-entry.ts';
import { command, ignored, type Reaction, refused, rollFirst, shown } from './state/reaction.ts';
import { tableRefusal } from './state/refusal.ts';
import { nextStage, testButton } from './state/service.ts';
import { askName, playersOf, type Setup, setupNames, walkGames } from './state/setup.ts';
import { rulesOf, type Situation } from './state/situation.ts';
import { startGame, takeNameOrStart } from './state/start-game.ts';
import { hasStopped } from './state/tumble.ts';
import type { Ui } from './state/ui.ts';

/** What the input says beyond its action: its index (of a hold that is its slot, from 0), the direction of previous and next. */
export interface Detail {
  readonly slot: number;
  readonly step: -1 | 1;
  /** When the button was pressed, in table time. */
  readonly pressedMs: number;
}

type Action = (situation: Situation, detail: Detail) => Reaction;

const DELETE_SLOT = 0;

export const ACTIONS: Readonly<Record<ActionName, Action>> = {
  'light a die': ({ ui }, { slot }) => {
    const lit = Array.from(
      { length: LEDS.slots },
      (_, at) => (ui.attract.lit[at] === true) !== (at === slot),
    );
    return shown({ ...ui, attract: { ...ui.attract, lit } });
  },
  'open setup': openSetup,
  'go on': ({ ui }) => shown({ ...ui, place: 'game', quitUntilMs: undefined }),
  'leaf screens': (situation, { step }) => {
    const { ui, game, hall } = situation;
    const count = attractScreens(game, Object.keys(hall).length);
    return shown({ ...ui, attract: { ...ui.attract, screen: leafOn(ui.attract.screen, step, count) } });
  },
  'set players': (situation, { slot }) => setPlayers(situation, slot + 1),
  'walk games': ({ ui, options }, { step }) => inSetup(ui, walkGames(ui.setup, options, step)),
  'take game': ({ ui, nowMs }) => inSetup(ui, { ...ui.setup, question: 'players', sinceMs: nowMs }),
  'walk players': (situation, { step }) => {
    const { min, max } = rulesOf(situation).players;
    const players = playersOf(situation.ui.setup, situation.options);
    return setPlayers(situation, min + leafOn(players - min, step, max - min + 1));
  },
  'take players': ({ ui, nowMs }) => inSetup(ui, askName(ui.setup, 0, nowMs)),
  'delete letter': ({ ui, nowMs }, { slot }) => {
    if (slot !== DELETE_SLOT) return ignored(ui, 'unused');
    if (entryOf(ui).letter === undefined) return ignored(ui, 'no-letter');
    return inEntry(ui, (entry) => deleteLetter(entry, nowMs));
  },
  'walk letters': ({ ui, nowMs }, { step }) => inEntry(ui, (entry) => walkLetters(entry, step, nowMs)),
  'take letter': (situation) => {
    const { ui, nowMs } = situation;
    const { letter } = entryOf(ui);
    const ends = letter === undefined || letter === NAME_END;
    if (!ends) return inEntry(ui, (entry) => takeLetter(entry, nowMs));
    return ui.place === 'setup' ? takeNameOrStart(situation) : takeFameName(situation);
  },
  start: startGame,
  cut: ({ ui }, { slot }) => command(ui, { type: 'cut', text: `${slot + 1}` }),
  roll: ({ ui }) => command(ui, { type: 'roll' }),
  'leaf card': (situation, { step }) => {
    const { ui, game } = situation;
    const count = game === undefined ? 0 : turnLeaves(rulesOf(situation), game).length;
    return shown({ ...ui, pickedUntilMs: undefined, leaf: leafOn(ui.leaf, step, count) });
  },
  'ask for a roll': ({ ui, nowMs }) => rollFirst(ui, nowMs),
  'ask for all rolls': ({ ui, nowMs }) => refused(ui, tableRefusal('roll-on'), nowMs),
  'toggle hold': toggleHold,
  'toggle stopped die': (situation, detail) => {
    const { ui, options, nowMs } = situation;
    const isDie = detail.slot < rulesOf(situation).dice;
    const stands = isDie && ui.tumble !== undefined && hasStopped(ui.tumble, options, detail.slot, nowMs);
    // The dice of a farkle cannot be set aside any more, standing or not.
    return stands && ui.farkle === undefined ? toggleHold(situation, detail) : ignored(ui, 'tumbling');
  },
  'stop tumble': ({ ui, nowMs }) =>
    shown(ui.tumble === undefined ? ui : { ...ui, tumble: { ...ui.tumble, hurriedMs: nowMs } }),
  'browse boxes': (situation, { step }) => browse(situation, step),
  'show box': (situation, { slot }) => showBox(situation, slot),
  'choose box': choose,
  bank: ({ ui }) => command(ui, { type: 'bank' }),
  'end names': endFameNames,
  'play again': ({ ui, game, options }) => {
    const players = game?.players ?? setupNames(ui.setup, game, options);
    const starter = ((game?.starter ?? -1) + 1) % players.length;
    const rules = game?.rules ?? ui.setup.rules;
    return command(ui, { type: 'start', rules, players, starter, rehearsal: game?.rehearsal === true });
  },
  'leaf final cards': (situation, { step }) => {
    const { ui, game } = situation;
    const count = game === undefined ? 0 : finalLeaves(rulesOf(situation), game).length;
    return shown({ ...ui, leaf: leafOn(ui.leaf, step, count) });
  },
  'walk menu': ({ ui, nowMs }, { step }) => {
    const item = leafOn(ui.menu?.item, step, MENU_ITEMS.length);
    return shown({ ...ui, menu: { item, sinceMs: nowMs } });
  },
  'take from menu': takeFromMenu,
  'close menu': ({ ui }) => shown(closeMenu(ui)),
  'next service page': nextStage,
  'test button': (situation, { slot, pressedMs }) =>
    testButton(situation, INPUTS[slot] ?? 'select', pressedMs),
};

/** Every question offers what was chosen last. */
function openSetup({ ui, game, nowMs }: Situation): Reaction {
  const last = ui.place === 'game' && game !== undefined ? game : undefined;
  const players = last?.players.length ?? ui.setup.players;
  const rules = last?.rules ?? ui.setup.rules;
  const setup: Setup = {
    ...ui.setup,
    question: 'game',
    rules,
    players,
    names: [],
    rehearsal: false,
    sinceMs: nowMs,
  };
  return shown({ ...ui, place: 'setup', leaf: undefined, setup });
}

function inSetup(ui: Ui, setup: Setup): Reaction {
  return shown({ ...ui, setup });
}

/** The name that is being entered: the one that setup asks for, or that of somebody in the hall of fame. */
function entryOf({ place, setup, fameName }: Ui): NameEntry {
  return place === 'setup' ? setup : (fameName ?? setup);
}

function inEntry(ui: Ui, change: <T extends NameEntry>(entry: T) => T): Reaction {
  if (ui.place === 'setup' || ui.fameName === undefined) return inSetup(ui, change(ui.setup));
  return shown({ ...ui, fameName: change(ui.fameName) });
}

function setPlayers(situation: Situation, players: number): Reaction {
  const { ui, nowMs } = situation;
  const { name, players: limits } = rulesOf(situation);
  if (players < limits.min || players > limits.max) {
    const sentence = `${name} is for ${limits.min} to ${limits.max} players, not ${players}.`;
    return refused(ui, tableRefusal('player-count', sentence), nowMs);
  }
  return inSetup(ui, { ...ui.setup, question: 'players', players, sinceMs: nowMs });
}

function toggleHold({ ui, game }: Situation, { slot }: Detail): Reaction {
  const type = game?.turn.held[slot] === true ? 'free' : 'hold';
  return command(ui, { type, slot });
}
