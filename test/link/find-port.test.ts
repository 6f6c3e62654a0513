import { expect, test } from 'vitest';
import { Fault } from '../../src/fault/fault.ts';
import { findPort, type PortSources, portNames } from '../../src/link/find-port.ts';

const missing = () => Promise.reject(new Error('ENOENT'));
const nothing: PortSources = { list: missing, byId: missing, devices: missing };

function sources(found: {
  byId?: string[];
  list?: { path: string; vendorId?: string }[];
  devices?: string[];
}) {
  return {
    byId: async () => found.byId ?? [],
    list: async () => found.list ?? [],
    devices: async () => found.devices ?? [],
  } satisfies PortSources;
}

async function detailOf(promise: Promise<unknown>): Promise<string> {
  const fault = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(fault).toBeInstanceOf(Fault);
  expect((fault as Fault).code).toBe('link-open');
  return (fault as Fault).detail;
}

test('a by-id name is taken before the list, since it stays the same after replugging', async () => {
  const found = sources({
    byId: ['usb-Arduino__www.arduino.cc__0043_7573530-if00', 'usb-Some_Modem-if00'],
    list: [{ path: '/dev/ttyACM0', vendorId: '2341' }],
  });
  expect(await findPort(found)).toBe('/dev/serial/by-id/usb-Arduino__www.arduino.cc__0043_7573530-if00');
});

test.each([
  ['Arduino', '2341'],
  ['CH340', '1A86'],
  ['FTDI', '0403'],
])('without by-id names the USB id of %s is known, in either case', async (_, vendorId) => {
  const list = [{ path: '/dev/ttyS0' }, { path: '/dev/ttyUSB3', vendorId }];
  expect(await findPort({ ...nothing, list: async () => list })).toBe('/dev/ttyUSB3');
});

test('with two boards none is guessed, and both are named', async () => {
  const detail = await detailOf(findPort(sources({ byId: ['usb-Arduino_A', 'usb-1a86_USB_Serial'] })));
  expect(detail).toContain('--port');
  expect(detail).toContain('/dev/serial/by-id/usb-Arduino_A, /dev/serial/by-id/usb-1a86_USB_Serial');
});

test('without a known board the ports that exist are named', async () => {
  const found = sources({ list: [{ path: 'COM3' }], devices: ['ttyUSB0', 'null', 'tty1'] });
  const detail = await detailOf(findPort(found));
  expect(detail).toContain('--port');
  expect(detail).toContain('there are COM3, /dev/ttyUSB0');
});

test('a machine that can list nothing at all gets a fault, not a crash', async () => {
  expect(await detailOf(findPort(nothing))).toContain('there is no serial port on this machine');
  expect(await portNames(nothing)).toEqual([]);
});
