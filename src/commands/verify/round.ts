/** Checks a round of duplicate dice: from a file, or from the address of its page at a hall. */
import { proofLines } from '../../fairness/round-proof.ts';
import { type RoundRecord, roundFrom, verifyRound } from '../../fairness/verify-round.ts';
import { Fault } from '../../fault/fault.ts';
import type { Code } from '../../language/sentence.ts';
import { readPlainFile } from '../../plain-file.ts';
import type { Speech } from '../speech.ts';
import { bodyFrom } from './ask-table.ts';
import { printable } from './printable.ts';
import type { Noted, Report } from './report.ts';

const ADDRESS = /^https?:\/\//;

/** Whether this word is meant as a round, and not as a game of this table. */
export function isRound(word: string): boolean {
  return ADDRESS.test(word) || word.endsWith('.json');
}

/** Throws Fault `not-verifiable` where there is no round. */
export async function reportOnRound(where: string, { seal }: Noted, { told }: Speech): Promise<Report> {
  const record = await recordAt(where);
  if (record === undefined) throw new Fault('not-verifiable', { say: 'round.noRecord', where });
  const { round, rules, tables, cut, seed } = record;
  const flaws = verifyRound(record);
  const isOther = seal !== undefined && !record.seal.startsWith(seal);
  const lines: readonly Code[] = [
    { say: 'round.title', no: Number(round), rules, tables: tables.length },
    { say: 'round.sealIs', seal: record.seal },
    cut === null ? { say: 'round.uncut' } : { say: 'round.cutIs', word: cut },
    ...(seed === null ? [] : [{ say: 'round.seedIs', seed } as const]),
    ...proofLines(record, flaws),
    ...(isOther ? [{ say: 'command.sealOther' } as const] : []),
  ];
  return {
    text: lines.map((line) => `${printable(told(line))}\n`).join(''),
    found: isOther || (flaws?.length ?? 0) > 0 ? 'wrong' : flaws === undefined ? 'unproved' : 'proved',
  };
}

async function recordAt(where: string): Promise<RoundRecord | undefined> {
  try {
    const text = ADDRESS.test(where)
      ? (await bodyFrom(where.endsWith('.json') ? where : `${where}.json`)).body
      : readPlainFile(where).toString();
    return roundFrom(JSON.parse(text));
  } catch {
    return undefined;
  }
}
