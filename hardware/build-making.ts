import {
  type BuildStep,
  CONTACTS,
  drilled,
  EDGES,
  HOLES,
  MADE,
  PRINTS,
  PUSHED,
  resistors,
  SCREWED,
  SOLDERED,
  SPLICES,
  sum,
  tens,
  WINDOWS,
  WIRES,
} from './build-step.ts';
import { INPUTS, LEDS } from './cabinet.ts';
import { CASE, TILT_DEGREES } from './case.ts';
import { ohms, VALUES } from './electrics.ts';
import { endsOf, FILTER_WIRES } from './harness-counts.ts';
import { WITHOUT_MAINS } from './option-parts.ts';
import { HOLDER, MATRIX } from './panel.ts';

export const MAKING: readonly BuildStep[] = [
  {
    title: 'Look through the parts',
    minutes: 30,
    does: [
      'Tick them off in [BOM.md](BOM.md), and read its column *must be* once: the look-alikes that fail are there.',
      `Measure a matrix (${MATRIX.board} × ${MATRIX.board} mm), a display and the hole of a button. Where yours differ, change \`panel.ts\` and type \`npm run generate\`: drawings, template and printed parts follow (the first time it fetches what draws them from the internet).`,
      'A computer first: [before the first command](HOST.md#before-the-first-command) of HOST.md has Node, sources, `npm ci` and the right to open the port.',
      'Put the firmware on the board now, with nothing but USB on it (`npx --no-install dicetable flash`): a board that does not take it goes back today. It finds the port by itself, also where ports are called COM3 (Windows) or /dev/cu.usbserial-1410 (macOS). Nanos with a CH340 want its driver there, from its maker (WCH); Linux has it, and an original Uno needs none.',
      `Decide now: whoever is not trained for mains buys PS2 and F1-D, keeps two F1-D as spares instead of F1 and F3, and does not buy ${WITHOUT_MAINS.join(', ')}; the panel is then of plywood, and step 10 falls away.`,
    ],
    checks: [
      ['each line of the list', 'is there, as many as it says'],
      ['the board, with USB alone', 'its LED at D13 changes twice a second'],
    ],
  },
  {
    title: 'Print',
    minutes: 30,
    does: [
      `${PRINTS} parts, none of them with supports, about 0.5 kg of filament and some 40 hours of a printer: the table below.`,
      `A shop takes the same files. Without a printer, ${HOLDER.width} × ${HOLDER.height} mm of plywood with a window does for a bezel, and strips of black card, slotted half way, for a grid.`,
    ],
    checks: [
      [`a matrix in a bezel`, 'lies flat and does not bend'],
      ['an Uno on its tray, both displays in their frame', 'all holes meet'],
      ['the rod of the lever between its cheeks', 'moves without touching'],
    ],
  },
  {
    title: 'Cut and drill the panel',
    minutes: tens(HOLES.length * 1.5 + WINDOWS.length * 8),
    does: [
      `By laser or mill: [panel.dxf](panel.dxf) (layer CUTS first, OUTLINE last; EARTH, the hole *panel earth*, in a panel of metal only), left-handed [panel-left-handed.dxf](panel-left-handed.dxf).`,
      `By hand: print [drill-template.pdf](drill-template.pdf) ([left-handed](drill-template-left-handed.pdf)) at 100 %, measure its ruler, lay the marks of the same numbers on each other, glue it on, centre-punch every cross.`,
      `${HOLES.length} holes: ${drilled.join(', ')}; drill all of them small first. The hole *panel earth* is drilled in a panel of metal only. ${WINDOWS.length} windows: a hole in each corner, then the saw; file to the line. Where everything sits: [panel.svg](panel.svg).`,
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
      `Of plywood of ${CASE.wood} mm, by the table below and [assembly.svg](assembly.svg); glued and screwed; the base lies between the walls and is screwed from their sides. The panel lies on it, tilted by ${TILT_DEGREES}°, on a strip of rubber of 3 mm all round, so that spilled drinks run off outside. The uppermost screw of each corner (M7) is 40 mm below the upper edge, clear of those of the panel. Rubber feet (Z3) below the four corners of the base.`,
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
      `On stripboard, by [schematic.svg](schematic.svg) and, hole by hole, [filter-board.svg](filter-board.svg): ${INPUTS.length} inputs with ${ohms(VALUES.inputSeriesOhm)}, ${ohms(VALUES.inputPullUpOhm)} and ${VALUES.inputFarad * 1e9} nF each; ${ohms(VALUES.lanePullDownOhm)} at each of ${LEDS.lanes} lanes; ${ohms(VALUES.busPullUpOhm)} at SDA and SCL; ${ohms(VALUES.buzzerOhm)} to the buzzer; two of ${ohms(VALUES.railDividerOhm)} and ${VALUES.railFilterFarad * 1e9} nF at the rail sense.`,
      `First the cuts, then bare wires, resistors, capacitors, sockets, terminals, and the wires to the Uno or Nano last. What each strip has is in the table below; the last terminal on the left is shared by rail sense and ground join. Contact 1 of a lane’s socket is its pin; contact 2 has a strip of its own with nothing else on it. Write the names of the pins beside them.`,
      `A Nano sits on it in two sockets of 15 ways, and each of its pins is led to its strip by a wire from the hole beside it. An Uno does not plug in (its row D8 to D13 is off the grid): it stays on its tray, under a shield with screw terminals, and each pin, 5V and GND go from there to their strip by a wire of AWG 24, ${Math.round(1000 * (FILTER_WIRES[0]?.lengthM ?? 0))} mm long, in the colour of its cable: a ferrule at the shield, soldered at the strip (${FILTER_WIRES.length} wires).`,
      'In tables of cables and in drawings, *board* means this filter board together with its Nano or Uno.',
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
      `${sum(MADE.map(({ count }) => count))} cables of ${WIRES} wires, by [wiring.svg](wiring.svg); the table below has them with their ends: ${CONTACTS} contacts to crimp into plugs, ${PUSHED} receptacles, ${sum(endsOf('ring terminal'))} rings, ${SPLICES} butt splices, ${SCREWED} ends with ferrules, ${SOLDERED} to solder.`,
      'Crimp one contact and pull at it with 20 N (2 kg): it stays. Only then the others. A label at both ends of each cable.',
      'Plugs are at the filter board alone; at matrices, displays and buzzer wires are soldered on. Contact 1 of a plug is the first wire of its cable in the drawing; on a socket it is the end that the maker marks with 1 or a small triangle: write it beside it.',
      'Each fuse holder has two leads: one gets the end of its cable (main fuse: a ferrule; lanes: a ring), the other a butt splice to the red wire. With PS2 the trunk is not made: its holder waits for the supply’s lead, with a ring at one lead. The length counts from end to end, with the holder.',
      'Twist the pairs of buttons and data, about ten turns a metre. The black wire of a data pair has a contact, but contact 2 of its socket on the board leads nowhere.',
    ],
    checks: [
      ['each wire, end to end', 'less than 1 Ω'],
      ['each wire to the others of its cable', 'open'],
      ['contact 1 of a plug to the free end of its first wire', 'less than 1 Ω: nothing is mirrored'],
      ['each end, pulled with a hand', 'holds'],
    ],
  },
  {
    title: 'Put the dice together',
    minutes: tens(LEDS.slots * 15),
    does: [
      `On each of the ${LEDS.lanes} left matrices of a pair: solder the lane power to its 5V and GND (input side), the green data wire to DIN through ${ohms(VALUES.laneOhm)} whose leg is soldered to DIN itself, the black one beside it to GND, and the link to DOUT, 5V and GND. On the right ones: the other end of the link, to DIN, 5V and GND. On the last one also the yellow wire of the rail sense, at 5V. Heat shrink over the resistor; a drop of hot glue on wires and board, and a cable tie round all wires 20 mm behind it, take the pull. The retainer covers 7 mm along each side of the board: pads there are soldered flat, from the side.`,
      'All arrows on the boards of the matrices point the same way; which way is found out at first light.',
      'Into the bezel from behind: diffuser, grid, matrix, retainer. Wires leave downwards.',
    ],
    checks: [
      ['5V to GND of each pair', 'more than 10 Ω, and no beep'],
      ['DIN to 5V and to GND', 'no beep'],
    ],
  },
];
