/**
 * A film of the table as an animated SVG: every different picture of a die, text of the display and sentence is drawn
 * once, on a strip that style sheets move past a window. No font and no raster, so that the same film is the same text
 * on every machine.
 */

import { INPUTS, type Input } from '../../hardware/cabinet.ts';
import { segmentsOf } from '../../hardware/font.ts';
import { asSeen } from '../../web/dice/led-paint.ts';
import { CHARACTER_WIDTH, shapesOf } from '../../web/dice/segment-shapes.ts';
import type { Film, Frame } from './turn.ts';

const WIDTH = 840;
const HEIGHT = 352;
const DIE = 104;
const DIE_PITCH = 118;
const LEFT = 34;
const PIXELS_A_ROW = 8;
/** From one die of the strip to the next: far enough that no glow reaches its neighbour. */
const TILE_PITCH = 10;
/** The buttons of the cabinet's lower row: middle, half the width, colour, sign. */
const KEYS = [
  { input: 'previous', x: 466, half: 48, colour: '#4a5468', sign: '◀' },
  { input: 'select', x: 602, half: 72, colour: '#f0a020', sign: 'SELECT' },
  { input: 'next', x: 738, half: 48, colour: '#4a5468', sign: '▶' },
] as const;
const IVORY = '#e9e1cf';
const LOWER_ROW = 252;
const HOLD_ROW = 170;
const LEVER = 782;
const LEVER_WAY = 60;

/** Where the film stands still, for who wants no motion: four dice are held. */
const STILL_SHARE = 0.36;

/** Something that changes in steps: the keys of what is seen from which moment on. */
type Track = readonly { readonly atMs: number; readonly key: string }[];

function trackOf({ frames }: Film, keyOf: (frame: Frame) => string): Track {
  const track: { atMs: number; key: string }[] = [];
  for (const frame of frames) {
    const key = keyOf(frame);
    if (track.at(-1)?.key !== key) track.push({ atMs: frame.atMs, key });
  }
  return track;
}

export function turnSvg(film: Film): string {
  const styles: string[] = [];
  /** A class whose elements take `declare(key)` when the track has that key. */
  const animate = (name: string, track: Track, declare: (key: string) => string): string => {
    const stops = track.map(
      ({ atMs, key }) => `${((100 * atMs) / film.lengthMs).toFixed(2)}%{${declare(key)}}`,
    );
    const last = track.at(-1)?.key ?? '';
    styles.push(`.${name}{animation-name:${name}}@keyframes ${name}{${stops.join('')}to{${declare(last)}}}`);
    return `m ${name}`;
  };
  const tiles = [...new Set(film.frames.flatMap(({ slots }) => slots.map((slot) => slot.join(' '))))];
  const texts = [...new Set(film.frames.map(({ display }) => display))];
  const sentences = [...new Set(film.frames.map(({ says }) => says))];
  const pressed = (input: Input): Track =>
    trackOf(film, (frame) => (frame.pressed.includes(input) ? 'down' : 'up'));

  const dice = [0, 1, 2, 3, 4, 5].map((slot) => {
    const track = trackOf(film, ({ slots }) => slots[slot]?.join(' ') ?? '');
    const moved = animate(
      `d${slot}`,
      track,
      (tile) => `transform:translateX(${-tiles.indexOf(tile) * TILE_PITCH}px)`,
    );
    const x = LEFT + slot * DIE_PITCH;
    return [
      `<rect x="${x - 6}" y="22" width="${DIE + 12}" height="${DIE + 12}" rx="12" fill="#05060a" stroke="#343a4e"/>`,
      `<svg x="${x}" y="28" width="${DIE}" height="${DIE}" viewBox="0 0 8 8" aria-hidden="true"><rect width="8" height="8" fill="url(#dark)"/><g class="${moved}"><use href="#tiles"/></g></svg>`,
      button(
        x + DIE / 2,
        HOLD_ROW,
        40,
        `${slot + 1}`,
        animate(`h${slot}`, pressed(INPUTS[slot] as Input), fillOf(IVORY)),
      ),
    ].join('');
  });
  const keys = KEYS.map(({ input, x, half, colour, sign }) =>
    button(x, LOWER_ROW, half, sign, animate(input, pressed(input), fillOf(colour))),
  );
  const textAt = trackOf(film, ({ display }) => display);
  const saysAt = trackOf(film, ({ says }) => says);
  const displayMoved = animate('t', textAt, (text) => `transform:translateY(${-texts.indexOf(text) * 40}px)`);
  const saysMoved = animate(
    'w',
    saysAt,
    (says) => `transform:translateY(${-sentences.indexOf(says) * 40}px)`,
  );
  const lever = animate('lever', pressed('lever'), (state) =>
    state === 'down' ? `transform:translateY(${LEVER_WAY}px)` : 'transform:translateY(0)',
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui,sans-serif" role="img" aria-labelledby="what">
<title id="what">Two turns at the table: dice tumble, are held, roll again, and two boxes are scored</title>
<style>.m{animation:0s step-end infinite;animation-duration:${film.lengthMs}ms}@media(prefers-reduced-motion:reduce){.m{animation-play-state:paused;animation-delay:-${Math.round(film.lengthMs * STILL_SHARE)}ms}}
${styles.join('\n')}</style>
<defs><pattern id="dark" width="1" height="1" patternUnits="userSpaceOnUse"><rect x=".12" y=".12" width=".76" height=".76" rx=".12" fill="#191c27"/></pattern>
<g id="tiles">${tiles.map(tilePaths).join('\n')}</g></defs>
<rect width="${WIDTH}" height="${HEIGHT}" rx="26" fill="#161924"/><rect x="1.500" y="1.500" width="${WIDTH - 3}" height="${HEIGHT - 3}" rx="24.500" fill="none" stroke="#3a4055" stroke-width="3"/>
${dice.join('\n')}
<rect x="${LEVER - 9}" y="40" width="18" height="150" rx="9" fill="#05060a" stroke="#343a4e"/><g class="${lever}"><rect x="${LEVER - 4}" y="66" width="8" height="60" fill="#9aa2b8"/><circle cx="${LEVER}" cy="62" r="24" fill="#e0342b"/><circle cx="${LEVER - 7}" cy="54" r="7" fill="#fff" opacity=".35"/></g>
<rect x="${LEFT - 6}" y="216" width="362" height="72" rx="10" fill="#05060a" stroke="#343a4e"/>
<svg x="${LEFT + 6}" y="226" width="338" height="52" viewBox="-2 -1 ${8 * CHARACTER_WIDTH + 8} 38" fill="#63e6c8" aria-hidden="true"><g class="${displayMoved}">${texts.map(textPaths).join('')}</g></svg>
${keys.join('\n')}
<svg x="${LEFT - 6}" y="298" width="${WIDTH - 2 * LEFT + 12}" height="40" font-size="21" fill="#f5f0e6" aria-hidden="true"><g class="${saysMoved}">${sentences
    .map((says, row) => `<text y="${row * 40 + 27}">${says}</text>`)
    .join('')}</g></svg>
</svg>
`;
}

/** Under a finger a button is red. */
const fillOf =
  (colour: string) =>
  (state: string): string =>
    state === 'down' ? 'fill:#ff5347' : `fill:${colour}`;

function button(x: number, y: number, half: number, sign: string, moved: string): string {
  return `<rect x="${x - half}" y="${y - 23}" width="${2 * half}" height="46" rx="13" stroke="#05060a" stroke-width="3" class="${moved}"/><text x="${x}" y="${y + 6}" text-anchor="middle" font-size="17" font-weight="600" fill="#1b1508">${sign}</text>`;
}

/** The lit pixels of a die on its place of the strip, one path a colour: squares, and their glow behind them. */
function tilePaths(tile: string, place: number): string {
  const byColour = new Map<string, string>();
  tile.split(' ').forEach((colour, index) => {
    if (colour === '#000000') return;
    const x = (index % PIXELS_A_ROW) + place * TILE_PITCH + 0.5;
    const y = Math.floor(index / PIXELS_A_ROW) + 0.5;
    byColour.set(colour, `${byColour.get(colour) ?? ''}M${x} ${y}h0`);
  });
  return [...byColour]
    .map(([colour, path]) => {
      const { rgb } = asSeen(colour as `#${string}`);
      return `<g fill="none" stroke="rgb(${rgb})" stroke-linecap="round"><path d="${path}" stroke-width="1.300" opacity=".25"/><path d="${path}" stroke-width=".8"/></g>`;
    })
    .join('');
}

function textPaths(text: string, row: number): string {
  const characters = segmentsOf(text).map((word, at) => {
    const shapes = shapesOf(word, true);
    return shapes === '' ? '' : `<path d="${shapes}" transform="translate(${at * CHARACTER_WIDTH})"/>`;
  });
  return `<g transform="translate(4 ${row * 40}) skewX(-7)">${characters.join('')}</g>`;
}
