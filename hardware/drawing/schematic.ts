/** schematic.svg: what hangs at each pin of the chip, with the values and the lengths of the tables. */
import type { AvrChip, AvrPin } from '../chips/avr.ts';
import { BUS_PITCH, inputCircuit, PIN_CIRCUITS } from './pin-circuits.ts';
import { powerCircuit } from './power-circuit.ts';
import { box, label, line, type Point, sheet } from './svg.ts';
import { ground } from './symbols.ts';

const PAPER = { width: 297, height: 210 } as const;
const TOP = 27;
const CHIP = { left: 124, right: 158 } as const;
const INPUT_PITCH = 17.4;
/** How much room the circuit of each use takes below the one before; what it takes above its wire is in `above`. */
const ROOM: Readonly<Record<AvrPin['use'], { readonly above: number; readonly below: number }>> = {
  input: { above: 0, below: INPUT_PITCH },
  lane: { above: 4, below: 13 },
  buzzer: { above: 0, below: 9 },
  heartbeat: { above: 0, below: 7 },
  'rail-sense': { above: 3, below: 10 },
  i2c: { above: 13, below: BUS_PITCH },
  uart: { above: 0, below: 5 },
};
const ORDER: readonly AvrPin['use'][] = ['lane', 'rail-sense', 'i2c', 'buzzer', 'heartbeat', 'uart'];

/** Where the pins stand that are no inputs, in the order of their circuits. */
function rightPins(pins: readonly AvrPin[]): readonly (readonly [pin: AvrPin, y: number])[] {
  let y = TOP - 4;
  return ORDER.flatMap((use) => pins.filter((pin) => pin.use === use)).map((pin, index, all) => {
    const { above, below } = ROOM[pin.use];
    const isSecondOfBus = all[index - 1]?.use === 'i2c' && pin.use === 'i2c';
    y += isSecondOfBus ? 0 : above;
    const at = y;
    y += below;
    return [pin, at] as const;
  });
}

function pinLabel(pin: AvrPin, [x, y]: Point, side: 'left' | 'right'): string[] {
  const inwards = side === 'left' ? 1 : -1;
  return [
    line([x, y], [x - inwards * 3, y]),
    label(
      [x + inwards * 1.2, y + 1],
      side === 'left' ? `${pin.arduino} ${pin.name}` : `${pin.name} ${pin.arduino}`,
      {
        ...{ size: 2.8, anchor: side === 'left' ? 'start' : 'end' },
      },
    ),
  ];
}

function legend(y: number): string[] {
  return [
    ...ground([10, y - 1.5]),
    label([14, y], 'GND-BOARD', { size: 2.8 }),
    ...ground([40, y - 2], 'GND-LED'),
    label([44, y], 'GND-LED: it meets GND-BOARD in the star point only', { size: 2.8 }),
    label([160, y], '5V-BOARD and GND-BOARD come from the computer, by USB', { size: 2.8 }),
  ];
}

export function schematic(chip: AvrChip): string {
  const inputs = chip.pins.filter(({ use }) => use === 'input');
  const left = inputs.map((pin, index) => [pin, TOP + 4 + index * INPUT_PITCH] as const);
  const right = rightPins(chip.pins);
  const last = Math.max(...right.map(([, y]) => y));
  const shapes = [
    label([8, 13], 'Dicetable: schematic', { size: 6, bold: true }),
    label([74, 13], `for ${chip.boards}; dashed: a cable of the harness`, { size: 3 }),
    box([CHIP.left, TOP - 9], CHIP.right - CHIP.left, PAPER.height - TOP - 1, {
      fill: '#eef4fb',
      width: 0.5,
    }),
    label([(CHIP.left + CHIP.right) / 2, TOP - 4.4], 'board', { size: 3.4, anchor: 'middle', bold: true }),
    ...left.flatMap(([pin, y]) => [
      ...pinLabel(pin, [CHIP.left, y], 'left'),
      ...inputCircuit(pin, [CHIP.left - 3, y]),
    ]),
    ...right.flatMap(([pin, y]) => [
      ...pinLabel(pin, [CHIP.right, y], 'right'),
      ...PIN_CIRCUITS[pin.use](pin, [CHIP.right + 3, y]),
    ]),
    ...powerCircuit([CHIP.right + 8, last + 14]),
    ...legend(PAPER.height - 4),
  ];
  return sheet(PAPER.width, PAPER.height, 'Schematic of the cabinet', shapes);
}
