/**
 * What state the table is in at one moment, resolved once: everything that presses, pictures, pages and timers ask of it
 * comes from here, with the rules looked up and the game narrowed to its family.
 */
import { row, type Text, tell } from '../language/sentence.ts';
import { sentencesIn } from '../language/sentences.ts';
import type { Scene, SlotScene } from './scene.ts';
import { OVERLAYS, PLACES, SCREENS } from './screens/list.ts';
import type { AnyShown, Overlay, PlaceScreen, Screen } from './screens/screen.ts';
import { hintOf } from './state/lesson.ts';
import { type Moment, momentOf } from './state/moment.ts';
import type { Notice } from './state/notices.ts';
import type { Situation } from './state/situation.ts';

type ShownBy<Screens extends Record<string, { when(moment: Moment): AnyShown | undefined }>> = {
  readonly [State in keyof Screens]: NonNullable<ReturnType<Screens[State]['when']>>;
}[keyof Screens];

export type ShownPlace = ShownBy<typeof PLACES>;
export type ShownOverlay = ShownBy<typeof OVERLAYS>;
/** Every state, with what it knows. */
export type Shown = ShownPlace | ShownOverlay;
export type State = Shown['state'];

/** In the order in which players are told of them. */
export const STATES = Object.keys(SCREENS) as readonly State[];

export interface Look {
  readonly moment: Moment;
  /** What is on the table, whatever lies over it. */
  readonly place: ShownPlace;
  readonly over: ShownOverlay | undefined;
  /** What presses meet: the overlay, else the place. */
  readonly top: Shown;
}

const PLACE_LIST = Object.values(PLACES);
const OVERLAYS_FROM_TOP = Object.values(OVERLAYS).reverse();

/** Throws when no place holds: a bug. */
export function lookAt(situation: Situation): Look {
  const moment = momentOf(situation);
  const place = firstThatHolds<ShownPlace>(PLACE_LIST, moment);
  if (place === undefined) throw new Error('The table is in no state.');
  const over = firstThatHolds<ShownOverlay>(OVERLAYS_FROM_TOP, moment);
  return { moment, place, over, top: over ?? place };
}

function firstThatHolds<S>(
  screens: readonly { when(moment: Moment): S | undefined }[],
  moment: Moment,
): S | undefined {
  for (const screen of screens) {
    const shown = screen.when(moment);
    if (shown !== undefined) return shown;
  }
  return undefined;
}

/** A screen is handed only what its own `when` has made: the name of the state leads to both. */
export function screenOf({ state }: Shown): Screen<Shown> {
  return SCREENS[state];
}

export function placeOf({ state }: ShownPlace): PlaceScreen<ShownPlace> {
  return PLACES[state];
}

/** Pages of the eight-character display, in the table's language; several alternate. */
export function pagesOf(look: Look): readonly string[] {
  const words = sentencesIn(look.moment.options.language);
  return pageCodes(look).map((page) => tell(words, page));
}

function pageCodes(look: Look): readonly Text[] {
  const { moment, place, over } = look;
  const own = noticeOf(look)?.pages ?? (over && overlayOf(over).pages?.(over));
  if (own !== undefined) return own;
  const { pages, unmarked } = placeOf(place);
  const hint = hintOf(moment);
  if (moment.lesson) return [...(hint?.page === undefined ? [] : [hint.page]), ...pages(place)];
  return moment.rehearsal && unmarked !== true
    ? [...pages(place), { say: 'display.rehearsal' }]
    : pages(place);
}

/** The message line of the pages. */
export function sentenceOf(look: Look): Text {
  const { moment, place, over } = look;
  const own = noticeOf(look)?.sentence ?? (over && overlayOf(over).sentence?.(over));
  if (own !== undefined) return own;
  const sentence = placeOf(place).sentence(place);
  if (moment.lesson) return lessonSentence(moment, sentence);
  return moment.rehearsal ? row({ say: 'table.rehearsal' }, sentence) : sentence;
}

/** Undefined while anything else covers the sentence, or it asks for something alone. */
export function asksOf(look: Look): Text | undefined {
  const { place, over } = look;
  if (noticeOf(look) !== undefined || (over && overlayOf(over).sentence) !== undefined) return undefined;
  return placeOf(place).asks?.(place);
}

/** What to do comes in the place of the usual sentence, but not of a box that is shown with its points. */
function lessonSentence(moment: Moment, sentence: Text): Text {
  const hint = hintOf(moment);
  if (hint === undefined) return sentence;
  return moment.ui.shownBox === undefined ? hint.sentence : row(sentence, hint.sentence);
}

export function slotsOf({ place, over }: Look): readonly SlotScene[] {
  return (over && overlayOf(over).slots?.(over)) ?? placeOf(place).slots(place);
}

export function chimeOf({ over }: Look): Scene['chime'] {
  return over && overlayOf(over).chime?.(over);
}

function overlayOf({ state }: ShownOverlay): Overlay<ShownOverlay> {
  return OVERLAYS[state];
}

/** What covers the usual words for a while. */
function noticeOf({ moment, over }: Look): Notice | undefined {
  return over !== undefined && overlayOf(over).covers === true ? undefined : moment.ui.notice;
}
