/** The message line of the pages: whose turn it is and what to do, in the words of the game's own manners. */
import { type Category, entriesInFame, type Game, type RuleSet, say } from '../game/index.ts';
import { serviceSentence } from './service-text.ts';
import { boxLabel, type CardLeaf, finalLeaves, totalOf, turnLeaves } from './state/leaf.ts';
import { MENU_ITEMS } from './state/menu.ts';
import { entrySentence } from './state/name-entry.ts';
import { setupNames } from './state/setup.ts';
import {
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
import { SCRATCH_MS } from './times.ts';

export function messageLine(situation: Situation): string {
  const { ui, game } = situation;
  if (ui.service !== undefined) return serviceSentence(situation, ui.service);
  if (ui.notice !== undefined) return ui.notice.sentence;
  if (ui.stopped !== undefined) return `The table has stopped. ${ui.stopped}`;
  if (ui.menu !== undefined) return MENU_ITEMS[ui.menu.item]?.sentence ?? '';
  const isRehearsal = ui.place === 'setup' ? ui.setup.rehearsal : ui.place === 'game' && game?.rehearsal;
  const message = stateMessage(situation);
  return isRehearsal === true ? `Rehearsal, with typed dice. ${message}` : message;
}

function stateMessage(situation: Situation): string {
  const { ui, game, options } = situation;
  const { sentences } = rulesOf(situation).manners;
  const { name } = rulesOf(situation);
  const state = shownState(situation);
  switch (state) {
    case 'attract':
      return `${phrase(sentences.welcome, { game: name })} Pull the lever to set up a game.`;
    case 'continue':
      return `The game of ${list(game?.players ?? [])} can go on: pull the lever. Press select for a new game.`;
    case 'setup-game':
      return `${name}? Previous and next show other games, select takes this one. ${sentences.start}`;
    case 'setup-players': {
      const names = setupNames(ui.setup, game, options);
      return `${list(names)} ${names.length === 1 ? 'plays' : 'play'} ${name}. ${sentences.start}`;
    }
    case 'setup-name':
      return entrySentence(ui.setup, setupNames(ui.setup, game, options)[ui.setup.player] ?? '');
    case 'first-roll':
    case 'before-roll':
      return beforeRoll(situation);
    case 'tumbling':
      return `${nameOf(game)} rolls.`;
    case 'rolls-left':
    case 'roll-again':
      return ui.shownBox === undefined ? rollsLeft(situation) : shownBox(situation, ui.shownBox);
    case 'no-rolls-left':
      return ui.shownBox === undefined ? mustChoose(situation) : shownBox(situation, ui.shownBox);
    case 'farkle':
      return picking(situation);
    case 'farkled':
      return `${nameOf(game)}: ${sentences.farkle} ${points(ui.farkle?.lost ?? 0)} lost.${penaltySentence(situation)}`;
    case 'fame-name':
      return fameQuestion(situation);
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

/** A sentence of the manners with its values; one point is not `1 points`. */
function phrase(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return say(sentence, values).replace(/\b1 (point|dice)s?\b/, (_, word) =>
    word === 'dice' ? '1 die' : '1 point',
  );
}

function points(count: number): string {
  return count === 1 ? '1 point' : `${count} points`;
}

function nameOf(game: Game | undefined): string {
  return game?.players[game.turn.player] ?? '';
}

/** Who has no name has entered the hall of fame. */
function fameQuestion(situation: Situation): string {
  const { ui, game } = situation;
  if (ui.fameName === undefined) return '';
  const { player, letter } = ui.fameName;
  const name = game?.players[player] ?? '';
  if (letter !== undefined) return entrySentence(ui.fameName, name);
  const rules = rulesOf(situation);
  const record = phrase(rules.manners.sentences.record, { player: name });
  const question = `Previous and next begin a name for ${name}, select goes on without.`;
  return game === undefined ? '' : [...result(rules, game), record, question].join(' ');
}

function penaltySentence({ ui }: Situation): string {
  const { penalty = 0 } = ui.farkle ?? {};
  return penalty === 0 ? '' : ` The penalty for farkles in a row is ${points(-penalty)}.`;
}

function beforeRoll(situation: Situation): string {
  const { ui, game } = situation;
  const rules = rulesOf(situation);
  if (game === undefined) return '';
  const leaf = ui.leaf === undefined ? undefined : turnLeaves(rules, game)[ui.leaf];
  if (leaf !== undefined) return leafSentence(game, leaf);
  const typed = game.rehearsal ? ' Type the dice first.' : '';
  return `${phrase(rules.manners.sentences.roll, who(game, game.turn.player))}${typed}`;
}

/** Name and number of a player, as the sentences want them. */
function who(game: Game, player: number): { readonly player: string; readonly number: number } {
  return { player: game.players[player] ?? '', number: player + 1 };
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
  const rules = rulesOf(situation);
  const { select, stop } = rules.manners.sentences;
  const left = (rules.family === 'five-dice' ? rules.rolls : 0) - (game?.turn.rolls ?? 0);
  const count = Number.isFinite(left)
    ? `${left} ${left === 1 ? 'roll' : 'rolls'} left`
    : 'any number of rolls left';
  return `${nameOf(game)} has ${count}. ${select}${stop === '' ? '' : ` ${stop}`}`;
}

function mustChoose(situation: Situation): string {
  const fiveDice = fiveDiceOf(situation);
  const choose = phrase(rulesOf(situation).manners.sentences.choose, { rolls: 0 });
  const name = nameOf(situation.game);
  if (fiveDice?.game.turn.claimed === true) return `${name} has claimed the bonus. ${choose}`;
  if (fiveDice?.game.turn.again === true) return `${name} chooses again. ${choose}`;
  if (fiveDice?.game.turn.stopped === true) return `${name} rolls no more. ${choose}`;
  return `${name} has no rolls left. ${choose}`;
}

function shownBox(situation: Situation, category: Category): string {
  const fiveDice = fiveDiceOf(situation);
  const choices = choosable(situation);
  const offer = choices.find((candidate) => candidate.category === category);
  const box = fiveDice?.rules.boxes.find((candidate) => candidate.category === category);
  if (fiveDice === undefined || offer === undefined || box === undefined) return '';
  const { rules } = fiveDice;
  const label = boxLabel(rules, box);
  const { scratch, preview } = rules.manners.sentences;
  if (offer.adds === true) return `${label} takes ${offer.points} points more. Press select to claim them.`;
  if (situation.ui.scratch !== undefined)
    return `Press select again within ${SCRATCH_MS / 1000} seconds to scratch ${label}.`;
  if (isScratch(offer, choices)) return phrase(scratch, { box: label, points: 0 });
  const sentence = phrase(preview, { box: label, points: countedPoints(rules, offer) });
  return offer.bonus > 0 ? `${sentence} It earns a bonus of ${offer.bonus}, too.` : sentence;
}

function picking(situation: Situation): string {
  const farkle = farkleOf(situation);
  if (farkle === undefined) return '';
  const { rules, game } = farkle;
  const leaf = situation.ui.leaf === undefined ? undefined : turnLeaves(rules, game)[situation.ui.leaf];
  if (leaf !== undefined) return leafSentence(game, leaf);
  const { select, choose } = rules.manners.sentences;
  const picked = pickedOf(rules, game);
  const { again, stopped } = game.turn;
  const name = again === true ? `${nameOf(game)} banks again` : nameOf(game);
  if (picked.points === 0) return `${name}: ${select}`;
  const sum = `${name}: ${points(game.turn.points + picked.points)} in this turn.`;
  if (stopped === true) return `${sum} Press select to bank.`;
  const next = phrase(choose, { rolls: picked.diceLeft });
  return picked.hotDice ? `HOT DICE! ${sum} ${next}` : `${sum} ${next}`;
}

function over(situation: Situation): string {
  const { ui, game } = situation;
  if (game === undefined) return '';
  const rules = rulesOf(situation);
  const leaf = ui.leaf === undefined ? undefined : finalLeaves(rules, game)[ui.leaf];
  if (leaf !== undefined) return leafSentence(game, leaf);
  return [...result(rules, game), ...records(situation, rules, game), rules.manners.sentences.again].join(
    ' ',
  );
}

function result(rules: RuleSet, game: Game): readonly string[] {
  const { winner, tie, solo } = rules.manners.sentences;
  const corrected = game.corrected ? ['The game was corrected.'] : [];
  if (game.winners.length === 0) return ['Everybody has dropped out.', ...corrected];
  const [first = 0] = game.winners;
  const total = totalOf(rules, game, first);
  const names = list(game.winners.map((index) => game.players[index] ?? ''));
  const sentence = game.players.length === 1 ? solo : game.winners.length === 1 ? winner : tie;
  return [phrase(sentence, { ...who(game, first), player: names, total }), ...corrected];
}

/** Congratulations to everybody who entered the hall of fame with this game. */
function records({ hall }: Situation, rules: RuleSet, game: Game): readonly string[] {
  const { record } = rules.manners.sentences;
  return [...new Set(entriesInFame(hall, game).map(({ name }) => phrase(record, { player: name })))];
}
