/** What a verdict says to people. */
import type { Verdict } from '../../fairness/verify.ts';

export interface Report {
  /** Lines, each ended. */
  readonly text: string;
  readonly proved: boolean;
}

export function reportOf(verdict: Verdict): Report {
  const { started, wrong } = verdict;
  const title =
    started === undefined
      ? []
      : [
          `Game ${started.game}: ${started.rules}, ${started.players.join(', ')}${started.rehearsal ? ' (rehearsal)' : ''}`,
        ];
  const lines =
    wrong.length === 0 ? proofOf(verdict) : wrong.map(({ seq, text }) => `Wrong at event ${seq}: ${text}`);
  return { text: [...title, ...lines].map((line) => `${line}\n`).join(''), proved: wrong.length === 0 };
}

function proofOf({ started, cut, events, rolls }: Verdict): readonly string[] {
  const { seal, seed, rehearsal } = started ?? {};
  const sealed = [
    `Events   all ${events} are as they were written, in their order`,
    `Seal     ${seal}`,
    `         is the SHA-256 of seed, rule set and players; seed ${seed}`,
  ];
  if (rehearsal === true) {
    return [...sealed, 'Dice     were typed: a rehearsal proves nothing about dice'];
  }
  const dice = rolls.reduce((sum, { drawn }) => sum + drawn.length, 0);
  return [
    ...sealed,
    `Cut      ${cut === '' ? 'none' : `"${cut}", made before the first roll`}`,
    `Dice     all ${dice} of ${rolls.length} rolls come out again from seed and cut`,
  ];
}
