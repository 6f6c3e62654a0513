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

/** Counters of the chip come round after so many. */
export const COUNTER_MODULO = 65_536;
