/** Events as sentences, one each, for the feed and the history. */
import { type Code, row, type Text } from '../language/sentence.ts';
import type { Signed, Undone } from './correction.ts';
import type { GameEvent } from './event.ts';
import { familyOf } from './families.ts';
import type { Game } from './game.ts';
import { findRules, RULE_SETS, type RuleSets } from './rule-sets.ts';
import { setName } from './set-facts.ts';
import { USUAL_VERBS } from './verbs.ts';
import type { Category } from './yahtzee/category.ts';

type Play = Pick<Game, 'players' | 'rules' | 'turn'>;

/** What the words of an event depend on: the state before it. */
interface Before {
  readonly game: Play | undefined;
  readonly sets: RuleSets;
  /** Whom the event names, else who is on. */
  readonly player: Text;
}

type Of<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;
type Correction = Of<'undone' | 'repaired' | 'adjusted' | 'dropped out' | 'renamed'>;
type Frame = Of<'game started' | 'named' | 'teamed' | 'game ended' | 'game abandoned'>;

/**
 * `game` is the state before the event; undefined is right only for `game started`. Names are those of that moment.
 * Points are as their column counts them.
 */
export function describe(event: GameEvent, game: Play | undefined, sets: RuleSets = RULE_SETS): Text {
  const player = 'player' in event ? event.player : (game?.turn.player ?? 0);
  const before: Before = { game, sets, player: nameOf(game?.players ?? [], player) };
  switch (event.type) {
    case 'game started':
      return started(event, sets);
    case 'game ended':
      return ended(event, game?.players ?? []);
    case 'game abandoned':
      return { say: 'event.abandoned' };
    case 'undone':
    case 'repaired':
    case 'adjusted':
    case 'dropped out':
    case 'renamed':
      return correction(event, before);
    case 'teamed':
      return event.members.length === 0
        ? { say: 'event.teamLeft', player: before.player }
        : { say: 'event.teamed', player: before.player, names: event.members };
    case 'named':
      return { say: 'event.renamed', player: before.player, name: event.name, by: '' };
    default:
      return move(event, before);
  }
}

function started({ rules: id, players, rehearsal, lesson }: Of<'game started'>, sets: RuleSets): Text {
  const rules = findRules(sets, id);
  return row(
    { say: 'event.started', names: players, rules: rules === undefined ? id : setName(rules) },
    lesson === true ? { say: 'event.lesson' } : rehearsal === true ? { say: 'event.rehearsal' } : '',
  );
}

function ended({ winners, totals }: Of<'game ended'>, players: readonly string[]): Text {
  const names = winners.map((winner) => nameOf(players, winner));
  const [first, ...others] = names;
  if (first === undefined) return { say: 'event.nobodyWins' };
  const total = totals[winners[0] ?? 0] ?? 0;
  if (players.length === 1) return { say: 'event.finishes', player: first, total };
  return others.length === 0
    ? { say: 'event.wins', player: first, total }
    : { say: 'event.sharesWin', names, total };
}

/** What players do, and what becomes of it. */
function move(event: Exclude<GameEvent, Correction | Frame>, { game, sets, player }: Before): Text {
  const rules = findRules(sets, game?.rules ?? '');
  const verbs = rules === undefined ? USUAL_VERBS : familyOf(rules).verbs(rules);
  switch (event.type) {
    case 'cut':
      return { say: event.guest === true ? 'event.guestCut' : 'event.cut', text: event.text };
    case 'rolled':
      return { say: 'event.rolled', player, faces: event.faces.join(' ') };
    case 'held':
      return { say: `event.${verbs.held}`, player, die: event.slot + 1 };
    case 'freed':
      return { say: `event.${verbs.freed}`, player, die: event.slot + 1 };
    case 'stopped':
      return { say: 'event.stopped', player };
    case 'scored':
      return scored(event, { game, sets, player });
    case 'claimed': {
      const { box: name } = box(sets, game, event.category, 0);
      return { say: 'event.claimed', player, points: event.points, box: name };
    }
    case 'set aside':
      return row(
        { say: 'event.setAside', player, points: event.points },
        event.hotDice ? { say: 'event.hotDice' } : '',
      );
    case 'spared':
      return { say: 'event.spared', player, points: event.points };
    case 'farkled':
      return row(
        { say: `event.${verbs.busts.does}`, player, lost: event.lost },
        event.penalty === 0 ? '' : { say: 'event.inARow', busts: verbs.busts.many, cost: -event.penalty },
      );
    case 'banked':
      return { say: 'event.banked', player, points: event.points };
    case 'skipped':
      return { say: 'event.skipped', player, by: signature(event) };
    case 'taken back':
      return { say: 'event.takenBack', player };
    default:
      return event satisfies never;
  }
}

function scored(event: Of<'scored'>, { game, sets, player }: Before): Text {
  const { bonus, also, saved, category, points } = event;
  const more: Text[] = [];
  if (bonus > 0) more.push({ say: 'event.andBonus', bonus });
  if (also !== undefined) more.push({ say: 'event.andZero', box: box(sets, game, also, 0).box });
  if (saved !== undefined) more.push({ say: 'event.andSaved', rolls: saved });
  return { say: 'event.scored', player, ...box(sets, game, category, points), more, by: signature(event) };
}

function correction(event: Correction, { game, sets, player }: Before): Text {
  const by = signature(event);
  switch (event.type) {
    case 'undone':
      return { say: 'event.undone', what: nameUndone(event.what, event.player, game, sets), by };
    case 'repaired': {
      const found = box(sets, game, event.category, event.points ?? 0);
      if (event.points === null) return { say: 'event.reopened', player, box: found.box, by };
      return { say: 'event.repaired', player, ...found, by };
    }
    case 'adjusted':
      return { say: 'event.adjusted', player, points: event.points, by };
    case 'dropped out':
      return { say: 'event.droppedOut', player, by };
    case 'renamed':
      return { say: 'event.renamed', player: event.was, name: event.name, by };
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
): Code {
  return {
    ...{ say: 'event.of', player: nameOf(game?.players ?? [], player), what: undoneWords(what, game, sets) },
  };
}

function nameOf(players: readonly string[], player: number): Text {
  return players[player] ?? { say: 'event.nameless', number: player + 1 };
}

function undoneWords(what: Undone, game: Play | undefined, sets: RuleSets): Code {
  switch (what.kind) {
    case 'score':
      return { say: 'event.boxPoints', ...box(sets, game, what.category, what.points) };
    case 'claim':
      return { say: 'event.boxMore', ...box(sets, game, what.category, what.points) };
    case 'bank':
      return { say: 'event.pointsBanked', points: what.points };
    case 'hold':
      return { say: what.held ? 'event.dieHeld' : 'event.dieFreed', die: what.slot + 1 };
    case 'skip':
      return { say: 'event.turnLater' };
    case 'repair': {
      const found = box(sets, game, what.category, what.points ?? 0);
      return what.points === null
        ? { say: 'event.boxOpened', box: found.box }
        : { say: 'event.boxSet', ...found };
    }
    case 'adjustment':
      return { say: 'event.adjustment', points: what.points };
    case 'drop-out':
      return { say: 'event.isOut' };
    case 'name':
      return { say: 'event.called', name: what.name };
    default:
      return what satisfies never;
  }
}

/** The box as pages call it, and its points as its column counts them. */
function box(sets: RuleSets, game: Play | undefined, category: Category, points: number) {
  const rules = findRules(sets, game?.rules ?? '');
  const found = rules && familyOf(rules).box(rules, category);
  const { label, times } = found ?? { label: category, times: 1 };
  return { box: label as Text, points: points * times };
}

/** ` (Anna: wrong box)`; nothing where nobody signed. */
function signature({ by, why }: Partial<Signed>): Text {
  if (by === undefined) return '';
  return why === undefined || why === '' ? { say: 'event.by', by } : { say: 'event.byWhy', by, why };
}
