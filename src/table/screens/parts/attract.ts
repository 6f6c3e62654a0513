/** What nobody's game shows, whether one waits or not: dice for show, the last results, the halls of fame. */

import { LEDS } from '../../../../hardware/cabinet.ts';
import {
  type FameEntry,
  findRules,
  houseAmong,
  peopleAmong,
  setMenu,
  shownTotalOf,
} from '../../../game/index.ts';
import { DISPLAY_LENGTH } from '../../../language/display-text.ts';
import { type Code, plain, type Text } from '../../../language/sentence.ts';
import { at } from '../../at.ts';
import { displayNames, pointsPage } from '../../state/display-name.ts';
import type { GroupedPress } from '../../state/inputs.ts';
import { attractScreens, lastResults, leafOn } from '../../state/leaf.ts';
import { lessonRules, startLesson } from '../../state/lesson.ts';
import { type Moment, playOf } from '../../state/moment.ts';
import { ignored, type Reaction, shown } from '../../state/reaction.ts';
import { openSetup } from '../../state/start-game.ts';

/** S1.2 in every set: leads to the setup, and there starts the game that is offered. */
export const START_KEY = 's';
/** Begins a led first game. */
export const LEARN_KEY = 'l';

export const LIGHTS_DIE = {
  help: plain('help.lightDie'),
  act: ({ ui }: Moment, { slot }: GroupedPress<'hold'>): Reaction => {
    const lit = Array.from(
      { length: LEDS.slots },
      (_, place) => (ui.attract.lit[place] === true) !== (place === slot),
    );
    return shown({ ...ui, attract: { ...ui.attract, lit } });
  },
};

export const LEAFS_SCREENS = {
  help: plain('help.leafScreens'),
  act: ({ ui, game, hall }: Moment, { step }: GroupedPress<'leaf'>): Reaction => {
    const count = attractScreens(game, Object.keys(hall).length);
    return shown({ ...ui, attract: { ...ui.attract, screen: leafOn(ui.attract.screen, step, count) } });
  },
};

export function attractKey(moment: Moment, key: string): Reaction {
  if (key === LEARN_KEY) return learn(moment);
  return key === START_KEY ? openSetup(moment) : ignored(moment.ui, 'unused');
}

/** Nothing where the table has no game to teach. */
export function learn(moment: Moment): Reaction {
  const taught = lessonRules(moment);
  return taught === undefined ? ignored(moment.ui, 'unused') : startLesson(moment, taught);
}

/** Undefined where the first screen is shown, which invites. */
export function leafedPages(moment: Moment): readonly Text[] | undefined {
  const { ui, game, hall, options } = moment;
  const { screen } = ui.attract;
  if (screen === 0) return undefined;
  if (screen === 1) return [setMenu(moment.rules)];
  const line = screen - 2;
  const last = game === undefined ? undefined : playOf(options.ruleSets, game);
  if (last !== undefined && line < lastResults(game)) {
    const { rules, game: played } = last;
    return [at(displayNames(played.players), line), pointsPage(shownTotalOf(rules, played, line))];
  }
  const halls = Object.entries(hall);
  const shownHall = halls[line - lastResults(game)];
  // A correction takes games out of the hall, and with them a screen that may just be shown: then the table invites.
  if (shownHall === undefined) return undefined;
  const [id, lines] = shownHall;
  const rules = findRules(options.ruleSets, id);
  if (rules === undefined) return undefined;
  const house = houseAmong(lines).flatMap(linePages);
  const people = peopleAmong(lines).flatMap(linePages);
  return [setMenu(rules), ...people, ...(house.length === 0 ? [] : [plain('display.house'), ...house])];
}

/** Who leads the hall of fame of the game that is offered. */
export function bestPages({ rules, hall }: Moment): readonly Text[] {
  const lines = hall[rules.id];
  const best = lines && peopleAmong(lines)[0];
  return best === undefined ? [] : [{ say: 'display.best' }, ...displayNames([best.name]), famePage(best)];
}

function linePages(entry: FameEntry, index: number): readonly Text[] {
  const name = at(displayNames([entry.name]), 0);
  return [`${index + 1} ${name}`.slice(0, DISPLAY_LENGTH).trim(), famePage(entry)];
}

/** What the order of the hall goes by: Farkle's fewest turns, else most points. */
function famePage({ turns, total }: FameEntry): Code {
  return turns === undefined ? pointsPage(total) : { say: 'display.turns', turns };
}
