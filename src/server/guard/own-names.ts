/** The names and addresses of this machine, under which its own pages may be asked for. */
import { isIPv6 } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';

/** `192.168.1.5` from `::ffff:192.168.1.5`; the zone of a link-local address is cut off. */
export function plainAddress(address: string | undefined): string {
  return (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}

export function isLoopback(address: string | undefined): boolean {
  const plain = plainAddress(address);
  return plain === '::1' || /^127\.\d+\.\d+\.\d+$/.test(plain);
}

/** Whom limits count as one: an address, or in IPv6 its /64, since one machine has as many addresses in there as it likes. */
export function neighbourhood(address: string | undefined): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ?? '').split(':')]
    .slice(0, 4)
    .join(':');
}

/** Addresses of all network cards, without those that only this machine can reach. */
function networkAddresses(): readonly string[] {
  const cards = Object.values(networkInterfaces()).flatMap((card) => card ?? []);
  return cards.filter(({ internal }) => !internal).map(({ address }) => plainAddress(address));
}

/** Lower case, IPv6 in brackets as in a URL. Read anew each time: addresses change while a table runs. */
export function ownNames(): ReadonlySet<string> {
  const machine = hostname().toLowerCase();
  const short = machine.split('.')[0] ?? machine;
  return new Set([
    'localhost',
    '127.0.0.1',
    '[::1]',
    machine,
    short,
    `${short}.local`,
    ...networkAddresses().map(inUrl),
  ]);
}

/** An address as it stands in a URL. */
export function inUrl(address: string): string {
  return address.includes(':') ? `[${address.toLowerCase()}]` : address;
}

/** Where people find a page that listens on `host` (`all` = every network). */
export function pageUrls(host: string, port: number): readonly string[] {
  const address = host === '::' || host === '0.0.0.0' ? 'all' : host;
  // Link-local IPv6 addresses need a zone, which browsers do not take.
  const addresses = networkAddresses().filter((one) => !/^fe80:/i.test(one));
  const names = address === 'all' ? ['localhost', ...addresses.map(inUrl)] : [inUrl(address)];
  return names.map((name) => `http://${name}:${port}/`);
}
