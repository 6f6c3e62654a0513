/** wiring.svg: every cable of the harness, as many as there are of its kind, with the pins of both its ends. */
import type { AvrPin } from '../chips/avr.ts';
import { PART_TEXTS } from '../electrics.ts';
import { CABLES, type CableSpec, type Connector, STAR, type Wire } from '../harness.ts';
import { endsOf } from '../harness-counts.ts';
import { MAINS, MAINS_ENDS } from '../mains.ts';
import { box, label, line, type Point, sheet, widthOf, wrapped } from './svg.ts';

const PAPER = { width: 210, height: 297 } as const;
const LEFT = 10;
const RIGHT = PAPER.width - LEFT;
const PLACE_WIDTH = 36;
const PLUG_WIDTH = 7;
const HEAD = 5.6;
const PITCH = 3.9;
const GAP = 2.2;
const NOTE = { size: 2.7, colour: '#555' } as const;

/** Colours of insulation, as they look on paper. */
const INK: Readonly<Record<string, string>> = {
  red: '#c62828',
  black: '#111',
  orange: '#ef6c00',
  brown: '#6d4c41',
  green: '#2e7d32',
  white: '#b8b8b8',
  blue: '#1565c0',
  yellow: '#d4a800',
  violet: '#7b1fa2',
  grey: '#777',
  'green-yellow': '#7cb342',
};

const CONNECTOR_TEXTS: Readonly<Record<Connector, string>> = {
  'JST-XH': 'XH',
  'screw terminal': 'screw',
  'ring terminal': 'ring',
  receptacle: 'push on',
  solder: 'solder',
  'USB plug': 'USB',
};

/** `lane 1 link`, `lane 2 link` and `lane 3 link` are `lane 1, 2, 3 link`. */
export function together(names: readonly string[]): string {
  const different = [...new Set(names)];
  const parts = different.map((name) => /^(\D*)(\d+)(\D*)$/.exec(name));
  const around = new Set(parts.map((part) => (part === null ? undefined : `${part[1]}#${part[3]}`)));
  const [first] = parts;
  if (different.length < 2 || around.size > 1 || first === null || first === undefined)
    return different.join(', ');
  return `${first[1]}${parts.map((part) => part?.[2]).join(', ')}${first[3]}`;
}

/** What a wire is at: with the board's own name where it is a pin of the chip. */
function netText(pins: readonly AvrPin[], wires: readonly (Wire | undefined)[]): string {
  const nets = wires.flatMap((wire) => (wire === undefined ? [] : [wire.net]));
  const arduino = nets.map((net) => pins.find(({ name }) => name === net)?.arduino);
  if (!arduino.every((name) => name !== undefined)) return together(nets);
  return nets.length > 4
    ? `the input's pin: ${together(arduino)}`
    : `${together(nets)} (${together(arduino)})`;
}

function place([x, y]: Point, height: number, text: string): string[] {
  const lines = wrapped(text, PLACE_WIDTH - 3, 2.8).slice(0, Math.max(1, Math.floor((height + 1) / 3.3)));
  const top = y + height / 2 - ((lines.length - 1) * 3.3) / 2 + 1;
  return [
    box([x, y], PLACE_WIDTH, height, { fill: '#f4f4f4' }, 1),
    ...lines.map((each, index) =>
      label([x + PLACE_WIDTH / 2, top + index * 3.3], each, { size: 2.8, anchor: 'middle' }),
    ),
  ];
}

function plug([x, y]: Point, ways: number, text: string): string[] {
  return [
    ...Array.from({ length: ways }, (_, index) => [
      box([x, y + index * PITCH], PLUG_WIDTH, PITCH, { fill: index === 0 ? '#dfe9f5' : '#fff' }),
      label([x + PLUG_WIDTH / 2, y + index * PITCH + 2.9], String(index + 1), {
        ...{ size: 2.8, anchor: 'middle', bold: index === 0 },
      }),
    ]).flat(),
    label([x + PLUG_WIDTH / 2, y - 0.8], text, { ...NOTE, anchor: 'middle' }),
  ];
}

const FUSE_WIDTH = 13;
/** The colour of wires that nobody sees. */
const BOUGHT = 'in the cable';

function wire(
  pins: readonly AvrPin[],
  from: Point,
  to: Point,
  alike: readonly (Wire | undefined)[],
  fuseMa: number | undefined,
): string[] {
  const [first] = alike;
  if (first === undefined) return [];
  const ink = INK[first.colour] ?? '#444';
  const text = [netText(pins, alike), first.colour, `AWG ${first.gauge}`].join(' · ');
  const middle = (from[0] + to[0]) / 2 + (fuseMa === undefined ? 0 : FUSE_WIDTH / 2 + 2);
  const width = widthOf(text, 2.8);
  const starts = first.isOpenAtStart === true;
  return [
    ...(starts ? [label([from[0] + 1.5, from[1] + 1], 'open', NOTE)] : []),
    line(starts ? [from[0] + 9, from[1]] : from, to, {
      colour: ink,
      width: { 16: 1.6, 18: 1.3, 20: 1.1, 22: 0.9, 24: 0.7 }[first.gauge],
    }),
    box([middle - width / 2 - 1, from[1] - 2], width + 2, 4, { fill: '#fff', width: 0 }),
    label([middle, from[1] + 1], text, { size: 2.8, anchor: 'middle' }),
    ...(fuseMa === undefined
      ? []
      : [
          box([from[0] + 3, from[1] - 1.9], FUSE_WIDTH, 3.8, { fill: '#fff8e1' }, 0.6),
          label([from[0] + 3 + FUSE_WIDTH / 2, from[1] + 1], `${fuseMa / 1000} A fuse`, {
            ...{ size: 2.5, anchor: 'middle' },
          }),
        ]),
  ];
}

/** A cable that comes with its plugs. */
function bought([left, top]: Point, [right, bottom]: Point): string[] {
  const middle = (top + bottom) / 2;
  const text = 'bought as it is, with data wires';
  return [
    line([left, middle], [right, middle], { colour: '#444', width: 2.4 }),
    box([(left + right - widthOf(text)) / 2 - 1, middle - 2], widthOf(text) + 2, 4, {
      fill: '#fff',
      width: 0,
    }),
    label([(left + right) / 2, middle + 1], text, { size: 2.8, anchor: 'middle' }),
  ];
}

function noteLines(cables: readonly CableSpec[]): readonly string[] {
  const [{ parts = [], note } = cables[0] as CableSpec] = cables;
  const inputs = cables.length > 4 ? [together(cables.map(({ to }) => to))] : [];
  const texts = parts.map((part) => PART_TEXTS[part]).filter((text) => text !== '');
  return wrapped([...inputs, ...texts, ...(note === undefined ? [] : [note])].join('; '), RIGHT - LEFT, 2.7);
}

/** All cables that are made alike, one under the other's names; its height is what it returns. */
function kind(pins: readonly AvrPin[], y: number, cables: readonly CableSpec[]): [string[], number] {
  const [cable] = cables;
  if (cable === undefined) return [[], 0];
  const isBought = cable.wires.every(({ colour }) => colour === BOUGHT);
  const ways = isBought ? 1 : cable.wires.length;
  const top = y + HEAD;
  const height = ways * PITCH;
  const plugs = [LEFT + PLACE_WIDTH, RIGHT - PLACE_WIDTH - PLUG_WIDTH] as const;
  const notes = noteLines(cables);
  const sum = cables.reduce((total, { count }) => total + count, 0);
  const many = cables.length > 4;
  const shapes = [
    label([LEFT, y + 2.4], `${sum} × ${cable.kind}, ${cable.lengthM} m`, { size: 3.6, bold: true }),
    ...place([LEFT, top], height, together(cables.map(({ from }) => from))),
    ...plug([plugs[0], top], ways, endsText(cable.ends[0])),
    ...plug([plugs[1], top], ways, endsText(cable.ends[1])),
    ...place(
      [RIGHT - PLACE_WIDTH, top],
      height,
      many ? `its ${cable.kind}` : together(cables.map(({ to }) => to)),
    ),
    ...cable.wires.flatMap((_, index) => {
      if (isBought) return [];
      const at = top + (index + 0.5) * PITCH;
      const fuseMa = index === 0 ? cable.fuseMa : undefined;
      const alike = cables.map(({ wires }) => wires[index]);
      return wire(pins, [plugs[0] + PLUG_WIDTH, at], [plugs[1], at], alike, fuseMa);
    }),
    ...(isBought ? bought([plugs[0] + PLUG_WIDTH, top], [plugs[1], top + height]) : []),
    ...notes.map((text, index) => label([LEFT, top + height + 3.4 + index * 3.3], text, NOTE)),
  ];
  return [shapes, HEAD + height + notes.filter((text) => text !== '').length * 3.3 + GAP];
}

/** An end of a cable, as it stands beside it. */
export const endsText = (connector: Connector): string => CONNECTOR_TEXTS[connector];

/** Mains and earth, a row for each wire: their ends are no contacts of plugs. */
function mainsRows(y: number): [string[], number] {
  const [left, right] = [LEFT + PLACE_WIDTH, RIGHT - PLACE_WIDTH];
  const shapes = MAINS.flatMap(({ conductor, colour, mm2, from, to, ends, lengthM }, index) => {
    const top = y + HEAD - 1 + index * PITCH;
    const at = top + (PITCH - 0.6) / 2;
    const text = `${conductor} · ${colour} · ${mm2} mm² · ${lengthM} m`;
    const middle = (left + right) / 2;
    return [
      ...place([LEFT, top], PITCH - 0.6, from),
      ...place([right, top], PITCH - 0.6, to),
      line([left + 14, at], [right - 14, at], { colour: INK[colour] ?? '#444', width: 1.3 }),
      box([middle - widthOf(text, 2.8) / 2 - 1, at - 2], widthOf(text, 2.8) + 2, 4, {
        fill: '#fff',
        width: 0,
      }),
      label([middle, at + 1], text, { size: 2.8, anchor: 'middle' }),
      label([left + 7, at + 1], MAINS_ENDS[ends[0]].text, { ...NOTE, anchor: 'middle' }),
      label([right - 7, at + 1], MAINS_ENDS[ends[1]].text, { ...NOTE, anchor: 'middle' }),
    ];
  });
  const title = 'Mains and earth: only by whoever is trained for it (POWER.md); L and N in one jacket';
  return [
    [label([LEFT, y + 2.8], title, { size: 3.6, bold: true }), ...shapes],
    HEAD + MAINS.length * PITCH + GAP,
  ];
}

/** How many of each end there are to crimp, to solder and to screw. */
function toMake(y: number): string[] {
  const counts = (Object.keys(CONNECTOR_TEXTS) as Connector[])
    .filter((connector) => connector !== 'USB plug')
    .map((connector) => {
      const ends = endsOf(connector);
      const contacts = ends.reduce((sum, ways) => sum + ways, 0);
      return `${contacts} × ${connector}${connector === 'JST-XH' ? ` in ${ends.length} plugs` : ''}`;
    });
  return wrapped(`${counts.join(' · ')}.`, RIGHT - LEFT).map((text, index) =>
    label([LEFT, y + index * 3.8], text),
  );
}

export function harnessSheet(pins: readonly AvrPin[]): string {
  const shapes = [
    label([LEFT, 13], 'Dicetable: harness', { size: 6, bold: true }),
    ...wrapped(
      `Every cable, with the wires in the order of their contacts; contact 1 is tinted. ${STAR.joins.join(' and ')} meet in the star point and nowhere else. Cut the lengths with a tenth to spare, label both ends, and test each cable with the meter before the next one.`,
      RIGHT - LEFT,
    ).map((text, index) => label([LEFT, 18.5 + index * 3.8], text)),
  ];
  let y = 30;
  for (const cables of Map.groupBy(CABLES, (cable) => cable.kind).values()) {
    const [drawn, height] = kind(pins, y, cables);
    shapes.push(...drawn);
    y += height;
  }
  const [mains, height] = mainsRows(y);
  shapes.push(...mains);
  y += height;
  shapes.push(label([LEFT, y + 2.8], 'Ends to make', { size: 3.6, bold: true }), ...toMake(y + 7));
  return sheet(PAPER.width, PAPER.height, 'Harness of the cabinet', shapes);
}
