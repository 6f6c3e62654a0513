/** The circuit at a pin, by its use, drawn from the pin's end to the right (inputs: to the left). */
import { DISPLAY, LEDS } from '../cabinet.ts';
import type { AvrPin } from '../chips/avr.ts';
import { ohms, VALUES } from '../electrics.ts';
import { CABLES } from '../harness.ts';
import { label, line, type Point } from './svg.ts';
import {
  block,
  cable,
  capacitor,
  contact,
  ground,
  pullDown,
  pullUp,
  RESISTOR,
  resistor,
  supply,
  wirePath,
} from './symbols.ts';

const nano = (farad: number): string => `${Math.round(farad * 1e9)} nF`;
const SMALL = { size: 2.6 } as const;

/** The cable that carries this net, and how long it is. */
function cableOf(net: string): string {
  const found = CABLES.find(({ wires }) => wires.some((wire) => wire.net === net));
  return found === undefined ? '' : `${found.lengthM} m`;
}

export function inputCircuit({ name }: AvrPin, [x, y]: Point): string[] {
  const far = 10;
  const series = x - 48;
  return [
    wirePath([x, y], [series + RESISTOR.length, y]),
    ...capacitor([x - 12, y], nano(VALUES.inputFarad)),
    ...pullUp([x - 27, y], ohms(VALUES.inputPullUpOhm), '5V-BOARD'),
    ...resistor([series, y], ohms(VALUES.inputSeriesOhm)),
    line([series, y], [series - 6, y]),
    ...cable([series - 28, y], 22, cableOf(name)),
    line([series - 28, y], [far + 13, y]),
    ...contact([far + 3, y], 10),
    wirePath([far + 3, y], [far, y], [far, y + 3]),
    ...ground([far, y + 3]),
    label([far + 3, y - 4], name, { size: 3, bold: true }),
  ];
}

const MATRIX = { width: 20, pitch: 29 } as const;

/** Two matrices and two lamps, one behind the other. */
function lane({ name }: AvrPin, [x, y]: Point): string[] {
  const number = Number(/\d+/.exec(name)?.[0]);
  const first = (number - 1) * LEDS.slotsPerLane + 1;
  const chain = x + 50;
  const lamps = chain + LEDS.slotsPerLane * MATRIX.pitch;
  return [
    line([x, y], [x + 13, y]),
    ...pullDown([x + 5, y], ohms(VALUES.lanePullDownOhm)),
    ...cable([x + 13, y], 15, cableOf(name)),
    line([x + 28, y], [x + 32, y]),
    ...resistor([x + 32, y], ohms(VALUES.laneOhm)),
    line([x + 32 + RESISTOR.length, y], [chain, y]),
    ...Array.from({ length: LEDS.slotsPerLane }, (_, index) => {
      const at = chain + index * MATRIX.pitch;
      return [
        ...block([at, y - 3.6], MATRIX.width, 7.2, `matrix ${first + index}`),
        line([at + MATRIX.width, y], [at + MATRIX.pitch, y]),
        line([at + 5, y + 3.6], [at + 5, y + 5]),
        ...ground([at + 5, y + 5], 'GND-LED'),
        line([at + 14, y - 3.6], [at + 14, y - 4.4]),
        ...supply([at + 14, y - 6], '5V-LED'),
        label([at - 0.6, y - 1], 'DIN', { ...SMALL, anchor: 'end' }),
        label([at + MATRIX.width + 0.6, y + 3], 'DOUT', SMALL),
      ];
    }).flat(),
    ...block([lamps, y - 4.4], 17, 8.8, `${LEDS.lampsPerLane} lamps`, '(optional)'),
  ];
}

function railSense({ name }: AvrPin, [x, y]: Point): string[] {
  return [
    wirePath([x, y], [x + 30, y]),
    ...capacitor([x + 5, y], nano(VALUES.railFilterFarad)),
    ...pullDown([x + 20, y], ohms(VALUES.railDividerOhm)),
    ...resistor([x + 30, y], ohms(VALUES.railDividerOhm)),
    line([x + 30 + RESISTOR.length, y], [x + 46, y]),
    ...cable([x + 46, y], 20, cableOf(name)),
    label([x + 68, y + 1], `5V-LED at the far end of matrix ${LEDS.slots}`, { size: 2.8 }),
  ];
}

/** From SDA to SCL on the paper. */
export const BUS_PITCH = 14;
const MODULE = { width: 27, pitch: 36 } as const;

/** Both displays are drawn with the first wire of the bus; each has a cable of its own from the board. */
function bus({ name }: AvrPin, [x, y]: Point): string[] {
  const far = x + 52;
  const modules = DISPLAY.addresses.map((address, index) => ({
    address,
    left: far + 4 + index * MODULE.pitch,
  }));
  return [
    line([x, y], [x + 30, y]),
    ...pullUp([x + 7, y], ohms(VALUES.busPullUpOhm), '5V-BOARD'),
    ...cable([x + 30, y], 22, cableOf(name)),
    ...modules.flatMap(({ left }, index) =>
      index === 0
        ? [line([far, y], [left, y])]
        : [line([left - 3, y], [left, y]), label([left - 3.4, y + 1], name, { ...SMALL, anchor: 'end' })],
    ),
    ...(name === 'sda' ? modules : []).flatMap(({ address, left }, index) => [
      ...block(
        [left, y - 3],
        MODULE.width,
        BUS_PITCH + 6,
        index === 0 ? 'left display' : 'right display',
        `HT16K33, 0x${address.toString(16)}`,
        'by its own cable',
      ),
      line([left + 20, y - 3], [left + 20, y - 4]),
      ...supply([left + 20, y - 5.6], '5V-BOARD'),
      line([left + 20, y + BUS_PITCH + 3], [left + 20, y + BUS_PITCH + 4.5]),
      ...ground([left + 20, y + BUS_PITCH + 4.5]),
    ]),
  ];
}

function buzzer({ name }: AvrPin, [x, y]: Point): string[] {
  return [
    line([x, y], [x + 6, y]),
    ...resistor([x + 6, y], ohms(VALUES.buzzerOhm)),
    line([x + 16, y], [x + 22, y]),
    ...cable([x + 22, y], 18, cableOf(name)),
    line([x + 40, y], [x + 44, y]),
    ...block([x + 44, y - 3.5], 26, 7, 'passive piezo'),
    wirePath([x + 70, y], [x + 75, y], [x + 75, y + 2]),
    ...ground([x + 75, y + 2]),
  ];
}

function serialLine({ name, note }: AvrPin, [x, y]: Point): string[] {
  return [line([x, y], [x + 6, y]), label([x + 8, y + 1], `${name}: ${note}, on the board`, { size: 2.8 })];
}

function heartbeat({ note }: AvrPin, [x, y]: Point): string[] {
  return [line([x, y], [x + 6, y]), label([x + 8, y + 1], note, { size: 2.8 })];
}

export const PIN_CIRCUITS: Readonly<Record<AvrPin['use'], (pin: AvrPin, at: Point) => string[]>> = {
  input: inputCircuit,
  lane,
  'rail-sense': railSense,
  i2c: bus,
  buzzer,
  uart: serialLine,
  heartbeat,
};
