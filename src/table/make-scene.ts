/** From the situation to the scene: what the table shows, in words. */
import { LEDS } from '../../hardware/table.ts';
import { FACES, type Face, type Game } from '../game/index.ts';
import { displayPages } from './display-text.ts';
import { finalLeaves } from './leaf.ts';
import { messageLine } from './message.ts';
import { sameValue } from './same-value.ts';
import type { Scene, Screen, SlotScene } from './scene.ts';
import { rulesOf, type Situation } from './situation.ts';
import { CALM_FADE_MS, PARADE_MS } from './times.ts';
import { hasStopped, plannedStopMs, type Tumble } from './tumble.ts';

const DARK: SlotScene = { kind: 'dark' };
const WAITING: SlotScene = { kind: 'waiting' };
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
    pages,
    pagesSinceMs: goesOn ? previous.pagesSinceMs : nowMs,
    message: messageLine(situation),
    shownBox: ui.shownBox,
    tumble: tumbleOf(ui.tumble, options.calm ? CALM_FADE_MS : options.tumbleMs),
    calm: options.calm,
  };
  return sameValue(previous, scene) && previous !== undefined ? previous : scene;
}

function screenOf({ ui, game }: Situation): Screen {
  if (ui.place !== 'game' || game === undefined) return ui.place === 'setup' ? 'setup' : 'attract';
  return game.status === 'playing' ? 'turn' : 'over';
}

function tumbleOf(tumble: Tumble | undefined, durationMs: number): Scene['tumble'] {
  return tumble === undefined ? undefined : { startedMs: tumble.startedMs, durationMs, seed: tumble.roll };
}

function slotsOf(situation: Situation): readonly SlotScene[] {
  const { game } = situation;
  const screen = screenOf(situation);
  switch (screen) {
    case 'attract':
      return eachSlot((slot) => sample(situation, slot));
    case 'setup':
      return eachSlot((slot) => playerDigit(situation, slot));
    case 'over':
      return digits(overNumber(situation));
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
    role: players === situation.ui.players ? 'chosen' : 'dim',
  };
}

/** The best total, or the number of the card that is leafed to. */
function overNumber(situation: Situation): number | undefined {
  const { ui, game } = situation;
  if (game === undefined) return undefined;
  const leaves = finalLeaves(rulesOf(situation), game);
  const leaf = ui.leaf === undefined ? undefined : leaves[ui.leaf];
  if (leaf !== undefined) return leaf.box === undefined ? leaf.total : leaf.box.points;
  return leaves.find(({ player, box }) => box === undefined && game.winners.includes(player))?.total;
}

/** A number across the slots, flush right. */
function digits(number: number | undefined): readonly SlotScene[] {
  const text = `${number ?? ''}`.padStart(LEDS.slots);
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
  const isHeld = game.turn.held[slot] === true;
  const face = game.turn.dice?.[slot];
  if (tumble?.rolling[slot] === true && !hasStopped(tumble, options, slot, nowMs)) {
    return { kind: 'tumbling', stopsMs: plannedStopMs(tumble, options, slot) };
  }
  if (face === undefined) return WAITING;
  const fades = options.calm && tumble?.rolling[slot] === true && tumble.durableMs !== undefined;
  const die = { kind: 'die', face, held: isHeld } as const;
  return fades ? { ...die, fadeFromMs: tumble.durableMs } : die;
}

/** Slot 6 of the five-dice sets: rolls left, and once there are none and the dice stand, that a box must be chosen. */
function indicator(situation: Situation, game: Game): SlotScene {
  const { tumble } = situation.ui;
  const pending = tumble !== undefined && tumble.durableMs === undefined ? 1 : 0;
  const rolls = Math.min(rulesOf(situation).rolls - game.turn.rolls - pending, MOST_ROLLS_SHOWN);
  if (rolls > 0) return { kind: 'rolls-left', rolls };
  return tumble === undefined ? { kind: 'choose' } : DARK;
}
