/** Asks the table that has the board, as an operator of this machine would: with the PIN of its data folder. */
import type { BoardFacts, Known } from '../facts.ts';

const PATIENCE_MS = 20_000;
/** In the table's log. */
const NAME = 'dicetable doctor';
const SILENT = { why: { say: 'doctor.tableHas' } } as const;

/** `address` without a slash at its end. Never rejects. */
export async function askBoardOf(address: string, pin: string | undefined): Promise<Known<BoardFacts>> {
  if (pin === undefined) return SILENT;
  try {
    const signedIn = await post(address, '/sign-in', { name: NAME, pin }, '');
    const cookie = signedIn.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    const answer = await fetch(`${address}/operator/api/doctor`, {
      ...{ headers: { cookie }, signal: AbortSignal.timeout(PATIENCE_MS) },
    });
    const { board } = (await answer.json()) as { readonly board?: Known<BoardFacts> };
    await post(address, '/sign-out', {}, cookie);
    return board ?? SILENT;
  } catch {
    return SILENT;
  }
}

async function post(address: string, path: string, body: object, cookie: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: address, cookie };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(`${address}/operator/api${path}`, {
    ...{ method: 'POST', headers, body: JSON.stringify(body), signal },
  });
  if (!response.ok) throw new Error(`${response.status}`);
  return response;
}
