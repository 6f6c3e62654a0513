/** Whether the field's own libraries are there: they are optional, since only a checkout can keep their old serialports out. */
import { createRequire } from 'node:module';
import { Fault } from '../../fault/fault.ts';

const FIRMATA_PACKAGES = ['firmata-io', 'johnny-five', 'node-pixel'] as const;

/** Throws Fault `firmata-packages` that names those which are missing. `resolve` throws for a package that is not there. */
export function requireFirmataPackages(
  resolve: (name: string) => unknown = createRequire(import.meta.url).resolve,
): void {
  const missing = FIRMATA_PACKAGES.filter((name) => {
    try {
      resolve(name);
      return false;
    } catch {
      return true;
    }
  });
  if (missing.length > 0) throw new Fault('firmata-packages', missing.join(', '));
}
