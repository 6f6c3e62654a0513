/** What pages may know beside the scene: questions that are asked, the menu, service, and points to choose from. */
import { setName } from '../game/index.ts';
import type { Text } from '../language/sentence.ts';
import { guestsMayCut } from './from-pages.ts';
import { menuView } from './screens/menu.ts';
import type { Look } from './shown.ts';
import { possiblePoints } from './state/choices.ts';
import { NAME_END, NAME_KEEP } from './state/name-entry.ts';
import { serviceView } from './state/service.ts';
import { offeredGames } from './state/setup.ts';
import type { FameNameView, ShownSetup, TableView } from './view.ts';

export function pageParts(
  look: Look,
): Pick<
  TableView,
  'rules' | 'possible' | 'verdict' | 'setup' | 'service' | 'menu' | 'fameName' | 'guestsMayCut'
> {
  const { ui, play } = look.moment;
  return {
    rules: look.moment.rules.id,
    // No box has points before the dice stand.
    possible: possiblePoints(ui.tumble === undefined ? play : undefined),
    verdict: ui.place === 'game' ? ui.verdict : undefined,
    setup: setupView(look),
    service: serviceView(ui),
    menu: menuView(look.moment),
    fameName: fameNameView(look),
    guestsMayCut: guestsMayCut(look),
  };
}

/** Undefined while nothing is being set up. */
function setupView({ place, moment }: Look): ShownSetup | undefined {
  if (!('names' in place)) return undefined;
  const { question, player, rehearsal, claims, ...entry } = place.ui.setup;
  const { text, letter } = claims === undefined ? entry : { text: '', letter: NO_LETTER };
  return {
    ...{ question, rules: moment.rules.id, player, rehearsal, text, letter: shownLetter(letter) },
    games: offeredGames(moment.options).map((set) => ({
      ...{ id: set.id, name: setName(set), players: set.players },
    })),
    names: place.names,
  };
}

/** Undefined while nobody is asked. */
function fameNameView({ place }: Look): FameNameView | undefined {
  if (place.state !== 'fame-name') return undefined;
  const { player, text, letter } = place.entry;
  return { player, text, letter: shownLetter(letter) };
}

/** None is offered yet. */
const NO_LETTER = '';

/** The words that end a name are words of whoever reads them. */
function shownLetter(letter = NO_LETTER): Text {
  switch (letter) {
    case NAME_END:
      return { say: 'table.nameEnd' };
    case NAME_KEEP:
      return { say: 'table.nameKeep' };
    default:
      return letter;
  }
}
