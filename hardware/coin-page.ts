/** The coin door for people with a soldering iron, and for those who write a host: lines of WIRING.md and PROTOCOL.md. */
import {
  COIN_INPUTS,
  COIN_OUTPUTS,
  COIN_TIMES,
  type CoinInput,
  type CoinOutput,
  EXPANDER,
} from './coin-door.ts';
import {
  COIN_BOARD,
  COIN_BUS,
  COIN_CABLES,
  COIN_LOADS,
  COIN_SUPPLY,
  COIN_TERMINALS,
  COIN_VALUES,
  DRIVER,
  DRIVERS,
  driverOut,
  expanderPin,
  inputPin,
  JUMPERS,
  PLUG_ROWS,
  TERMINAL_PLACES,
} from './coin-harness.ts';
import { coinBus, OUTSIDE_MM, pickUpHoles } from './coin-rules.ts';
import { BUS, ohms } from './electrics.ts';
import { table } from './markdown.ts';

interface Words {
  readonly short: string;
  readonly long: string;
}
export const COIN_INPUT_TEXTS: Readonly<Record<CoinInput, Words>> = {
  coin1: {
    short: 'acceptor, line of coin 1',
    long: 'acceptor, channel 1: a contact or an open collector to ground for each coin',
  },
  coin2: { short: 'acceptor, line of coin 2', long: 'acceptor, channel 2' },
  service: { short: 'button behind the door', long: 'button behind the door: a credit without a coin' },
  door: {
    short: 'door switch, COM and NC',
    long: 'switch that the closed door holds open (normally closed)',
  },
  slam: { short: 'leaf switch with a weight', long: 'leaf switch with a weight' },
};
export const COIN_OUTPUT_TEXTS: Readonly<Record<CoinOutput, Words>> = {
  inhibit: { short: 'to the inhibit of the acceptor', long: 'high: the acceptor is to take nothing' },
  startLamp: { short: 'start lamp, minus', long: 'high: the lever starts a game' },
  meter: {
    short: 'counter, minus',
    long: `high for ${COIN_TIMES.meterMs} ms for each coin: a mechanical counter`,
  },
};

const hex = (value: number): string => `0x${value.toString(16)}`;

/** Both chips pin by pin, so that each strip of the stripboard is named. */
function strips(): string[] {
  const { seriesOhm, inhibitPullUpOhm, driverPullUpOhm, inputFarad, supplyFarad } = COIN_VALUES;
  const nano = (farad: number): string => `${Math.round(farad * 1e9)} nF`;
  const terminal = (way: string): string =>
    COIN_TERMINALS.find(({ ways }) => ways.some((each) => each === way))?.name ?? '';
  return table(
    ['pin', 'name', 'to'],
    [
      ...COIN_INPUTS.map((input, bit) => [
        `U-C ${inputPin(input)}`,
        `GPA${bit}, ${input}`,
        `${ohms(seriesOhm)} to terminal ${terminal(input)}; ${nano(inputFarad)} to GND-BOARD`,
      ]),
      ...COIN_OUTPUTS.map((output, bit) => [
        `U-C ${expanderPin(`GPB${bit}`)}`,
        `GPB${bit}, ${output}`,
        `U-D ${DRIVERS[output][0]}${output === 'inhibit' ? `; ${ohms(inhibitPullUpOhm)} to 5V-BOARD` : ''}`,
      ]),
      ['U-C 9', 'VDD', `5V-BOARD; ${nano(supplyFarad)} to VSS`],
      ['U-C 10', 'VSS', 'GND-BOARD'],
      ['U-C 12, 13', 'SCL, SDA', 'contacts 4 and 3 of the plug'],
      ['U-C 15, 16, 17', 'A0, A1, A2', 'GND-BOARD'],
      ['U-C 18', 'RESET', '5V-BOARD'],
      ...COIN_OUTPUTS.flatMap((output) =>
        DRIVERS[output].map((input, index, all) => [
          `U-D ${driverOut(input)}`,
          `output of ${input}`,
          index < all.length - 1
            ? `U-D ${all[index + 1]}; ${ohms(driverPullUpOhm)} to 5V-BOARD`
            : `terminal ${terminal(output)}, ${output}`,
        ]),
      ),
      [`U-D ${DRIVER.ground}`, 'ground', 'GND-BOARD'],
      [`U-D ${DRIVER.common}`, 'common', `12 V; ${nano(supplyFarad)} to GND-BOARD`],
      ['all others', '', 'nothing: their strips stay free'],
    ],
  );
}

/** Holes are counted from 1, from the left and from the top, as on the filter board. */
function layout(): string[] {
  const { holes, columns, cut, expanderRow, driverRow, capacitors, terminals } = COIN_BOARD;
  const rows = (side: 'left' | 'right'): string =>
    TERMINAL_PLACES.filter((each) => each.side === side)
      .map(({ name, ways }) => `${name} ${ways.map(({ row }) => row).join(' and ')}`)
      .join(', ');
  const wires = JUMPERS.map(({ count, colour, gauge }) => `${count} ${colour} of AWG ${gauge}`).join(', ');
  return [
    `It is laid out so, from the side of the parts, ${holes} × ${holes} holes, strips from left to right: U-C has pin 1 in column ${columns[0]}, row ${expanderRow}, U-D in column ${columns[0]}, row ${driverRow}, both with their second side in column ${columns[1]}; the strips of their pins are cut in column ${cut}. Terminals stand in column ${terminals.column}, in rows ${rows('left')}, and in column ${holes + 1 - terminals.column}, in rows ${rows('right')}; their strips are cut in columns ${terminals.cut} and ${holes + 1 - terminals.cut}. The plug stands in column ${terminals.column}, rows ${PLUG_ROWS.join(', ')}, cut likewise. Each line of the table below, and each terminal of ground and of 12 V in the line after it, is then a resistor, a capacitor or an insulated wire from strip to strip (${wires}); row ${capacitors.row} is cut in column ${capacitors.cut} too, and its right part is ground for the capacitors of the inputs, one in each of the columns ${capacitors.first} to ${capacitors.first + COIN_INPUTS.length - 1}.`,
    '',
  ];
}

function cables(): string[] {
  return table(
    ['cable', 'length', 'wires, and where they begin', 'to'],
    [COIN_BUS, ...COIN_CABLES].map(({ name, lengthM, wires, to }) => [
      name,
      `${lengthM} m`,
      wires.map(({ at, colour, gauge }) => `${at}: ${colour}, AWG ${gauge}`).join('; '),
      to,
    ]),
  );
}

export function coinWiring(): readonly string[] {
  const holes = pickUpHoles().map(([net, [column, row]]) => `${net} at column ${column + 1}, row ${row + 1}`);
  const { pf, riseNs } = coinBus();
  return [
    `Coins have a box of their own beside the cabinet: door, acceptor, coin box, switches, lamp, counter and the board are in it, and one cable of ${COIN_BUS.lengthM} m leads from there through the outlet *coins* to the filter board; ${OUTSIDE_MM / 10} cm of it and more are outside. The wood is your own, cut by the drawing of the door that you buy. At the table’s side it is an MCP23017 on the displays’ bus, at ${hex(EXPANDER.address)}; without one nothing of this is seen, and no complaint. A firmware of Firmata takes no coins. Parts: [the list of the coin door](BOM.md#coin-door).`,
    '',
    '![The board of the coin door: expander, driver, terminals and what hangs at them](coin-door.svg)',
    '',
    ...table(
      ['pin', 'name', 'what'],
      [
        ...COIN_INPUTS.map((name, bit) => [`GPA${bit}`, name, COIN_INPUT_TEXTS[name].long]),
        [
          `GPA${EXPANDER.sentinelBit}`,
          '–',
          'stays free: driven low, it tells the firmware that the expander has kept its registers',
        ],
        ...COIN_OUTPUTS.map((name, bit) => [`GPB${bit}`, name, COIN_OUTPUT_TEXTS[name].long]),
      ],
    ),
    '',
    `**Its board** is a second stripboard with the expander (U-C) and a ULN2803A (U-D) in sockets across the strips, each strip cut between the two rows of pins, and ${COIN_TERMINALS.length} screw terminals. It is in the coin box, on sleeves on a wall of wood, by the screws MX-C. 12 V pass over wires of AWG 22 beside the strips, not through them.`,
    '',
    ...layout(),
    '',
    ...strips(),
    '',
    `Terminals, first way and second: ${COIN_TERMINALS.map(({ name, ways }) => `${name} ${ways.join(', ')}`).join('; ')}.`,
    '',
    `**Where its bus is picked up**: four wires soldered to the strips of the displays on the filter board (${holes.join('; ')}), a plug of four ways in this order at the coin board. The bus then has ${pf} pF and rises in ${riseNs} ns, of ${BUS.riseMaxNs} that it may take.`,
    '',
    ...cables(),
    '',
    `**12 V** for acceptor, lamp and counter come from a finished supply of their own, outside (PS3), never from the LEDs’ 5 V: acceptor ${COIN_LOADS.acceptor} mA, lamp ${COIN_LOADS.startLamp}, counter ${COIN_LOADS.meter} at most, of ${COIN_SUPPLY.maxMa}. Its plug is cut off, plus found with the meter, each conductor gets a ferrule; plus goes to T1.1, minus to T1.2: that is the one place where its ground meets GND-BOARD. No mains is in the coin box, so a door of metal needs no earth and is connected to nothing. The supply stays in its socket: only its lead goes into the box, and is clamped there.`,
    '',
    '**The acceptor** has coin lines that are open collectors to ground, and an inhibit line that refuses while it is high or open (NRI calls it *common inhibit, active high*). So two drivers stand one behind the other: at ground it takes coins, open it refuses, and that is also so while the computer is off. One without such a line leaves T4 empty. Pin numbers of its plug are in its own sheet.',
    '',
    '**Making it**, some five hours beside the wood: 1. solder the board, terminals first, then wires, parts, sockets; with a meter, no terminal has a way to a neighbour but those of ground and of 12 V. 2. Draw the sleeve over the four wires of the bus, solder them to the filter board with the cabinet’s plug pulled, lead it through the outlet *coins*, clamp it inside. 3. Screw door, acceptor, switches, lamp, counter and the board into the box, make the cables, clamp them. 4. PS3 at T1, and then the next paragraph.',
    '',
    'Before the chips are put in: 5 V between pins 9 and 10 of U-C, 12 V between 10 and 9 of U-D. With them, and `coins` in the cabinet file: COIN in the service’s TEST shows each coin once, in its channel, and the counter goes on by one; the display says DOOR and SLAM; the button gives a credit, and the lamp is on as long as the lever would start a game.',
    '',
    `Pulses of ${COIN_TIMES.pulseMinMs} to ${COIN_TIMES.pulseMaxMs} ms with ${COIN_TIMES.gapMinMs} ms between them count, each when it ends; shorter than ${COIN_TIMES.steadyMs} ms is interference. A contact that stays closed for ${COIN_TIMES.jamMs} ms is a coin that is stuck (\`COIN JAM\`): its channel counts nothing until it was free for ${COIN_TIMES.clearMs / 1000} s. What falls while no program of the board runs, in the second of a bootloader or without power, is counted by nobody.`,
  ];
}

export function coinProtocol(): readonly string[] {
  return [
    "The chip counts coins, button, door and slam switch as it counts presses, and keeps the counters over every reset that leaves it its power (watchdog, button, the host's DTR): RAM survives those, and a checksum tells when it did not. Then all counters begin at 0, and so does `life`. The host gives such a chip a number that was never used (TILL), and books nothing of it before the chip has told that number: so a life that is in no book yet has nothing booked of it, and of one that is, the difference of two readings is what is new. Whoever is killed between two of these steps does them again.",
    '',
    "What remains impossible: a coin that was counted in the last moments before the chip lost its power, and not told, or not yet on the host's disk, is in no book (0.1 s and a commit); one whose counter was being written in the microseconds of a reset may be; and one chip that takes turns between two hosts with books of their own, without losing its power, has its coins in both.",
  ];
}
