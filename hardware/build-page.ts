/** BUILD.md: how a cabinet is built, how it is mended, and where it can grow. */

import { BUILD_STEPS } from './build.ts';
import type { BuildStep } from './build-step.ts';
import { LEDS, POWER } from './cabinet.ts';
import { AIR_CM2, CASE_PIECES, TILT_DEGREES } from './case.ts';
import type { AvrChip } from './chips/avr.ts';
import { DICE } from './dice.ts';
import { endsText } from './drawing/harness-sheet.ts';
import { ohms, VALUES } from './electrics.ts';
import { USES } from './fasteners.ts';
import { CABLES, type CableSpec, LANE_GAUGE, SUPPLIES } from './harness.ts';
import { MAINS, MAINS_ENDS } from './mains.ts';
import { table } from './markdown.ts';
import { LAMP_M } from './option-parts.ts';
import { CHARACTER, MATRIX, PANEL } from './panel.ts';
import { PRINTED } from './printed.ts';
import { symptomsOf } from './symptoms.ts';

const hours = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.round(minutes / 6) / 10} h`;

function step(pins: AvrChip['pins'], { title, minutes, does, checks }: BuildStep, index: number): string[] {
  return [
    `## ${index + 1} ${title}`,
    '',
    `About ${hours(minutes)}.`,
    '',
    ...does.map((each) => `- ${each}`),
    ...takes(title),
    '',
    ...table(['measure or try', 'it is right when'], checks),
    '',
    ...(EXTRAS[title] ?? []),
    ...(title === 'Solder the filter board' ? [...filterTable(pins), ''] : []),
  ];
}

function printedTable(): string[] {
  return table(
    ['file', 'pieces', 'what it is for', 'how'],
    Object.entries(PRINTED).map(([name, { count, what, how }]) => [
      `[${name}.stl](printed/${name}.stl), [.3mf](printed/${name}.3mf)`,
      count,
      what,
      how,
    ]),
  );
}

/** Screws and the like that a step takes, by their references in the buy list. */
function takes(title: string): string[] {
  const uses = USES.filter(({ step: of }) => of === title);
  const texts = uses.map(({ part, count, what }) => `${count} × ${part} (${what})`);
  return uses.length === 0 ? [] : [`- From the [buy list](BOM.md#buy): ${texts.join(', ')}.`];
}

/** Cables that are made alike are one line. */
function cableTable(): string[] {
  const kinds = [...Map.groupBy(CABLES, ({ kind }) => kind).values()];
  return table(
    ['cable', 'pieces', 'length', 'wires', 'from', 'to'],
    kinds.flatMap((cables: readonly CableSpec[]) => {
      const [first] = cables;
      if (first === undefined) return [];
      const gauges = Map.groupBy(first.wires, ({ gauge }) => gauge);
      return [
        [
          first.kind,
          cables.reduce((sum, { count }) => sum + count, 0),
          `${first.lengthM} m`,
          first.kind === 'USB'
            ? 'bought'
            : [...gauges].map(([gauge, wires]) => `${wires.length} × AWG ${gauge}`).join(', '),
          endsText(first.ends[0]),
          endsText(first.ends[1]),
        ],
      ];
    }),
  );
}

function mainsTable(): string[] {
  return table(
    ['wire', 'colour', 'mm²', 'from', 'to', 'length'],
    MAINS.map(({ conductor, colour, mm2, from, to, ends, lengthM }) => [
      ...[conductor, colour, mm2],
      ...[`${from}, ${MAINS_ENDS[ends[0]].what}`, `${to}, ${MAINS_ENDS[ends[1]].what}`, `${lengthM} m`],
    ]),
  );
}

/** A strip for each pin, one for each terminal of an input, and those of 5 V and ground. */
function filterTable(pins: AvrChip['pins']): string[] {
  const { inputSeriesOhm, inputPullUpOhm, inputFarad, lanePullDownOhm, busPullUpOhm, buzzerOhm } = VALUES;
  const { railDividerOhm, railFilterFarad } = VALUES;
  const ways: Readonly<Record<string, readonly [outside: string, parts: string]>> = {
    input: [
      'screw terminal, on a strip of its own',
      `${ohms(inputSeriesOhm)} from that strip; ${ohms(inputPullUpOhm)} to 5V-BOARD; ${inputFarad * 1e9} nF to GND-BOARD`,
    ],
    lane: ['contact 1 of its socket', `${ohms(lanePullDownOhm)} to GND-BOARD`],
    buzzer: ['contact 1 of its socket, on a strip of its own', `${ohms(buzzerOhm)} from that strip`],
    railSense: [
      'one way of the eleventh terminal, on a strip of its own; the other way takes the ground join',
      `${ohms(railDividerOhm)} from that strip; ${ohms(railDividerOhm)} and ${railFilterFarad * 1e9} nF to GND-BOARD`,
    ],
    sda: ['contact 3 of both sockets of displays', `${ohms(busPullUpOhm)} to 5V-BOARD`],
    scl: ['contact 4 of both sockets of displays', `${ohms(busPullUpOhm)} to 5V-BOARD`],
  };
  const rows = pins.flatMap(({ name, use, arduino }) => {
    const way = ways[name] ?? ways[use];
    return way === undefined ? [] : [[`${arduino} ${name}`, ...way]];
  });
  return table(
    ['strip', 'what comes in', 'parts from it'],
    [
      ...rows,
      ['5V-BOARD', 'contact 1 of both sockets of displays', 'to 5V of the Nano or Uno'],
      [
        'GND-BOARD',
        'contact 2 of displays and buzzer, the second way of each of the eleven terminals',
        'to GND',
      ],
    ],
  );
}

/** What stands below a step beside its checks. */
const EXTRAS: Readonly<Record<string, readonly string[]>> = {
  Print: [...printedTable(), ''],
  'Build the box': [
    ...table(
      ['board', 'pieces', 'mm', 'note'],
      CASE_PIECES.map(({ name, count, size, note }) => [name, count, size, note]),
    ),
    '',
  ],
  'Make the harness': [...cableTable(), ''],
  'Lay mains and earth': [...mainsTable(), ''],
};

/** A sign can be read up to where it is 20 minutes of arc high (ISO 9241-303 for comfort; 16 at least). */
const readableM = (mm: number): string => (mm / 1000 / Math.tan((20 / 60) * (Math.PI / 180))).toFixed(1);

function afterwards({ pins }: AvrChip): string[] {
  const watts = (POWER.limitMa * SUPPLIES['LED supply'].volts) / 1000;
  return [
    '## From symptom to wire',
    '',
    'What the table itself finds it says on its display and on the operator’s page: [every message](../src/fault/README.md). `npx --no-install dicetable doctor` looks at the rest. These are for eyes and meter; [BRINGUP.md](BRINGUP.md) has more at each step. What wears or blows lies in the cabinet: [spares](BOM.md#spares-to-keep-in-the-cabinet).',
    '',
    ...table(
      ['what you see', 'which wire', 'what to measure'],
      symptomsOf(pins).map(({ seen, wire, measure }) => [seen, wire, measure]),
    ),
    '',
    '## Where it stands',
    '',
    `- **How far it can be read**: the pips of a die up to ${readableM(2 * MATRIX.pitch)} m away, the characters of the display (${CHARACTER.height} mm high) up to ${readableM(CHARACTER.height)} m. Whoever sits further away looks at [the page for a TV](../README.md#the-pages).`,
    `- **Height and tilt**: buttons 700 to 900 mm above the floor, the panel of ${PANEL.width} × ${PANEL.height} mm tilted ${TILT_DEGREES}° to the player; the display may not mirror a window or a lamp.`,
    `- **Heat**: ${watts} W of the dice at their limit and about 10 W of the supply must leave; a computer inside brings 5 to 15 W more. Slots of ${AIR_CM2} cm² below and as many above do it without a fan; a cabinet in the sun gets another 20 °C.`,
    `- **Light**: at full brightness dice dazzle in the dark: \`leds.brightness\` of 80 to 120 in a living room, 255 in a bar by day.`,
    `- **Feet and lever**: the lever is pulled with 20 to 50 N (2 to 5 kg); on a table, rubber feet (Z3) and 8 kg of cabinet, or two screws.`,
    '- **Wet hands**: an inside cabinet. Drinks are spilled: the strip of rubber keeps them out at the edge, nothing electric stands below the slot of the lever, and no slot for air is below a button.',
    '',
    '## Other dice, and room to grow',
    '',
    `- **Dice of 5×5 or seven pixels**: the same harness and panel; of the printed parts, bezel and retainer fit boards of ${MATRIX.board} mm. Smaller boards are glued onto a plate of that size; the seven of a pip die stand on it in three rows and columns, ${Math.floor(MATRIX.window / DICE.pips.width)} mm apart, joined by wires of AWG ${LANE_GAUGE}, and need no grid. For other sizes change \`MATRIX\` in \`panel.ts\`, and the grid in \`workshop/printed-parts.ts\`. They need [Firmata](../README.md#firmata-cabinets); pixels in the order of [pixels.svg](pixels.svg).`,
    `- **Button lamps**: single pixels behind the second matrix of each lane, ${LEDS.lampsPerLane} a lane, in the order of its slots; clear buttons without a light of their own. Three wires of AWG ${LANE_GAUGE}, ${LAMP_M} m, go from DOUT, 5V and GND of that matrix to the first lamp and from it to the second, soldered; a turn of heat shrink and a drop of hot glue hold each pixel behind its cap; \`leds.buttonLamps: true\`. They must want their colours in the order of the matrices (PL9823 and other round ones with legs mostly want red first).`,
    `- **Coin door**: in a box of its own beside the cabinet, of your own wood; its board with an expander and a driver on the displays’ bus is drawn in [coin-door.svg](coin-door.svg), laid out and wired as in [WIRING.md](WIRING.md#coin-door), step by step; [its parts](BOM.md#coin-door) in a list of their own; a slam switch is one of its inputs.`,
    `- **More inputs, tilt**: no pin is free, all ${pins.length} are used. What else hangs at that chip is a new bit in \`coin-door.ts\` and a few lines in \`firmware/expander.c\`.`,
    '- **Sound**: the buzzer plays one tone; a speaker at the computer plays the rest: [sound and speech](../src/sound/README.md).',
    '- **A circuit board** for the filters is not drawn; whoever draws one from [schematic.svg](schematic.svg) is asked to send it.',
    '',
    '## Licence',
    '',
    'Drawings, panel, printed parts and lists are under the [MIT licence](../LICENSE) like everything here: build, change, sell; keep the notice. There is no warranty. Nobody has examined them for your country: whoever sells or lends cabinets with a mains supply answers for its rules (in Europe the Low Voltage and EMC Directives and a CE mark), and a closed supply with its own approval is the larger part of that.',
    '',
  ];
}

export function buildPage(chip: AvrChip): string {
  const total = BUILD_STEPS.reduce((sum, { minutes }) => sum + minutes, 0);
  return [
    '<!-- Generated by hardware/generate.ts from the descriptions in hardware/. Do not edit. -->',
    '# Build',
    '',
    `From a box of parts to a closed cabinet: about ${Math.round(total / 60)} hours of hands in ${BUILD_STEPS.length} steps, and a printer for two days. Counts and times follow from the same tables as parts list, drawings and firmware. Nobody has built this panel yet: where something does not fit, say so.`,
    '',
    'Read [Mains](POWER.md#mains) first: whoever is not trained for it buys a supply with a finished cable. All work is done with the plug pulled (one exception, in the step *Power, without data*), and every step ends with its checks: a fault that is found there costs minutes, later hours.',
    '',
    ...table(
      ['step', 'about'],
      BUILD_STEPS.map(({ title, minutes }, index) => [`${index + 1} ${title}`, hours(minutes)]),
    ),
    '',
    ...BUILD_STEPS.flatMap((each, index) => step(chip.pins, each, index)),
    ...afterwards(chip),
  ].join('\n');
}
