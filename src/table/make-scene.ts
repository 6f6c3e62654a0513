/** From the situation to the scene: what the table shows, in words. */
import { LEDS } from '../../hardware/table.ts';
import { FACES, type Face, type Game, mayRoll } from '../game/index.ts';
import { displayPages } from './display-text.ts';
import { isDimmed } from './idle.ts';
import { messageLine } from './message.ts';
import type { TileSet } from './picture/tile-set.ts';
import { TILE_SETS } from './picture/tile-sets.ts';
import type { DieMark, Scene, Screen, SlotScene } from './scene.ts';
import { serviceSlots } from './service-text.ts';
import { finalLeaves, totalOf } from './state/leaf.ts';
import { MENU_ITEMS } from './state/menu.ts';
import { sameValue } from './state/same-value.ts';
import { playersOf } from './state/setup.ts';
import { farkleOf, fiveDiceOf, pickedOf, rulesOf, type Situation, shownState } from './state/situation.ts';
import { hasStopped, plannedStopMs, type Tumble } from './state/tumble.ts';
import { CALM_FADE_MS, PARADE_MS, WIPE_STEP_MS } from './times.ts';

const DARK: SlotScene = { kind: 'dark' };
const WAITING: SlotScene = { kind: 'waiting' };
const BLANK: SlotScene = { kind: 'blank' };
/** One amber digit has to do. */
const MOST_ROLLS_SHOWN = 9;

/** Returns `previous` itself when nothing has changed; pages that go on alternate in their old rhythm. */
export function makeScene(previous: Scene | undefined, situation: Situation): Scene {
  const { ui, options, nowMs } = situation;
  const pages = displayPages(situation);
  const goesOn = previous !== undefined && sameValue(previous.pages, pages);
  const scene: Scene = {
    screen: screenOf(situation),
    slots: slotsOf(situation),
    freeDiceRoll: freeDiceRoll(situation),
    pages,
    pagesSinceMs: goesOn ? previous.pagesSinceMs : nowMs,
    message: messageLine(situation),
    shownBox: ui.shownBox,
    tumble: tumbleOf(ui.tumble, options.calm ? CALM_FADE_MS : options.tumbleMs),
    rehearsal: rehearses(situation),
    menu: ui.menu === undefined ? undefined : MENU_ITEMS[ui.menu.item]?.text,
    farkle: farkleScene(situation),
    dimmed: isDimmed(situation),
    calm: options.calm,
  };
  return sameValue(previous, scene) && previous !== undefined ? previous : scene;
}

function screenOf({ ui, game }: Situation): Screen {
  if (ui.place !== 'game' || game === undefined) return ui.place === 'setup' ? 'setup' : 'attract';
  return game.status === 'playing' ? 'turn' : 'over';
}

function rehearses({ ui, game }: Situation): boolean {
  if (ui.place === 'setup') return ui.setup.rehearsal;
  return ui.place === 'game' && game?.rehearsal === true;
}

function freeDiceRoll(situation: Situation): boolean {
  const state = shownState(situation);
  return state === 'rolls-left' || state === 'farkle';
}

function farkleScene({ ui }: Situation): Scene['farkle'] {
  const { lost, sinceMs } = ui.farkle ?? {};
  return lost === undefined || sinceMs === undefined ? undefined : { lost, sinceMs };
}

function tumbleOf(tumble: Tumble | undefined, durationMs: number): Scene['tumble'] {
  return tumble === undefined ? undefined : { startedMs: tumble.startedMs, durationMs, seed: tumble.roll };
}

function slotsOf(situation: Situation): readonly SlotScene[] {
  const { game, ui } = situation;
  if (ui.service !== undefined) return serviceSlots(ui, ui.service);
  const screen = screenOf(situation);
  switch (screen) {
    case 'attract':
      return eachSlot((slot) => sample(situation, slot));
    case 'setup':
      return eachSlot((slot) => playerDigit(situation, slot));
    case 'over':
      return digits(overNumber(situation), TILE_SETS[situation.options.diceKind]);
    case 'turn':
      return eachSlot((slot) => turnSlot(situation, game as Game, slot));
    default:
      return screen satisfies never;
  }
}

function eachSlot(make: (slot: number) => SlotScene): readonly SlotScene[] {
  return Array.from({ length: LEDS.slots }, (_, slot) => make(slot));
}

/** The faces 1 to 6 in a row that moves on slowly; on a calm table it stands. */
function sample({ ui, options, nowMs }: Situation, slot: number): SlotScene {
  const moved = options.calm ? 0 : Math.floor((nowMs - ui.attract.sinceMs) / PARADE_MS);
  const face = FACES[(slot + moved) % FACES.length] as Face;
  return { kind: 'sample', face, lit: ui.attract.lit[slot] === true };
}

/** The button below a digit chooses it. */
function playerDigit(situation: Situation, slot: number): SlotScene {
  const { min, max } = rulesOf(situation).players;
  const players = slot + 1;
  if (players < min || players > max) return DARK;
  return {
    kind: 'glyph',
    character: `${players}`,
    role: players === shownNumber(situation) ? 'chosen' : 'dim',
  };
}

/** How many play, and while names are asked for, whose it is. */
function shownNumber({ ui, options }: Situation): number {
  return ui.setup.question === 'name' ? ui.setup.player + 1 : playersOf(ui.setup, options);
}

/** The best total, the number of the card that is leafed to, or the total of who is asked for a name. */
function overNumber(situation: Situation): number | undefined {
  const { ui, game } = situation;
  if (game === undefined) return undefined;
  if (shownState(situation) === 'fame-name') {
    return totalOf(rulesOf(situation), game, ui.fameName?.player ?? 0);
  }
  const leaves = finalLeaves(rulesOf(situation), game);
  const leaf = ui.leaf === undefined ? undefined : leaves[ui.leaf];
  if (leaf !== undefined) return leaf.box === undefined ? leaf.total : leaf.box.points;
  return leaves.find(({ player, box }) => box === undefined && game.winners.includes(player))?.total;
}

/** A number across the slots, flush right; where dice cannot show it, the display alone does. */
function digits(number: number | undefined, { showsNumbers }: TileSet): readonly SlotScene[] {
  const text = (showsNumbers ? `${number ?? ''}` : '').padStart(LEDS.slots);
  return eachSlot((slot) => {
    const character = text[slot] ?? ' ';
    return character === ' ' ? DARK : { kind: 'glyph', character, role: 'chosen' };
  });
}

function turnSlot(situation: Situation, game: Game, slot: number): SlotScene {
  const rules = rulesOf(situation);
  if (slot >= rules.dice) return slot === rules.dice ? indicator(situation, game) : DARK;
  const { ui, options, nowMs } = situation;
  const { tumble } = ui;
  const face = game.turn.dice?.[slot];
  if (tumble?.rolling[slot] === true && !hasStopped(tumble, options, slot, nowMs)) {
    return { kind: 'tumbling', stopsMs: plannedStopMs(tumble, options, slot) };
  }
  if (face === undefined) return rules.manners.beforeFirstRoll === 'blank' ? BLANK : WAITING;
  const wiped = wipe(situation, slot);
  if (wiped === 2) return WAITING;
  const mark = wiped === 1 ? 'lost' : markOf(situation, game, slot);
  const held = mark === 'rollAgain' || mark === 'lost' ? false : isKept(situation, game, slot);
  const fades = options.calm && tumble?.rolling[slot] === true && tumble.durableMs !== undefined;
  return {
    ...{ kind: 'die', face, held },
    ...(mark === undefined ? {} : { mark }),
    ...(fades ? { fadeFromMs: tumble.durableMs } : {}),
  };
}

/** Whether the die shows that it stays; in sets whose marks mean roll again only the others are marked. */
function isKept(situation: Situation, { turn, ...game }: Game, slot: number): boolean {
  if (rulesOf(situation).manners.selectMeans === 'rollAgain') return false;
  const set = game.family === 'farkle' && 'set' in turn && turn.set[slot] === true;
  return set || turn.held[slot] === true;
}

function markOf(situation: Situation, game: Game, slot: number): DieMark | undefined {
  const { notice } = situation.ui;
  if (notice?.slots.includes(slot) === true) return 'dead';
  if (game.family === 'farkle') {
    // Hot dice: all of them light up.
    return game.turn.set[slot] === true && !isHot(situation) ? 'set' : undefined;
  }
  const rules = fiveDiceOf(situation)?.rules;
  if (rules?.manners.selectMeans !== 'rollAgain' || !mayRoll(rules, game)) return undefined;
  return game.turn.held[slot] === true ? undefined : 'rollAgain';
}

function isHot(situation: Situation): boolean {
  const farkle = farkleOf(situation);
  return farkle !== undefined && pickedOf(farkle.rules, farkle.game).hotDice;
}

/** How far the wipe of a farkle has come at this die: 0 not yet, 1 dim, 2 gone. One slow pass from the left. */
function wipe({ ui, game, nowMs }: Situation, slot: number): 0 | 1 | 2 {
  const sinceMs = ui.farkle?.sinceMs;
  if (sinceMs === undefined || game === undefined) return 0;
  const step = Math.floor((nowMs - sinceMs) / WIPE_STEP_MS) - 2 * slot;
  return step < 0 ? 0 : step === 0 ? 1 : 2;
}

/** Slot 6 of the five-dice sets: rolls left, and once there are none and the dice stand, that a box must be chosen. */
function indicator(situation: Situation, game: Game): SlotScene {
  const fiveDice = fiveDiceOf(situation);
  if (fiveDice === undefined) return DARK;
  const { tumble } = situation.ui;
  if (tumble === undefined && shownState(situation) === 'no-rolls-left') return { kind: 'choose' };
  const pending = tumble !== undefined && tumble.durableMs === undefined ? 1 : 0;
  const rolls = Math.min(fiveDice.rules.rolls - game.turn.rolls - pending, MOST_ROLLS_SHOWN);
  return rolls > 0 ? { kind: 'rolls-left', rolls } : DARK;
}
