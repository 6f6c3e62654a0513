/** Answers to those who read, or type a word: one that says why there is no other, and that none is kept. */
import type { RequestHandler, Response } from 'express';
import type { Text } from '../language/sentence.ts';
import { sendTold } from './request-language.ts';

export function refuseInWords(response: Response, status: number, message: Text): void {
  sendTold(response.status(status), { error: { message } });
}

/** A corrected game is another answer to the same question: nobody in between is to keep the old one. */
export const notKept: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};
