/** Which language an answer is in: what its address asks for, else what the browser speaks, else the table's. */
import type { IncomingMessage } from 'node:http';
import type { RequestHandler, Response } from 'express';
import { type Language, spokenOf } from '../language/languages.ts';
import { type Text, tell, tellAll } from '../language/sentence.ts';
import { sentencesIn } from '../language/sentences.ts';

type Asked = Pick<IncomingMessage, 'url' | 'headers'>;

export type LanguageOf = (request: Asked) => Language;

/** `table` is asked anew each time: operators and players change it. */
export function languageBy(table: () => Language): LanguageOf {
  return ({ url = '', headers }) => {
    const asked = new URLSearchParams(url.replace(/^[^?]*/, '')).getAll('language');
    return spokenOf([...asked, ...accepted(headers['accept-language'])]) ?? table();
  };
}

/** Finds it out once a request, for whatever answers. */
export function spoken(languageOf: LanguageOf): RequestHandler {
  return (request, response, next) => {
    response.locals.language = languageOf(request);
    next();
  };
}

export function languageFor(response: Response): Language {
  return spokenOf([String(response.locals.language)]) ?? 'en';
}

/** JSON with every code in it told in the language of whoever asked. */
export function sendTold(response: Response, answer: object): void {
  response.json(tellAll(sentencesIn(languageFor(response)), answer));
}

/** The same of plain text; a person at a browser gets it as a page that leads back to the table. */
export function sendText(response: Response, status: number, text: Text): void {
  const language = languageFor(response);
  const said = tell(sentencesIn(language), text);
  response.status(status).vary('Accept');
  if (response.req.accepts(['text/plain', 'text/html']) !== 'text/html')
    response.type('text/plain').send(`${said}\n`);
  else response.type('html').send(pageOf(language, said));
}

function pageOf(language: Language, said: string): string {
  const escaped = said.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Dicetable</title>
<main><p>${escaped}</p><p><a href="/">Dicetable</a></p></main>
</html>
`;
}

/** What `Accept-Language` takes, best first (RFC 9110, section 12.5.4). */
function accepted(header = ''): readonly string[] {
  return header
    .split(',')
    .map((range) => {
      const [, tag = '', weight = '1'] = /^\s*([\w-]+|\*)\s*(?:;\s*q=([\d.]+)\s*)?$/.exec(range) ?? [];
      return { tag, weight: Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
