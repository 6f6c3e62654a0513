/** How long cables of signals may be: each is computed from the parts at its ends and from what its pulses bear. */
import { ATMEGA328P } from './chips/atmega328p.ts';
import { BUS, VALUES } from './electrics.ts';
import { CABLES, type CableSpec } from './harness.ts';
import { busFigures, ELECTRICS, RISE_PER_RC } from './rules.ts';

/** How much a cable may add to the capacitor of an input, so that filter and debouncing stay what they are. */
const INPUT_PART = 0.03;

/** The high of a 0 that all data sheets of pixels take (WIRING.md). */
const ZERO_HIGH = { leastNs: 250, mostNs: 380 } as const;
/** There and back through PVC wire, at two thirds of the speed of light. */
const ECHO_NS_PER_M = 10;
/** A pin's 25 Ω before a pair of 100 Ω that is open at its end throws back (100 - 25) / (100 + 25): a tenth after five echoes. */
const ECHOES = 5;

const tenths = (metres: number): number => Math.floor(metres * 10) / 10;

const zeroHighNs = (ATMEGA328P.ledCycles.highZeroCycles * 1e9) / ATMEGA328P.clockHz;
const EDGE_NS = Math.min(zeroHighNs - ZERO_HIGH.leastNs, ZERO_HIGH.mostNs - zeroHighNs);

const { ohm, pf, riseNs } = busFigures(ELECTRICS);
const busCableM = CABLES.filter(({ kind }) => kind === 'display').reduce(
  (sum, { lengthM }) => sum + lengthM,
  0,
);
const busMaxPf = (1000 * BUS.riseMaxNs) / (RISE_PER_RC * ohm);

/** In metres; that of displays for both cables together. */
const LONGEST_M = {
  button: tenths((INPUT_PART * VALUES.inputFarad * 1e12) / BUS.cablePfPerM),
  'lane data': tenths(EDGE_NS / (ECHOES * ECHO_NS_PER_M)),
  display: tenths(busCableM + (busMaxPf - pf) / BUS.cablePfPerM),
} as const;

const ours = (kind: string): number => CABLES.find((cable) => cable.kind === kind)?.lengthM ?? 0;

/** For WIRING.md. */
export function cableLimits(): string {
  const inputPf = LONGEST_M.button * BUS.cablePfPerM;
  return [
    `At ${BUS.cablePfPerM} pF a metre, the cable of a button may have ${LONGEST_M.button} m (ours: ${ours('button')} m): its ${Math.round(inputPf)} pF are ${Math.round((100 * inputPf) / (VALUES.inputFarad * 1e12))} % of the filter’s ${VALUES.inputFarad * 1e9} nF`,
    `a data wire from the board ${LONGEST_M['lane data']} m (ours: ${ours('lane data')} m), since nothing ends it and ${ECHOES} echoes of ${ECHO_NS_PER_M} ns a metre have to fade within the ${EDGE_NS} ns that a pulse may be wrong by`,
    `both cables of the displays ${LONGEST_M.display} m together (ours: ${busCableM} m, ${riseNs} ns), where the bus rises in the ${BUS.riseMaxNs} ns that it may take.`,
  ].join('; ');
}

/** Cables that are too long for their pulses; that of the bus is one of `rules.ts`. */
export function lengthProblems(cables: readonly CableSpec[] = CABLES): string[] {
  return cables.flatMap(({ name, kind, lengthM }) => {
    const most = kind === 'button' || kind === 'lane data' ? LONGEST_M[kind] : Number.POSITIVE_INFINITY;
    return lengthM > most ? [`${name} is ${lengthM} m long, at most ${most}`] : [];
  });
}
