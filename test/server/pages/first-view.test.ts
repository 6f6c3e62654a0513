import { expect, test } from 'vitest';
import { phoneUrls } from '../../../src/server/pages/phone-urls.ts';
import type { Facts, FirstView } from '../../../src/server/view/messages.ts';
import { english } from '../../language/english.ts';
import { keyCookie } from '../test-key.ts';
import { startTestServer } from '../test-server.ts';

const PAGE =
  '<!doctype html><title>Page</title><script type="application/json" id="first-view">null</script><p>';

function firstView(html: string): FirstView {
  const [, json = ''] = /id="first-view">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json) as FirstView;
}

test('a page comes with the newest snapshot inside, the same that a viewer hears', async () => {
  const { get, open, publish, table } = await startTestServer({}, PAGE);
  publish(table.view());
  table.play([{ roll: '55534' }]);
  publish(table.view());
  const { body, headers } = await get('/');
  const viewer = open('/live');
  const heard = await viewer.hears(({ type }) => type === 'snapshot');
  expect(firstView(body).snapshot).toEqual(heard);
  expect(headers['cache-control']).toBe('no-store');
});

test('guests are told which file is at fault, and not where it is', async () => {
  const { get, publish, table } = await startTestServer({ dataDir: '/home/bar/dice' }, PAGE);
  publish({ ...table.view(), fault: 'The journal cannot be written: /home/bar/dice/journal.db: full.' });
  const { snapshot } = firstView((await get('/')).body);
  expect(snapshot?.fault).toBe('The journal cannot be written: journal.db: full.');
});

test('before the table has shown anything, the page says that it knows nothing', async () => {
  const { get } = await startTestServer({}, PAGE);
  expect(firstView((await get('/')).body)).toEqual({ snapshot: null, mayAct: false });
});

test('no text of the table ends the script that it stands in, or is taken for a pattern', async () => {
  const { get, publish, table } = await startTestServer({}, PAGE);
  const fault = "</script><script>alert(1)</script> $& $' <!--";
  publish({ ...table.view(), fault });
  const { body } = await get('/');
  expect(body.match(/<script/g)).toHaveLength(1);
  expect(firstView(body).snapshot?.fault).toBe(fault);
});

test('a page is told whether its browser may use the on-screen cabinet', async () => {
  const { get, cabinetKey, port } = await startTestServer({ openCabinet: false }, PAGE);
  expect(firstView((await get('/', { cookie: keyCookie(cabinetKey, port) })).body).mayAct).toBe(true);
  expect(firstView((await get('/')).body).mayAct).toBe(false);
});

test('the facts tell house rules, one sentence a box, the controls, and where the phone page is', async () => {
  const { get } = await startTestServer({ publicUrl: 'http://dice.club/' }, PAGE);
  const { body } = await get('/facts.json');
  expect(JSON.parse(body).version).toMatch(/^\d+\.\d+\.\d+$/);
  const facts = JSON.parse(body) as Facts;
  const { rules, controls } = english(facts);
  expect(rules.yahtzee?.boxes['full-house']).toBe(
    'Full House: three alike and two of another face. Pays 25.',
  );
  expect(rules.farkle?.card.join('\n')).toContain('Hot dice');
  expect(controls.find(({ state }) => state === 'rolls-left')?.hold).toBe('hold or free their die');
  expect(controls.find(({ state }) => state === 'before-roll')?.hold).toBe(null);
  expect(JSON.stringify(facts)).not.toMatch(/[a-z]+ [a-z]+ [a-z]+/);
  expect(facts.addresses[0]).toBe('http://dice.club/');
  expect(facts.qr.length).toBeGreaterThanOrEqual(21);
  expect(facts.qr.every((row) => row.length === facts.qr.length && /^[01]+$/.test(row))).toBe(true);
  // Every QR code has these finders in three corners (ISO/IEC 18004, 6.3.3).
  expect(facts.qr[0]).toMatch(/^11111110.*01111111$/);
  expect(facts.qr.at(-1)).toMatch(/^11111110/);
});

test('whoever is sent to the public address is answered there', async () => {
  const { get } = await startTestServer({ publicUrl: 'http://dice.club/' }, PAGE);
  expect((await get('/', { host: 'dice.club' })).status).toBe(200);
});

test('the address of the default route comes first, this machine’s own name only when there is no other', async () => {
  const alone = await phoneUrls('127.0.0.1', 8080, undefined, async () => '192.0.2.9');
  expect(alone).toEqual(['http://127.0.0.1:8080/']);
  const named = await phoneUrls('192.0.2.9', 8080, 'https://dice.club/table', async () => '192.0.2.9');
  expect(named).toEqual(['https://dice.club/table', 'http://192.0.2.9:8080/']);
});
