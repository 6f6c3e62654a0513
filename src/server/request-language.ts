/** Which language an answer is in: what its address asks for, else what the browser speaks, else the table's. */
import type { Request, RequestHandler, Response } from 'express';
import { LANGUAGES, type Language, spokenOf } from '../language/languages.ts';
import { tellAll } from '../language/sentence.ts';
import { sentencesIn } from '../language/sentences.ts';

export type LanguageOf = (request: Request) => Language;

/** `table` is asked anew each time: operators and players change it. */
export function languageBy(table: () => Language): LanguageOf {
  return (request) => {
    const { language: asked } = request.query;
    const home = table();
    const wanted = typeof asked === 'string' ? spokenOf([asked]) : undefined;
    // The first one is taken where a browser says nothing, or that it takes any.
    const accepted = request.acceptsLanguages([home, ...LANGUAGES.filter((language) => language !== home)]);
    return wanted ?? spokenOf([accepted || home]) ?? home;
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
