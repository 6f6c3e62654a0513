/** Steps of BUILD.md in the box: from the panel to the closed cabinet. */

import { STEPS } from './bringup.ts';
import { BUTTONS, type BuildStep, LAST, MADE, sum, tens } from './build-step.ts';
import { DISPLAY, LEDS } from './cabinet.ts';
import { OUTLET } from './case.ts';
import { BARS_MV, DESKTOP_SUPPLY } from './desktop-supply.ts';
import { ohms, SUPPLY_SET, VALUES } from './electrics.ts';
import { STAR } from './harness.ts';
import { AXLE, KNOB, movedFor, ROD, SPRING_MM } from './lever.ts';
import { LOADS, lostMv } from './loss.ts';
import { EARTH_PLATE, EARTHED, MAINS } from './mains.ts';
import { PUSH_BUTTON } from './panel.ts';
import { ELECTRICS } from './rules.ts';

export const MOUNTING: readonly BuildStep[] = [
  {
    title: 'Fit the panel',
    minutes: tens(LEDS.slots * 6 + BUTTONS * 3 + 25),
    does: [
      `${LEDS.slots} bezels with four screws M3 each, not so tight that they bend; ${BUTTONS} buttons of ${PUSH_BUTTON.hole} mm; the display frame; the bracket of the lever behind its slot, its long cheek towards the player.`,
      `Solder the digits onto both displays, with the decimal points on the side where the board prints them; no header. The four wires of its cable are soldered into the holes VCC (orange), GND (grey), SDA (violet) and SCL (yellow); the fifth hole (VI2C, on later ones VHi) is joined to VCC. Close jumper A0 of the ${LAST === 1 ? 'right' : 'other'} display with a drop of solder (0x${(DISPLAY.addresses[LAST] ?? 0).toString(16)}); the left one stays at 0x${DISPLAY.addresses[0].toString(16)}. A drop of hot glue at each corner holds them, one more the wires.`,
      `The lever as [lever.svg](lever.svg) shows it. The rod has two holes across its middle, both measured from its end below the panel: 6 mm wide for the axle at ${ROD.axle} mm, 3 mm wide for the spring at ${ROD.spring} mm; clamp it in a vise to drill them, and cut ${KNOB.thread} on the last ${KNOB.threadLength} mm of its other end. The axle goes through cheek, washer, rod, washer, cheek; its first nut is only so tight that the rod swings by itself.`,
      `The spring hangs on the screw through the small holes of both cheeks, on the side away from the player, and on the rod in a loop of steel wire of 1 mm through the 3 mm hole, twisted behind it: a pull stretches it from ${SPRING_MM.rest} to ${SPRING_MM.pulled} mm between its hooks.`,
      `The switch sits inside on the long cheek, the hinge of its roller away from the panel. Move it in its slots until it clicks once a pull, shortly before the rod meets the end of the slot (about ${movedFor(6)} mm towards the player from their middle on a panel of 6 mm, ${movedFor(3)} on one of 3); then tighten it. Contacts COM and NO.`,
      'The lever may be pulled as hard as somebody who has lost pulls it: it must come to rest at the end of the slot in the panel, and the switch has clicked before, with way to spare. Knob on last, with a drop of thread lock (Z4).',
    ],
    checks: [
      ['COM to NO of the lever’s switch', 'closes once a pull, opens before the lever is back'],
      ['the lever, let go where it is pulled', 'comes back by itself, all the way'],
      [`the nut at the axle ${AXLE.thread}`, 'turns with a spanner alone'],
    ],
  },
  {
    title: 'Mount the supply, the board and the star point',
    minutes: 60,
    does: [
      `Where [assembly.svg](assembly.svg) shows them, as [POWER.md](POWER.md#mains) asks, supply on its plate, two bus bars, filter board on sleeves of 10 mm, an Uno on its tray, the buzzer glued to the inside of the front over a slot for air. Each fuse holder is tied to a foot that a wood screw holds, within reach of the door. Mains on one side, everything else on the other, 50 mm between.`,
      `The plate: four sleeves of ${EARTH_PLATE.above} mm and wood screws 4 × 35 at its corners, the earth bolt from below beside the supply, so that its head is in the air. The supply is screwed on from below, before the plate, its terminals to the right, as seen from the front, towards the fuses.`,
      'Try inlet and boot in their opening first: the boot goes over the blades from inside, and where wood is in its way the opening is made wider from there, not within 5 mm of the flange’s two screws. Then the inlet is screwed onto the back from outside.',
      'With PS2 there is no plate: its lead comes through its outlet in the back and is clamped there (of step 14 one X4, X9 and M6 are taken now). Cut its plug off, strip both conductors, and find plus with the meter, the supply on, nothing touching; then pull its plug from the wall. It takes the place of the trunk: plus by a butt splice to one lead of the main fuse’s holder, whose other lead gets a ring on the 5V-LED bus bar; minus by a ring to the GND-LED bus bar.',
      `The bus bar of ${STAR.joins[0]} is the star point: trunk, lanes, capacitor and the ground join end there, each with a ring under a screw of its own. The capacitor stands beside the bars on its two wires, held by a cable tie; its striped leg goes to ${STAR.joins[0]}.`,
      'A computer that lives inside is screwed to the base by the holes of its own case.',
      'Leave all fuses out.',
    ],
    checks: [
      ['every part, shaken by hand', 'does not move'],
      ['5V-LED bus bar to GND-LED bus bar', 'rises while the capacitor fills; never a beep'],
      ['plate to bus bars and to fuse holders', 'open; with PS2 there is no plate'],
    ],
  },
  {
    title: 'Lay mains and earth',
    minutes: tens(MAINS.length * 6),
    does: [
      'Only who is trained for mains does this step. With PS2 of [the options](BOM.md#options) it falls away: nothing of mains is in the cabinet, 5 V are no danger to a hand, and so neither lever nor panel (which must be of plywood) is earthed. A socket with a switch cuts it.',
      'By the table below. Line and neutral in one jacket, stripped only inside the covers of inlet and supply; a cable tie 20 mm before each end, so that a wire that comes off touches nothing; the insulating boot over the back of the inlet, the cover over the terminals of the supply, and the T 2 A fuse of ceramic into the inlet.',
      `Earth: one bolt for all rings, paint scraped off round it on both sides of the plate. From below: head, toothed washer, plate, toothed washer, the ring from the inlet alone, nut, pulled tight; then the rings to ${EARTHED.join(', ')}, toothed washer, second nut. Each has a wire of its own, and none of them needs to be loosened for another. A panel of metal has its own bolt in the hole *panel earth*: head and a toothed washer on the bare front, toothed washer, ring and nut on the bare back, so that both skins of a composite panel are joined; a panel of wood has neither hole nor wire. The ring at the lever sits under a nut of its axle, with a loop of wire that its pull does not reach.`,
      'Let somebody who may do so in your country look at it before the plug goes in.',
    ],
    checks: [
      [
        'earth pin of the mains plug to the plate, to the case of the supply, and to both faces of a metal panel (at a scratch of its front)',
        'less than 0.5 Ω',
      ],
      ['the same to the rod of the lever, all along its way', 'less than 0.5 Ω'],
      ['L and N of the plug to earth, switch on, plug pulled', 'open'],
      [
        'L of the plug to L at the supply’s terminals, then N to N, plug pulled',
        'switch on: less than 1 Ω, off: open; L is open too while the fuse is out',
      ],
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
      [
        'the same, with the ground join taken off and USB unplugged',
        'no beep, more than 1 kΩ (through the resistors of rail sense and lanes): they meet nowhere else',
      ],
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
      `Main fuse in (with PS2 the one of ${DESKTOP_SUPPLY.fuseMa / 1000} A), lane fuses out, data cables unplugged. Switch on and measure. PS2 has no screw: ${DESKTOP_SUPPLY.volts.join(' to ')} V are right, another one is needed otherwise.`,
      `**Setting the supply to 5.0 V** at its own screw, also later, is the one thing that is done while mains is on. Only who did *Lay mains and earth* does it: with an insulated screwdriver (1000 V), the cover over the terminals on, one hand in the cabinet. Where the cover hides the screw: plug pulled, cover off, a small turn, cover on, and measure again. Then switch off.`,
      'Then the fuse of one lane after the other, with the dice dark: a fuse that blows now tells of a short, not of a fuse too small.',
    ],
    checks: [
      [
        'output of the supply',
        `${SUPPLY_SET.leastMv / 1000} to ${SUPPLY_SET.mostMv / 1000} V; PS2: ${DESKTOP_SUPPLY.volts.join(' to ')} V`,
      ],
      [
        '5V and GND of the last matrix, red wire plus',
        `less than that by ${lostMv(ELECTRICS, LOADS.dark)} mV at most`,
      ],
    ],
  },
  {
    title: 'First light',
    minutes: sum(Object.values(STEPS).map(({ minutes }) => minutes)),
    does: [
      'The steps of [BRINGUP.md](BRINGUP.md), or the same as cards: `/operator`, Board, *First light*. They find out how the dice are mounted, and what current they may draw.',
    ],
    checks: [
      ['each of its ten steps', 'is ticked, and the record is printed'],
      [
        'with PS2, while all dice are white: 5V-LED bus bar to GND-LED bus bar',
        `${Math.ceil(BARS_MV / 10) / 100} V or more`,
      ],
    ],
  },
  {
    title: 'Close the cabinet',
    minutes: 40,
    does: [
      `The outlets into their holes of ${OUTLET.hole} mm, plugs through, lids on; each cable that leaves in a clamp with a wood screw inside, 50 mm from its outlet, which takes every pull; mains in the strain relief of its inlet. Wires of the panel above the supply are tied up to the panel, 30 mm or more from its case, all others so that none touches it; covers over terminals; slots open below and above.`,
      'A label inside: values of the fuses, the date, where BOM and BRINGUP are. A bag with the spares beside it.',
      'Play for an hour, pull the plug, then touch: no joint is warmer than its wire.',
      'The computer: [HOST.md](HOST.md).',
    ],
    checks: [
      ['every cable, pulled at from outside', 'does not move inside'],
      [
        'after an hour: supply, wires, fuses, joints',
        'supply at most hot to the hand (60 °C), all else only warm',
      ],
      ['the door', 'opens with its key alone'],
    ],
  },
];
