/** Which of many tables is it? Its dice light up in turn for a while, and its display says that it is this one. */
import { type Text, tell } from '../language/sentence.ts';
import { sentencesIn } from '../language/sentences.ts';
import type { TableOptions } from '../table/options.ts';
import { DARK_PICTURE, FULL_TILE, type SlotPicture } from '../table/picture/picture.ts';
import type { Show, ShowBoard } from './show-board.ts';

const IDENTIFY_MS = 15_000;
/** Each die is lit and dark for half a second: far below three flashes a second. */
const STEP_MS = 500;
const WHITE = [255, 255, 255] as const;
const WORD: Text = { say: 'display.thisOne' };

/** False: a test is on, and what it shows is looked at. */
export function identify(board: ShowBoard, { language }: Pick<TableOptions, 'language'>): boolean {
  if (board.isShowing) return false;
  const text = tell(sentencesIn(language), WORD);
  const show: Show = {
    ...{ stepMs: STEP_MS, forMs: IDENTIFY_MS },
    picture: (step) => DARK_PICTURE.map((dark, slot) => (slot % 2 === step % 2 ? lit(dark) : dark)),
    text: () => text,
  };
  board.play(show);
  return true;
}

function lit(dark: SlotPicture): SlotPicture {
  return { planes: [FULL_TILE, dark.planes[1]], palette: [WHITE, WHITE, WHITE] };
}
