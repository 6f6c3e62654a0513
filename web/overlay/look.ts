/** What the address of an overlay asks for, and the address that asks for it. Pure. */

export const OVERLAY_LAYOUTS = ['compact', 'wide', 'lower'] as const;
export const THEMES = ['dark', 'light'] as const;
/** What can be left out, in the order in which it stands. */
export const PARTS = ['head', 'players', 'dice', 'odds', 'news', 'winner'] as const;
export type OverlayPart = (typeof PARTS)[number];

/** Seconds. */
export const DELAYS = { least: 0, most: 300 } as const;

interface Limits {
  readonly least: number;
  readonly most: number;
}

export interface OverlayLook {
  readonly layout: (typeof OVERLAY_LAYOUTS)[number];
  readonly theme: (typeof THEMES)[number];
  /** Percent. */
  readonly scale: number;
  readonly parts: readonly OverlayPart[];
  /** Everything is shown so many seconds later. */
  readonly delay: number;
}

/** Percent of a size that fits the height of the picture. A lower third has dice and names beside each other. */
export function scalesOf(layout: OverlayLook['layout']): Limits {
  return { least: 50, most: layout === 'lower' ? 175 : 300 };
}

/** Odds are asked for: not every stream wants to know how it ends. */
export const USUAL: OverlayLook = {
  ...{ layout: 'compact', theme: 'dark', scale: 100, delay: 0 },
  parts: PARTS.filter((part) => part !== 'odds'),
};

/** A parameter that makes no sense, as it stands in the address, and what it may be. */
export interface WrongParameter {
  readonly name: string;
  readonly value: string;
  /** A list of words, or two numbers; undefined where no parameter has this name. */
  readonly allowed: readonly string[] | Limits | undefined;
}

export interface ReadLook {
  readonly look: OverlayLook;
  readonly wrong: readonly WrongParameter[];
}

/** What makes no sense is told, and left at its default. */
export function readLook(search: string): ReadLook {
  const asked = new URLSearchParams(search);
  const wrong: WrongParameter[] = [];
  asked.forEach((value, name) => {
    if (!(NAMES as readonly string[]).includes(name)) wrong.push({ name, value, allowed: undefined });
  });
  const word = <Word extends string>(name: string, words: readonly Word[], usual: Word): Word => {
    const value = asked.get(name);
    if (value === null) return usual;
    const found = words.find((each) => each === value);
    if (found === undefined) wrong.push({ name, value, allowed: words });
    return found ?? usual;
  };
  const number = (name: string, limits: Limits, usual: number): number => {
    const value = asked.get(name);
    if (value === null) return usual;
    const found = value.trim() === '' ? Number.NaN : Number(value);
    if (found >= limits.least && found <= limits.most) return found;
    wrong.push({ name, value, allowed: limits });
    return usual;
  };
  const layout = word('layout', OVERLAY_LAYOUTS, USUAL.layout);
  const theme = word('theme', THEMES, USUAL.theme);
  const scale = number('scale', scalesOf(layout), USUAL.scale);
  const delay = number('delay', DELAYS, USUAL.delay);
  const odds = word('odds', ['0', '1'], '0') === '1';
  const named = asked.get('parts');
  const parts = named === null ? USUAL.parts : partsIn(named, wrong);
  const shown = PARTS.filter((part) => parts.includes(part) || (part === 'odds' && odds));
  return { look: { layout, theme, scale, delay, parts: shown }, wrong };
}

/** `odds=1` is from before there were parts. */
const NAMES = ['layout', 'theme', 'scale', 'delay', 'odds', 'parts'] as const;

function partsIn(value: string, wrong: WrongParameter[]): readonly OverlayPart[] {
  const words = value.split(',').map((word) => word.trim());
  const known = PARTS.filter((part) => words.includes(part));
  if (known.length === words.length) return known;
  wrong.push({ name: 'parts', value, allowed: PARTS });
  return known.length === 0 ? USUAL.parts : known;
}

/** Behind the address of an overlay in the page that builds one: while nobody plays it shows an example there. */
export const EXAMPLE = '#example';
/** Those of a table count from 1. */
export const EXAMPLE_GAME = 0;

/** Of the overlay: only what is not as usual stands in it. */
export function overlayPath({ layout, theme, scale, delay, parts }: OverlayLook): string {
  const query = [
    ...(layout === USUAL.layout ? [] : [`layout=${layout}`]),
    ...(theme === USUAL.theme ? [] : [`theme=${theme}`]),
    ...(scale === USUAL.scale ? [] : [`scale=${scale}`]),
    ...(parts.join() === USUAL.parts.join() ? [] : [`parts=${parts.join()}`]),
    ...(delay === USUAL.delay ? [] : [`delay=${delay}`]),
  ];
  return query.length === 0 ? '/overlay' : `/overlay?${query.join('&')}`;
}
