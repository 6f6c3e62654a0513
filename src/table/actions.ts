/** The actions of the control table. Each makes of one press exactly one reaction and changes nothing itself. */
import { LEDS } from '../../hardware/table.ts';
import { playerNames } from '../game/index.ts';
import { browse, choose, showBox } from './choose-box.ts';
import type { ActionName } from './control.ts';
import { attractScreens, cardLeaves, finalLeaves, leafOn } from './leaf.ts';
import { command, ignored, type Reaction, refused, rollFirst, shown } from './reaction.ts';
import { tableRefusal } from './refusal.ts';
import { rulesOf, type Situation } from './situation.ts';
import { hasStopped } from './tumble.ts';
import { offeredPlayers } from './ui.ts';

/** What the input says beyond its action: the slot of a hold (from 0), the direction of previous and next. */
export interface Detail {
  readonly slot: number;
  readonly step: -1 | 1;
}

type Action = (situation: Situation, detail: Detail) => Reaction;

export const ACTIONS: Readonly<Record<ActionName, Action>> = {
  'light a die': ({ ui }, { slot }) => {
    const lit = Array.from(
      { length: LEDS.slots },
      (_, at) => (ui.attract.lit[at] === true) !== (at === slot),
    );
    return shown({ ...ui, attract: { ...ui.attract, lit } });
  },
  'open setup': ({ ui, game }) => {
    // Last choice first.
    const players = ui.place === 'game' && game !== undefined ? game.players.length : ui.players;
    return shown({ ...ui, place: 'setup', leaf: undefined, players });
  },
  'leaf screens': ({ ui, game }, { step }) =>
    shown({
      ...ui,
      attract: { ...ui.attract, screen: leafOn(ui.attract.screen, step, attractScreens(game)) },
    }),
  'set players': (situation, { slot }) => setPlayers(situation, slot + 1),
  'walk players': (situation, { step }) => {
    const { min, max } = rulesOf(situation).players;
    return setPlayers(situation, min + leafOn(situation.ui.players - min, step, max - min + 1));
  },
  start: ({ ui, game, options }) =>
    command(ui, {
      type: 'start',
      rules: options.rules,
      players: setupNames({ ui, game, options }),
      starter: 0,
    }),
  cut: ({ ui }, { slot }) => command(ui, { type: 'cut', text: `${slot + 1}` }),
  roll: ({ ui }) => command(ui, { type: 'roll' }),
  'leaf own card': (situation, { step }) => {
    const { ui, game } = situation;
    const count = game === undefined ? 0 : cardLeaves(rulesOf(situation), game, game.turn.player).length;
    return shown({ ...ui, leaf: leafOn(ui.leaf, step, count) });
  },
  'ask for a roll': ({ ui, nowMs }) => rollFirst(ui, nowMs),
  'toggle hold': toggleHold,
  'toggle stopped die': (situation, detail) => {
    const { ui, options, nowMs } = situation;
    const isDie = detail.slot < rulesOf(situation).dice;
    const stands = isDie && ui.tumble !== undefined && hasStopped(ui.tumble, options, detail.slot, nowMs);
    return stands ? toggleHold(situation, detail) : ignored(ui, 'tumbling');
  },
  'stop tumble': ({ ui, nowMs }) =>
    shown(ui.tumble === undefined ? ui : { ...ui, tumble: { ...ui.tumble, hurriedMs: nowMs } }),
  'browse boxes': (situation, { step }) => browse(situation, step),
  'show box': (situation, { slot }) => showBox(situation, slot),
  'choose box': choose,
  'play again': ({ ui, game, options }) => {
    const players = game?.players ?? setupNames({ ui, game, options });
    const starter = ((game?.starter ?? -1) + 1) % players.length;
    return command(ui, { type: 'start', rules: game?.rules ?? options.rules, players, starter });
  },
  'leaf final cards': (situation, { step }) => {
    const { ui, game } = situation;
    const count = game === undefined ? 0 : finalLeaves(rulesOf(situation), game).length;
    return shown({ ...ui, leaf: leafOn(ui.leaf, step, count) });
  },
};

/** The names of as many players as setup shows: the offered ones first, then PLAYER 2, PLAYER 3 … */
export function setupNames({
  ui,
  game,
  options,
}: Pick<Situation, 'ui' | 'game' | 'options'>): readonly string[] {
  const offered = offeredPlayers(game, options);
  return playerNames(Array.from({ length: ui.players }, (_, index) => offered[index] ?? ''));
}

function setPlayers(situation: Situation, players: number): Reaction {
  const { ui, nowMs } = situation;
  const { name, players: limits } = rulesOf(situation);
  if (players < limits.min || players > limits.max) {
    const sentence = `${name} is for ${limits.min} to ${limits.max} players, not ${players}.`;
    return refused(ui, tableRefusal('player-count', sentence), nowMs);
  }
  return shown({ ...ui, players });
}

function toggleHold({ ui, game }: Situation, { slot }: Detail): Reaction {
  const type = game?.turn.held[slot] === true ? 'free' : 'hold';
  return command(ui, { type, slot });
}
