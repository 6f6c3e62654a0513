/** What asks or acts for whoever has signed in: only our own page may post, only JSON, and nobody keeps an answer. */
import express, { type RequestHandler } from 'express';
import type { AllowedNames } from './guard/allowed-names.ts';
import { refuse } from './operator/answer.ts';
import { notKept } from './refuse.ts';

const LARGEST_BODY = '16kb';
const DEEPEST_BODY = 20;

export function ownRequests(allow: AllowedNames): RequestHandler[] {
  return [
    notKept,
    onlyOwnPage(allow),
    onlyJson,
    express.json({ limit: LARGEST_BODY, strict: true }),
    onlyShallow,
  ];
}

/** A browser sends its cookie along wherever a page of another origin posts to; those are sent away first. */
function onlyOwnPage(allow: AllowedNames): RequestHandler {
  return (request, response, next) => {
    if (request.method === 'GET') return next();
    if (request.method !== 'POST')
      return refuse(response.setHeader('Allow', 'GET, POST'), 405, {
        code: 'bad-request',
        message: { say: 'desk.getOrPost' },
      });
    const refusal = allow.mayWrite(request);
    if (refusal === '') next();
    else refuse(response, 403, { code: 'other-page', message: refusal });
  };
}

/** Forms of other pages can post text, but no JSON. */
const onlyJson: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.is('application/json') !== false) next();
  else refuse(response, 415, { code: 'bad-request', message: { say: 'desk.json' } });
};

/** What checks a body goes down into it; no request of ours is deeper than a few steps. */
const onlyShallow: RequestHandler = (request, response, next) => {
  let level: readonly unknown[] = [request.body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST_BODY)
      return refuse(response, 400, { code: 'bad-request', message: { say: 'desk.tooDeep' } });
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  next();
};
