/**
 * What must hold of the cabinet's electricity before anything is drawn from its tables. Each broken rule is one sentence
 * with both figures; a test breaks every one of them.
 */
import { DISPLAY, LEDS, POWER } from './cabinet.ts';
import { ATMEGA328P } from './chips/atmega328p.ts';
import type { AvrPin } from './chips/avr.ts';
import { BOARD_LOADS, BUS, PIN_LOADS, PIN_MAX_MA, RAIL, SUPPLY_SET, VALUES } from './electrics.ts';
import { CABLES, type CableSpec, CONNECTORS, NETS, type Net, STAR, SUPPLIES } from './harness.ts';
import { carriesLeds } from './harness-counts.ts';
import { LOADS, lostMv } from './loss.ts';
import { MAINS } from './mains.ts';
import { dropMv, GAUGES } from './wire.ts';

/** Fuses that carry more than this part of their value for hours open one day without a cause (IEC 60127, UL 248-14). */
export const FUSE_LOAD = 0.75;
/** In copper alone; fuses and joints take as much again, and pixels keep their colours down to `RAIL.lowMv`. */
const DROP_MAX_MV = 250;

/** Everything that is checked; a test passes broken copies. */
export interface Electrics {
  readonly power: Readonly<Record<keyof typeof POWER, number>>;
  readonly cables: readonly CableSpec[];
  readonly nets: readonly Net[];
  readonly joins: readonly string[];
  readonly pins: readonly Pick<AvrPin, 'name' | 'use'>[];
  readonly pinLoads: readonly { readonly pin: string; readonly ohm: number; readonly volts: number }[];
  readonly busPullUpOhm: number;
  readonly boardLoads: readonly { readonly ma: number }[];
}

export const ELECTRICS: Electrics = {
  power: POWER,
  cables: CABLES,
  nets: NETS,
  joins: STAR.joins,
  pins: ATMEGA328P.pins,
  pinLoads: PIN_LOADS,
  busPullUpOhm: VALUES.busPullUpOhm,
  boardLoads: BOARD_LOADS,
};

/** What pixels of the greediest kind draw where the firmware lets this much through. */
function worstMa({ power }: Electrics, limitMa: number): number {
  return Math.round(limitMa * Math.max(1, power.pixelMaxMa / power.pixelMa));
}

/** The most that flows through a cable of the LED supply. */
export function cableMa(electrics: Electrics, { name }: CableSpec): number {
  const { power } = electrics;
  return worstMa(electrics, name === 'trunk' ? power.hardLimitMa : power.laneLimitMa);
}

/** The rail sense carries next to nothing, but a pinched one carries what the fuse of its lane lets through. */
const isFused = (cable: CableSpec): boolean => carriesLeds(cable) || cable.kind === 'rail sense';

/** A link is behind the fuse of its lane, the rail sense behind that of the last. */
function fuseBefore({ cables }: Electrics, { name, fuseMa }: CableSpec): number {
  const feed = cables.find(
    (cable) =>
      cable.name === name.replace(' link', ' power').replace('rail sense', `lane ${LEDS.lanes} power`),
  );
  return fuseMa ?? feed?.fuseMa ?? 0;
}

function connectorProblems(electrics: Electrics): string[] {
  return electrics.cables.flatMap((cable) => {
    const { name, ends, wires } = cable;
    const ma = carriesLeds(cable) ? cableMa(electrics, cable) : 0;
    return [...new Set(ends)].flatMap((end) => {
      const { thickest, thinnest, maxMa } = CONNECTORS[end];
      return [
        ...wires
          .filter(({ gauge }) => gauge < thickest || gauge > thinnest)
          .map(({ gauge }) => `${name}: AWG ${gauge} does not fit a ${end} for ${thickest} to ${thinnest}`),
        ...(ma > maxMa ? [`${name}: ${ma} mA through a ${end} for ${maxMa} mA`] : []),
      ];
    });
  });
}

function fuseProblems(electrics: Electrics): string[] {
  return electrics.cables.filter(isFused).flatMap((cable) => {
    const { name, wires } = cable;
    const fuseMa = fuseBefore(electrics, cable);
    const worst = cableMa(electrics, cable);
    const feeding = wires.filter(({ net }) => net.endsWith('-LED') || net === 'railSense');
    const thinnest = Math.min(...feeding.map(({ gauge }) => GAUGES[gauge].maxMa));
    return [
      ...(worst > FUSE_LOAD * fuseMa
        ? [
            `${name}: ${worst} mA at worst, but its fuse of ${fuseMa} mA carries ${FUSE_LOAD * fuseMa} mA for long`,
          ]
        : []),
      ...(fuseMa > thinnest ? [`${name}: a fuse of ${fuseMa} mA before a wire for ${thinnest} mA`] : []),
      ...(fuseMa > SUPPLIES['LED supply'].maxMa
        ? [`${name}: the supply gives up before its fuse of ${fuseMa} mA`]
        : []),
    ];
  });
}

/** In copper, from the supply to the last pixel of each lane, when that pixel's matrix takes all that the lane may have. */
export function lanesDropMv(electrics: Electrics): readonly number[] {
  const { cables } = electrics;
  const way = (name: string): number => {
    const cable = cables.find((other) => other.name === name);
    const gauge = cable?.wires[0]?.gauge;
    return cable === undefined || gauge === undefined
      ? 0
      : dropMv(gauge, cable.lengthM, cableMa(electrics, cable));
  };
  return Array.from({ length: LEDS.lanes }, (_, index) =>
    Math.round(way('trunk') + way(`lane ${index + 1} power`) + way(`lane ${index + 1} link`)),
  );
}

function dropProblems(electrics: Electrics): string[] {
  const lost = lostMv(electrics, LOADS.worst);
  const allowed = SUPPLY_SET.leastMv - RAIL.lowMv;
  return [
    ...lanesDropMv(electrics).flatMap((drop, index) =>
      drop > DROP_MAX_MV
        ? [`lane ${index + 1}: ${drop} mV are lost on the way to its last pixel, at most ${DROP_MAX_MV}`]
        : [],
    ),
    ...(lost > allowed ? [`with fuses and joints ${lost} mV are lost, at most ${allowed}`] : []),
  ];
}

/** Whoever opens a cabinet must know mains by its colours. */
function colourProblems({ cables, nets }: Electrics): string[] {
  const mains: readonly string[] = MAINS.map(({ colour }) => colour);
  return [
    ...nets.map(({ name, colour }) => ({ name, colour })),
    ...cables.flatMap(({ name, wires }) =>
      wires.map(({ net, colour }) => ({ name: `${name}, ${net}`, colour })),
    ),
  ]
    .filter(({ colour }) => mains.includes(colour))
    .map(({ name, colour }) => `${name} is ${colour}: a colour of mains`);
}

function netProblems({ nets, joins, cables }: Electrics): string[] {
  const grounds = nets.filter(({ name }) => name.startsWith('GND')).map(({ name }) => name);
  const bridges = cables.filter(
    ({ wires, from, to }) =>
      wires.some(({ net }) => net === '5V-LED') && wires.some(({ net }) => net === '5V-BOARD') && from !== to,
  );
  return [
    ...nets
      .filter(({ supplies }) => supplies.length !== 1)
      .map(
        ({ name, supplies }) => `${name} has ${supplies.length} supplies: ${supplies.join(', ') || 'none'}`,
      ),
    ...grounds.filter((name) => !joins.includes(name)).map((name) => `${name} does not meet the star point`),
    ...bridges.map(({ name }) => `${name} brings two supplies together`),
    ...cables.flatMap(({ name, to, wires }) =>
      to.endsWith('display') && !wires.some(({ net }) => net === '5V-BOARD')
        ? [`${name} has no 5 V of the board: it is dark exactly when it has to say that LED power is missing`]
        : [],
    ),
  ];
}

function pinProblems({ pins, cables, pinLoads, boardLoads }: Electrics): string[] {
  const wired = new Set(cables.flatMap(({ wires }) => wires.map(({ net }) => net)));
  const sum = boardLoads.reduce((total, { ma }) => total + ma, 0);
  return [
    ...pins
      .filter(({ name, use }) => use !== 'heartbeat' && !wired.has(name))
      .map(({ name }) => `the pin ${name} goes nowhere`),
    ...pinLoads.flatMap(({ pin, ohm, volts }) => {
      const ma = Math.round((1000 * volts) / ohm);
      return ma > PIN_MAX_MA ? [`the pin ${pin} gives ${ma} mA, at most ${PIN_MAX_MA}`] : [];
    }),
    ...(sum > SUPPLIES.board.maxMa
      ? [`the board's 5 V has to give ${sum} mA, at most ${SUPPLIES.board.maxMa}`]
      : []),
  ];
}

/** From 30 to 70 % of the voltage (NXP UM10204, section 7.1). */
export const RISE_PER_RC = 0.8473;

/** Of the bus: all pull-ups side by side, and how long it takes to rise. */
export function busFigures({ cables, busPullUpOhm }: Electrics): {
  readonly ohm: number;
  readonly pf: number;
  readonly riseNs: number;
} {
  const modules = DISPLAY.addresses.length;
  const ohm = 1 / (1 / busPullUpOhm + modules / BUS.modulePullUpOhm);
  const lengthM = cables
    .filter(({ to }) => to.endsWith('display'))
    .reduce((sum, cable) => sum + cable.lengthM, 0);
  const pf = BUS.chipPf + modules * BUS.modulePf + lengthM * BUS.cablePfPerM;
  return { ohm: Math.round(ohm), pf: Math.round(pf), riseNs: Math.round((RISE_PER_RC * ohm * pf) / 1000) };
}

function busProblems(electrics: Electrics): string[] {
  const { ohm, pf, riseNs } = busFigures(electrics);
  const sinkMa = (1000 * (SUPPLIES.board.volts - 0.4)) / ohm;
  return [
    ...(riseNs > BUS.riseMaxNs
      ? [`the displays' bus rises in ${riseNs} ns with ${ohm} ohm and ${pf} pF, at most ${BUS.riseMaxNs}`]
      : []),
    ...(sinkMa > BUS.sinkMaxMa
      ? [`the displays' bus asks for ${sinkMa.toFixed(1)} mA, at most ${BUS.sinkMaxMa}`]
      : []),
  ];
}

/** All broken rules; empty when the tables are sound. */
export function electricProblems(electrics: Electrics = ELECTRICS): string[] {
  return [
    ...fuseProblems(electrics),
    ...connectorProblems(electrics),
    ...dropProblems(electrics),
    ...colourProblems(electrics),
    ...netProblems(electrics),
    ...pinProblems(electrics),
    ...busProblems(electrics),
  ];
}
