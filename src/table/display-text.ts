/** The pages of the eight-character display; several pages alternate. */
import { type Category, findRules, type Game, totals } from '../game/index.ts';
import { displayNames } from './display-name.ts';
import { type CardLeaf, cardLeaves, finalLeaves } from './leaf.ts';
import { choosable, isScratch, rulesOf, type Situation } from './situation.ts';

/** Of the seal, enough to compare by eye. */
export const SEAL_DIGITS = 8;

export function displayPages(situation: Situation): readonly string[] {
  const { ui, game } = situation;
  if (ui.notice !== undefined) return [ui.notice.display];
  if (ui.stopped !== undefined) return ['DISK ERR', 'STOPPED'];
  if (ui.place === 'attract' || game === undefined) {
    return ui.place === 'setup' ? setupPages(situation) : attractPages(situation);
  }
  if (ui.place === 'setup') return setupPages(situation);
  if (game.status !== 'playing') return overPages(situation, game);
  return turnPages(situation, game);
}

/** `  37 PTS`. */
export function pointsPage(points: number): string {
  return `${`${points}`.padStart(4)} PTS`;
}

function setupPages({ ui }: Situation): readonly string[] {
  return [`${ui.players} PLAYER`];
}

function attractPages(situation: Situation): readonly string[] {
  const { ui, game, options } = situation;
  const { screen } = ui.attract;
  if (screen === 0) return ['PULL THE', 'LEVER'];
  const player = screen - 2;
  const rules = findRules(options.ruleSets, game?.rules ?? '');
  const card = game?.cards[player];
  if (game === undefined || rules?.family !== 'five-dice' || card === undefined)
    return [rulesOf(situation).menu];
  return [displayNames(game.players)[player] ?? '', pointsPage(totals(rules, card).total)];
}

function turnPages(situation: Situation, game: Game): readonly string[] {
  const { ui } = situation;
  const rules = rulesOf(situation);
  const { player, rolls, dice } = game.turn;
  if (ui.tumble !== undefined)
    return [rollPage(rolls + (ui.tumble.durableMs === undefined ? 1 : 0), rules.rolls)];
  if (ui.shownBox !== undefined) return boxPages(situation, ui.shownBox);
  if (dice !== undefined) return [rollPage(rolls, rules.rolls)];
  const name = displayNames(game.players)[player] ?? '';
  const leaves = cardLeaves(rules, game, player);
  const leaf = ui.leaf === undefined ? undefined : leaves[ui.leaf];
  if (leaf !== undefined) return [leafPage(leaf)];
  if (game.rollsDrawn === 0) return [name, game.seal.slice(0, SEAL_DIGITS).toUpperCase()];
  return [name, pointsPage(leaves[0]?.total ?? 0)];
}

function overPages(situation: Situation, game: Game): readonly string[] {
  const names = displayNames(game.players);
  const leaves = finalLeaves(rulesOf(situation), game);
  const leaf = situation.ui.leaf === undefined ? undefined : leaves[situation.ui.leaf];
  if (leaf !== undefined) return [names[leaf.player] ?? '', leafPage(leaf)];
  const best = leaves.find(({ player, box }) => box === undefined && game.winners.includes(player));
  return [...game.winners.map((winner) => names[winner] ?? ''), pointsPage(best?.total ?? 0)];
}

function leafPage({ box, total }: CardLeaf): string {
  return box === undefined ? pointsPage(total) : `${box.code} ${box.points ?? 'OPEN'}`;
}

/** `ROLL 2/3`: the second of three. */
function rollPage(roll: number, rolls: number): string {
  return Number.isFinite(rolls) ? `ROLL ${roll}/${rolls}` : `ROLL ${roll % 1000}`;
}

function boxPages(situation: Situation, category: Category): readonly string[] {
  const box = rulesOf(situation).boxes.find((candidate) => candidate.category === category);
  const choices = choosable(situation);
  const offer = choices.find((candidate) => candidate.category === category);
  if (box === undefined || offer === undefined) return [];
  const page = `${box.code} ${offer.points}${isScratch(offer, choices) ? ' ?' : ''}`;
  if (situation.ui.scratch !== undefined) return [page, 'AGAIN'];
  return offer.bonus > 0 ? [page, `+${offer.bonus}`] : [page];
}
