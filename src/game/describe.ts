/** Events in words, one sentence each, for the feed and the history. */
import type { Signed, Undone } from './correction.ts';
import type { GameEvent } from './event.ts';
import { familyOf } from './families.ts';
import type { Game } from './game.ts';
import { findRules, RULE_SETS, type RuleSets } from './rule-sets.ts';
import { USUAL_VERBS } from './verbs.ts';
import type { Category } from './yahtzee/category.ts';

type Play = Pick<Game, 'players' | 'rules' | 'turn'>;

/**
 * `game` is the state before the event; undefined is right only for `game started`. Names are those of that moment.
 * Points are as their column counts them.
 */
export function describe(event: GameEvent, game: Play | undefined, sets: RuleSets = RULE_SETS): string {
  if (event.type === 'game started') {
    const name = findRules(sets, event.rules)?.name ?? event.rules;
    const rehearsal = event.rehearsal === true ? ' It is a rehearsal.' : '';
    return `${listed(event.players)} ${event.players.length === 1 ? 'begins' : 'begin'} a game of ${name}.${rehearsal}`;
  }
  const players = game?.players ?? [];
  const name = (player: number): string => players[player] ?? `Player ${player + 1}`;
  const onTurn = name(game?.turn.player ?? 0);
  const rules = findRules(sets, game?.rules ?? '');
  const verbs = rules === undefined ? USUAL_VERBS : familyOf(rules).verbs(rules);
  const inBox = (category: Category, points: number) => box(sets, game, category, points);
  switch (event.type) {
    case 'cut':
      return `The dice are cut: ${event.text}.`;
    case 'rolled':
      return `${name(event.player)} rolls: ${event.faces.join(' ')}.`;
    case 'held':
      return `${onTurn} ${verbs.held} die ${event.slot + 1}.`;
    case 'freed':
      return `${onTurn} ${verbs.freed} die ${event.slot + 1}.`;
    case 'stopped':
      return `${onTurn} rolls no more.`;
    case 'scored': {
      const { label, points } = inBox(event.category, event.points);
      const bonus = event.bonus > 0 ? `, and a bonus of ${event.bonus}` : '';
      const also = event.also === undefined ? '' : `, and 0 in ${inBox(event.also, 0).label}`;
      const saved = event.saved === undefined ? '' : `, and has ${event.saved} rolls saved`;
      return `${name(event.player)} scores ${points} in ${label}${bonus}${also}${saved}${signature(event)}.`;
    }
    case 'claimed':
      return `${name(event.player)} adds ${event.points} to ${inBox(event.category, 0).label}.`;
    case 'set aside':
      return `${name(event.player)} sets ${counted(event.points)} aside.${event.hotDice ? ' Hot dice!' : ''}`;
    case 'spared':
      return `${name(event.player)} rolls nothing at first: ${counted(event.points)}, and all dice may roll again.`;
    case 'farkled': {
      const penalty =
        event.penalty === 0 ? '' : ` ${verbs.busts.many} in a row cost ${counted(-event.penalty)}.`;
      return `${name(event.player)} ${verbs.busts.does} and loses ${counted(event.lost)}.${penalty}`;
    }
    case 'banked':
      return `${name(event.player)} banks ${counted(event.points)}.`;
    case 'skipped':
      return `${name(event.player)} plays this turn later${signature(event)}.`;
    case 'taken back':
      return `${name(event.player)} takes the last score back and chooses again.`;
    case 'undone':
      return `Taken back: ${nameUndone(event.what, event.player, game, sets)}${signature(event)}.`;
    case 'repaired': {
      const { label } = inBox(event.category, 0);
      const done =
        event.points === null ? 'is open again' : `is set to ${inBox(event.category, event.points).points}`;
      return `${name(event.player)}: ${label} ${done}${signature(event)}.`;
    }
    case 'adjusted':
      return `${name(event.player)}: Adjustment of ${withSign(event.points)}${signature(event)}.`;
    case 'dropped out':
      return `${name(event.player)} drops out${signature(event)}.`;
    case 'renamed':
      return `${event.was} is called ${event.name} now${signature(event)}.`;
    case 'named':
      return `${name(event.player)} is called ${event.name} now.`;
    case 'game ended': {
      const winners = event.winners.map(name);
      if (winners.length === 0) return 'The game ends, and nobody is left to win it.';
      const total = counted(event.totals[event.winners[0] ?? 0] ?? 0);
      if (players.length === 1) return `${winners[0]} finishes with ${total}.`;
      return winners.length === 1
        ? `${winners[0]} wins with ${total}.`
        : `${listed(winners)} share the win with ${total}.`;
    }
    case 'game abandoned':
      return 'The game is abandoned.';
    default:
      return event satisfies never;
  }
}

/** `Eric: Threes 12`. */
export function nameUndone(
  what: Undone,
  player: number,
  game: Play | undefined,
  sets: RuleSets = RULE_SETS,
): string {
  return `${game?.players[player] ?? `Player ${player + 1}`}: ${undoneWords(what, game, sets)}`;
}

function undoneWords(what: Undone, game: Play | undefined, sets: RuleSets): string {
  switch (what.kind) {
    case 'score':
    case 'claim': {
      const { label, points } = box(sets, game, what.category, what.points);
      return `${label} ${what.kind === 'claim' ? '+' : ''}${points}`;
    }
    case 'bank':
      return `${counted(what.points)} banked`;
    case 'hold':
      return `die ${what.slot + 1} ${what.held ? 'held' : 'freed'}`;
    case 'skip':
      return 'turn played later';
    case 'repair': {
      const { label, points } = box(sets, game, what.category, what.points ?? 0);
      return what.points === null ? `${label} opened again` : `${label} set to ${points}`;
    }
    case 'adjustment':
      return `Adjustment of ${withSign(what.points)}`;
    case 'drop-out':
      return 'dropped out';
    case 'name':
      return `called ${what.name}`;
    default:
      return what satisfies never;
  }
}

/** The box as pages call it, and its points as its column counts them. */
function box(sets: RuleSets, game: Play | undefined, category: Category, points: number) {
  const rules = findRules(sets, game?.rules ?? '');
  const { label, times } = (rules && familyOf(rules).box(rules, category)) ?? { label: category, times: 1 };
  return { label, points: points * times };
}

/** ` (Anna: wrong box)`; nothing where nobody signed. */
function signature({ by, why }: Partial<Signed>): string {
  if (by === undefined) return '';
  return why === undefined || why === '' ? ` (${by})` : ` (${by}: ${why})`;
}

function counted(points: number): string {
  return points === 1 ? '1 point' : `${points} points`;
}

function withSign(points: number): string {
  return points > 0 ? `+${points}` : `${points}`;
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
