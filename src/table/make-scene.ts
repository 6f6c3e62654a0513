/** From the state to the scene: what the table shows, in words. */
import { isDimmed } from './idle.ts';
import type { Scene } from './scene.ts';
import { menuView } from './screens/menu.ts';
import { takeable } from './screens/parts/take-back.ts';
import { asksOf, chimeOf, type Look, pagesOf, placeOf, sentenceOf, slotsOf } from './shown.ts';
import { isCheered, isFresh } from './state/highlight.ts';
import { hintOf } from './state/lesson.ts';
import type { Moment } from './state/moment.ts';
import { sameValue } from './state/same-value.ts';
import type { Tumble } from './state/tumble.ts';
import { CALM_FADE_MS } from './times.ts';

/** Returns `previous` itself when nothing has changed; pages that go on alternate in their old rhythm. */
export function makeScene(previous: Scene | undefined, look: Look): Scene {
  const { moment, place } = look;
  const { ui, options, nowMs } = moment;
  const pages = pagesOf(look);
  const goesOn = previous !== undefined && sameValue(previous.pages, pages);
  const { kind, freeDiceRoll = false } = placeOf(place);
  const scene: Scene = {
    screen: kind,
    slots: slotsOf(look),
    freeDiceRoll,
    pages,
    pagesSinceMs: goesOn ? previous.pagesSinceMs : nowMs,
    message: sentenceOf(look),
    asks: asksOf(look),
    shownBox: ui.shownBox,
    tumble: tumbleOf(ui.tumble, options.calm ? CALM_FADE_MS : options.tumbleMs),
    rehearsal: moment.rehearsal,
    ...lessonScene(moment),
    menu: menuLine(look),
    farkle: farkleScene(look),
    highlight: highlightScene(look),
    chime: chimeOf(look),
    dimmed: isDimmed(moment),
    calm: options.calm,
  };
  return sameValue(previous, scene) && previous !== undefined ? previous : scene;
}

function lessonScene(moment: Moment): Pick<Scene, 'lesson' | 'hintBox'> {
  if (!moment.lesson) return {};
  const hintBox = hintOf(moment)?.box;
  return { lesson: true, ...(hintBox === undefined ? {} : { hintBox }) };
}

/** As the display calls it. */
function menuLine({ moment }: Look): string | undefined {
  const menu = menuView(moment);
  return menu?.lines[menu.shown]?.text;
}

function farkleScene({ moment }: Look): Scene['farkle'] {
  const { lost, sinceMs } = moment.ui.farkle ?? {};
  return lost === undefined || sinceMs === undefined ? undefined : { lost, sinceMs };
}

/** Of the game on the table. */
function highlightScene({ moment }: Look): Scene['highlight'] {
  const { ui, play, nowMs } = moment;
  const { highlight } = ui;
  if (highlight === undefined || highlight.game !== play?.game.number) return undefined;
  return {
    ...highlight,
    fresh: isFresh(highlight, nowMs),
    cheered: isCheered(highlight, nowMs),
    takeable: takeable(moment) !== undefined,
  };
}

function tumbleOf(tumble: Tumble | undefined, durationMs: number): Scene['tumble'] {
  return tumble === undefined ? undefined : { startedMs: tumble.startedMs, durationMs, seed: tumble.roll };
}
