/** One slot for the pages: pixels, and what they mean in words. */
import { familyOf, type RuleSet } from '../../game/index.ts';
import { isBreathing, isFrameBreathing } from '../../table/picture/breath.ts';
import type { Colour, SlotPicture, Tile } from '../../table/picture/picture.ts';
import { TILE_SETS } from '../../table/picture/tile-sets.ts';
import type { Scene, SlotScene } from '../../table/scene.ts';
import type { TableView } from '../../table/view.ts';
import type { CssColour, SlotView } from './messages.ts';

type Mark = SlotView['mark'];

/** `rules` are those of the game; undefined when there is none. */
export function slotView(
  slot: SlotScene,
  index: number,
  { scene, picture, diceKind }: TableView,
  rules: RuleSet | undefined,
): SlotView {
  const shown = picture[index];
  const tumbling = slot.kind === 'tumbling';
  const tiles = TILE_SETS[diceKind];
  const mark = slot.kind === 'die' ? markOf(slot, rules) : '';
  return {
    // The frames of the table's tumble are not sent: the page makes its own.
    planes: shown === undefined || tumbling ? DARK_PLANES : planesOf(shown),
    colours: shown === undefined ? DARK_COLOURS : coloursOf(shown),
    ...meaningOf(slot),
    mark,
    tumbling,
    ...(tumbling ? { tumbleMs: tumbleMs(slot.stopsMs, scene) } : {}),
    // Pages breathe whole dice.
    breathing: isBreathing(scene, index, tiles) || isFrameBreathing(scene, index, tiles),
  };
}

function markOf({ held, mark }: Extract<SlotScene, { kind: 'die' }>, rules: RuleSet | undefined): Mark {
  if (mark !== undefined) return mark === 'rollAgain' ? 'again' : mark;
  // Where marks mean roll again, every other die stays without being held.
  if (!held || rules?.manners.selectMeans === 'rollAgain') return '';
  return rules === undefined ? 'held' : familyOf(rules).mark;
}

const DARK_PLANES: SlotView['planes'] = ['0000000000000000', '0000000000000000'];
const DARK_COLOURS: SlotView['colours'] = ['#000000', '#000000', '#000000'];

/** The whole tumble of the slot, not what is left of it: so the same view gives the same message. */
function tumbleMs(stopsMs: number, { tumble }: Scene): number {
  return tumble === undefined ? 0 : Math.round(stopsMs - tumble.startedMs);
}

function planesOf({ planes: [first, second] }: SlotPicture): SlotView['planes'] {
  return [hexRows(first), hexRows(second)];
}

function coloursOf({ palette: [first, second, third] }: SlotPicture): SlotView['colours'] {
  return [cssColour(first), cssColour(second), cssColour(third)];
}

function hexRows(tile: Tile): string {
  return tile.map(hexByte).join('');
}

function cssColour(colour: Colour): CssColour {
  return `#${colour.map(hexByte).join('')}`;
}

function hexByte(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}

function meaningOf(slot: SlotScene): Pick<SlotView, 'shows' | 'value' | 'colour'> {
  switch (slot.kind) {
    case 'dark':
    case 'waiting':
    case 'tumbling':
    case 'choose':
      return { shows: slot.kind, value: 0 };
    case 'blank':
      return { shows: 'waiting', value: 0 };
    case 'die':
      return {
        shows: 'die',
        value: slot.face,
        ...(slot.colour === undefined ? {} : { colour: slot.colour }),
      };
    case 'sample':
      return { shows: slot.lit ? 'lit' : 'sample', value: slot.face };
    case 'rolls-left':
      return { shows: 'rollsLeft', value: slot.rolls };
    case 'glyph':
      return { shows: 'glyph', value: slot.character };
    case 'emblem':
      return { shows: 'emblem', value: slot.emblem };
    case 'filled':
      return { shows: 'glyph', value: '■' };
    default:
      return slot satisfies never;
  }
}
