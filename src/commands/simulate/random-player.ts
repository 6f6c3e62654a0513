/** The random players: any dice, any legal box, a coin for everything else. */

import {
  allScoringDice,
  type Command,
  countsOf,
  EMPTY_CARD,
  type FarkleGame,
  type FarkleRules,
  type FiveDiceGame,
  type FiveDiceRules,
  type Game,
  legalBoxes,
  legalKeeps,
  mayRoll,
  pointsByTable,
  type RuleSet,
} from '../../game/index.ts';
import type { Chance } from '../../strategy/house/decide.ts';
import { leastBank } from '../../strategy/house/greedy.ts';

/** Never a command that is refused. */
type Player<G> = (game: G) => Command;

/** A method, so that the record takes the rules and games of both families. */
interface Random<R extends RuleSet, G extends Game> {
  player(rules: R, chance: Chance): { next(game: G): Command };
}

const RANDOM: {
  readonly 'five-dice': Random<FiveDiceRules, FiveDiceGame>;
  readonly farkle: Random<FarkleRules, FarkleGame>;
} = {
  'five-dice': { player: (rules, chance) => ({ next: randomFiveDice(rules, chance) }) },
  farkle: { player: (rules, chance) => ({ next: randomFarkle(rules, chance) }) },
};

export function randomPlayer(rules: RuleSet, chance: Chance): Player<Game> {
  const random: Random<RuleSet, Game> = RANDOM[rules.family];
  const player = random.player(rules, chance);
  return (game) => player.next(game);
}

function randomFiveDice(rules: FiveDiceRules, chance: Chance): Player<FiveDiceGame> {
  let decided = -1;
  return (game) => {
    const { dice, held, player, claimed } = game.turn;
    if (dice === undefined) return { type: 'roll' };
    if (mayRoll(rules, game)) {
      // Once for every roll: some dice change their mark, one at a time, then the lever or a box.
      if (decided !== game.rollsDrawn || held.every((isHeld) => isHeld)) {
        const slot = held.findIndex(
          (isHeld) => (isHeld ? !rules.manners.holdsFixed : true) && chance() < 0.3,
        );
        if (slot !== -1) return { type: held[slot] === true ? 'free' : 'hold', slot };
        decided = game.rollsDrawn;
      }
      const mayStop = rules.manners.stopEarly !== 'no';
      const stuck = held.every((isHeld) => isHeld) && mayStop;
      if (!stuck && (!mayStop || chance() < 0.8)) return { type: 'roll' };
    }
    const card = game.cards[player] ?? EMPTY_CARD;
    const legal = legalBoxes(rules, card, dice, claimed === true).filter((offer) => offer.legal);
    const box = legal[Math.floor(chance() * legal.length)];
    if (box === undefined) throw new Error(`No box of ${rules.id} is open.`);
    return { type: 'score', category: box.category };
  };
}

function randomFarkle(rules: FarkleRules, chance: Chance): Player<FarkleGame> {
  const pointsOf = pointsByTable(rules);
  let wanted: readonly number[] | undefined;
  return ({ turn, totals }): Command => {
    const { dice, set, held, points, player, stopped, spared } = turn;
    if (dice === undefined) return { type: 'roll' };
    const least = leastBank(rules, totals[player] ?? 0);
    if (spared === true) {
      return { type: stopped === true || (points >= least && chance() < 0.5) ? 'bank' : 'roll' };
    }
    if (!held.includes(true) || wanted === undefined) {
      const free = dice.filter((_, slot) => set[slot] !== true);
      const keeps = legalKeeps(rules, pointsOf, countsOf(free));
      // A bank that was taken back can only be made again: with the most points it is enough once more.
      const most = stopped === true ? allScoringDice(rules, pointsOf, countsOf(free)) : undefined;
      wanted = (most ?? keeps[Math.floor(chance() * keeps.length)])?.dice ?? [];
    }
    const left = [...wanted];
    for (const [slot, face] of dice.entries()) {
      const at = set[slot] === true ? -1 : left.indexOf(face);
      if (at === -1) continue;
      if (held[slot] !== true) return { type: 'hold', slot };
      left.splice(at, 1);
    }
    wanted = undefined;
    const picked = dice.filter((_, slot) => held[slot] === true);
    const enough = points + pointsOf(countsOf(picked)) >= least;
    return { type: stopped === true || (enough && chance() < 0.5) ? 'bank' : 'roll' };
  };
}
