/** coin-door.svg: the board of the coin door, with what hangs at its terminals. */
import { COIN_INPUTS, type CoinOutput, EXPANDER } from '../coin-door.ts';
import {
  COIN_BUS,
  COIN_SUPPLY,
  COIN_TERMINALS,
  COIN_VALUES,
  type CoinWay,
  DRIVER,
  DRIVERS,
  driverOut,
  expanderPin,
  inputPin,
} from '../coin-harness.ts';
import { COIN_INPUT_TEXTS, COIN_OUTPUT_TEXTS } from '../coin-page.ts';
import { pickUpHoles } from '../coin-rules.ts';
import { ohms } from '../electrics.ts';
import { box, circle, dot, label, line, type Point, sheet } from './svg.ts';
import { capacitor, ground, pullUp, RESISTOR, resistor, supply, wirePath } from './symbols.ts';

const PAPER = { width: 297, height: 210 } as const;
const CHIP = { left: 112, right: 142, top: 26, bottom: 176 } as const;
const SMALL = { size: 2.7 } as const;
const TOP = 38;
const PITCH = 15;
const nano = (farad: number): string => `${Math.round(farad * 1e9)} nF`;

/** Where a screw terminal stands: its name, and which of its two ways. */
function terminalOf(way: CoinWay): string {
  const found = COIN_TERMINALS.find(({ ways }) => ways.includes(way));
  return found === undefined ? '' : `${found.name}.${found.ways.indexOf(way) + 1}`;
}

function screw([x, y]: Point, text: string): string[] {
  return [
    circle([x, y], 1.4, { fill: '#a5d6a7' }),
    line([x - 1, y + 1], [x + 1, y - 1], { width: 0.3 }),
    label([x, y - 2.4], text, { ...SMALL, anchor: 'middle', bold: true }),
  ];
}

function chipPin([x, y]: Point, name: string, side: 'left' | 'right'): string[] {
  const inwards = side === 'left' ? 1 : -1;
  return [
    line([x, y], [x - 4 * inwards, y]),
    label([x + 1.2 * inwards, y + 1], name, { ...SMALL, anchor: side === 'left' ? 'start' : 'end' }),
    label([x - 0.8 * inwards, y - 0.8], String(expanderPin(name)), {
      ...{ size: 2.5, colour: '#555', anchor: side === 'left' ? 'end' : 'start' },
    }),
  ];
}

/** From the terminal, through its resistor, past its capacitor, to the chip. */
function inputs(): string[] {
  return COIN_INPUTS.flatMap((input, index) => {
    const y = TOP + index * PITCH;
    const pin = CHIP.left - 4;
    return [
      label([6, y - 1.2], input, { ...SMALL, bold: true }),
      label([6, y + 2.6], COIN_INPUT_TEXTS[input].short, { size: 2.5 }),
      ...screw([62, y], terminalOf(input)),
      line([63.4, y], [72, y]),
      ...resistor([72, y], ohms(COIN_VALUES.seriesOhm)),
      line([72 + RESISTOR.length, y], [pin, y]),
      ...capacitor([94, y], nano(COIN_VALUES.inputFarad)),
      ...chipPin([CHIP.left, y], `GPA${inputPin(input) - expanderPin('GPA0')}`, 'left'),
    ];
  });
}

/** Four wires from the strips of the displays. */
function bus(): string[] {
  const at = TOP + COIN_INPUTS.length * PITCH + 4;
  const names: Readonly<Record<string, string>> = {
    '5V-BOARD': 'VDD',
    'GND-BOARD': 'VSS',
    sda: 'SDA',
    scl: 'SCL',
  };
  const rows = pickUpHoles().map(([net, [column, row]], index) => {
    const y = at + index * 8;
    const { colour } = COIN_BUS.wires[index] ?? { colour: '' };
    return [
      label([6, y + 1], `${net}, ${colour}: filter board, column ${column + 1}, row ${row + 1}`, SMALL),
      line([73, y], [CHIP.left - 4, y]),
      box([70, y - 1.6], 3, 3.2, { fill: '#fafafa' }),
      label([75, y - 0.8], `J4-C ${index + 1}`, { size: 2.5 }),
      ...chipPin([CHIP.left, y], names[net] ?? '', 'left'),
    ];
  });
  const low = at + rows.length * 8;
  return [
    ...rows.flat(),
    ...capacitor([98, at], ''),
    label([87, at + 5], nano(COIN_VALUES.supplyFarad), { size: 2.5 }),
    ...(['RESET', 'A0'] as const).flatMap((name, index) => {
      const y = low + index * 8;
      return [
        ...chipPin([CHIP.left, y], name, 'left'),
        line([CHIP.left - 4, y], [100, y]),
        ...(name === 'RESET'
          ? [line([100, y], [100, y - 1]), ...supply([100, y - 2.6], '')]
          : ground([100, y])),
        label(
          [96, y + 1],
          name === 'RESET' ? '5V-BOARD' : `A0, A1 and A2 (pins 15 to 17): 0x${EXPANDER.address.toString(16)}`,
          {
            ...{ size: 2.5, anchor: 'end' },
          },
        ),
      ];
    }),
  ];
}

/** A channel of the driver: it turns its input over, and pulls its output to ground. */
function driver([x, y]: Point, input: number): string[] {
  return [
    box([x, y - 4], 14, 8, { fill: '#ede7f6' }, 1),
    label([x + 7, y + 1], 'U-D', { ...SMALL, anchor: 'middle' }),
    circle([x + 14.8, y], 0.8, { fill: '#fff' }),
    label([x - 0.8, y - 0.8], String(input), { size: 2.5, colour: '#555', anchor: 'end' }),
    label([x + 16.4, y - 0.8], String(driverOut(input)), { size: 2.5, colour: '#555' }),
  ];
}

function output(name: CoinOutput, bit: number, y: number): string[] {
  const first = 176;
  const channels = DRIVERS[name];
  const end = first + (channels.length - 1) * 38 + 15.6;
  return [
    ...chipPin([CHIP.right, y], `GPB${bit}`, 'right'),
    line([CHIP.right + 4, y], [first, y]),
    ...channels.flatMap((input, index) => [
      ...driver([first + index * 38, y], input),
      ...(index === 0 ? [] : [line([first + index * 38 - 22.4, y], [first + index * 38, y])]),
      ...(index === 0
        ? []
        : pullUp([first + index * 38 - 15, y], ohms(COIN_VALUES.driverPullUpOhm), '5V-BOARD')),
    ]),
    ...(channels.length > 1 ? pullUp([158, y], ohms(COIN_VALUES.inhibitPullUpOhm), '5V-BOARD') : []),
    line([end, y], [246, y]),
    ...screw([246, y], terminalOf(name)),
    label([250, y - 0.6], name, { ...SMALL, bold: true }),
    label([250, y + 3.2], COIN_OUTPUT_TEXTS[name].short, { size: 2.5 }),
  ];
}

/** What hangs between 12 V and the output above. */
function load(way: CoinOutput, y: number): string[] {
  const found = COIN_TERMINALS.find(({ ways }) => ways.includes(way));
  return [
    ...screw([246, y], `${found?.name ?? ''}.2`),
    line([238, y], [244.6, y]),
    line([238, y], [238, y - 2]),
    ...supply([238, y - 3.6], '12 V'),
  ];
}

function twelveVolts(y: number): string[] {
  return [
    label(
      [156, y - 8],
      `PS3: ${COIN_SUPPLY.volts} V, ${COIN_SUPPLY.maxMa / 1000} A, its own finished supply`,
      {
        ...SMALL,
        bold: true,
      },
    ),
    ...screw([160, y], 'T1.1'),
    line([161.4, y], [226, y]),
    ...screw([226, y], 'T2.1'),
    label([230, y + 1], 'to +12 V of the acceptor', SMALL),
    dot([186, y]),
    line([186, y], [186, y - 2]),
    ...supply([186, y - 3.6], '12 V'),
    ...capacitor([200, y], nano(COIN_VALUES.supplyFarad)),
    ...screw([160, y + 16], 'T1.2'),
    line([161.4, y + 16], [226, y + 16]),
    ...screw([226, y + 16], 'T2.2'),
    label([230, y + 17], 'to ground of the acceptor', SMALL),
    wirePath([186, y + 16], [186, y + 18]),
    dot([186, y + 16]),
    ...ground([186, y + 18]),
    label([190, y + 20.4], 'GND-BOARD: both grounds meet here and nowhere else', { size: 2.5 }),
    label(
      [156, y + 28],
      `U-D also: pin ${DRIVER.ground} to GND-BOARD, pin ${DRIVER.common} to 12 V (its diodes).`,
      SMALL,
    ),
    label(
      [156, y + 33],
      `GPA${EXPANDER.sentinelBit} (pin ${expanderPin(`GPA${EXPANDER.sentinelBit}`)}) stays free, as do all pins that are not drawn.`,
      SMALL,
    ),
  ];
}

export function coinSheet(): string {
  return sheet(PAPER.width, PAPER.height, 'Coin door', [
    label([8, 13], 'Dicetable: coin door', { size: 6, bold: true }),
    label([78, 13], 'small figures are pins of U-C and U-D; T are screw terminals of the coin board', {
      size: 3,
    }),
    box([CHIP.left, CHIP.top], CHIP.right - CHIP.left, CHIP.bottom - CHIP.top, {
      fill: '#eef4fb',
      width: 0.5,
    }),
    label([(CHIP.left + CHIP.right) / 2, CHIP.top + 5], 'U-C MCP23017', {
      ...SMALL,
      anchor: 'middle',
      bold: true,
    }),
    ...inputs(),
    ...bus(),
    ...output('inhibit', 0, TOP),
    ...output('startLamp', 1, TOP + 20),
    ...load('startLamp', TOP + 32),
    ...output('meter', 2, TOP + 48),
    ...load('meter', TOP + 60),
    ...twelveVolts(TOP + 88),
    label(
      [8, 190],
      'T4.2, T5.2, T6.2 and T7.2 are GND-BOARD. Inputs are closed to ground; the expander’s own pull-ups hold them high.',
      SMALL,
    ),
    label(
      [8, 195],
      'Inhibit is turned over twice: with the line open the acceptor refuses, also while the computer is off.',
      SMALL,
    ),
  ]);
}
