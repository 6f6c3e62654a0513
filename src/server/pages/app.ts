/** The pages of a table, and what they ask it for. */
import type { Express, Request, RequestHandler } from 'express';
import type { Language } from '../../language/languages.ts';
import type { CabinetKey } from '../guard/cabinet-key.ts';
import { ShortCache } from '../guard/short-cache.ts';
import type { Facts, FirstView, LeagueInvitation, RecentFame } from '../view/messages.ts';
import { qrRows } from '../view/qr-rows.ts';
import { type BaseParts, baseApp } from './base-app.ts';
import type { PageHead } from './page-head.ts';
import { PAGES } from './pages.ts';
import { sealQr } from './seal-qr.ts';

export interface AppParts extends BaseParts {
  /** What a page of this request shows before its live line is open, as JSON. */
  firstView(request: Request): FirstView;
  facts(): Promise<Facts>;
  recentFame(): RecentFame;
  /** Of a finished game; never rejects. */
  gameHead(request: Request, game: string): Promise<PageHead | undefined>;
  /** Of the table. */
  language(): Language;
  readonly cabinetKey: CabinetKey | undefined;
  readonly league?: (() => Omit<LeagueInvitation, 'qr'> | undefined) | undefined;
  /** Which file each sound is, by its name. */
  readonly sounds?: Readonly<Record<string, string>> | undefined;
}

export function createApp(parts: AppParts): Express {
  const { firstView, facts, recentFame, gameHead, language, clock, cabinetKey, league, sounds = {} } = parts;
  const qrs = new ShortCache<string, Promise<string>>(clock);
  const factsJson = new ShortCache<'facts', Promise<string>>(clock);
  const fameJson = new ShortCache<'fame', string>(clock);
  return baseApp(parts, (app, send) => {
    for (const { path, file, isPublic, takesKey, ofGame } of PAGES) {
      if (takesKey) app.get(path, keyTaker(path, cabinetKey));
      app.get(path, async (request, response) => {
        const spoken = isPublic ? language() : undefined;
        const head = ofGame ? await gameHead(request, String(request.params.game)) : undefined;
        await send.page(request, response, file, firstView(request), spoken, head);
      });
    }
    app.get('/join/:file', async (request, response, next) => {
      const { game, seal } = firstView(request).snapshot ?? { game: null, seal: '' };
      if (game === null || seal === '' || request.params.file !== `${game}.svg`) return next();
      const svg = await qrs.get(seal, async () => sealQr((await facts()).addresses[0] ?? '', game, seal));
      response.setHeader('Cache-Control', 'no-store').type('svg').send(svg);
    });
    app.get('/sounds/:file', (request, response, next) => {
      const name = /^(\w+)\.wav$/.exec(request.params.file)?.[1] ?? '';
      const file = Object.hasOwn(sounds, name) ? sounds[name] : undefined;
      if (file === undefined) return next();
      // Other files may come to lie there; and the folder may be one of settings, with a dot before its name.
      response.setHeader('Cache-Control', 'no-cache').type('wav');
      response.sendFile(file, { dotfiles: 'allow' }, (error?: Error) => {
        if (error !== undefined && !response.headersSent) next();
      });
    });
    app.get('/league.json', (request, response) => {
      const door = league?.();
      const invitation: LeagueInvitation | null = door ? { ...door, qr: qrRows(door.address) } : null;
      return send.json(request, response, JSON.stringify(invitation));
    });
    app.get('/fame.json', (request, response) =>
      send.json(
        request,
        response,
        fameJson.get('fame', () => JSON.stringify(recentFame())),
      ),
    );
    app.get('/facts.json', async (request, response) =>
      send.json(request, response, await factsJson.get('facts', async () => JSON.stringify(await facts()))),
    );
  });
}

/** The browser keeps the key of its address, and shows the page without it: right or wrong, nobody is to read it there, or pass it on. */
function keyTaker(path: string, key: CabinetKey | undefined): RequestHandler {
  return (request, response, next) => {
    const { key: typed, ...rest } = request.query;
    if (typeof typed !== 'string') return next();
    const cookie = key?.accept(request, typed);
    if (cookie !== undefined) response.setHeader('Set-Cookie', cookie);
    const asked = new URLSearchParams(rest as Record<string, string>).toString();
    response.setHeader('Cache-Control', 'no-store');
    response.redirect(303, asked === '' ? path : `${path}?${asked}`);
  };
}
