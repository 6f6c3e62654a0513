/** A cabinet key as a table draws one, kept nowhere. */
import { CabinetKey } from '../../src/server/guard/cabinet-key.ts';

export function testKey(): CabinetKey {
  return new CabinetKey({ read: () => undefined, write() {} });
}

/** What a browser sends that has opened the printed address of a table at this port. */
export function keyCookie(key: CabinetKey, port: number): string {
  return `dicetable-cabinet-${port}=${key.text}`;
}

/** The address of a page as the table prints it, where that page takes a key. */
export function keyed(path: string, key: string): string {
  if (!/^\/(cabinet|operator)\b/.test(path)) return path;
  return `${path}${path.includes('?') ? '&' : '?'}key=${key}`;
}
