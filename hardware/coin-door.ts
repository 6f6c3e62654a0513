/**
 * What an optional port expander on the display's bus adds to the cabinet: coins, the service button behind the door, door and
 * slam switch in; start lamp, inhibit of the acceptor and a mechanical meter out. As plain data, in wire order: bit i of a mask
 * and counter i belong to COIN_INPUTS[i].
 */

export const COIN_INPUTS = ['coin1', 'coin2', 'service', 'door', 'slam'] as const;
export type CoinInput = (typeof COIN_INPUTS)[number];

/** Channels of the acceptor, by the number that people call them. */
export const COIN_CHANNELS = [1, 2] as const;
export type CoinChannel = (typeof COIN_CHANNELS)[number];

/** In bit order of the outputs' port and of TILL's mask; the meter is the chip's own. */
export const COIN_OUTPUTS = ['inhibit', 'startLamp', 'meter'] as const;
export type CoinOutput = (typeof COIN_OUTPUTS)[number];

/** Counters of the chip come round after so many. */
export const COUNTER_MODULO = 65_536;

/** How often each input has counted since the chip was given its number; 0: it has none yet. */
export interface CoinReadings {
  readonly life: number;
  readonly readings: Readonly<Record<CoinInput, number>>;
}

/** What a contact must do to count, in milliseconds of table time. */
export const COIN_TIMES = {
  /** How often the expander is read, while nothing is drawn; a picture delays it by `LED_TIMING.drawingMaxMs`. */
  pollMs: 2,
  /** A contact that stays as it is for so long, in three samples, has changed: shorter ones are interference. */
  steadyMs: 4,
  /** Acceptors give pulses of 20 to 100 ms. These always count: shorter than `steadyMs` never, longer than `jamMs` neither. */
  pulseMinMs: 15,
  pulseMaxMs: 250,
  gapMinMs: 15,
  /** A coin contact closed for longer is jammed, and counts nothing until it was open for `clearMs`. */
  jamMs: 500,
  clearMs: 1000,
  /** Door and slam switch and the button have springs. */
  springMs: 45,
  /** One coin on the mechanical meter: on, then off. */
  meterMs: 50,
  /** How often an expander that is not there is looked for. */
  probeMs: 500,
} as const;

/**
 * MCP23017 with all three address pins at ground (Microchip DS20001952). Inputs are port A from bit 0 on, with the expander's own
 * pull-ups: a contact pulls its pin to ground. Outputs are port B from bit 0 on. Bit 7 of port A, which may only be an output
 * (DS20001952D), is driven low and read with the inputs: an expander that has lost its registers shows it high.
 */
export const EXPANDER = { address: 0x20, sentinelBit: 7 } as const;
