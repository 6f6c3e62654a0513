/** A game looked at with best play, from what everybody has seen of it: neither seed nor cut is asked for. */
import {
  evolve,
  type FarkleTurn,
  type Game,
  type GameAnalysis,
  type GameEvent,
  type JudgedChoice,
  type Judgement,
  judgementOn,
  madeBy,
  type RuleSet,
  type Swing,
  seenOf,
  totals,
  withCards,
} from '../../game/index.ts';
import type { AdviserOf } from '../choices.ts';
import { accuracyOf } from './accuracy.ts';
import { type Expecting, expecting } from './expected.ts';
import { type Account, Ledger, onGrid } from './ledger.ts';
import { decidedTogether } from './together.ts';

const MOST_SHOWN = 3;

/** `events` from `game started` on. Undefined for a set that nobody can work out. */
export function reviewOf(
  rules: RuleSet,
  events: readonly GameEvent[],
  adviserOf: AdviserOf,
): GameAnalysis | undefined {
  const expected = expecting(rules, adviserOf);
  if (expected === undefined) return undefined;
  const review = new Review(rules, expected);
  for (const { first, events: step } of decidedTogether(events)) review.add(first, step);
  return review.analysis();
}

class Review {
  readonly #rules: RuleSet;
  readonly #expected: Expecting;
  #game: Game | undefined;
  #ledgers: readonly Ledger[] = [];
  readonly #decisions: JudgedChoice[] = [];
  readonly #course: { event: number; expected: number[] }[] = [];
  #swing: Swing | null = null;

  constructor(rules: RuleSet, expected: Expecting) {
    this.#rules = rules;
    this.#expected = expected;
  }

  /** `first`: index of the first of these events, which were decided at once. */
  add(first: number, events: readonly GameEvent[]): void {
    const before = this.#game;
    const after = events.reduce<Game | undefined>((game, event) => evolve(game, event), before) as Game;
    this.#game = after;
    if (events.every(({ type }) => SAYS_NOTHING.has(type))) return;
    if (before === undefined) {
      this.#ledgers = after.players.map(() => new Ledger());
      this.#settle(after, 'par');
    } else if (isPlayed(events)) this.#play(first, events, before, after);
    else this.#correct(events, after);
    const expected = this.#ledgers.map((ledger) => ledger.expected);
    if (this.#course.at(-1)?.expected.join() !== expected.join())
      this.#course.push({ event: first, expected });
  }

  analysis(): GameAnalysis {
    const decisions = this.#decisions;
    const counted = [...decisions.keys()].filter((index) => decisions[index]?.takenBack !== true);
    const cost = (index: number): number => decisions[index]?.cost ?? 0;
    const { scale } = this.#expected;
    return {
      players: this.#ledgers.map(({ sums, expected }, player) => ({
        ...sums,
        result: expected,
        accuracy: accuracyOf(
          counted.filter((index) => decisions[index]?.player === player).map((index) => cost(index) / scale),
        ),
      })),
      decisions,
      costliest: counted
        .filter((index) => cost(index) > 0)
        .sort((a, b) => cost(b) - cost(a))
        .slice(0, MOST_SHOWN),
      course: this.#course,
      swing: this.#swing,
    };
  }

  #play(first: number, events: readonly GameEvent[], before: Game, after: Game): void {
    const { player } = before.turn;
    const ledger = this.#ledgers[player];
    if (ledger === undefined) return;
    const made = madeBy(before, events);
    const judged = made && judgementOn(this.#expected.choicesOf(seenOf(before)), made);
    if (judged !== undefined) this.#decide(first, before, judged, ledger);
    const rolled = events.find((event) => event.type === 'rolled');
    if (before.turn.dice === undefined && before.turn.rolls === 0 && this.#expected.ofTurn > 0) {
      ledger.book('par', ledger.expected + this.#expected.ofTurn);
    }
    // A choice that is made again leads back to dice whose luck is booked already.
    const account = rolled === undefined && before.turn.again === true ? 'corrections' : 'luck';
    const points = this.#expect(after, player, account);
    if (rolled !== undefined && Math.abs(points) > Math.abs(this.#swing?.points ?? 0)) {
      this.#swing = { event: first, player, round: before.turn.round, dice: rolled.faces, points };
    }
    this.#settle(after, 'corrections');
  }

  #decide(event: number, before: Game, { value, made, best, cost }: Judgement, ledger: Ledger): void {
    const { player, round, rolls, dice = [] } = before.turn;
    const lost = onGrid(cost);
    ledger.book('choices', ledger.expected - lost);
    this.#decisions.push({
      ...{ event, player, round, roll: rolls, dice, ...situationOf(this.#rules, before) },
      ...{ value: onGrid(value), made, best, cost: lost },
    });
  }

  /** Whatever was undone did not happen: what it cost is given back. */
  #correct(events: readonly GameEvent[], after: Game): void {
    for (const event of events) {
      if (event.type === 'adjusted') {
        const ledger = this.#ledgers[event.player];
        ledger?.book('adjustments', ledger.expected + event.points);
      }
      if (event.type === 'taken back' || (event.type === 'undone' && UNDOES.has(event.what.kind))) {
        this.#takeBack(event.player);
      }
      if (event.type === 'undone' && event.what.kind === 'adjustment') {
        const ledger = this.#ledgers[event.player];
        ledger?.book('adjustments', ledger.expected - event.what.points);
      }
    }
    this.#settle(after, 'corrections');
  }

  #takeBack(player: number): void {
    const index = this.#decisions.findLastIndex(
      (decision) => decision.player === player && decision.takenBack !== true && endsTurn(decision),
    );
    const decision = this.#decisions[index];
    const ledger = this.#ledgers[player];
    if (decision === undefined || ledger === undefined) return;
    ledger.book('choices', ledger.expected + decision.cost);
    this.#decisions[index] = { ...decision, takenBack: true };
  }

  /** All players as the game has them. */
  #settle(game: Game, account: Account): void {
    for (const player of this.#ledgers.keys()) this.#expect(game, player, account);
  }

  /** What nobody can tell stays as it was expected. */
  #expect(game: Game, player: number, account: Account): number {
    const ledger = this.#ledgers[player];
    const total = this.#expected.totalOf(game, player);
    return ledger === undefined || total === undefined ? 0 : ledger.book(account, total);
  }
}

/** A game that is left stays as it was: its accounts end with what could be expected then. */
const SAYS_NOTHING: ReadonlySet<GameEvent['type']> = new Set([
  ...(['held', 'freed', 'cut', 'named', 'renamed', 'teamed', 'game abandoned'] as const),
]);
const PLAYED: ReadonlySet<GameEvent['type']> = new Set(['rolled', 'scored', 'claimed', 'stopped', 'banked']);
const UNDOES: ReadonlySet<string> = new Set(['score', 'claim', 'bank']);

function isPlayed(events: readonly GameEvent[]): boolean {
  return events.some(({ type }) => PLAYED.has(type));
}

function endsTurn({ made }: JudgedChoice): boolean {
  return made !== 'stop' && ('score' in made || made.next === 'bank');
}

/** What there is to think about, beside the dice. */
function situationOf(rules: RuleSet, game: Game): Pick<JudgedChoice, 'open' | 'points' | 'yahtzee'> {
  const cards = withCards(rules, game);
  const card = cards?.game.cards[game.turn.player];
  if (cards === undefined || card === undefined) {
    return { open: [], points: (game.turn as Partial<FarkleTurn>).points ?? 0 };
  }
  const open = cards.rules.boxes.filter(({ category }) => card.boxes[category] === undefined);
  const { yahtzee } = card.boxes;
  return {
    open: open.map(({ category }) => category),
    points: totals(cards.rules, card).upper,
    ...(cards.rules.yahtzeeBonus > 0 && yahtzee !== undefined && { yahtzee }),
  };
}
