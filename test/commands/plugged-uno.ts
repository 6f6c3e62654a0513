/** An emulated Uno behind a pseudo terminal, for a table in a process of its own. */
import { onTestFinished } from 'vitest';
import { ChipPace } from '../../src/link/chip-pace.ts';
import { PortLink } from '../../src/link/port-link.ts';
import { startUno } from '../../src/testing.ts';
import { plugCable } from '../rig/socat.ts';

/** `path`: the end that the table opens. */
export async function plugUno(path: string) {
  const far = `${path}-far`;
  const cable = await plugCable(path, far);
  const uno = startUno();
  const pace = new ChipPace(uno);
  const link = new PortLink({ path: far });
  await link.open({ bytes: (bytes) => pace.act(() => uno.write(bytes)), closed() {} });
  uno.onBytes = (bytes) => link.write(bytes);
  onTestFinished(async () => {
    pace.stop();
    await link.close();
    await cable.pull();
  });
  return uno;
}
