/** What an operator asks of a hall from the command line: its office is spoken to, wherever it runs. */
import { Fault } from '../fault/fault.ts';
import { type HallAddress, postTo, whyNot } from './feed/ask-hall.ts';
import { typedCode } from './identity/code.ts';
import { heardAs, wireBytes } from './wire/batch.ts';
import { CLAIM_PATH, type DeskAnswer, deskAnswerSchema, REVOKE_PATH } from './wire/desk.ts';

export type Asked = { readonly claim: string; readonly name: string } | { readonly revoke: string };

/** Throws Fault `hall-failed`, which says what the hall says. */
export async function askDesk(at: HallAddress, hallCode: string, asked: Asked): Promise<void> {
  const [path, body] =
    'claim' in asked
      ? [CLAIM_PATH, { hallCode, code: typedCode(asked.claim), name: asked.name }]
      : [REVOKE_PATH, { hallCode, table: asked.revoke }];
  const bytes = await postTo(at, path, wireBytes(body)).catch((error: unknown) => {
    throw new Fault(
      'hall-failed',
      { say: 'hall.noAnswer', url: at.url, why: whyNot(error, at) },
      { cause: error },
    );
  });
  const answer = bytes && heardAs(deskAnswerSchema, bytes)?.answer;
  if (answer === undefined) throw new Fault('hall-failed', { say: 'hall.noAnswer', url: at.url, why: '' });
  if (answer !== 'done') throw new Fault('hall-failed', { say: REFUSED[answer] });
}

const REFUSED = {
  'wrong-code': 'hall.wrong-code',
  unknown: 'hall.unknown',
  later: 'hall.later',
  unclear: 'hall.unclear',
} as const satisfies Record<Exclude<DeskAnswer, 'done'>, string>;
