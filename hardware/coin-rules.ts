/** What must hold of the coin door's wiring before it is drawn: each broken rule is one sentence. */
import { DISPLAY } from './cabinet.ts';
import { BASE, CASE, OPENINGS, WALLS } from './case.ts';
import { COIN_INPUTS, COIN_OUTPUTS, EXPANDER } from './coin-door.ts';
import {
  COIN_BOARD,
  COIN_BUS,
  COIN_CABLES,
  COIN_LOADS,
  COIN_SUPPLY,
  COIN_TERMINALS,
  COIN_VALUES,
  type CoinCable,
  type CoinTerminal,
  DRIVER,
  DRIVERS,
  PICK_UP_COLUMN,
  PLUG_ROWS,
  TERMINAL_PLACES,
  type TerminalPlace,
} from './coin-harness.ts';
import { BOARD_LOADS, BUS } from './electrics.ts';
import { type Hole, holesBetween } from './filter-blocks.ts';
import { filterBoard } from './filter-board.ts';
import { SUPPLIES } from './harness.ts';
import { MAINS } from './mains.ts';
import { busFigures, ELECTRICS, RISE_PER_RC } from './rules.ts';
import { GAUGES } from './wire.ts';

/** Everything that is checked; a test passes broken copies. */
export interface CoinWiring {
  readonly address: number;
  readonly terminals: readonly CoinTerminal[];
  readonly cables: readonly CoinCable[];
  readonly busM: number;
  readonly loads: Readonly<Record<keyof typeof COIN_LOADS, number>>;
  readonly drivers: Readonly<Record<(typeof COIN_OUTPUTS)[number], readonly number[]>>;
  readonly pickUpColumn: number;
  readonly places: readonly TerminalPlace[];
}

export const COIN_WIRING: CoinWiring = {
  address: EXPANDER.address,
  terminals: COIN_TERMINALS,
  cables: COIN_CABLES,
  busM: COIN_BUS.lengthM,
  loads: COIN_LOADS,
  drivers: DRIVERS,
  pickUpColumn: PICK_UP_COLUMN,
  places: TERMINAL_PLACES,
};

/** Of its cable, from the back of the cabinet to the board in the coin box. */
export const OUTSIDE_MM = 400;

/** From the far corner of the filter board along base and back wall through its outlet, with bends at both ends. */
function cableProblems({ busM }: CoinWiring): string[] {
  const board = BASE.find(({ name }) => name === 'board');
  const outlet = OPENINGS.back.find(({ name }) => name === 'coins');
  if (board === undefined || outlet === undefined) return ['the coin door has no outlet in the back'];
  const x = WALLS.back.width - outlet.x;
  const inside = Math.abs(x - board.x) + board.width / 2 + board.y + board.height / 2 + outlet.y + CASE.wood;
  const outside = Math.round(1000 * busM - inside - BENDS_MM);
  return outside < OUTSIDE_MM
    ? [`of the cable to the coin box ${outside} mm are outside, at least ${OUTSIDE_MM}`]
    : [];
}

/** Holes of a corner that its screw takes, and one that the case of a terminal covers beyond its pin. */
const CORNER_HOLES = 3;

/** What stands where something else does, or nowhere. */
function layoutProblems({ places, terminals }: CoinWiring): string[] {
  const last = COIN_BOARD.holes - CORNER_HOLES;
  return [
    ...terminals
      .filter(({ name }) => places.filter((place) => place.name === name).length !== 1)
      .map(({ name }) => `terminal ${name} has no place on the coin board, or two`),
    ...(['left', 'right'] as const).flatMap((side) => {
      const own = places
        .filter((place) => place.side === side)
        .flatMap(({ ways }) => ways.map(({ row }) => row));
      const rows = side === 'left' ? [...own, ...PLUG_ROWS] : own;
      return [
        ...(new Set(rows).size < rows.length
          ? [`two lines share a strip at the ${side} edge of the coin board`]
          : []),
        ...(rows.some((row) => row - 1 <= CORNER_HOLES || row + 1 > last)
          ? [`a terminal stands in a corner of the coin board, at its ${side} edge`]
          : []),
      ];
    }),
  ];
}

/** What the expander's inputs bear beside lamps and motors, in metres (WIRING.md). */
const DOOR_M = 1;

const BENDS_MM = 50;

/** From the 5 V of the board: the expander with its lines, and what holds them. */
const COIN_BOARD_MA = Math.ceil(
  2 +
    1000 *
      SUPPLIES.board.volts *
      (1 / COIN_VALUES.inhibitPullUpOhm + 1 / COIN_VALUES.driverPullUpOhm + 2 / DRIVER.inputOhm),
);

/** Of the displays' bus with one more chip and cable at it. */
export function coinBus({ busM }: Pick<CoinWiring, 'busM'> = COIN_WIRING): {
  readonly pf: number;
  readonly riseNs: number;
} {
  const { ohm, pf } = busFigures(ELECTRICS);
  const all = pf + BUS.chipPf + busM * BUS.cablePfPerM;
  return { pf: Math.round(all), riseNs: Math.round((RISE_PER_RC * ohm * all) / 1000) };
}

/** The holes of the filter board that its cable is soldered into, in the order of its wires. */
export function pickUpHoles(
  column: number = PICK_UP_COLUMN,
): readonly (readonly [net: string, hole: Hole])[] {
  const socket = filterBoard().parts.find(({ name }) => name === 'left display');
  return (socket?.legs ?? []).map(({ net, hole }) => [net, [column, hole[1]]] as const);
}

function pickUpProblems({ pickUpColumn }: CoinWiring): string[] {
  const { parts, cuts } = filterBoard();
  const socket = parts.find(({ name }) => name === 'left display');
  const taken = new Set(
    parts
      .filter(({ kind }) => kind !== 'Nano')
      .flatMap(holesBetween)
      .map(String),
  );
  return pickUpHoles(pickUpColumn).flatMap(([net, hole]) => {
    const from = socket?.legs.find((leg) => leg.net === net)?.hole[0] ?? 0;
    const isCut = cuts.some(
      ([column, row]) =>
        row === hole[1] && column >= Math.min(from, hole[0]) && column <= Math.max(from, hole[0]),
    );
    return taken.has(String(hole)) || isCut
      ? [`the coin door finds no ${net} at column ${hole[0] + 1}, row ${hole[1] + 1} of the filter board`]
      : [];
  });
}

function terminalProblems({ terminals, cables }: CoinWiring): string[] {
  const ways = terminals.flatMap((terminal) => terminal.ways.map((way) => ({ way, at: terminal.name })));
  const ends = cables.flatMap(({ name, wires }) => wires.map(({ at }) => ({ name, at })));
  const mains: readonly string[] = MAINS.map(({ colour }) => colour);
  return [
    ...[...COIN_INPUTS, ...COIN_OUTPUTS].flatMap((name) => {
      const count = ways.filter(({ way }) => way === name).length;
      return count === 1 ? [] : [`${name} of the coin door has ${count} terminals`];
    }),
    ...ends
      .filter(({ at }) => !ways.some(({ way, at: name }) => at === `${name} ${way}`))
      .map(({ name, at }) => `the cable ${name} ends at ${at}, which is no terminal`),
    ...cables.flatMap(({ name, wires }) =>
      wires
        .filter(({ colour }) => mains.includes(colour))
        .map(({ colour }) => `the cable ${name} is ${colour}: a colour of mains`),
    ),
    ...cables
      .filter(({ lengthM }) => lengthM > DOOR_M)
      .map(({ name, lengthM }) => `the cable ${name} is ${lengthM} m long, at most ${DOOR_M}`),
  ];
}

function currentProblems({ loads, drivers, cables }: CoinWiring): string[] {
  const sum = Object.values(loads).reduce((total, ma) => total + ma, 0);
  const boardMa = BOARD_LOADS.reduce((total, { ma }) => total + ma, COIN_BOARD_MA);
  const thinnest = Math.max(
    0,
    ...cables.flatMap(({ wires }) => wires.filter(({ at }) => at === 'T2 12V').map(({ gauge }) => gauge)),
  );
  const carries = Object.entries(GAUGES).find(([gauge]) => Number(gauge) === thinnest)?.[1].maxMa ?? 0;
  return [
    ...(['startLamp', 'meter'] as const)
      .filter((name) => loads[name] > DRIVER.maxMa)
      .map((name) => `${name} draws ${loads[name]} mA through a driver for ${DRIVER.maxMa}`),
    ...(sum > COIN_SUPPLY.maxMa
      ? [`the coin door draws ${sum} mA from a supply of ${COIN_SUPPLY.maxMa}`]
      : []),
    ...(COIN_SUPPLY.maxMa > carries ? [`the wire to the acceptor carries ${carries} mA`] : []),
    ...(boardMa > SUPPLIES.board.maxMa
      ? [`the board's 5 V has to give ${boardMa} mA with a coin door, at most ${SUPPLIES.board.maxMa}`]
      : []),
    ...(drivers.inhibit.length % 2 === 0
      ? []
      : ['an acceptor takes coins while its line is high: what inhibits it is turned over once too often']),
  ];
}

/** All broken rules of the coin door. */
export function coinProblems(wiring: CoinWiring = COIN_WIRING): string[] {
  const { riseNs } = coinBus(wiring);
  const displays: readonly number[] = DISPLAY.addresses;
  const inputs = Object.values(wiring.drivers).flat();
  return [
    ...(displays.includes(wiring.address) ? ['a display has the address of the expander'] : []),
    ...(riseNs > BUS.riseMaxNs
      ? [`with a coin door the displays' bus rises in ${riseNs} ns, at most ${BUS.riseMaxNs}`]
      : []),
    ...(new Set(inputs).size < inputs.length ? ['two outputs of the coin door share a driver'] : []),
    ...pickUpProblems(wiring),
    ...cableProblems(wiring),
    ...layoutProblems(wiring),
    ...terminalProblems(wiring),
    ...currentProblems(wiring),
  ];
}
