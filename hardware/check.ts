/** What must hold of the tables before anything is generated from them: each broken rule is one sentence. */

import { DISPLAY, INPUTS, LEDS } from './cabinet.ts';
import { ATMEGA328P } from './chips/atmega328p.ts';
import type { AvrChip, AvrPin } from './chips/avr.ts';
import type { MessageSpec } from './message-spec.ts';
import { FRAME_MAX_BYTES, MESSAGES } from './protocol.ts';
import { SLOT_WORD_BYTES } from './slot-words.ts';
import { fieldBytes, frameBytes } from './wire-size.ts';

/** Everything that is checked; a test passes broken copies. */
export interface Hardware {
  readonly pins: readonly AvrPin[];
  readonly inputs: readonly string[];
  readonly leds: Readonly<Record<keyof typeof LEDS, number>>;
  readonly display: {
    readonly characters: number;
    readonly charactersPerModule: number;
    readonly addresses: readonly number[];
  };
  readonly chip: Pick<AvrChip, 'ramLimitBytes' | 'uartWires'>;
  readonly messages: Readonly<Record<string, MessageSpec>>;
  readonly frameMaxBytes: number;
}

export const HARDWARE: Hardware = {
  pins: ATMEGA328P.pins,
  inputs: INPUTS,
  leds: LEDS,
  display: DISPLAY,
  chip: ATMEGA328P,
  messages: MESSAGES,
  frameMaxBytes: FRAME_MAX_BYTES,
};

/** What the firmware keeps in RAM, in bytes; the firmware's own test measures the real figure. */
export function ramParts({ leds, frameMaxBytes }: Hardware): Readonly<Record<string, number>> {
  return {
    'receive ring': 256,
    'transmit ring': 64,
    'bit planes': leds.planes * leds.pixelsPerLane,
    'colour masks': leds.slotsPerLane * 24 * leds.paletteColours,
    tiles: leds.tiles * (leds.height + 1),
    palettes: leds.palettes * leds.paletteColours * 3,
    'received frame': frameMaxBytes,
    'samples, counters, texts': 230,
    'coin door': 70,
    stack: 140,
  };
}

function repeated<Value>(values: readonly Value[]): Value[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function pinProblems({ pins, inputs, chip }: Hardware): string[] {
  const wire = ({ port, bit }: AvrPin): string => `P${port}${bit}`;
  const inputPins = pins.filter(({ use }) => use === 'input').map(({ name }) => name);
  const holdPorts = new Set(pins.filter(({ name }) => name.startsWith('hold')).map(({ port }) => port));
  const uart = pins.filter((pin) => chip.uartWires.includes(wire(pin)));
  return [
    ...repeated(pins.map(wire)).map((name) => `${name} is used by two pins`),
    ...repeated(pins.map(({ arduino }) => arduino)).map((name) => `${name} is used by two pins`),
    ...repeated(pins.map(({ name }) => name)).map((name) => `two pins are called ${name}`),
    ...uart
      .filter(({ use }) => use !== 'uart')
      .map((pin) => `${wire(pin)} belongs to the UART, not to ${pin.name}`),
    ...inputs.filter((name) => !inputPins.includes(name)).map((name) => `the input ${name} has no pin`),
    ...inputPins
      .filter((name) => !inputs.includes(name))
      .map((name) => `the pin ${name} is an input but not in INPUTS`),
    ...(holdPorts.size > 1 ? ['the holds are on more than one port'] : []),
    ...(inputs.length > 16 ? ['a mask of inputs has only 16 bits'] : []),
  ];
}

function ledProblems({ pins, leds, display }: Hardware): string[] {
  const lanes = pins.filter(({ use }) => use === 'lane');
  return [
    ...(lanes.length === leds.lanes ? [] : [`${lanes.length} pins for ${leds.lanes} lanes`]),
    ...(new Set(lanes.map(({ port }) => port)).size > 1 ? ['the lanes are on more than one port'] : []),
    ...lanes
      .filter(({ bit }, index) => bit !== index)
      .map(({ name, bit }) => `${name} is bit ${bit}: lanes are ascending bits from 0`),
    ...(leds.slots === leds.lanes * leds.slotsPerLane ? [] : ['the lanes do not hold all slots']),
    ...(leds.pixelsPerSlot === leds.width * leds.height ? [] : ['pixelsPerSlot is not width × height']),
    ...(leds.pixelsPerLane === leds.slotsPerLane * leds.pixelsPerSlot + leds.lampsPerLane
      ? []
      : ['pixelsPerLane is not its slots and its lamps']),
    ...(display.characters === display.charactersPerModule * display.addresses.length
      ? []
      : ['the display modules do not hold all characters']),
  ];
}

function wireProblems({ messages, frameMaxBytes, inputs, leds, display }: Hardware): string[] {
  const bytesOf = (message: string, field: string): number => {
    const spec = messages[message]?.fields.find(({ name }) => name === field);
    return spec === undefined ? 0 : fieldBytes(spec);
  };
  const wanted: readonly (readonly [message: string, field: string, bytes: number])[] = [
    ['input', 'presses', inputs.length],
    ['config', 'orientations', leds.slots],
    ['picture', 'slots', leds.slots * SLOT_WORD_BYTES],
    ['palette', 'colours', leds.paletteColours * 3],
    ['display', 'segments', display.characters * 2],
  ];
  const entries = Object.entries(messages);
  return [
    ...entries
      .filter(([, message]) => frameBytes(message) > frameMaxBytes)
      .map(([name, message]) => `${name} takes ${frameBytes(message)} bytes of at most ${frameMaxBytes}`),
    ...repeated(entries.map(([, { id }]) => id)).map((id) => `two messages have the id ${id}`),
    ...entries.flatMap(([name, { fields }]) => [
      ...repeated(fields.map((field) => field.name)).map((field) => `${name} has two fields ${field}`),
      ...fields
        .filter(({ type }, index) => type === 'tail' && index !== fields.length - 1)
        .map((field) => `the tail ${name}.${field.name} is not the last field`),
      ...fields
        .filter(({ type, max }) => (type === 'tail') !== (max !== undefined))
        .map((field) => `${name}.${field.name}: a tail, and only a tail, has a max`),
    ]),
    ...wanted
      .filter(([message, field, bytes]) => bytesOf(message, field) !== bytes)
      .map(([message, field, bytes]) => `${message}.${field} must have ${bytes} bytes`),
  ];
}

function ramProblems(hardware: Hardware): string[] {
  const bytes = Object.values(ramParts(hardware)).reduce((sum, part) => sum + part, 0);
  const limit = hardware.chip.ramLimitBytes;
  return bytes > limit ? [`the firmware needs about ${bytes} bytes of RAM of at most ${limit}`] : [];
}

/** All broken rules; empty when the tables are sound. */
export function hardwareProblems(hardware: Hardware = HARDWARE): string[] {
  return [
    ...pinProblems(hardware),
    ...ledProblems(hardware),
    ...wireProblems(hardware),
    ...ramProblems(hardware),
  ];
}
