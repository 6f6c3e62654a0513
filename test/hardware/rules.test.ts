import { expect, test } from 'vitest';
import { DESKTOP_SUPPLY, type DesktopSupply, desktopProblems } from '../../hardware/desktop-supply.ts';
import type { CableSpec } from '../../hardware/harness.ts';
import { LOADS, lostMv } from '../../hardware/loss.ts';
import {
  busFigures,
  ELECTRICS,
  type Electrics,
  electricProblems,
  lanesDropMv,
} from '../../hardware/rules.ts';
import { dropMv } from '../../hardware/wire.ts';

const withCable = (name: string, change: Partial<CableSpec>): Electrics => ({
  ...ELECTRICS,
  cables: ELECTRICS.cables.map((cable) => (cable.name === name ? { ...cable, ...change } : cable)),
});
const withPower = (change: Partial<Electrics['power']>): Electrics => ({
  ...ELECTRICS,
  power: { ...ELECTRICS.power, ...change },
});
const wiresOf = (name: string) => ELECTRICS.cables.find((cable) => cable.name === name)?.wires ?? [];

test('the cabinet as it is breaks no rule', () => {
  expect(electricProblems()).toEqual([]);
});

/** Broken cabinets, and what is said about each of them. */
const BROKEN: readonly (readonly [what: string, electrics: Electrics, sentence: RegExp])[] = [
  [
    'a limit for all lanes together only',
    withPower({ laneLimitMa: 5000 }),
    /lane 1 power: 5000 mA at worst, but its fuse of 3000 mA carries 2250 mA for long/,
  ],
  [
    'pixels taken for thriftier than they may be',
    withPower({ pixelMa: 43 }),
    /lane 1 power: 3140 mA at worst, but its fuse of 3000 mA/,
  ],
  ['a thinner fuse', withCable('lane 2 power', { fuseMa: 2500 }), /lane 2 power: 2250 mA .* carries 1875 mA/],
  ['a fuse too thick for its wire', withCable('trunk', { fuseMa: 15_000 }), /before a wire for 10000 mA/],
  [
    'a fuse that the supply never blows',
    withCable('trunk', { fuseMa: 15_000 }),
    /the supply gives up before its fuse of 15000 mA/,
  ],
  [
    'thin wires to a lane',
    withCable('lane 3 power', { wires: wiresOf('lane 3 power').map((wire) => ({ ...wire, gauge: 24 })) }),
    /lane 3: 378 mV are lost on the way to its last pixel, at most 250/,
  ],
  [
    'a wire too thick for its connector',
    withCable('lane 1 data', {
      wires: wiresOf('lane 1 data').map((wire) => ({ ...wire, gauge: 20 as const })),
    }),
    /lane 1 data: AWG 20 does not fit a JST-XH for 22 to 28/,
  ],
  [
    'all of the trunk through a small connector',
    withCable('trunk', { ends: ['JST-XH', 'screw terminal'] }),
    /trunk: 5000 mA through a JST-XH for 3000 mA/,
  ],
  [
    'a thin link behind a thick fuse',
    withCable('lane 2 power', { fuseMa: 5000 }),
    /lane 2 link: a fuse of 5000 mA before a wire for 3000 mA/,
  ],
  [
    'a thin rail sense behind the fuse of its lane',
    withCable('rail sense', {
      wires: wiresOf('rail sense').map((wire) => ({ ...wire, gauge: 24 as const })),
    }),
    /rail sense: a fuse of 3000 mA before a wire for 2000 mA/,
  ],
  [
    'fuses and joints that lose more than the supply has to spare',
    withCable('lane 1 link', { ends: ['JST-XH', 'JST-XH'], lengthM: 0.25 }),
    /with fuses and joints \d+ mV are lost, at most 450/,
  ],
  [
    'a ground in the colour of mains',
    { ...ELECTRICS, nets: ELECTRICS.nets.map((net) => ({ ...net, colour: 'brown' })) },
    /GND-BOARD is brown: a colour of mains/,
  ],
  [
    'a signal in the colour of mains',
    withCable('left display', { wires: [{ net: 'sda', gauge: 24, colour: 'blue' }] }),
    /left display, sda is blue: a colour of mains/,
  ],
  [
    'displays from the LED supply',
    withCable('left display', { wires: wiresOf('lane 1 power') }),
    /left display has no 5 V of the board/,
  ],
  [
    'both 5 V in one cable',
    withCable('left display', { wires: [...wiresOf('left display'), ...wiresOf('lane 1 power')] }),
    /left display brings two supplies together/,
  ],
  [
    'a net with two supplies',
    { ...ELECTRICS, nets: [{ name: '5V', supplies: ['board', 'LED supply'], colour: 'red' }] },
    /5V has 2 supplies: board, LED supply/,
  ],
  [
    'a net with none',
    { ...ELECTRICS, nets: [{ name: '5V', supplies: [], colour: 'red' }] },
    /0 supplies: none/,
  ],
  [
    'grounds that meet nowhere',
    { ...ELECTRICS, joins: ['GND-LED'] },
    /GND-BOARD does not meet the star point/,
  ],
  [
    'a pin without a wire',
    { ...ELECTRICS, cables: ELECTRICS.cables.filter(({ name }) => name !== 'select button') },
    /the pin select goes nowhere/,
  ],
  [
    'a magnetic buzzer right on its pin',
    { ...ELECTRICS, pinLoads: [{ pin: 'buzzer', ohm: 42, volts: 5 }] },
    /the pin buzzer gives 119 mA, at most 20/,
  ],
  ['a greedy display', { ...ELECTRICS, boardLoads: [{ ma: 600 }] }, /5 V has to give 600 mA, at most 500/],
  [
    "displays at the end of ten metres, with nothing but the modules' pull-ups",
    { ...withCable('left display', { lengthM: 10 }), busPullUpOhm: Number.POSITIVE_INFINITY },
    /the displays' bus rises in 2796 ns with 5000 ohm and 660 pF, at most 300/,
  ],
  [
    'pull-ups that no module can pull down',
    { ...ELECTRICS, busPullUpOhm: 1000 },
    /the displays' bus asks for 5.5 mA, at most 3/,
  ],
];

test.each(BROKEN)('%s is told', (_, electrics, sentence) => {
  expect(electricProblems(electrics).join('\n')).toMatch(sentence);
});

test('a metre of wire there and back loses what the tables of wire say', () => {
  // 3.1 A, in millivolts.
  expect([24, 22, 20, 18, 16].map((gauge) => Math.round(dropMv(gauge as 24, 1, 3100)))).toEqual([
    522, 329, 206, 130, 82,
  ]);
});

test.each<readonly [string, Partial<DesktopSupply>, RegExp]>([
  ['one that is too weak', { volts: [4.9, 5.25] }, /of 4.9 V leaves \d+ mV at the last pixel, at least 4500/],
  ['one that is too strong', { volts: [5, 5.5] }, /of 5.5 V is too much for pixels/],
  ['a thin lead', { lead: { gauge: 20, lengthM: 1.2 } }, /leaves \d+ mV at the last pixel/],
  ['a greater limit', { limitMa: 5000 }, /5000 mA of dice, but the fuse .* carries 3750 mA/],
  ['one that its fuse outlives', { leastMa: 5000 }, /of 5000 mA gives up before its fuse of 5000 mA/],
])('of finished supplies, %s is told', (_, change, sentence) => {
  expect(desktopProblems()).toEqual([]);
  expect(desktopProblems({ ...DESKTOP_SUPPLY, ...change }).join('\n')).toMatch(sentence);
});

test('the figures of the pages are those that are checked', () => {
  expect(lanesDropMv(ELECTRICS)).toEqual([151, 151, 151]);
  expect([LOADS.dark, LOADS.white, LOADS.worst].map((load) => lostMv(ELECTRICS, load))).toEqual([
    26, 231, 401,
  ]);
  expect(busFigures(ELECTRICS)).toEqual({ ohm: 1988, pf: 90, riseNs: 152 });
});
