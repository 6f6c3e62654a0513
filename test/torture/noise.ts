/** Whole games on wires that nobody would play with. */

import { sampleRolls } from '../games/sample-game.ts';
import { type Noise, NoisyLink, SILENCE } from '../rig/noisy-link.ts';
import { type Campaign, must, type Trial } from './campaign.ts';
import type { Chance } from './chance.ts';
import { Player } from './player.ts';
import { TortureTable } from './torture-table.ts';

interface Wire {
  readonly name: string;
  readonly noise: Partial<Noise>;
  /** So many bytes of anything, out of nowhere to both sides, every now and then. */
  readonly flood?: number;
}

/** Bit errors: one of eight bits of a byte, so eight times as many bytes. */
const WIRES: readonly Wire[] = [
  { name: 'one bit in 1,000 wrong', noise: { changed: 8 / 1000 } },
  { name: 'floods of garbage', noise: {}, flood: 1000 },
  { name: 'one byte in 100 lost', noise: { lost: 1 / 100 } },
  { name: 'one byte in 100 doubled', noise: { doubled: 1 / 100 } },
  { name: 'a byte of garbage among 50', noise: { garbage: 1 / 50 } },
  { name: 'up to 80 ms late', noise: { delayMs: 80 } },
  { name: 'one bit in 10,000 wrong, up to 20 ms late', noise: { changed: 8 / 10_000, delayMs: 20 } },
  {
    name: 'a little of everything',
    noise: { lost: 1 / 500, doubled: 1 / 500, changed: 1 / 250, garbage: 1 / 500, delayMs: 10 },
    flood: 300,
  },
];

const FLOOD_EVERY_MS = 700;
/** The wire is well again for so long before the last look. */
const QUIET_MS = 1500;

export const NOISE: Campaign = {
  name: 'noise',
  what:
    'whole games on a bad wire (bit errors up to one in a thousand in both directions, bytes lost, doubled, late, floods of garbage): ' +
    'every press counts once, and the cards come out as on a good one',
  tries: { full: 40, quick: 2 },
  async run(trial) {
    for (let n = 0; n < trial.tries; n += 1) {
      const wire = WIRES[n % WIRES.length] as Wire;
      await trial.attempt(wire.name, () => play(wire, trial));
    }
  },
};

async function play({ noise, flood }: Wire, trial: Trial): Promise<void> {
  const chance = trial.chance.fork();
  const links: NoisyLink[] = [];
  const table = await TortureTable.start({
    dice: sampleRolls(),
    wrapLink: (inner, clock) => {
      links.push(new NoisyLink(inner, () => chance.share(), clock));
      return links[0]!;
    },
  });
  const link = links[0]!;
  link.noise = { ...SILENCE, ...noise };
  const floods = { count: flood ?? 0 };
  if (flood !== undefined) keepFlooding(table, link, floods, chance);
  const player = new Player(table, chance.fork());
  await player.playSampleGame();
  player.checkTotals();
  table.checkJournal();
  link.noise = SILENCE;
  floods.count = 0;
  await table.advance(QUIET_MS);
  await table.untilRight(QUIET_MS);
  const { overruns, resets, strayAccesses } = table.uno.figures();
  must(resets.watchdog === 0 && strayAccesses === 0, 'the firmware went astray');
  must(noise.delayMs !== undefined || link.damaged > 100, `only ${link.damaged} bytes were damaged`);
  trial.worst('bytes damaged in a game', link.damaged, '');
  trial.worst('bytes that overran the chip in a game', overruns, '');
  trial.worst('presses that came too late in a game', player.late, '');
  await table.close();
}

/** Until `floods.count` is 0. */
function keepFlooding(table: TortureTable, link: NoisyLink, floods: { count: number }, chance: Chance): void {
  if (floods.count === 0) return;
  link.flood(chance.bytes(floods.count));
  table.clock.after(chance.between(0, 2 * FLOOD_EVERY_MS), () => keepFlooding(table, link, floods, chance));
}
