/** From the meaning of one slot to its pixels at one moment, on any kind of dice. */

import { at } from '../at.ts';
import type { Scene, SlotScene } from '../scene.ts';
import { CALM_FADE_MS, FADE_STEP_MS } from '../times.ts';
import { breathShare, isBreathing, isFrameBreathing } from './breath.ts';
import {
  AGAIN,
  AMBER,
  CHOSEN,
  DEAD,
  DIM,
  dimmed,
  EMBLEM_LIGHTS,
  FREE,
  HELD,
  HELD_TALLIED,
  LIGHTS,
  SET,
  TALLIED,
  WORTH,
  withPips,
} from './palettes.ts';
import { DARK_SLOT, DARK_TILE, FULL_TILE, type Palette, type SlotPicture, type Tile } from './picture.ts';
import { both } from './tile.ts';
import type { TileSet } from './tile-set.ts';

/** Of a table that nobody has touched for long. */
const IDLE_SHARE = 0.3;

export function drawSlot(scene: Scene, slot: number, nowMs: number, tiles: TileSet): SlotPicture {
  const still = drawStill(scene, slot, nowMs, tiles);
  if (isBreathing(scene, slot, tiles)) return withLight(still, breathShare(nowMs));
  return isFrameBreathing(scene, slot, tiles) ? withFrameLight(still, breathShare(nowMs)) : still;
}

/** Without its breath, at its full light: pages breathe by themselves. */
export function drawStill(scene: Scene, slot: number, nowMs: number, tiles: TileSet): SlotPicture {
  const meant = drawMeaning(scene, slot, nowMs, tiles);
  return scene.dimmed ? withLight(meant, IDLE_SHARE) : meant;
}

function withLight({ planes, palette }: SlotPicture, share: number): SlotPicture {
  return { planes, palette: share === 1 ? palette : dimmed(palette, share) };
}

/** The pips stay as they are. */
function withFrameLight({ planes, palette }: SlotPicture, share: number): SlotPicture {
  const [pips, , both] = palette;
  const [, frame] = dimmed(palette, share);
  return { planes, palette: [pips, frame, both] };
}

function drawMeaning(scene: Scene, slot: number, nowMs: number, tiles: TileSet): SlotPicture {
  const meaning = at(scene.slots, slot);
  switch (meaning.kind) {
    case 'dark':
      return DARK_SLOT;
    case 'waiting':
      return plain(tiles.question, DIM);
    case 'blank':
      return plain(tiles.blank, DIM);
    case 'die':
      return drawDie(meaning, nowMs, tiles);
    case 'sample':
      return plain(tiles.faces[meaning.face], meaning.lit ? FREE : DIM);
    case 'tumbling':
      return scene.calm ? DARK_SLOT : plain(spinTile(scene.tumble, slot, nowMs, tiles), FREE);
    case 'rolls-left':
      return plain(tiles.rollsLeft(meaning.rolls), AMBER);
    case 'choose':
      return plain(tiles.question, AMBER);
    case 'glyph':
      return plain(tiles.glyph(meaning.character), ROLES[meaning.role]);
    case 'emblem':
      return plain(tiles.emblems?.[meaning.emblem] ?? tiles.question, at(EMBLEM_LIGHTS, meaning.colour));
    case 'filled':
      return plain(FULL_TILE, LIGHTS[meaning.light]);
    default:
      return meaning satisfies never;
  }
}

const ROLES = { plain: FREE, chosen: CHOSEN, dim: DIM } as const;

function plain(tile: Tile, palette: Palette): SlotPicture {
  return { planes: [tile, DARK_TILE], palette };
}

type Die = Extract<SlotScene, { kind: 'die' }>;

function drawDie(die: Die, nowMs: number, tiles: TileSet): SlotPicture {
  const [over, look, edge = DARK_TILE] = lookOf(die, tiles);
  const isPlain =
    die.colour === undefined || (die.mark !== undefined && die.mark !== 'rollAgain' && die.mark !== 'worth');
  const palette = isPlain ? look : withPips(look, die.colour, die.held);
  const drawn: SlotPicture = { planes: [both(tiles.faces[die.face], edge), over], palette };
  return die.fadeFromMs === undefined ? drawn : withLight(drawn, fadeShare(nowMs - die.fadeFromMs));
}

/**
 * Every look differs in shape, brightness or breath too, never in colour alone. `edge`: shines like the pips, so that
 * the bar of a tally is seen in the dimmer frame.
 */
function lookOf(
  { face, held, mark, tally }: Die,
  tiles: TileSet,
): readonly [over: Tile, palette: Palette, edge?: Tile] {
  const bar = tally === true ? tiles.tally : DARK_TILE;
  const isTallied = bar !== DARK_TILE;
  switch (mark) {
    case undefined:
      if (held) return [tiles.frame, isTallied ? HELD_TALLIED : HELD, bar];
      return isTallied ? [bar, TALLIED] : [DARK_TILE, FREE];
    case 'rollAgain':
      return [tiles.dashed, AGAIN, bar];
    case 'worth':
      return [tiles.worth, WORTH, bar];
    case 'set':
      return [tiles.frame, SET];
    case 'dead':
      return [tiles.refused(face), DEAD];
    case 'lost':
      return [DARK_TILE, DIM];
    default:
      return mark satisfies never;
  }
}

/** In steps, so that every die of a fade has the same palette; the first step is already light. */
function fadeShare(sinceMs: number): number {
  const steps = CALM_FADE_MS / FADE_STEP_MS;
  return Math.min(1, (Math.floor(sinceMs / FADE_STEP_MS) + 1) / steps);
}

/** Neighbours spin against each other; roll and slot choose where they begin. */
function spinTile(tumble: Scene['tumble'], slot: number, nowMs: number, { spin, spinStepMs }: TileSet): Tile {
  if (tumble === undefined) throw new Error('A die tumbles in a scene without a tumble.');
  const { startedMs, seed } = tumble;
  const step = Math.floor((nowMs - startedMs) / spinStepMs);
  const turned = (seed * 5 + slot * 3 + (slot % 2 === 0 ? step : -step)) % spin.length;
  return at(spin, turned < 0 ? turned + spin.length : turned);
}
