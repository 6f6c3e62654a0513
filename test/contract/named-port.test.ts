import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Fault } from '../../src/fault/fault.ts';
import { PortLink } from '../../src/link/port-link.ts';
import { type Cable, plugCable } from '../rig/socat.ts';

let folder = '';
let cable: Cable;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dicetable-named-'));
  cable = await plug();
});
afterEach(async () => {
  await cable.pull();
  rmSync(folder, { recursive: true, force: true });
});

const ours = () => join(folder, 'table');
const plug = () => plugCable(ours(), join(folder, 'board'));

test('a port that the table names is gone with its cable; a board that comes elsewhere is named, and in its place it is opened', async () => {
  let devices: readonly string[] = [];
  const link = new PortLink({
    path: ours(),
    isSetting: true,
    sources: { list: async () => [], byId: async () => [], devices: async () => devices },
  });
  const open = async (): Promise<{ readonly closed: Promise<string | undefined> }> => {
    const closing = Promise.withResolvers<Fault | undefined>();
    await link.open({ bytes: () => undefined, closed: closing.resolve });
    return { closed: closing.promise.then((fault) => fault?.code) };
  };
  const refusal = () =>
    link.open({ bytes: () => undefined, closed: () => undefined }).then(
      () => 'open',
      (fault: unknown) => (fault instanceof Fault ? fault.message : fault),
    );
  const { closed } = await open();
  await cable.pull();
  expect(await closed).toBe('port-lost');
  expect(await refusal()).toMatch(/^The board is gone from its port: .*Plug the cable in again.*--port auto/);
  devices = ['ttyUSB1'];
  expect(await refusal()).toMatch(/^The board seems to be at another port: .* a board at \/dev\/ttyUSB1\. /);
  cable = await plug();
  await open();
  await link.close();
});
