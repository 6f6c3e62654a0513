/** A made-up moment of a game, for the page that builds an overlay: what it would show while nobody plays. Pure. */
import type { SlotView, Snapshot } from '../../src/server/view/messages.ts';
import { EXAMPLE_GAME } from './look.ts';

const DARK = '0000000000000000';
const PLAYER = { current: false, winner: false, droppedOut: false } as const;

/** As the table draws them. */
const five: SlotView = {
  ...slot('die', 5, 'c3c300181800c3c3', ['#a41a10', '#140100', '#a41a10'], 'ff818181818181ff'),
  mark: 'held',
};
const two = slot('die', 2, 'c0c0000000000303', ['#484030', '#000000', '#484030']);
const three = slot('die', 3, 'c0c0001818000303', ['#484030', '#000000', '#484030']);
const left = slot('rollsLeft', 2, '3c66060c1830607e', ['#963800', '#000000', '#963800']);

function slot(
  shows: SlotView['shows'],
  value: number,
  lit: string,
  colours: SlotView['colours'],
  ring = DARK,
): SlotView {
  return { planes: [lit, ring], colours, shows, value, mark: '', tumbling: false, breathing: false };
}

/** What the table shows while somebody plays; else Julie has just scored and leads, and Eric thinks of his fives. */
export function exampleWhileIdle(shown: Snapshot): Snapshot {
  if (shown.screen === 'turn' || shown.screen === 'over') return shown;
  return {
    ...shown,
    ...{ screen: 'turn', status: 'playing', game: EXAMPLE_GAME, round: 6, rounds: 13 },
    rules: { say: 'set.yahtzee' },
    ...{ rehearsal: false, corrected: false, setup: null, farkle: null, menu: null, seal: '', feed: [] },
    players: [
      { ...PLAYER, name: 'Eric', total: 98, current: true },
      { ...PLAYER, name: 'Julie', total: 112 },
      { ...PLAYER, name: 'Kim', total: 87 },
    ],
    people: [],
    ...{ rollsTaken: 1, rollsLeft: 2, savedRolls: 0, diceKind: '8x8' },
    slots: [five, five, five, two, three, left],
    card: {
      columns: [0, 1, 2].map((player) => ({ player, column: 0, times: 1 })),
      rows: [row('fives', [null, null, 10], [15]), row('large-straight', [null, 40, null], [0])],
      ...{ keysOnCard: false, corrected: [] },
    },
    shownBox: { row: 'fives', column: 0 },
    scored: {
      ...{ player: 1, row: 'large-straight', column: 0, points: 40, dice: [1, 2, 3, 4, 5] },
      ...{ feats: ['lead'], fresh: true, cheered: false, takeable: false },
    },
    odds: {
      players: [{ win: 0.36 }, { win: 0.47 }, { win: 0.16 }],
      ...{ tie: 0.01, assumes: 'perfect', house: false, needs: [] },
    },
  };
}

function row(id: string, points: readonly (number | null)[], possible: readonly (number | null)[]) {
  return { id, kind: 'box', key: '', categories: [id], points, possible } as const;
}
