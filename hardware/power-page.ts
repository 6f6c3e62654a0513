/** POWER.md: what every supply gives, what carries it, and how nobody gets hurt. */
import { LEDS, POWER } from './cabinet.ts';
import { BARS_MV, DESKTOP_SUPPLY, desktopLostMv, desktopWhiteV, leadOf } from './desktop-supply.ts';
import { DICE } from './dice.ts';
import {
  BOARD_LOADS,
  BOARD_VOLTS,
  BUS,
  PIN_LOADS,
  PIN_MAX_MA,
  RAIL,
  SUPPLY_SET,
  VALUES,
} from './electrics.ts';
import { CABLES, LANE_GAUGE, NETS, STAR, SUPPLIES } from './harness.ts';
import { carriesLeds } from './harness-counts.ts';
import { LOADS, lostMv } from './loss.ts';
import { EARTH_PLATE, EARTHED } from './mains.ts';
import { table } from './markdown.ts';
import { LAMP_M } from './option-parts.ts';
import { PIP_LINK_M, PIP_LINKS } from './parts.ts';
import { busFigures, cableMa, ELECTRICS } from './rules.ts';
import { dropMv, GAUGES } from './wire.ts';

const amperes = (ma: number): string => `${(ma / 1000).toFixed(2)} A`;

/** What else is behind the fuse of a lane: it carries little, and is as thick as that fuse asks for all the same. */
function behindLanes(): string[][] {
  const sense = CABLES.find(({ kind }) => kind === 'rail sense');
  const { maxMa, mm2 } = GAUGES[LANE_GAUGE];
  const row = (name: string, ma: number, lengthM: number): string[] => [
    ...[name, amperes(ma), 'of its lane', `AWG ${LANE_GAUGE}, ${mm2} mm², ${lengthM} m`, amperes(maxMa)],
    `${Math.round(dropMv(LANE_GAUGE, lengthM, ma))} mV`,
  ];
  return [
    row(
      'rail sense',
      (SUPPLIES['LED supply'].volts * 1000) / (2 * VALUES.railDividerOhm),
      sense?.lengthM ?? 0,
    ),
    row('lamps of a lane (option)', LEDS.lampsPerLane * POWER.pixelMaxMa, LEDS.lampsPerLane * LAMP_M),
    row(
      'pips of a die (option)',
      DICE.pips.places.length * POWER.pixelMaxMa,
      Math.round(100 * PIP_LINKS * PIP_LINK_M) / 100,
    ),
  ];
}

function cables(): string[] {
  return table(
    ['cable', 'at worst', 'fuse', 'wire', 'it carries', 'lost in its wires, there and back'],
    CABLES.filter(carriesLeds)
      .map((cable) => {
        const gauge = cable.wires[0]?.gauge ?? 24;
        const ma = cableMa(ELECTRICS, cable);
        return [
          cable.name,
          amperes(ma),
          cable.fuseMa === undefined ? 'of its lane' : amperes(cable.fuseMa),
          `AWG ${gauge}, ${GAUGES[gauge].mm2} mm², ${cable.lengthM} m`,
          amperes(GAUGES[gauge].maxMa),
          `${Math.round(dropMv(gauge, cable.lengthM, ma))} mV`,
        ];
      })
      .concat(behindLanes()),
  );
}

const volt = (mv: number): string => `${(mv / 1000).toFixed(2)} V`;

/** The only place where limits of voltage stand: other pages take their figures from the same constants. */
function volts(): string[] {
  const last = (lost: number): string => `${volt(SUPPLY_SET.leastMv - lost)} or more`;
  const { dark, white, worst } = LOADS;
  const { volts: own, limitMa, fuseMa, lead } = DESKTOP_SUPPLY;
  const rows = [
    ['nothing lit', dark, 'set to 5.0 V ± 0.05'],
    [`all dice white at the limit of ${amperes(white.trunkMa)}`, white, ''],
    [`${amperes(worst.trunkMa)}, ${amperes(worst.laneMa)} of it in one die`, worst, ''],
  ] as const;
  return [
    '**What a voltmeter says.** Lost is the sum of wires, fuses, splices and joints, there and back. More is lost: a joint or a wire is bad.',
    '',
    ...table(
      ['load', 'at the supply', 'lost to the last pixel, at most', 'at the last pixel'],
      rows.map(([load, of, set]) => {
        const lost = lostMv(ELECTRICS, of);
        return [load, set, `${lost} mV`, last(lost)];
      }),
    ),
    '',
    `These are what a good build shows. What is judged stands further out: below ${volt(RAIL.lowMv)} at the last pixel the table tells a fault and the cards of first light say no, above ${volt(RAIL.highMv)} pixels are in danger. Between the two the table plays, and a joint or a wire wants to be found. The board’s 5 V is ${volt(BOARD_VOLTS.restMv)} or more at rest, ${volt(BOARD_VOLTS.loadedMv)} or more with all displays lit, and ${volt(BOARD_VOLTS.mostMv)} at most.`,
    '',
    `A desktop supply (PS2) has no screw to set it: take one that gives ${own[0]} to ${own[1]} V with nothing lit. Its lead is the trunk, ${lead.lengthM} m of AWG ${lead.gauge} or ${leadOf(18)} m of AWG 18, with a main fuse of ${amperes(fuseMa)}: at ${amperes(limitMa)}, ${amperes(worst.laneMa)} of it in one die, ${desktopLostMv()} mV are lost. So leave \`leds.limitMa\` at ${limitMa}. With all dice white in the last step of first light (the clamp meter then goes round a lead of the main fuse’s holder) the bus bars must have ${Math.ceil(BARS_MV / 10) / 100} V or more, and the last pixel then has ${desktopWhiteV()} V in a good build; a supply with less there is too weak, or its lead too thin.`,
  ];
}

export function powerPage(): string {
  const { ohm, pf, riseNs } = busFigures(ELECTRICS);
  const boardMa = BOARD_LOADS.reduce((sum, { ma }) => sum + ma, 0);
  const allWhiteMa = LEDS.lanes * LEDS.pixelsPerLane * POWER.pixelMaxMa;
  return [
    '<!-- Generated by hardware/generate.ts from the descriptions in hardware/. Do not edit. -->',
    '# Power',
    '',
    'Every figure is computed from the tables that firmware and wiring are made of; `npm run generate` refuses a table that breaks a rule.',
    '',
    '## Two supplies',
    '',
    ...table(
      ['supply', 'what it is', 'gives'],
      Object.entries(SUPPLIES).map(([name, { what, maxMa }]) => [name, what, amperes(maxMa)]),
    ),
    '',
    ...table(
      ['net', 'fed by', 'colour'],
      NETS.map(({ name, supplies, colour }) => [name, supplies.join(', '), colour]),
    ),
    '',
    `${STAR.joins.join(' and ')} meet in the star point and nowhere else. If they met twice, the current of the LEDs would also return through data grounds, the board and the USB screen into the computer.`,
    '',
    '## LEDs',
    '',
    `All ${LEDS.lanes * LEDS.pixelsPerLane} pixels in full white would draw ${amperes(allWhiteMa)} at ${POWER.pixelMaxMa} mA each. The firmware dims pictures, so that all lanes together stay below \`leds.limitMa\` (${POWER.limitMa} mA, at most ${POWER.hardLimitMa}) and each below ${POWER.laneLimitMa} mA, for pixels of \`leds.pixelMa\` (${POWER.pixelMa} mA). Pictures of the table are not dimmed by that; the LED test is.`,
    '',
    ...cables(),
    '',
    `A fuse is loaded with three quarters of its value at most, since one that carries more for hours opens without a cause; it protects the wire, not the pixels. Each is a fast blade fuse and sits where its cable begins: the main fuse at the supply, those of the lanes at the 5V-LED bus bar. With PS2 the main fuse (${amperes(DESKTOP_SUPPLY.fuseMa)}) sits where its lead ends in the cabinet; the lead before it is covered by the supply’s own short-circuit protection.`,
    '',
    ...volts(),
    '',
    `The last step of [first light](BRINGUP.md#10-current) has you measure the current of all dice in white with a clamp meter, works out what one pixel draws, and offers that as \`leds.pixelMa\` where it is less than ${POWER.pixelMa} mA.`,
    '',
    "## The board's own 5 V",
    '',
    ...table(
      ['load', 'at worst'],
      [...BOARD_LOADS.map(({ what, ma }) => [what, `${ma} mA`]), ['**together**', `**${boardMa} mA**`]],
    ),
    '',
    `Of ${SUPPLIES.board.maxMa} mA that USB gives. The displays hang on it, so that they can say that LED power is missing.`,
    '',
    `No pin gives more than ${PIN_MAX_MA} mA, whatever happens behind it: ${PIN_LOADS.map(
      ({ pin, ohm: resistor, volts, because }) =>
        `${pin} ${((1000 * volts) / resistor).toFixed(0)} mA (${because})`,
    )
      .filter(
        (text, index, all) => all.findIndex((other) => other.split(' ')[1] === text.split(' ')[1]) === index,
      )
      .join('; ')}.`,
    '',
    `The displays' bus has ${ohm} Ω and about ${pf} pF: it rises in ${riseNs} ns, and may take ${BUS.riseMaxNs}.`,
    '',
    '## Mains',
    '',
    '- Whoever is not trained for mains takes PS2, a finished desktop supply that stays outside. Then no mains is in the cabinet, nothing needs an earth, the panel is of plywood, and the rest of this list is about its socket alone.',
    '- Nothing of mains voltage inside the cabinet can be touched, with the door open either: the supply has a closed case and a cover over its terminals, the back of the inlet an insulating boot, and its cable a strain relief.',
    '- The socket has a protective earth and a residual current device (RCD, 30 mA). The fuse of the inlet is T 2 A of ceramic with high breaking capacity.',
    `- The supply stands on its plate of metal, ${EARTH_PLATE.above} mm above the base on sleeves, 50 mm in plan from walls and cables of 5 V (wires of the panel above it are tied up to the panel, 30 mm or more from its case), with slots for air below and above; it makes about 10 W of heat at its worst. Plywood, PETG, ABS and acrylic burn (class HB at best): nothing of mains is fastened to them but the inlet, which has a test mark, and no heat source lies on them.`,
    `- Protective earth goes from the inlet to a bolt in the plate below the supply, and from there by a wire each to ${EARTHED.join(', ')} and whatever else of metal on the cabinet hands touch (a coin box has no mains in it, and needs none): [BUILD.md](BUILD.md), *Lay mains and earth*. The minus of the supply is not connected to earth inside the cabinet.`,
    '- A switch that hands can reach cuts mains; the fuses are behind the door, which a key opens.',
    '- Work with the plug pulled. The one exception is setting the supply to 5.0 V, as [BUILD.md](BUILD.md) tells under *Power, without data*. The capacitor at the star point is empty after ten seconds.',
    '- A USB cable of at most 3 m, screened, away from mains.',
    '',
  ].join('\n');
}
