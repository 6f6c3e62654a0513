/** The coin door's board: every line has its terminal, its driver and its place on the bus. */
import { expect, test } from 'vitest';
import { COIN_INPUTS } from '../../hardware/coin-door.ts';
import {
  COIN_CABLES,
  COIN_LOADS,
  driverOut,
  expanderPin,
  inputPin,
  TERMINAL_PLACES,
} from '../../hardware/coin-harness.ts';
import { coinWiring } from '../../hardware/coin-page.ts';
import { COIN_PARTS } from '../../hardware/coin-parts.ts';
import {
  COIN_WIRING,
  type CoinWiring,
  coinBus,
  coinProblems,
  pickUpHoles,
} from '../../hardware/coin-rules.ts';
import { filterBoard } from '../../hardware/filter-board.ts';

test('the coin door as it is breaks no rule', () => {
  expect(coinProblems()).toEqual([]);
  // 90 pF of board and displays, 10 of the chip, 60 of a metre.
  expect(coinBus()).toEqual({ pf: 160, riseNs: 270 });
});

test('pins are those of the data sheets', () => {
  expect(['GPB0', 'VDD', 'VSS', 'SCL', 'SDA', 'RESET', 'GPA0', 'GPA7'].map(expanderPin)).toEqual([
    1, 9, 10, 12, 13, 18, 21, 28,
  ]);
  expect(COIN_INPUTS.map(inputPin)).toEqual([21, 22, 23, 24, 25]);
  expect([1, 2, 3, 4].map(driverOut)).toEqual([18, 17, 16, 15]);
});

test('its cable ends on the strips of the displays, in the order of their sockets', () => {
  const socket = filterBoard().parts.find(({ name }) => name === 'right display');
  expect(pickUpHoles().map(([net, [, row]]) => [net, row])).toEqual(
    socket?.legs.map(({ net, hole }) => [net, hole[1]]),
  );
});

const changed = (change: Partial<CoinWiring>): CoinWiring => ({ ...COIN_WIRING, ...change });
const withCable = (name: string, change: object): CoinWiring =>
  changed({ cables: COIN_CABLES.map((cable) => (cable.name === name ? { ...cable, ...change } : cable)) });

test.each<readonly [string, CoinWiring, RegExp]>([
  ['an address that a display has', changed({ address: 0x70 }), /a display has the address of the expander/],
  [
    'a long cable to the bus',
    changed({ busM: 3 }),
    /with a coin door the displays' bus rises in 472 ns, at most 300/,
  ],
  [
    'a line without a terminal',
    changed({ terminals: COIN_WIRING.terminals.filter(({ name }) => name !== 'T6') }),
    /door of the coin door has 0 terminals\nthe cable door ends at T6 door, which is no terminal/,
  ],
  ['a long wire to the door', withCable('slam', { lengthM: 2 }), /the cable slam is 2 m long, at most 1/],
  [
    'a wire in the colour of mains',
    withCable('slam', { wires: [{ at: 'T7 slam', colour: 'blue', gauge: 24 }] }),
    /the cable slam is blue: a colour of mains/,
  ],
  [
    'a greedy lamp',
    changed({ loads: { ...COIN_LOADS, startLamp: 600 } }),
    /startLamp draws 600 mA through a driver for 350\nthe coin door draws 1250 mA from a supply of 1000/,
  ],
  [
    'an acceptor that is turned over once',
    changed({ drivers: { ...COIN_WIRING.drivers, inhibit: [1] } }),
    /an acceptor takes coins while its line is high/,
  ],
  [
    'two outputs at one driver',
    changed({ drivers: { ...COIN_WIRING.drivers, meter: [3] } }),
    /two outputs of the coin door share a driver/,
  ],
  [
    'a hole that a resistor is in',
    changed({ pickUpColumn: 29 }),
    /the coin door finds no 5V-BOARD at column 30, row 25 of the filter board/,
  ],
  [
    'a cable that hardly leaves the cabinet',
    changed({ busM: 0.5 }),
    /of the cable to the coin box -?\d+ mm are outside, at least 400/,
  ],
  [
    'two terminals in one place',
    changed({
      places: TERMINAL_PLACES.map((place) =>
        place.name === 'T6'
          ? { ...place, ways: TERMINAL_PLACES.find(({ name }) => name === 'T7')?.ways ?? [] }
          : place,
      ),
    }),
    /two lines share a strip at the right edge of the coin board/,
  ],
  [
    'a terminal below a screw',
    changed({
      places: TERMINAL_PLACES.map((place) =>
        place.name === 'T7'
          ? {
              ...place,
              ways: [
                { way: 'slam', row: 3 },
                { way: 'GND', row: 5 },
              ],
            }
          : place,
      ),
    }),
    /a terminal stands in a corner of the coin board, at its right edge/,
  ],
  ['a terminal without a place', changed({ places: TERMINAL_PLACES.slice(1) }), /terminal T1 has no place/],
  ['a hole beyond a cut', changed({ pickUpColumn: 10 }), /finds no sda at column 11, row 27/],
])('%s is told', (_, wiring, sentence) => {
  expect(coinProblems(wiring).join('\n')).toMatch(sentence);
});

test('its parts are counted from it, and its page names each terminal', () => {
  const count = (reference: string): number | undefined =>
    COIN_PARTS.find((part) => part.reference === reference)?.quantity('8x8');
  // Five inputs, and what holds the inhibit; nine terminals.
  expect(['R3-C', 'C1-C', 'JT-C'].map(count)).toEqual([6, 5, 9]);
  // Five wires to the acceptor, five pairs, and the supply's two.
  expect(count('JF-C')).toBe(5 + 5 * 2 + 2);
  // A bus of four wires and 1 m, three pairs and two pairs of 0.8 m, three thin wires to the acceptor; on the board seven lines, two of 5 V, two of the bus, eleven of ground.
  expect(count('W24-C')).toBe(Math.ceil((4 * 1 + 10 * 0.8 + 3 * 0.8 + 22 * 0.12) * 1.2));
  expect(count('W22-C')).toBe(Math.ceil((2 * 0.8 + 5 * 0.12) * 1.2));
  const page = coinWiring().join('\n');
  for (const { name } of COIN_WIRING.terminals) expect(page).toContain(`${name} `);
});
