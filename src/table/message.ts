/** The message line of the pages: whose turn it is and what to do, in one or two sentences. */
import { type Category, type Game, totals } from '../game/index.ts';
import { setupNames } from './actions.ts';
import { type CardLeaf, cardLeaves, finalLeaves } from './leaf.ts';
import { choosable, isScratch, rulesOf, type Situation, shownState } from './situation.ts';

export function messageLine(situation: Situation): string {
  const { ui, game } = situation;
  if (ui.notice !== undefined) return ui.notice.sentence;
  if (ui.stopped !== undefined) return `The table has stopped. ${ui.stopped}`;
  const state = shownState(situation);
  switch (state) {
    case 'attract':
      return 'Pull the lever to set up a game.';
    case 'setup':
      return `${list(setupNames(situation))} ${ui.players === 1 ? 'plays' : 'play'}. Pull the lever to start.`;
    case 'first-roll':
    case 'before-roll':
      return beforeRoll(situation);
    case 'tumbling':
      return `${nameOf(game)} rolls.`;
    case 'rolls-left':
      return ui.shownBox === undefined ? rollsLeft(situation) : shownBox(situation, ui.shownBox);
    case 'no-rolls-left':
      return ui.shownBox === undefined
        ? `${nameOf(game)} has no rolls left. Choose a box.`
        : shownBox(situation, ui.shownBox);
    case 'over':
      return over(situation);
    default:
      return state satisfies never;
  }
}

/** `Eric`, `Eric and Julie`, `Eric, Julie and Ann`. */
export function list(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

function nameOf(game: Game | undefined): string {
  return game?.players[game.turn.player] ?? '';
}

function beforeRoll(situation: Situation): string {
  const { ui, game } = situation;
  const leaves = game === undefined ? [] : cardLeaves(rulesOf(situation), game, game.turn.player);
  const leaf = ui.leaf === undefined ? undefined : leaves[ui.leaf];
  if (game !== undefined && leaf !== undefined) return leafSentence(game, leaf);
  return `${nameOf(game)}'s turn. Pull the lever.`;
}

function leafSentence(game: Game, { player, box, total }: CardLeaf): string {
  const name = game.players[player];
  if (box === undefined) return `${name} has ${points(total)}.`;
  return box.points === undefined
    ? `${name}: ${box.label} is open.`
    : `${name}: ${points(box.points)} in ${box.label}.`;
}

function rollsLeft(situation: Situation): string {
  const { game } = situation;
  const { rolls } = rulesOf(situation);
  const left = rolls - (game?.turn.rolls ?? 0);
  const count = Number.isFinite(left)
    ? `${left} ${left === 1 ? 'roll' : 'rolls'} left`
    : 'any number of rolls left';
  return `${nameOf(game)} has ${count}. Hold dice and pull the lever, or choose a box.`;
}

function shownBox(situation: Situation, category: Category): string {
  const choices = choosable(situation);
  const offer = choices.find((candidate) => candidate.category === category);
  const label = rulesOf(situation).boxes.find((box) => box.category === category)?.label ?? '';
  if (offer === undefined) return '';
  if (situation.ui.scratch !== undefined) return `Press select again within 5 seconds to scratch ${label}.`;
  if (isScratch(offer, choices))
    return `${label} would get 0, other boxes more. Press select twice to scratch it.`;
  const bonus = offer.bonus > 0 ? ` and earn a bonus of ${offer.bonus}` : '';
  return `${label} would get ${points(offer.points)}${bonus}. Press select to score it.`;
}

function over(situation: Situation): string {
  const { ui, game } = situation;
  if (game === undefined) return '';
  const rules = rulesOf(situation);
  const leaf = ui.leaf === undefined ? undefined : finalLeaves(rules, game)[ui.leaf];
  if (leaf !== undefined) return leafSentence(game, leaf);
  const [first = 0] = game.winners;
  const card = game.cards[first];
  const total = points(card === undefined ? 0 : totals(rules, card).total);
  const winners = list(game.winners.map((winner) => game.players[winner] ?? ''));
  if (game.players.length === 1) return `${winners} finishes with ${total}. Pull the lever to play again.`;
  const verb = game.winners.length === 1 ? 'wins' : 'share the win';
  return `${winners} ${verb} with ${total}. Pull the lever to play again.`;
}

function points(count: number): string {
  return count === 1 ? '1 point' : `${count} points`;
}
