/**
 * `npm run calibration`: odds of all moments of whole games against what became of them.
 *
 *     npm run calibration                       2,000 games by the official rules
 *     npm run calibration -- --games 100        fewer, or more
 *     npm run calibration -- --seed 7           other dice; the default is 1
 *     npm run calibration -- --publish          keeps what came out in results.json, and in the README here
 */
import { parseArgs } from 'node:util';
import { YAHTZEE } from '../../../src/game/index.ts';
import { modelOf } from '../../../src/strategy/five-dice/model.ts';
import { solve } from '../../../src/strategy/five-dice/solve.ts';
import type { Values } from '../../../src/strategy/five-dice/values.ts';
import { cardOdds } from '../../../src/strategy/odds/cards.ts';
import { mannerOf } from '../../../src/strategy/odds/manners.ts';
import { finished } from '../../../src/strategy/steps.ts';
import { seenAt } from '../odds/positions.ts';
import { seeded } from '../odds/reference/play.ts';
import { Tally } from './bands.ts';
import { winsByOpenBoxes } from './finals.ts';
import { type PlayedMoment, playing } from './play.ts';
import { type Calibrated, publishResults, resultsText } from './results.ts';

const USAGE = 'Usage: npm run calibration -- [--games NUMBER] [--seed NUMBER] [--publish]';
/** Moments that the table's own odds are asked of too: seconds for each with many open boxes. */
const COMPARED = 100;

interface Told {
  readonly game: number;
  readonly moment: PlayedMoment;
  readonly won: readonly boolean[];
  readonly isCompared: boolean;
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        games: { type: 'string', default: '2000' },
        seed: { type: 'string', default: '1' },
        publish: { type: 'boolean', default: false },
      },
    });
    for (const number of [values.games, values.seed])
      if (!/^[1-9]\d{0,8}$/.test(number)) throw new Error(`"${number}" is no whole number from 1 on.`);
    return { games: Number(values.games), seed: Number(values.seed), publish: values.publish };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n${USAGE}\n`);
    return process.exit(2);
  }
}

function played(values: Values, games: number, seed: number): readonly Told[] {
  const draw = seeded(seed);
  const play = playing(values, draw);
  const all = Array.from({ length: games }, () => play());
  const count = all.reduce((sum, { moments }) => sum + moments.length, 0);
  return all.flatMap(({ moments, won }, game) =>
    moments.map((moment) => ({ game, moment, won, isCompared: draw() % count < COMPARED })),
  );
}

function calibrated(games: number, seed: number): Calibrated {
  const startedSeconds = processorSeconds();
  const values = solve(modelOf(YAHTZEE));
  const all = played(values, games, seed);
  const byOpen = Map.groupBy(all, ({ moment }) => moment.open);
  const tally = new Tally();
  const table = cardOdds(values);
  let compared = 0;
  let off = 0;
  let open = 0;
  for (const winsOf of winsByOpenBoxes(values, mannerOf(undefined, values))) {
    for (const { game, moment, won, isCompared } of byOpen.get(open) ?? []) {
      const wins = winsOf(moment);
      for (const [player, win] of wins.entries()) tally.add(game, win, won[player] as boolean);
      if (!isCompared) continue;
      const asked = finished(table.of(seenAt(moment)))?.players ?? [];
      compared += 1;
      off = Math.max(off, ...wins.map((win, player) => 100 * Math.abs(win - (asked[player]?.win ?? 1))));
    }
    process.stderr.write(`${open} open boxes: ${(processorSeconds() - startedSeconds).toFixed(0)} s\n`);
    open += 1;
  }
  const seconds = Math.round(processorSeconds() - startedSeconds);
  return { games, moments: all.length, seed, seconds, compared, off, bands: tally.bands() };
}

function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

const { games, seed, publish } = readOptions();
const results = calibrated(games, seed);
process.stdout.write(`${resultsText({ commit: 'this one', computer: 'this computer', ...results })}\n`);
if (publish) publishResults(results);
