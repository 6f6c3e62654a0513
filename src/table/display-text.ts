/** The pages of the eight-character display; several pages alternate. */
import {
  type Category,
  entriesInFame,
  type FameEntry,
  findRules,
  type Game,
  type RuleSet,
} from '../game/index.ts';
import { isReminding } from './idle.ts';
import { servicePages } from './service-text.ts';
import { DISPLAY_LENGTH, displayNames, firstThatFits, pointsPage, turnsPage } from './state/display-name.ts';
import { boxCode, type CardLeaf, finalLeaves, lastResults, totalOf, turnLeaves } from './state/leaf.ts';
import { MENU_ITEMS } from './state/menu.ts';
import { entryPages } from './state/name-entry.ts';
import { playersOf, setupNames } from './state/setup.ts';
import {
  canGoOn,
  choosable,
  countedPoints,
  farkleOf,
  fiveDiceOf,
  isScratch,
  pickedOf,
  rulesOf,
  type Situation,
  shownState,
} from './state/situation.ts';
import { FARKLE_MS } from './times.ts';

/** Of the seal, enough to compare by eye. */
export const SEAL_DIGITS = 8;

export function displayPages(situation: Situation): readonly string[] {
  const { ui, game } = situation;
  if (ui.service !== undefined) return servicePages(situation, ui.service);
  if (ui.notice !== undefined) return ui.notice.pages;
  if (ui.stopped !== undefined) return ['DISK ERR', 'STOPPED'];
  if (ui.menu !== undefined) return [MENU_ITEMS[ui.menu.item]?.text ?? ''];
  if (ui.place === 'setup') return setupPages(situation);
  if (ui.place === 'attract' || game === undefined) return attractPages(situation);
  const pages = game.status === 'playing' ? turnPages(situation, game) : overPages(situation, game);
  return game.rehearsal ? [...pages, 'REHEARSE'] : pages;
}

function setupPages({ ui, game, options }: Situation): readonly string[] {
  const { setup } = ui;
  const mark = setup.rehearsal ? ['REHEARSE'] : [];
  switch (setup.question) {
    case 'game':
      return [findRules(options.ruleSets, setup.rules)?.menu ?? '', ...mark];
    case 'players':
      return [`${playersOf(setup, options)} PLAYER`, ...mark];
    case 'name':
      return entryPages(setup, displayNames(setupNames(setup, game, options))[setup.player] ?? '');
    default:
      return setup.question satisfies never;
  }
}

function attractPages(situation: Situation): readonly string[] {
  const { ui, game, hall } = situation;
  const { screen } = ui.attract;
  if (canGoOn(situation) && screen === 0) return ['CONTINU?'];
  if (screen === 0) return ['PULL THE', 'LEVER', ...bestPages(situation)];
  if (screen === 1) return [rulesOf(situation).menu];
  const player = screen - 2;
  const rules = findRules(situation.options.ruleSets, game?.rules ?? '');
  if (game !== undefined && rules !== undefined && player < lastResults(game)) {
    return [displayNames(game.players)[player] ?? '', pointsPage(totalOf(rules, game, player))];
  }
  return famePages(situation, Object.keys(hall)[player - lastResults(game)] ?? '');
}

/** Who leads the hall of fame of the game that is offered. */
function bestPages({ ui, hall }: Situation): readonly string[] {
  const [best] = hall[ui.setup.rules] ?? [];
  return best === undefined ? [] : ['BEST', ...displayNames([best.name]), famePage(best)];
}

/** What the order of the hall goes by: Farkle's fewest turns, else most points. */
function famePage({ turns, total }: FameEntry): string {
  return turns === undefined ? pointsPage(total) : turnsPage(turns);
}

/** A whole hall of fame, name and result in turn. */
function famePages({ options, hall }: Situation, rules: string): readonly string[] {
  const menu = findRules(options.ruleSets, rules)?.menu ?? '';
  const lines = hall[rules] ?? [];
  return [
    menu,
    ...lines.flatMap((entry, index) => [
      `${index + 1} ${displayNames([entry.name])[0] ?? ''}`.slice(0, DISPLAY_LENGTH).trim(),
      famePage(entry),
    ]),
  ];
}

function turnPages(situation: Situation, game: Game): readonly string[] {
  const { ui } = situation;
  const rules = rulesOf(situation);
  const { player, rolls, dice } = game.turn;
  const state = shownState(situation);
  const name = displayNames(game.players)[player] ?? '';
  if (state === 'farkled') return [farklePage(situation)];
  if (ui.tumble !== undefined) {
    if (ui.tumble.hotDice) return ['HOT DICE'];
    return [rollPage(rolls + (ui.tumble.durableMs === undefined ? 1 : 0), rules)];
  }
  if (ui.shownBox !== undefined) return boxPages(situation, ui.shownBox);
  const leaves = turnLeaves(rules, game);
  const leaf = ui.leaf === undefined ? undefined : leaves[ui.leaf];
  if (leaf !== undefined) return leafPages(leaf, displayNames(game.players));
  if (isReminding(situation)) return [name, ...stepPages(state)];
  if (state === 'farkle') return [...farklePages(situation), ...(game.turn.again === true ? [name] : [])];
  if (state === 'roll-again') return ['REROLL ?', rollPage(rolls, rules)];
  const early = game.turn.stopped === true || (game.family === 'five-dice' && game.turn.claimed === true);
  if (state === 'no-rolls-left' && early) return game.turn.again === true ? ['PICK BOX', name] : ['PICK BOX'];
  if (dice !== undefined) return [rollPage(rolls, rules)];
  if (game.rollsDrawn === 0) return [name, game.seal.slice(0, SEAL_DIGITS).toUpperCase()];
  return [name, pointsPage(totalOf(rules, game, player))];
}

/** What somebody who has waited for long can do next. */
function stepPages(state: ReturnType<typeof shownState>): readonly string[] {
  if (state === 'first-roll' || state === 'before-roll') return ['PULL THE', 'LEVER'];
  if (state === 'farkle') return ['ROLL OR', 'BANK'];
  return state === 'no-rolls-left' ? ['PICK BOX'] : ['ROLL OR', 'PICK BOX'];
}

/** After a press the points of the picked dice, else what the turn would bank. */
function farklePages(situation: Situation): readonly string[] {
  const farkle = farkleOf(situation);
  if (farkle === undefined) return [];
  const { points, hotDice } = pickedOf(farkle.rules, farkle.game);
  const picked = `+${points}`;
  if (hotDice) return ['HOT DICE', picked];
  const turn = `${farkle.game.turn.points + points}`;
  return [situation.ui.pickedUntilMs === undefined ? firstThatFits(`T ${turn}`, turn) : picked];
}

/** First the word, then the points that it cost; a penalty is told when the turn changes. */
function farklePage({ ui, nowMs }: Situation): string {
  const { lost = 0, sinceMs = nowMs } = ui.farkle ?? {};
  if (nowMs < sinceMs + FARKLE_MS / 2) return 'FARKLE';
  return firstThatFits(`LOST ${lost}`, `-${lost}`);
}

function overPages(situation: Situation, game: Game): readonly string[] {
  const { fameName } = situation.ui;
  const names = displayNames(game.players);
  if (shownState(situation) === 'fame-name' && fameName !== undefined) {
    const pages = entryPages(fameName, names[fameName.player] ?? '');
    return fameName.letter === undefined ? [...resultPages(situation, game), ...pages] : pages;
  }
  const leaves = finalLeaves(rulesOf(situation), game);
  const leaf = situation.ui.leaf === undefined ? undefined : leaves[situation.ui.leaf];
  if (leaf !== undefined) {
    return leaf.box === undefined
      ? leafPages(leaf, names)
      : [names[leaf.player] ?? '', ...leafPages(leaf, [])];
  }
  return resultPages(situation, game);
}

/** The winners, their total, and whether the hall of fame has a line of this game. */
function resultPages(situation: Situation, game: Game): readonly string[] {
  const names = displayNames(game.players);
  const [first] = game.winners;
  if (first === undefined) return ['NOBODY'];
  const record = entriesInFame(situation.hall, game).length > 0;
  return [
    ...game.winners.map((winner) => names[winner] ?? ''),
    pointsPage(totalOf(rulesOf(situation), game, first)),
    ...(record ? ['RECORD'] : []),
  ];
}

function leafPages({ box, total, player }: CardLeaf, names: readonly string[]): readonly string[] {
  return box === undefined
    ? [names[player] ?? '', pointsPage(total)]
    : [firstThatFits(`${box.code} ${box.points ?? 'OPEN'}`, `${box.points}`)];
}

/** `ROLL 2/3`: the second of three. */
function rollPage(roll: number, rules: RuleSet): string {
  const rolls = rules.family === 'five-dice' ? rules.rolls : Number.POSITIVE_INFINITY;
  return Number.isFinite(rolls)
    ? firstThatFits(`ROLL ${roll}/${rolls}`, `R ${roll}/${rolls}`)
    : `ROLL ${roll % 1000}`;
}

function boxPages(situation: Situation, category: Category): readonly string[] {
  const fiveDice = fiveDiceOf(situation);
  const box = fiveDice?.rules.boxes.find((candidate) => candidate.category === category);
  const choices = choosable(situation);
  const offer = choices.find((candidate) => candidate.category === category);
  if (fiveDice === undefined || box === undefined || offer === undefined) return [''];
  const points = countedPoints(fiveDice.rules, offer);
  const code = boxCode(fiveDice.rules, box);
  if (offer.adds === true) return [firstThatFits(`${code} +${points}`, `+${points}`)];
  const page = firstThatFits(`${code} ${points}${isScratch(offer, choices) ? ' ?' : ''}`, `${points}`);
  if (situation.ui.scratch !== undefined) return [page, 'AGAIN'];
  return offer.bonus > 0 ? [page, `+${offer.bonus}`] : [page];
}
