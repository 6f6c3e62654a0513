/** Answers of the operator's API: always JSON, with the status that says what kind of trouble it is. */
import type { ErrorRequestHandler, Response } from 'express';
import { z } from 'zod';
import { Fault } from '../../fault/fault.ts';
import { type Code, plain, type Text } from '../../language/sentence.ts';
import type { ServerLog } from '../log.ts';
import { languageFor, sendTold } from '../request-language.ts';
import { READABLE, WHOLE, WHY } from './bodies.ts';
import { DeskRejection } from './desk.ts';
import type { ApiError, ApiTrouble } from './messages.ts';

export function refuse(response: Response, status: number, error: ApiTrouble): void {
  const answer: ApiError = { error };
  sendTold(response.status(status), answer);
}

/** What people type into a form, by the word that stands beside it; other places are for programs. */
const FIELDS: Readonly<Record<string, Code>> = {
  name: { say: 'desk.nameField' },
  pin: { say: 'desk.pinField' },
  points: { say: 'desk.pointsField' },
  why: { say: 'desk.whyField' },
};

/** Resolves to the checked body, or undefined after it has answered what is wrong and where. */
export function checked<Body>(response: Response, schema: z.ZodType<Body>, body: unknown): Body | undefined {
  // Zod speaks them all; this is what it says of a wrong value.
  const { localeError } = z.locales[languageFor(response)]();
  const { success, data, error } = schema.safeParse(body, { error: localeError });
  if (success) return data;
  const [issue] = error.issues;
  const where = (issue?.path ?? []).map(stepText).join('').replace(/^\./, '');
  const named: Text = where === '' ? { say: 'desk.theRequest' } : (FIELDS[where] ?? where);
  const said = ([WHOLE, READABLE, WHY] as const).find((code) => code === issue?.message);
  const why: Text = said === undefined ? (issue?.message ?? '?') : plain(said);
  const message: Text = { say: 'desk.misunderstood', where: named, why };
  refuse(response, 400, { code: 'bad-request', message, ...(where === '' ? {} : { where }) });
  return undefined;
}

function stepText(step: PropertyKey): string {
  return typeof step === 'number' ? `[${step}]` : `.${String(step)}`;
}

/** A stack trace goes to the log alone. */
export function troubleHandler(log: ServerLog): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    if (error instanceof DeskRejection)
      return refuse(response, error.status, { code: error.code, message: error.said });
    if (error instanceof Fault) {
      log.error({ error, path: request.path }, 'The operator was told of a fault');
      return refuse(response, 503, { code: error.code, message: error.said });
    }
    const status = statusOf(error);
    if (status === 413)
      return refuse(response, 413, { code: 'too-large', message: { say: 'desk.tooLarge' } });
    if (status < 500) return refuse(response, 400, { code: 'bad-request', message: { say: 'desk.noJson' } });
    log.error({ error, path: request.path }, 'An operator’s request could not be done');
    refuse(response, 500, {
      code: 'bug',
      message: { say: 'desk.bug' },
    });
  };
}

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 500;
  return typeof status === 'number' ? status : 500;
}
