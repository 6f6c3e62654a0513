/** What a verdict says to people. */

import type { Verdict } from '../../fairness/verify.ts';
import type { Code } from '../../language/sentence.ts';
import type { Speech } from '../speech.ts';
import { printable } from './printable.ts';

export interface Report {
  /** Lines, each ended. */
  readonly text: string;
  readonly proved: boolean;
}

export function reportOf(verdict: Verdict, { told }: Speech): Report {
  const { started, wrong } = verdict;
  const lines =
    wrong.length === 0
      ? proofOf(verdict)
      : wrong.map(({ seq, why }): Code => ({ say: 'command.wrongAt', seq, why }));
  const all = started === undefined ? lines : [titleOf(started), ...lines];
  return {
    text: all.map((line) => `${printable(told(line))}\n`).join(''),
    proved: wrong.length === 0,
  };
}

function titleOf({ game, rules, players, rehearsal }: NonNullable<Verdict['started']>): Code {
  const title: Code = { say: 'command.verified', game, rules, names: players.join(', ') };
  return rehearsal ? { say: 'command.rehearsed', title } : title;
}

function proofOf({ started, cut, events, rolls }: Verdict): readonly Code[] {
  const { seal = '', seed = '', rehearsal } = started ?? {};
  const sealed: readonly Code[] = [
    { say: 'command.eventsRight', events },
    { say: 'command.sealIs', seal },
    { say: 'command.sealOf', seed },
  ];
  if (rehearsal === true) return [...sealed, { say: 'command.diceTyped' }];
  const dice = rolls.reduce((sum, { drawn }) => sum + drawn.length, 0);
  return [
    ...sealed,
    cut === '' ? { say: 'command.noCut' } : { say: 'command.cut', cut },
    { say: 'command.diceRight', dice, rolls: rolls.length },
  ];
}
