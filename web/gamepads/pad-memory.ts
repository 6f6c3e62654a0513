/** Mappings that somebody has changed, kept on this device by the name that a pad gives itself. */
import { type PadMap, padMapFrom } from './pad-map.ts';

const KEY = 'gamepads';

/** Undefined: as it came. */
export function keptMap(id: string): PadMap | undefined {
  return padMapFrom(all()[id]);
}

/** `map` undefined: forgotten. */
export function keepMap(id: string, map: PadMap | undefined): void {
  const { [id]: _, ...others } = all();
  try {
    localStorage.setItem(KEY, JSON.stringify(map === undefined ? others : { ...others, [id]: map }));
  } catch {
    // It counts until the page is closed.
  }
}

function all(): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
