/** An answer that says in words why there is no other. */
import type { Response } from 'express';
import type { Text } from '../../language/sentence.ts';
import { sendTold } from '../request-language.ts';

export function refuseInWords(response: Response, status: number, message: Text): void {
  sendTold(response.status(status), { error: { message } });
}
