/** From the meaning of one slot to its pixels at one moment. */

import { glyphTile, QUESTION_TILE } from './glyph-tiles.ts';
import { AGAIN, AMBER, CHOSEN, DEAD, DIM, dimmed, FREE, HELD, SET } from './palettes.ts';
import { DARK_SLOT, DARK_TILE, type Palette, type SlotPicture, type Tile } from './picture.ts';
import { BLANK_TILE, CROSS_TILE, DASHED_TILE, FACE_TILES, FRAME_TILE, SPIN_TILES } from './pip-tiles.ts';
import type { DieMark, Scene, SlotScene } from './scene.ts';
import { CALM_FADE_MS, FADE_STEP_MS, SPIN_STEP_MS } from './times.ts';

/** Of a table that nobody has touched for long. */
const IDLE_SHARE = 0.3;

export function drawSlot(scene: Scene, slot: number, nowMs: number): SlotPicture {
  const { planes, palette } = drawMeaning(scene, slot, nowMs);
  return scene.dimmed ? { planes, palette: dimmed(palette, IDLE_SHARE) } : { planes, palette };
}

function drawMeaning(scene: Scene, slot: number, nowMs: number): SlotPicture {
  const meaning = scene.slots[slot] ?? { kind: 'dark' };
  switch (meaning.kind) {
    case 'dark':
      return DARK_SLOT;
    case 'waiting':
      return plain(QUESTION_TILE, DIM);
    case 'blank':
      return plain(BLANK_TILE, DIM);
    case 'die':
      return drawDie(meaning, nowMs);
    case 'sample':
      return plain(FACE_TILES[meaning.face], meaning.lit ? FREE : DIM);
    case 'tumbling':
      return scene.calm ? DARK_SLOT : plain(spinTile(scene.tumble, slot, nowMs), FREE);
    case 'rolls-left':
      return plain(glyphTile(`${meaning.rolls}`), AMBER);
    case 'choose':
      return plain(QUESTION_TILE, AMBER);
    case 'glyph':
      return plain(glyphTile(meaning.character), ROLES[meaning.role]);
    default:
      return meaning satisfies never;
  }
}

const ROLES = { plain: FREE, chosen: CHOSEN, dim: DIM } as const;

function plain(tile: Tile, palette: Palette): SlotPicture {
  return { planes: [tile, DARK_TILE], palette };
}

type Die = Extract<SlotScene, { kind: 'die' }>;

/** Every look differs in shape and brightness too, never in colour alone. */
const MARKS: Readonly<Record<DieMark, { readonly over: Tile; readonly palette: Palette }>> = {
  rollAgain: { over: DASHED_TILE, palette: AGAIN },
  set: { over: FRAME_TILE, palette: SET },
  dead: { over: CROSS_TILE, palette: DEAD },
  lost: { over: DARK_TILE, palette: DIM },
};
const HELD_LOOK = { over: FRAME_TILE, palette: HELD };
const FREE_LOOK = { over: DARK_TILE, palette: FREE };

function drawDie({ face, held, mark, fadeFromMs }: Die, nowMs: number): SlotPicture {
  const look = mark === undefined ? (held ? HELD_LOOK : FREE_LOOK) : MARKS[mark];
  const share = fadeFromMs === undefined ? 1 : fadeShare(nowMs - fadeFromMs);
  return {
    planes: [FACE_TILES[face], look.over],
    palette: share === 1 ? look.palette : dimmed(look.palette, share),
  };
}

/** In steps, so that every die of a fade has the same palette; the first step is already light. */
function fadeShare(sinceMs: number): number {
  const steps = CALM_FADE_MS / FADE_STEP_MS;
  return Math.min(1, (Math.floor(sinceMs / FADE_STEP_MS) + 1) / steps);
}

/** Neighbours spin against each other; roll and slot choose where they begin. */
function spinTile(tumble: Scene['tumble'], slot: number, nowMs: number): Tile {
  const { startedMs, seed } = tumble ?? { startedMs: nowMs, seed: 0 };
  const step = Math.floor((nowMs - startedMs) / SPIN_STEP_MS);
  const turned = (seed * 5 + slot * 3 + (slot % 2 === 0 ? step : -step)) % SPIN_TILES.length;
  return SPIN_TILES.at(turned) ?? FACE_TILES[2];
}
