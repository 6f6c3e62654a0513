/**
 * The wire between host and board as plain data: every message, field, wire type, unit and meaning, once.
 * TypeScript's codec walks this table; the C structs and PROTOCOL.md are generated from it.
 *
 * A frame is COBS( type u8 · seq u8 · payload · CRC-16/CCITT little-endian ) followed by 0x00.
 * Multi-byte integers are little-endian (the byte order of avr-gcc, so the C side can copy structs).
 */

import type { MessageSpec } from './message-spec.ts';

/**
 * CRC-16/CCITT-FALSE over type, seq and payload: most significant bit first, no final inversion.
 * `check` is the CRC of the nine ASCII characters 123456789.
 */
export const CRC16 = { polynomial: 0x1021, initial: 0xffff, check: 0x29b1 } as const;

export const PROTOCOL_VERSION = { major: 1, minor: 0 } as const;

/** Longest frame on the wire, COBS overhead and the closing zero included. */
export const FRAME_MAX_BYTES = 96;

/**
 * Zero bytes before every frame until the board is known. After a reset the bootloader may still listen, at its own rate: it
 * hears errors and starts the program at once (the old Nano's after five of them, and one takes five of these bytes), where
 * it could take a frame for the beginning of a command and wait for the rest.
 */
export const KNOCK_BYTES = 32;

const session = {
  name: 'session',
  type: 'u16',
  meaning: 'the number that the host drew in HELLO; 0 after a reset until the next HELLO',
} as const;

export const MESSAGES = {
  hello: {
    id: 0x01,
    from: 'host',
    acknowledged: false,
    meaning:
      'Opens a session; repeated every 100 ms until WELCOME. The board goes on showing what it shows, and draws anew only from the first PICTURE of a new session on.',
    fields: [
      { name: 'session', type: 'u16', meaning: 'drawn at random by the host, never 0' },
      { name: 'protocolHash', type: 'u16', meaning: 'hash of this table, for the board to compare' },
    ],
  },
  config: {
    id: 0x02,
    from: 'host',
    acknowledged: true,
    meaning: 'How the cabinet is built, from the cabinet file.',
    fields: [
      { name: 'orientations', type: 'bytes6', meaning: 'per slot the index into ORIENTATIONS' },
      { name: 'layout', type: 'u8', meaning: 'index into LAYOUTS' },
      { name: 'colourOrder', type: 'u8', meaning: 'index into COLOUR_ORDERS' },
      { name: 'brightness', type: 'u8', unit: '1/255', meaning: 'scales every colour' },
      {
        name: 'limitMa',
        type: 'u16',
        unit: 'mA',
        meaning: 'current limiter, of pixels as in POWER, at most POWER.hardLimitMa',
      },
      {
        name: 'laneLimitMa',
        type: 'u16',
        unit: 'mA',
        meaning: 'the same of each lane, at most POWER.laneLimitMa',
      },
      {
        name: 'buttonLamps',
        type: 'u8',
        meaning: '1: the last two pixels of a lane copy the corners of its slots',
      },
    ],
  },
  tiles: {
    id: 0x03,
    from: 'host',
    acknowledged: true,
    meaning: 'Uploads tiles. A picture that uses them is sent only after the ACK.',
    fields: [
      { name: 'first', type: 'u8', meaning: 'number of the first tile' },
      {
        name: 'rows',
        type: 'tail',
        max: 80,
        meaning: 'eight bytes a tile, top row first, bit 7 = left pixel',
      },
    ],
  },
  palette: {
    id: 0x04,
    from: 'host',
    acknowledged: true,
    meaning: 'Sets one palette; the board redraws when the present picture uses it.',
    fields: [
      { name: 'palette', type: 'u8', meaning: 'number of the palette' },
      { name: 'colours', type: 'bytes9', meaning: 'red, green, blue of colours 1, 2, 3' },
    ],
  },
  picture: {
    id: 0x05,
    from: 'host',
    acknowledged: true,
    meaning:
      'The whole picture; the newest wins. Acknowledged when accepted; two may be under way. A repeated or older one (by number, in the same session) is acknowledged and not shown.',
    fields: [
      {
        name: 'picture',
        type: 'u8',
        meaning: 'number of the picture, one more each time; comes back as `latched` in INPUT',
      },
      {
        name: 'slots',
        type: 'bytes12',
        meaning:
          'per slot two bytes, low one first: tile of plane 0 (bits 0..4), of plane 1 (5..9), palette (10..13)',
      },
    ],
  },
  display: {
    id: 0x06,
    from: 'host',
    acknowledged: true,
    meaning: 'The eight characters of the score display.',
    fields: [
      {
        name: 'segments',
        type: 'bytes16',
        meaning: 'per character the HT16K33 segment word, low byte first',
      },
      { name: 'brightness', type: 'u8', unit: '1/16', meaning: '0..15 of the HT16K33' },
    ],
  },
  tone: {
    id: 0x07,
    from: 'host',
    acknowledged: true,
    meaning: 'Plays a tone; a repeated frame (same seq) does not play it again.',
    fields: [
      {
        name: 'top',
        type: 'u16',
        unit: '0.5 µs',
        meaning: 'ICR1 at clk/8: frequency = 2 MHz / (top + 1); 0 = silence',
      },
      { name: 'compare', type: 'u16', unit: '0.5 µs', meaning: 'OCR1A: high time, sets the volume' },
      { name: 'durationMs', type: 'u16', unit: 'ms', meaning: 'how long' },
    ],
  },
  gotInput: {
    id: 0x08,
    from: 'host',
    acknowledged: false,
    meaning: "Acknowledges an INPUT; also the host's sign of life.",
    fields: [{ name: 'report', type: 'u8', meaning: 'number of the newest INPUT received' }],
  },
  till: {
    id: 0x09,
    from: 'host',
    acknowledged: true,
    meaning: 'What the coin door is told; only sent to a board that has told of one.',
    fields: [
      {
        name: 'life',
        type: 'u32',
        meaning: 'drawn at random by the host, never 0: taken over by a chip whose life is 0, else ignored',
      },
      { name: 'outputs', type: 'u8', meaning: 'mask of COIN_OUTPUTS, without the meter' },
    ],
  },
  gotCoins: {
    id: 0x0a,
    from: 'host',
    acknowledged: false,
    meaning: 'Acknowledges COINS.',
    fields: [{ name: 'report', type: 'u8', meaning: 'number of the newest COINS received' }],
  },
  welcome: {
    id: 0x41,
    from: 'board',
    acknowledged: false,
    meaning: 'Answers every HELLO.',
    fields: [
      session,
      {
        name: 'previousSession',
        type: 'u16',
        meaning: 'the session before this one; 0 = the board was reset since, its press counters began at 0',
      },
      { name: 'major', type: 'u8', meaning: 'protocol version; another major is refused' },
      { name: 'minor', type: 'u8', meaning: 'protocol version' },
      { name: 'protocolHash', type: 'u16', meaning: 'hash of the table that the firmware was built from' },
      { name: 'firmwareHash', type: 'u32', meaning: 'hash of the sources that the firmware was built from' },
      { name: 'slots', type: 'u8', meaning: 'LEDS.slots of the build' },
      { name: 'pixelsPerLane', type: 'u8', meaning: 'LEDS.pixelsPerLane of the build' },
      {
        name: 'resetCause',
        type: 'u8',
        meaning:
          'MCUSR at the last reset: 1 power, 2 button, 4 brown-out, 8 watchdog, 0 unknown (bootloader)',
      },
      { name: 'displays', type: 'u8', meaning: 'bit per display module that answers' },
      { name: 'stuck', type: 'u16', meaning: 'mask of inputs that were pressed at boot or too long' },
    ],
  },
  input: {
    id: 0x42,
    from: 'board',
    acknowledged: false,
    meaning: 'All inputs; sent at each change, every 20 ms until GOT INPUT names it, and as sign of life.',
    fields: [
      session,
      { name: 'report', type: 'u8', meaning: 'number of this report; a new one for every change' },
      { name: 'levels', type: 'u16', meaning: 'mask of inputs that are pressed now' },
      { name: 'presses', type: 'bytes10', meaning: 'per input: presses since the reset, modulo 256' },
      {
        name: 'age',
        type: 'u16',
        unit: '64 µs',
        meaning: 'age of the latest press at sending; 65535 = none or longer',
      },
      { name: 'latched', type: 'u8', meaning: 'number of the picture last latched by the LEDs' },
    ],
  },
  ack: {
    id: 0x43,
    from: 'board',
    acknowledged: false,
    meaning: 'A frame of the host was accepted.',
    fields: [session, { name: 'acked', type: 'u8', meaning: 'seq of that frame' }],
  },
  status: {
    id: 0x44,
    from: 'board',
    acknowledged: false,
    meaning: 'Health, once a second; all counters since the reset, holding at 65535.',
    fields: [
      session,
      { name: 'crcErrors', type: 'u16', meaning: 'frames with a wrong CRC or length' },
      { name: 'overruns', type: 'u16', meaning: 'bytes lost in the receiver or its ring' },
      { name: 'pictures', type: 'u16', meaning: 'pictures latched' },
      {
        name: 'railMv',
        type: 'u16',
        unit: 'mV',
        meaning: "voltage of the LED rail, if the chip's own supply has 5 V",
      },
      {
        name: 'reference',
        type: 'u16',
        unit: '1/1024',
        meaning: "the chip's reference of 1.1 V as a part of its own supply, 0 before it is measured",
      },
      { name: 'displays', type: 'u8', meaning: 'bit per display module that answers' },
      { name: 'stuck', type: 'u16', meaning: 'mask of stuck inputs' },
      { name: 'stackFree', type: 'u16', unit: 'bytes', meaning: 'RAM that the stack has never touched' },
      {
        name: 'limited',
        type: 'u8',
        unit: '1/255',
        meaning: 'factor of the current limiter on the present picture',
      },
    ],
  },
  coins: {
    id: 0x45,
    from: 'board',
    acknowledged: false,
    meaning:
      'The coin door; sent at each change and when a session begins, every 20 ms until GOT COINS names it. Never by a board that has none.',
    fields: [
      session,
      { name: 'report', type: 'u8', meaning: 'number of this report; a new one for every change' },
      {
        name: 'state',
        type: 'u8',
        meaning:
          'bits 0 to 4: contacts of COIN_INPUTS that are closed; 5: the expander answers; 6, 7: channel 1, 2 is jammed',
      },
      {
        name: 'life',
        type: 'u32',
        meaning:
          'the number that TILL gave since the counters began at 0; 0: none yet. Counters and number outlive every reset that leaves the chip its power',
      },
      {
        name: 'counts',
        type: 'bytes10',
        meaning: 'per COIN_INPUT two bytes, low one first: how often it counted, modulo 65536',
      },
    ],
  },
} as const satisfies Record<string, MessageSpec>;

export type MessageName = keyof typeof MESSAGES;
