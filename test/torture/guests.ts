/** Crowds that fill a table's house and guess its PIN, also through a forwarded port, where all have the table's own address. */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { WebSocket } from 'ws';
import { KEY_FILE, PIN_FILE } from '../../src/server/guard/secret-file.ts';
import { type Campaign, must } from './campaign.ts';
import type { Chance } from './chance.ts';
import { Stranger } from './hostile-client.ts';
import { RunTable } from './run-table.ts';

/** Behind a forwarder: `ssh -L`, a container's port. */
const OWN = '127.0.0.1';
const PHONE = '127.0.9.9';
/** More than one address may have, with all places that are kept. */
const FORWARDED = 360;
/** More than all may have. */
const ROOM = { addresses: 26, each: 250 };
const GUESSES = 20;

export const GUESTS: Campaign = {
  name: 'guests',
  what: 'crowds that take every connection of a table, silent or asking, and guess its PIN, from a room full of addresses or through a forwarded port: the browser with the key, the phone that has signed in and the right PIN are let in each time, and nobody else presses anything',
  tries: { full: 20, quick: 4 },
  async run(trial) {
    const folder = mkdtempSync(join(tmpdir(), 'dicetable-guests-'));
    const table = new RunTable(folder);
    const house = new House(await table.started(), table.dataFolder);
    await house.signIn();
    for (let n = 0; n < trial.tries; n += 1) {
      const forwarded = n % 2 === 0;
      await trial.attempt(forwarded ? 'through a forwarded port' : 'a full room', async () => {
        const crowd = await house.fill(forwarded, trial.chance);
        await house.guess(forwarded, trial.chance);
        await house.letsItsPeopleIn();
        await house.letsNobodyElsePress(forwarded ? OWN : address(trial.chance));
        must(table.alive, 'the table has ended');
        for (const stranger of crowd) stranger.leave();
      });
    }
    await table.kill();
    rmSync(folder, { recursive: true, force: true });
  },
};

class House {
  readonly #port: number;
  readonly #key: string;
  readonly #pin: string;
  #session = '';

  constructor(port: number, folder: string) {
    this.#port = port;
    this.#key = `dicetable-cabinet-${port}=${readFileSync(join(folder, KEY_FILE), 'utf8').trim()}`;
    this.#pin = readFileSync(join(folder, PIN_FILE), 'utf8').trim();
  }

  /** On the operator's phone, before anybody has come. */
  async signIn(): Promise<void> {
    const { status, cookies } = await this.#ask(PHONE, { pin: this.#pin });
    must(status === 200, `the operator's phone was answered ${status}`);
    this.#session = cookies;
  }

  /** Each says nothing, half a request, or a whole one; they go on while they are let. */
  async fill(forwarded: boolean, chance: Chance): Promise<readonly Stranger[]> {
    const from = forwarded
      ? Array<string>(FORWARDED).fill(OWN)
      : Array.from({ length: ROOM.addresses }, () => Array<string>(ROOM.each).fill(address(chance))).flat();
    const crowd = from.map((localAddress) => new Stranger(this.#port, localAddress));
    await Promise.all(crowd.map(({ connected }) => connected));
    for (const stranger of crowd)
      stranger.say(Buffer.from(chance.pick(['', 'GET / HT', this.#plain('/facts.json')])));
    return crowd;
  }

  async guess(forwarded: boolean, chance: Chance): Promise<void> {
    const wrong = this.#pin === '000000' ? '111111' : '000000';
    const guesses = Array.from({ length: GUESSES }, () =>
      this.#ask(forwarded ? OWN : address(chance), { pin: wrong }).catch(() => ({ status: 503 })),
    );
    for (const { status } of await Promise.all(guesses)) must(status !== 200, 'a wrong PIN was taken');
  }

  async letsItsPeopleIn(): Promise<void> {
    const page = await this.#ask(OWN, { path: '/cabinet', cookies: this.#key });
    must(page.status === 200, () => `the browser with the key was answered ${page.status}`);
    const phone = await this.#ask(PHONE, { path: '/operator/api/session', cookies: this.#session });
    must(
      phone.body.includes('"Ann"'),
      () => `the signed-in phone was answered ${phone.status} ${phone.body}`,
    );
    const right = await this.#ask(OWN, { pin: this.#pin, cookies: this.#key });
    must(right.status === 200, () => `the right PIN was answered ${right.status}`);
    const said = await this.#press(OWN, this.#key);
    must(said === 'welcome', () => `the browser with the key was told ${said}`);
  }

  async letsNobodyElsePress(localAddress: string): Promise<void> {
    must((await this.#press(localAddress, '')) !== 'welcome', 'a guest may press');
  }

  /** What `/control` says first, or how it ends. */
  async #press(localAddress: string, Cookie: string): Promise<string> {
    const host = `127.0.0.1:${this.#port}`;
    const socket = new WebSocket(`ws://${host}/control`, {
      ...{ origin: `http://${host}`, headers: { Cookie }, localAddress },
    });
    socket.on('error', () => {});
    const said = await Promise.race([
      once(socket, 'message').then(([data]) => String(data).replace(/^\{"type":"welcome"\}$/, 'welcome')),
      once(socket, 'close').then(([code, reason]) => `${code} ${reason}`),
      once(socket, 'unexpected-response').then(([, response]) => `${response.statusCode}`),
    ]);
    socket.terminate();
    return said;
  }

  async #ask(
    localAddress: string,
    { path = '/operator/api/sign-in', pin, cookies = '' }: { path?: string; pin?: string; cookies?: string },
  ) {
    const host = `127.0.0.1:${this.#port}`;
    const sent = request({
      ...{ host: '127.0.0.1', port: this.#port, path, localAddress, agent: false },
      method: pin === undefined ? 'GET' : 'POST',
      headers: { Host: host, Origin: `http://${host}`, Cookie: cookies, 'Content-Type': 'application/json' },
    });
    sent.end(pin === undefined ? undefined : JSON.stringify({ name: 'Ann', pin }));
    const [response] = await once(sent, 'response');
    const set = (response.headers['set-cookie'] ?? []) as readonly string[];
    return {
      status: response.statusCode as number,
      body: await text(response),
      cookies: set.map((cookie) => cookie.replace(/;.*/, '')).join('; '),
    };
  }

  #plain(path: string): string {
    return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${this.#port}\r\n\r\n`;
  }
}

/** Of this machine's own, which count as different ones. */
function address(chance: Chance): string {
  return `127.${1 + chance.below(200)}.${chance.below(200)}.${1 + chance.below(200)}`;
}
