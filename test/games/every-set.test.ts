import { afterEach, expect, test } from 'vitest';
import { findRules, RULE_SETS, replay } from '../../src/game/index.ts';
import { type Rig, startRig } from '../../src/testing.ts';
import { playGame, startGame } from './robot.ts';

let rig: Rig | undefined;

afterEach(async () => {
  await rig?.close();
  rig = undefined;
});

/** Sets whose turns always take all rolls. */
const LONG = ['yahtzee-plain', 'yahtzee-no-joker', 'triple-yahtzee'];
const PLAYABLE = RULE_SETS.filter(({ inMenu }) => inMenu).map(({ id }) => id);

test.each(PLAYABLE)(
  'a whole game of %s is played by pressing pins, to a winner on the display',
  async (rules) => {
    // Three rolls in each turn, or three columns: one player's game is long enough.
    const { dice } = findRules(RULE_SETS, rules)!;
    const players = LONG.includes(rules) || dice === 6 ? ['Eric'] : ['Eric', 'Julie'];
    rig = await startRig({ rules, players, tumbleMs: 150 });
    await startGame(rig);
    const game = await playGame(rig);
    expect(game.status).toBe('over');
    expect(game.winners.length).toBeGreaterThan(0);

    const events = (await rig.journal.read()).map(({ event }) => event);
    expect(replay(events)).toEqual(game);
    const ended = events.find((event) => event.type === 'game ended');
    expect(ended?.totals).toHaveLength(players.length);
    const best = Math.max(...(ended?.totals ?? []));
    // The last score was seen, and nobody takes it back.
    await rig.advance(10_000);
    const pages = new Set<string>();
    for (let step = 0; step < 10; step += 1) {
      pages.add(rig.display());
      await rig.advance(500);
    }
    expect([...pages].some((page) => page.includes(`${best}`))).toBe(true);
    expect(rig.uno.leds.violationCount).toBe(0);
    expect(rig.uno.figures().overruns).toBe(0);
  },
  120_000,
);
