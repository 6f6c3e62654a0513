import { expect, test } from 'vitest';
import type { PortSources } from '../../src/link/find-port.ts';
import { NamedPort } from '../../src/link/named-port.ts';

type Listed = Awaited<ReturnType<PortSources['list']>>;

const OURS = '/dev/ttyUSB0';
const NAMED = { path: OURS, vendorId: '1a86' };
const MOVED = { path: '/dev/ttyUSB1', vendorId: '1a86' };
const OTHER_TABLE = { path: '/dev/ttyACM0', vendorId: '2341' };
const MODEM = { path: '/dev/ttyS0' };

/** What a system lists, for the test to change. `mute`: it does not tell who made what. */
function portAmong(...listed: Listed) {
  const system = { listed, mute: false };
  const port = new NamedPort(OURS, {
    list: async () => (system.mute ? Promise.reject(new Error('no udevadm')) : system.listed),
    byId: async () => [],
    devices: async () => system.listed.map(({ path }) => path.replace('/dev/', '')),
  });
  const told = async () => {
    const { code, detail } = await port.absence();
    return `${code}: ${detail}`;
  };
  return { system, port, told };
}

test('a port that never was there is named, with those that are, and with what finds the board', async () => {
  const { told, system } = portAmong(MODEM, MOVED);
  expect(await told()).toBe(
    `link-open: there is no port ${OURS}; there are /dev/ttyS0, /dev/ttyUSB1; --port auto finds the board by itself`,
  );
  system.listed = [];
  expect(await told()).toBe(`link-open: there is no port ${OURS}; there is no serial port on this machine`);
});

test('a board that has come since its port was open is named, as long as it is there', async () => {
  const { told, system, port } = portAmong(MODEM, NAMED);
  port.opened();
  await expect.poll(told).toMatch(/^port-/);
  system.listed = [MODEM, MOVED];
  expect(await told()).toBe(`port-moved: there is no port ${OURS} any more, but a board at /dev/ttyUSB1`);
  system.listed = [MODEM];
  expect(await told()).toBe(`port-lost: there is no port ${OURS}; there are /dev/ttyS0`);
});

test('the board of another table, and what is no board, are not taken for it', async () => {
  const { told, system, port } = portAmong(NAMED, OTHER_TABLE);
  port.opened();
  await told();
  system.listed = [MODEM, OTHER_TABLE];
  expect(await told()).toMatch(/^port-lost: /);
});

test('where the system does not tell who made a board, one that looks like it is named', async () => {
  const { told, system, port } = portAmong(NAMED, OTHER_TABLE);
  system.mute = true;
  port.opened();
  await told();
  system.listed = [MODEM, OTHER_TABLE, MOVED];
  expect(await told()).toMatch(/^port-moved: .*a board at \/dev\/ttyUSB1$/);
});
