/** How fast the rules are: games, scored boxes, and the replay of a long journal. Wall clock, one core. */
import { playGames } from '../../src/commands/simulate/play.ts';
import {
  EMPTY_CARD,
  FACES,
  type Face,
  legalBoxes,
  RULE_SETS,
  replay,
  YAHTZEE,
} from '../../src/game/index.ts';
import type { Figure, Report } from './figures.ts';
import { gameEvents } from './game-events.ts';

const JOURNAL_EVENTS = 10_000;

export async function rulesSpeed(seconds: number): Promise<Report> {
  const games = RULE_SETS.map((rules): Figure => {
    const play = playGames(rules, 'random', 'bench');
    const perSecond = rate(seconds, () => void play.next());
    return { name: `games of ${rules.id}`, unit: '1/s', value: perSecond, wall: true };
  });
  return {
    title: 'The rules on one core: whole games of a player who chooses at random',
    runs: [],
    figures: [...games, scoring(seconds), replaying()],
  };
}

/** For so long for the compiler, uncounted, then for so long again. */
function rate(seconds: number, work: () => void): number {
  counted(seconds, work);
  return counted(seconds, work);
}

function counted(seconds: number, work: () => void): number {
  const startedMs = performance.now();
  let count = 0;
  do {
    work();
    count += 1;
  } while (performance.now() - startedMs < seconds * 1000);
  return (count * 1000) / (performance.now() - startedMs);
}

/** All thirteen boxes of an empty card, for each of the 7,776 rolls in turn. */
function scoring(seconds: number): Figure {
  const rolls = hands(YAHTZEE.dice);
  const boxes = legalBoxes(YAHTZEE, EMPTY_CARD, rolls[0] ?? [], false).length;
  const perSecond = rate(seconds, () => {
    for (const dice of rolls) legalBoxes(YAHTZEE, EMPTY_CARD, dice, false);
  });
  return { name: 'boxes scored', unit: '1/s', value: perSecond * rolls.length * boxes, wall: true };
}

function hands(dice: number): readonly (readonly Face[])[] {
  if (dice === 0) return [[]];
  return hands(dice - 1).flatMap((hand) => FACES.map((face) => [...hand, face]));
}

function replaying(): Figure {
  const events = [];
  for (let number = 1; events.length < JOURNAL_EVENTS; number += 1)
    events.push(...gameEvents(YAHTZEE, number).flat());
  const journal = events.slice(0, JOURNAL_EVENTS);
  replay(journal);
  const startedMs = performance.now();
  replay(journal);
  return {
    name: `replay of ${JOURNAL_EVENTS} events`,
    unit: 'ms',
    value: performance.now() - startedMs,
    wall: true,
  };
}
