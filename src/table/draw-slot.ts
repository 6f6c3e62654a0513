/** From the meaning of one slot to its pixels at one moment. */

import { glyphTile, QUESTION_TILE } from './glyph-tiles.ts';
import { AMBER, CHOSEN, DIM, dimmed, FREE, HELD } from './palettes.ts';
import { DARK_SLOT, DARK_TILE, type Palette, type SlotPicture, type Tile } from './picture.ts';
import { FACE_TILES, FRAME_TILE, SPIN_TILES } from './pip-tiles.ts';
import type { Scene, SlotScene } from './scene.ts';
import { CALM_FADE_MS, FADE_STEP_MS, SPIN_STEP_MS } from './times.ts';

export function drawSlot(scene: Scene, slot: number, nowMs: number): SlotPicture {
  const meaning = scene.slots[slot] ?? { kind: 'dark' };
  switch (meaning.kind) {
    case 'dark':
      return DARK_SLOT;
    case 'waiting':
      return plain(QUESTION_TILE, DIM);
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

function drawDie(
  { face, held, fadeFromMs }: Extract<SlotScene, { kind: 'die' }>,
  nowMs: number,
): SlotPicture {
  const full = held ? HELD : FREE;
  const palette = fadeFromMs === undefined ? full : dimmed(full, fadeShare(nowMs - fadeFromMs));
  return { planes: [FACE_TILES[face], held ? FRAME_TILE : DARK_TILE], palette };
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
