/** The coin door for people with a soldering iron, and for those who write a host: lines of WIRING.md and PROTOCOL.md. */
import { COIN_INPUTS, COIN_OUTPUTS, COIN_TIMES, EXPANDER } from './coin-door.ts';
import { table } from './markdown.ts';

const INPUT_WORDS: Readonly<Record<(typeof COIN_INPUTS)[number], string>> = {
  coin1: 'acceptor, channel 1: a contact or an open collector to ground for each coin',
  coin2: 'acceptor, channel 2',
  service: 'button behind the door: a credit without a coin',
  door: 'switch that the closed door holds open (normally closed)',
  slam: 'leaf switch with a weight',
};
const OUTPUT_WORDS: Readonly<Record<(typeof COIN_OUTPUTS)[number], string>> = {
  inhibit: 'high: the acceptor is to take nothing',
  startLamp: 'high: the lever starts a game',
  meter: `high for ${COIN_TIMES.meterMs} ms for each coin: a mechanical counter`,
};

const hex = (value: number): string => `0x${value.toString(16)}`;

export function coinWiring(): readonly string[] {
  return [
    `Whoever takes coins hangs an MCP23017 on the display's bus, at ${hex(EXPANDER.address)} (A0 to A2 at ground), RESET at 5 V, with 100 nF between VDD and VSS; without one nothing of this is seen, and no complaint. Inputs have the expander's own pull-ups, contacts close to ground; wires to the door stay below a metre, away from lamps and motors. An output gives a few milliamperes: behind each belongs a driver such as a ULN2803A, which also takes the spike of a meter's coil. A firmware of Firmata takes no coins.`,
    '',
    ...table(
      ['pin', 'name', 'what'],
      [
        ...COIN_INPUTS.map((name, bit) => [`GPA${bit}`, name, INPUT_WORDS[name]]),
        [
          `GPA${EXPANDER.sentinelBit}`,
          '–',
          'stays free: driven low, it tells the firmware that the expander has kept its registers',
        ],
        ...COIN_OUTPUTS.map((name, bit) => [`GPB${bit}`, name, OUTPUT_WORDS[name]]),
      ],
    ),
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
