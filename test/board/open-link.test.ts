import { expect, test } from 'vitest';
import { blamed } from '../../src/board/open-link.ts';
import { Fault } from '../../src/fault/fault.ts';

const PULLED = new Fault('link-lost', 'the wire: pulled');
const IN_USE = new Fault('link-open', { say: 'detail.portInUse', port: 'the wire' });

test.each([
  { say: 'detail.noPort', port: 'the wire', known: { say: 'detail.noPorts' } },
  { say: 'detail.noBoard', known: { say: 'detail.noPorts' } },
  { say: 'detail.about', what: 'the wire', why: { say: 'detail.cableOut' } },
] as const)('a board that was pulled stays gone while $say is why it cannot be opened', (about) => {
  const away = new Fault('link-open', about);
  expect(blamed(PULLED, away)).toBe(PULLED);
  expect(blamed(undefined, away)).toBe(away);
  expect(blamed(IN_USE, away)).toBe(away);
});

test('a board that has come at another port is news, until it is pulled there too', () => {
  const port = { port: 'the wire' } as const;
  const lost = new Fault('port-lost', 'the wire: pulled');
  const absent = new Fault('port-lost', { say: 'detail.noPort', ...port, known: { say: 'detail.noPorts' } });
  const moved = new Fault('port-moved', { say: 'detail.portMoved', ...port, boards: 'another wire' });
  expect(blamed(lost, absent)).toBe(lost);
  expect(blamed(lost, moved)).toBe(moved);
  expect(blamed(moved, absent)).toBe(absent);
  expect(blamed(absent, moved)).toBe(moved);
});

test('another program that has the port open is news, and so is a board that is pulled', () => {
  expect(blamed(PULLED, IN_USE)).toBe(IN_USE);
  expect(blamed(IN_USE, PULLED)).toBe(PULLED);
  expect(blamed(PULLED, undefined)).toBe(PULLED);
});
