/** From a box of parts to a closed cabinet, as plain data: BUILD.md is made of it. Every count comes from the other tables. */

import { STEPS } from './bringup.ts';
import { DISPLAY, INPUTS, LEDS } from './cabinet.ts';
import { CASE, TILT_DEGREES } from './case.ts';
import { ohms, VALUES } from './electrics.ts';
import { CABLES, endsOf, STAR } from './harness.ts';
import { EARTHED, MAINS } from './mains.ts';
import { HOLDER, LEVER_ROD, MATRIX, PUSH_BUTTON, RIGHT_HANDED } from './panel.ts';
import { PRINTED } from './printed.ts';

export interface BuildStep {
  readonly title: string;
  /** Of hands; what a machine does alone is in the text. */
  readonly minutes: number;
  readonly does: readonly string[];
  /** With the meter, before the next step. */
  readonly checks?: readonly (readonly [where: string, reads: string])[];
}

const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);
const tens = (minutes: number): number => Math.ceil(minutes / 10) * 10;

const CONTACTS = sum(endsOf('JST-XH'));
const PUSHED = sum(endsOf('receptacle'));
const SOLDERED = sum(endsOf('solder'));
const SCREWED = sum(endsOf('screw terminal'));
const MADE = CABLES.filter(({ kind }) => kind !== 'USB');
const WIRES = sum(MADE.map(({ count, wires }) => count * wires.length));
const PRINTS = sum(Object.values(PRINTED).map(({ count }) => count));
const HOLES = RIGHT_HANDED.flatMap(({ cuts }) => cuts.filter(({ shape }) => shape === 'round'));
const WINDOWS = RIGHT_HANDED.flatMap(({ cuts }) => cuts.filter(({ shape }) => shape === 'rectangle'));
const sizes = [...new Set(HOLES.map(({ width }) => width))].sort((a, b) => a - b);
const drilled = sizes.map((size) => `${HOLES.filter(({ width }) => width === size).length} of ${size} mm`);
const EDGES = RIGHT_HANDED.filter(({ name }) => name.startsWith('edge')).length;
const BUTTONS = INPUTS.length - 1;
const LAST = DISPLAY.addresses.length - 1;
const resistors = 2 * INPUTS.length + 2 * LEDS.lanes + 2 + 1 + 2;

export const BUILD_STEPS: readonly BuildStep[] = [
  {
    title: 'Look through the parts',
    minutes: 30,
    does: [
      'Tick them off in [BOM.md](BOM.md), and read its column *must be* once: the look-alikes that fail are there.',
      `Measure a matrix (${MATRIX.board} × ${MATRIX.board} mm), a display and the hole of a button. Where yours differ, change \`panel.ts\` and type \`npm run generate\`: drawings, template and printed parts follow.`,
      'Put the firmware on the board now, with nothing but USB on it (`npx --no-install dicetable flash`): a board that does not take it goes back today. It finds the port by itself, also where ports are called COM3 (Windows) or /dev/cu.usbserial-1410 (macOS). Nanos with a CH340 want its driver there, from its maker (WCH); Linux has it, and an original Uno needs none.',
    ],
  },
  {
    title: 'Print',
    minutes: 30,
    does: [
      `${PRINTS} parts, none of them with supports, about 0.5 kg of filament and some 40 hours of a printer: the table below.`,
      `A shop takes the same files. Without a printer, ${HOLDER.width} × ${HOLDER.height} mm of plywood with a window does for a bezel, and strips of black card, slotted half way, for a grid.`,
    ],
  },
  {
    title: 'Cut and drill the panel',
    minutes: tens(HOLES.length * 1.5 + WINDOWS.length * 8),
    does: [
      `By laser or mill: [panel.dxf](panel.dxf) (layer CUTS first, OUTLINE last), left-handed [panel-left-handed.dxf](panel-left-handed.dxf).`,
      `By hand: print [drill-template.pdf](drill-template.pdf) ([left-handed](drill-template-left-handed.pdf)) at 100 %, measure its ruler, lay the marks of the same numbers on each other, glue it on, centre-punch every cross.`,
      `${HOLES.length} holes: ${drilled.join(', ')}; drill all of them small first. ${WINDOWS.length} windows: a hole in each corner, then the saw; file to the line. Where everything sits: [panel.svg](panel.svg).`,
      'Goggles on, the panel clamped on wood; break every edge with the file, since hands will be there.',
    ],
    checks: [
      ['a button in each of its holes', 'turns in easily, its nut lies flat'],
      ['a bezel behind each window', `${MATRIX.window} mm of window show, all four screws go through`],
    ],
  },
  {
    title: 'Build the box',
    minutes: 180,
    does: [
      `Of plywood of ${CASE.wood} mm, by the table below and [assembly.svg](assembly.svg); glued and screwed; the base lies between the walls and is screwed from their sides. The panel lies on it, tilted by ${TILT_DEGREES}°.`,
      'Any other box does that is as large inside: a panel that lies at 10 to 20°, a closed bottom, and a door that only a key opens.',
    ],
    checks: [
      ['the panel on the box', `its ${EDGES} screws meet the middle of the wood`],
      ['buttons and bezels in the panel, on the box', 'nothing touches a wall'],
    ],
  },
  {
    title: 'Solder the filter board',
    minutes: tens(resistors * 3 + (INPUTS.length + 1) * 2 + SCREWED),
    does: [
      `On stripboard, by [schematic.svg](schematic.svg): ${INPUTS.length} inputs with ${ohms(VALUES.inputSeriesOhm)}, ${ohms(VALUES.inputPullUpOhm)} and ${VALUES.inputFarad * 1e9} nF each; ${ohms(VALUES.lanePullDownOhm)} at each of ${LEDS.lanes} lanes; ${ohms(VALUES.busPullUpOhm)} at SDA and SCL; ${ohms(VALUES.buzzerOhm)} to the buzzer; two of ${ohms(VALUES.railDividerOhm)} and ${VALUES.railFilterFarad * 1e9} nF at the rail sense.`,
      `Its strips and what bridges them: the table below. The sockets of lanes, displays and buzzer, and the screw terminals of the inputs stand at its edge. Contact 2 of a lane’s socket stays free, contact 1 is its pin. Write the names of the pins beside them.`,
      'A Nano sits on it in two sockets of 15 ways, with all strips cut between its rows. An Uno does not plug in (its row D8 to D13 is off the grid): it stays on its tray, under a shield with screw terminals, and each pin, 5V and GND go from there to their strip by a wire of AWG 24, 150 mm at most.',
      'What cables and drawings call the board is this one, with its Nano or its Uno.',
      `The ${ohms(VALUES.laneOhm)} of the lanes are not here: they sit at the matrices.`,
    ],
    checks: [
      ['a terminal of an input to its pin', ohms(VALUES.inputSeriesOhm)],
      ['a pin of an input to 5V-BOARD', ohms(VALUES.inputPullUpOhm)],
      ['a lane’s pin to GND-BOARD', ohms(VALUES.lanePullDownOhm)],
      ['5V-BOARD to GND-BOARD, without the board', 'more than 10 kΩ'],
      ['every pin to its neighbour', 'more than 1 kΩ'],
    ],
  },
  {
    title: 'Make the harness',
    minutes: tens(CONTACTS * 1.5 + PUSHED * 1 + SCREWED * 0.5 + WIRES * 1),
    does: [
      `${sum(MADE.map(({ count }) => count))} cables of ${WIRES} wires, by [wiring.svg](wiring.svg); the table below has them with their ends: ${CONTACTS} contacts to crimp into plugs, ${PUSHED} receptacles, ${sum(endsOf('ring terminal'))} ring, ${SCREWED} ends with ferrules, ${SOLDERED} to solder.`,
      'Crimp one contact and pull at it with 20 N (2 kg): it stays. Only then the others. A label at both ends of each cable.',
      'Twist the pairs of buttons and data, about ten turns a metre. The black wire of a data pair has a contact at both ends, but contact 2 of its socket on the board leads nowhere.',
    ],
    checks: [
      ['each wire, end to end', 'less than 1 Ω'],
      ['each wire to the others of its cable', 'open'],
      ['contact 1 of one plug to contact 1 of the other', 'less than 1 Ω: nothing is mirrored'],
    ],
  },
  {
    title: 'Put the dice together',
    minutes: tens(LEDS.slots * 15),
    does: [
      `On each of the ${LEDS.lanes} left matrices of a pair: the lane power to its 5V and GND, the socket of the data wire to DIN through ${ohms(VALUES.laneOhm)} as near as it can be, the socket of the link to DOUT, 5V and GND. On the right ones: the socket of the link to DIN. On the last one also the rail sense, at 5V.`,
      'All arrows on the boards of the matrices point the same way; which way is found out at first light.',
      'Into the bezel from behind: diffuser, grid, matrix, retainer. Wires leave downwards.',
    ],
    checks: [
      ['5V to GND of each pair', 'more than 10 Ω, and no beep'],
      ['DIN to 5V and to GND', 'no beep'],
    ],
  },
  {
    title: 'Fit the panel',
    minutes: tens(LEDS.slots * 6 + BUTTONS * 3 + 25),
    does: [
      `${LEDS.slots} bezels with four screws M3 each, not so tight that they bend; ${BUTTONS} buttons of ${PUSH_BUTTON.hole} mm; the display frame; the lever with its bracket.`,
      `Solder digits and header onto both displays, with the decimal points on the side where the board prints them. The four wires go to VCC, GND, SDA and SCL; the fifth pin (VI2C, on later ones VHi) is joined to VCC. Close jumper A0 of the ${LAST === 1 ? 'right' : 'other'} display with a drop of solder (0x${(DISPLAY.addresses[LAST] ?? 0).toString(16)}); the left one stays at 0x${DISPLAY.addresses[0].toString(16)}. A drop of hot glue at each corner holds them.`,
      `The switch of the lever sits on the longer cheek, at the lower end, its roller in the way of the rod; its slots move it until it clicks shortly before the rod’s end. Contacts COM and NO. The rod has a hole of 6 mm for the axle, ${LEVER_ROD.axle} mm from its lower end, and one of 3 mm for the spring, ${LEVER_ROD.spring} mm from it: drill both across its middle, clamped in a vise. The spring goes from a screw through the small hole of the cheeks to the rod, between axle and panel, so that a pull stretches it.`,
      'The lever may be pulled as hard as somebody who has lost pulls it: it must come to rest on the bracket, and the switch has clicked before, with way to spare.',
    ],
    checks: [['COM to NO of the lever’s switch', 'closes once a pull, opens before the lever is back']],
  },
  {
    title: 'Mount the supply, the board and the star point',
    minutes: 60,
    does: [
      `Where [assembly.svg](assembly.svg) shows them, as [POWER.md](POWER.md#mains) asks, with the plate of metal below the supply: supply, two bus bars, main fuse, ${LEDS.lanes} lane fuses, filter board, an Uno on its tray (four wood screws). Mains on one side, everything else on the other, 50 mm between.`,
      `The bus bar of ${STAR.joins[0]} is the star point: trunk, lanes, capacitor and the ground join end there. The capacitor’s stripe goes to ${STAR.joins[0]}.`,
      'Leave all fuses out.',
    ],
  },
  {
    title: 'Lay mains and earth',
    minutes: tens(MAINS.length * 6),
    does: [
      'Only who is trained for mains does this step. Everybody else buys a finished desktop supply (PS2 of [the options](BOM.md#options)): inlet, switch, plate and this step fall away, its 5 V lead comes through a gland to main fuse and star point, and its own switch or a switched socket cuts it.',
      'By the table below. Line and neutral in one jacket, stripped only inside the covers of inlet and supply; a cable tie 20 mm before each end, so that a wire that comes off touches nothing.',
      `Earth: paint scraped off, toothed washer, ring, toothed washer, nut, second nut. ${EARTHED.join(', ')} each have a wire of their own from the bolt; a panel of wood has none. The ring at the lever sits under a nut of its axle, with a loop of wire that its pull does not reach.`,
      'Let somebody who may do so in your country look at it before the plug goes in.',
    ],
    checks: [
      [
        'earth pin of the mains plug to the plate, to the case of the supply and to a metal panel',
        'less than 0.5 Ω',
      ],
      ['the same to the rod of the lever, all along its way', 'less than 0.5 Ω'],
      ['L and N of the plug to earth, switch on, plug pulled', 'open'],
      ['earth to GND-LED', 'open'],
    ],
  },
  {
    title: 'Wire it',
    minutes: tens(MADE.length * 3),
    does: [
      'Grounds first, then 5 V, then signals; lanes before buttons. Cables to the panel are tied at the back wall, so that the panel can be unscrewed and stood up there.',
      'Nothing of the LEDs’ 5 V touches the board’s 5 V, and the board is fed by USB alone.',
    ],
    checks: [
      ['GND-LED to GND-BOARD', 'less than 1 Ω'],
      ['the same, with the ground join taken off', 'open: they meet nowhere else'],
      ['5V-LED to GND-LED', 'rises while the capacitor fills; never a beep'],
      ['5V-LED to 5V-BOARD', 'more than 5 kΩ'],
      [
        'each input’s pin to GND-BOARD',
        `${ohms(VALUES.inputSeriesOhm)} while it is pressed, several times that when it is free`,
      ],
    ],
  },
  {
    title: 'Power, without data',
    minutes: 20,
    does: [
      'Main fuse in, lane fuses out, data cables unplugged. Switch on, set the supply to 5.0 V at its own screw, switch off.',
      'Then the fuse of one lane after the other, with the dice dark: a fuse that blows now tells of a short, not of a fuse too small.',
    ],
    checks: [
      ['output of the supply', '5.0 V ± 0.05'],
      ['5V and GND of the last matrix', '4.9 V or more, red wire plus'],
    ],
  },
  {
    title: 'First light',
    minutes: sum(Object.values(STEPS).map(({ minutes }) => minutes)),
    does: [
      'The steps of [BRINGUP.md](BRINGUP.md), or the same as cards: `/operator`, Board, *First light*. They find out how the dice are mounted, and what current they may draw.',
    ],
  },
  {
    title: 'Close the cabinet',
    minutes: 40,
    does: [
      'A strain relief on mains, USB and the lead of the computer’s supply; tie the wires so that none touches the supply; covers over terminals; slots open below and above.',
      'A label inside: values of the fuses, the date, where BOM and BRINGUP are. A bag with the spares beside it.',
      'Play for an hour, then touch: the supply may be hot to the hand (60 °C), wires and fuses only warm, no joint warmer than its wire.',
      'The computer: [HOST.md](HOST.md).',
    ],
  },
];
