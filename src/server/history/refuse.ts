/** An answer that says in words why there is no other. */
import type { Response } from 'express';

export function refuseInWords(response: Response, status: number, message: string): void {
  response.status(status).json({ error: { message } });
}
