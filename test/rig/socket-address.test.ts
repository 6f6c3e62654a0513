import { expect, test } from 'vitest';
import { parseSocketAddress } from './socket-address.ts';

test.each([
  ['localhost:4000', { host: 'localhost', port: 4000 }],
  ['[::1]:4000', { host: '::1', port: 4000 }],
  ['/run/dicetable/chip', { path: '/run/dicetable/chip' }],
  ['./chip:1', { path: './chip:1' }],
  ['chip', { path: 'chip' }],
])('%s is understood', (text, address) => {
  expect(parseSocketAddress(text)).toEqual(address);
});

test.each(['localhost:', 'localhost:0', 'localhost:65536', 'localhost:http', ':4000', ' '])(
  '"%s" is refused',
  (text) => {
    expect(() => parseSocketAddress(text)).toThrow('The serial port cannot be opened');
  },
);
