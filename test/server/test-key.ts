/** A cabinet key as a table draws one, kept nowhere. */
import { CabinetKey } from '../../src/server/guard/cabinet-key.ts';

export function testKey(): CabinetKey {
  return new CabinetKey({ read: () => undefined, write() {} });
}
