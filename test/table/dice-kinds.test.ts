/** What has to hold of pictures on every kind of dice; pictures.test.ts looks at 8×8 alone and closer. */
import { describe, expect, test } from 'vitest';
import { LEDS } from '../../hardware/cabinet.ts';
import { DICE, DICE_KINDS, type DiceKind } from '../../hardware/dice.ts';
import { EMBLEMS, PERSON_COLOURS } from '../../hardware/emblems.ts';
import { FACES } from '../../src/game/index.ts';
import { at } from '../../src/table/at.ts';
import { drawSlot, drawStill } from '../../src/table/picture/draw-slot.ts';
import { EMBLEM_LIGHTS } from '../../src/table/picture/palettes.ts';
import { DARK_TILE, type SlotPicture } from '../../src/table/picture/picture.ts';
import { without } from '../../src/table/picture/tile.ts';
import { TILE_SETS } from '../../src/table/picture/tile-sets.ts';
import type { DieMark, Scene, SlotScene } from '../../src/table/scene.ts';
import { shareOfLimits } from './current.ts';
import { flashesInASecond, litChanges, slotLight } from './flashes.ts';
import { drawing, faceOf, lightOf, looksHeld } from './read-picture.ts';

const SCENE: Scene = {
  screen: 'turn',
  slots: [],
  freeDiceRoll: true,
  pages: [''],
  pagesSinceMs: 0,
  message: '',
  shownBox: undefined,
  tumble: { startedMs: 0, durationMs: 900, seed: 1 },
  rehearsal: false,
  menu: undefined,
  farkle: undefined,
  dimmed: false,
  calm: false,
};
const sceneOf = (slot: SlotScene): Scene => ({ ...SCENE, slots: Array(LEDS.slots).fill(slot) });
const die = (face: number, held = false, mark?: DieMark): SlotScene =>
  ({ kind: 'die', face, held, ...(mark === undefined ? {} : { mark }) }) as SlotScene;

const MARKS: readonly DieMark[] = ['rollAgain', 'set', 'dead', 'lost'];
const GLYPHS = '0123456789<AFKPU?'
  .split('')
  .map((character): SlotScene => ({ kind: 'glyph', character, role: 'dim' }));
const EVERYTHING: readonly SlotScene[] = [
  { kind: 'dark' },
  { kind: 'waiting' },
  { kind: 'blank' },
  { kind: 'choose' },
  { kind: 'tumbling', stopsMs: 900 },
  ...FACES.flatMap((face) => [
    die(face),
    die(face, true),
    ...MARKS.map((mark) => die(face, mark === 'set', mark)),
  ]),
  ...FACES.map((face): SlotScene => ({ kind: 'sample', face, lit: true })),
  ...[1, 2, 3, 9].map((rolls): SlotScene => ({ kind: 'rolls-left', rolls })),
  ...GLYPHS,
  ...Array.from(PERSON_COLOURS, (_, colour): SlotScene => ({ kind: 'emblem', emblem: 11, colour })),
];

describe.each(DICE_KINDS)('on %s dice', (kind: DiceKind) => {
  const tiles = TILE_SETS[kind];
  const draw = (slot: SlotScene, nowMs = 0, at = 0): SlotPicture => drawSlot(sceneOf(slot), at, nowMs, tiles);

  test('nothing is drawn where the die has no pixel', () => {
    const places = new Set(DICE[kind].places.map(({ row, column }) => row * LEDS.width + column));
    for (const slot of EVERYTHING) {
      for (let step = 0; step < 12; step += 1) {
        const light = lightOf(draw(slot, step * tiles.spinStepMs));
        expect(light.filter((level, at) => level > 0 && !places.has(at))).toEqual([]);
      }
    }
  });

  test.each(FACES)('a %d can be read, free and held, and only the held one looks held', (face) => {
    const looks = [draw(die(face)), draw(die(face, true))];
    expect(looks.map((look) => faceOf(look, kind))).toEqual([`${face}`, `${face}`]);
    expect(looks.map((look) => looksHeld(look, kind))).toEqual([false, true]);
    for (const [red, green, blue] of looks[1]?.palette ?? [])
      expect(red).toBeGreaterThan(5 * Math.max(green, blue));
  });

  test.each(FACES)('every mark of a %d keeps its pips lit, and can be told without colour', (face) => {
    const looks = [
      die(face),
      die(face, true),
      ...(['rollAgain', 'set', 'dead', 'worth'] as const).map((mark) => die(face, mark === 'set', mark)),
    ];
    const free = lightOf(draw(die(face)));
    for (const look of looks) {
      const light = lightOf(draw(look));
      expect(free.every((level, at) => level === 0 || (light[at] ?? 0) > 0)).toBe(true);
    }
    // Over a second: shape, brightness, or breath. Pip dice that roll again breathe like any that roll; the others stay.
    const told = looks.map((look) =>
      [0, 500]
        .map((ms) =>
          lightOf(draw(look, ms))
            .map((level) => level.toFixed(2))
            .join(),
        )
        .join('/'),
    );
    expect(new Set(told).size).toBe(tiles.breathes ? looks.length - 1 : looks.length);
  });

  test('what is no die looks like none, and rolls left can be told apart', () => {
    const others: SlotScene[] = [
      { kind: 'dark' },
      { kind: 'blank' },
      ...[1, 2, 3].map((rolls): SlotScene => ({ kind: 'rolls-left', rolls })),
    ];
    expect(others.map((slot) => faceOf(draw(slot), kind)).join('')).toBe('-'.repeat(others.length));
    expect(new Set(others.map((slot) => drawing(draw(slot)).join())).size).toBe(others.length);
  });

  test('whatever can be written can be told apart', () => {
    const drawn = GLYPHS.map((slot) => drawing(draw(slot)).join());
    expect(new Set(drawn).size).toBe(tiles.writes ? GLYPHS.length : FACES.length);
  });

  test('a spinning die keeps its number of lit pixels and moves by one pixel a step', () => {
    const lit = tiles.spin.map((_, step) =>
      lightOf(draw({ kind: 'tumbling', stopsMs: 900 }, step * tiles.spinStepMs)),
    );
    expect(new Set(lit.map((light) => light.filter((level) => level > 0).length)).size).toBe(1);
    expect(tiles.spin.length * tiles.spinStepMs).toBeGreaterThanOrEqual(480);
  });

  test('the tumble lights and darkens at most half of the die at once, whatever lay there', () => {
    // The dim frame on 5×5 pixels is no part of a flash: it has a thirtieth of the brightest light.
    const least = kind === '5x5' ? 0.1 : 0;
    const rests: SlotScene[] = [
      { kind: 'waiting' },
      { kind: 'blank' },
      ...FACES.flatMap((face) => [
        die(face),
        die(face, true),
        die(face, true, 'set'),
        die(face, false, 'rollAgain'),
        die(face, false, 'worth'),
      ]),
    ];
    const changes = rests.flatMap((rest) =>
      Array.from({ length: LEDS.slots * 24 }, (_, index) => {
        const [slot, step] = [index % LEDS.slots, Math.floor(index / LEDS.slots)];
        const spinning = draw({ kind: 'tumbling', stopsMs: 900 }, step * tiles.spinStepMs, slot);
        const { on, off } = litChanges(draw(rest), spinning, least);
        return Math.max(on, off);
      }),
    );
    expect(Math.max(...changes)).toBeGreaterThan(0);
    expect(Math.max(...changes)).toBeLessThanOrEqual(DICE[kind].places.length / 2);
  });
});

describe('a pip die', () => {
  const tiles = TILE_SETS.pips;
  const overASecond = (slot: SlotScene, scene: Partial<Scene> = {}) =>
    Array.from({ length: 41 }, (_, step) => ({
      atMs: step * 25,
      level: slotLight(drawSlot({ ...sceneOf(slot), ...scene }, 0, step * 25, tiles)),
    }));
  const swing = (levels: readonly { readonly level: number }[]) => {
    const all = levels.map(({ level }) => level);
    return Math.min(...all) / Math.max(...all);
  };

  test('that is held is steady and bright, while free dice and question marks breathe once a second', () => {
    expect(swing(overASecond(die(5, true)))).toBe(1);
    const breathing: SlotScene[] = [
      die(5),
      { kind: 'waiting' },
      { kind: 'choose' },
      die(5, false, 'rollAgain'),
    ];
    for (const slot of breathing) {
      const levels = overASecond(slot);
      expect(swing(levels)).toBeLessThan(0.5);
      expect(swing(levels)).toBeGreaterThan(0.3);
      expect(flashesInASecond(levels, 0.01)).toBe(1);
      expect(levels.at(-1)?.level).toBe(levels[0]?.level);
    }
  });

  test('is steady while no roll is left that could take it', () => {
    expect(swing(overASecond(die(5), { freeDiceRoll: false }))).toBe(1);
    expect(swing(overASecond(die(5, true, 'set')))).toBe(1);
  });

  test('shows the rolls left in its middle row, and the question mark in its centre', () => {
    const rows = (slot: SlotScene) =>
      drawing(drawSlot(sceneOf(slot), 0, 0, tiles))
        .slice(0, 3)
        .map((row) => row.slice(0, 3));
    expect([1, 2, 3].map((rolls) => rows({ kind: 'rolls-left', rolls }))).toEqual([
      ['...', '#..', '...'],
      ['...', '##.', '...'],
      ['...', '###', '...'],
    ]);
    expect(rows({ kind: 'waiting' })).toEqual(['...', '.#.', '...']);
  });

  test('goes to the pages without its breath: they are not told eight times a second', () => {
    const pictures = overASecond(die(4)).map(({ atMs }) => drawStill(sceneOf(die(4)), 0, atMs, tiles));
    expect(new Set(pictures.map((picture) => JSON.stringify(picture))).size).toBe(1);
  });
});

test.each(['8x8', '5x5'] as const)(
  'on %s dice the mark of a dead die lies beside the pips of every face',
  (kind) => {
    const { refused, faces } = TILE_SETS[kind];
    const mark = refused(6);
    expect(mark.some((row) => row > 0)).toBe(true);
    for (const face of FACES) expect(without(mark, faces[face])).toEqual(mark);
  },
);

test('emblems stay under what supply and fuses allow, and no two look alike on any dice that have them', () => {
  for (const { emblems } of Object.values(TILE_SETS)) {
    if (emblems === undefined) continue;
    expect(new Set(emblems.map(String)).size).toBe(Object.keys(EMBLEMS).length);
    for (const [colour] of PERSON_COLOURS.entries())
      for (const tile of emblems) {
        const slot: SlotPicture = { planes: [tile, DARK_TILE], palette: at(EMBLEM_LIGHTS, colour) };
        expect(shareOfLimits(Array.from({ length: LEDS.slots }, () => slot))).toBeLessThan(1);
      }
  }
});
