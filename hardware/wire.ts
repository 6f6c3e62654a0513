/** Copper wire by its gauge. */

/** Resistance at 20 °C (ASTM B258), and what may flow for hours through a wire among others (NFPA 79, table 12.5.1). */
export const GAUGES = {
  16: { ohmPerM: 0.0132, maxMa: 10_000, mm2: 1.31 },
  18: { ohmPerM: 0.021, maxMa: 7000, mm2: 0.82 },
  20: { ohmPerM: 0.0333, maxMa: 5000, mm2: 0.52 },
  22: { ohmPerM: 0.053, maxMa: 3000, mm2: 0.33 },
  24: { ohmPerM: 0.0842, maxMa: 2000, mm2: 0.2 },
} as const;
export type Gauge = keyof typeof GAUGES;

/** Millivolts that are lost on the way there and back. */
export function dropMv(gauge: Gauge, lengthM: number, ma: number): number {
  return 2 * lengthM * GAUGES[gauge].ohmPerM * ma;
}
