/** Finds the serial port of an Uno when none was named: by-id names first, since they stay the same after replugging. */

import { readdir } from 'node:fs/promises';
import { Fault } from '../fault/fault.ts';
import type { Text } from '../language/sentence.ts';
import { isKnownById, isKnownVendor } from './known-boards.ts';

export interface PortSources {
  /** What the operating system lists; may reject, for example where `udevadm` is missing. */
  readonly list: () => Promise<readonly { readonly path: string; readonly vendorId?: string | undefined }[]>;
  /** Names in the folder `byIdFolder`; may reject. */
  readonly byId: () => Promise<readonly string[]>;
  /** Names in /dev; may reject. */
  readonly devices: () => Promise<readonly string[]>;
}

const BY_ID_FOLDER = '/dev/serial/by-id';
const SERIAL_DEVICE = /^(ttyACM|ttyUSB|cu\.usb)/;

export function systemSources(list: PortSources['list']): PortSources {
  return { list, byId: () => readdir(BY_ID_FOLDER), devices: () => readdir('/dev') };
}

/** Path of the only likely port. Throws Fault `link-open` when there is none or more than one, with the names. */
export async function findPort(sources: PortSources): Promise<string> {
  const byId = (await orNone(sources.byId())).filter(isKnownById).map((name) => `${BY_ID_FOLDER}/${name}`);
  const listed = (await orNone(sources.list())).filter((port) => isKnownVendor(port.vendorId));
  const found = byId.length > 0 ? byId : listed.map((port) => port.path);
  const [only, ...others] = found;
  if (only !== undefined && others.length === 0) return only;
  if (only !== undefined)
    throw new Fault('link-open', { say: 'detail.severalBoards', ports: found.join(', ') });
  const all = await portNames(sources);
  throw new Fault('link-open', { say: 'detail.noBoard', known: existing(all) });
}

/** Every serial port that can be named. */
export async function portNames(sources: PortSources): Promise<readonly string[]> {
  const byId = (await orNone(sources.byId())).map((name) => `${BY_ID_FOLDER}/${name}`);
  const listed = (await orNone(sources.list())).map((port) => port.path);
  const devices = (await orNone(sources.devices())).filter((name) => SERIAL_DEVICE.test(name));
  return [...new Set([...byId, ...listed, ...devices.map((name) => `/dev/${name}`)])];
}

/** Where boards are, by the names of their ports, since those below by-id do not tell one port from another. */
export interface BoardNames {
  /** By their maker. */
  readonly known: readonly string[];
  /** By the name of their port alone. */
  readonly likely: readonly string[];
}

export async function boardNames(sources: PortSources): Promise<BoardNames> {
  const listed = (await orNone(sources.list())).filter((port) => isKnownVendor(port.vendorId));
  const devices = (await orNone(sources.devices())).filter((name) => SERIAL_DEVICE.test(name));
  return { known: listed.map((port) => port.path), likely: devices.map((name) => `/dev/${name}`) };
}

export function existing(names: readonly string[]): Text {
  return names.length === 0 ? { say: 'detail.noPorts' } : { say: 'detail.ports', ports: names.join(', ') };
}

async function orNone<T>(names: Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await names;
  } catch {
    // A missing folder or tool only means that this source knows nothing.
    return [];
  }
}
