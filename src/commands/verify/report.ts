/** What a verdict says to people. */

import { sealEmoji } from '../../fairness/seal-emoji.ts';
import type { Verdict } from '../../fairness/verify.ts';
import type { PlayedGame } from '../../game/index.ts';
import type { Code } from '../../language/sentence.ts';
import type { Speech } from '../speech.ts';
import { printable } from './printable.ts';

/** Digits. */
const WHOLE_SEAL = 64;

export interface Report {
  /** Lines, each ended. */
  readonly text: string;
  readonly proved: boolean;
}

/** `noted`: digits of the seal that somebody noted before the first roll. */
export function reportOf(
  verdict: Verdict,
  played: PlayedGame,
  noted: string | undefined,
  { told }: Speech,
): Report {
  const { started } = verdict;
  const wrong = played.wrong === undefined ? verdict.wrong : [...verdict.wrong, played.wrong];
  const lines =
    wrong.length === 0
      ? [...proofOf(verdict), pointsOf(verdict, played)]
      : wrong.map(({ seq, why }): Code => ({ say: 'command.wrongAt', seq, why }));
  const titled = started === undefined ? lines : [titleOf(started), ...lines];
  const seal = started?.seal ?? '';
  const isOther = noted !== undefined && !seal.startsWith(noted);
  const all = noted === undefined ? titled : [...titled, isOther ? OTHER_SEAL : sameSeal(noted)];
  return {
    text: [...all.map((line) => printable(told(line))), ...sealEmoji(seal)]
      .map((line) => `${line}\n`)
      .join(''),
    proved: wrong.length === 0 && !isOther,
  };
}

const OTHER_SEAL: Code = { say: 'command.sealOther' };

function sameSeal(noted: string): Code {
  return noted.length === WHOLE_SEAL
    ? { say: 'command.sealNoted' }
    : { say: 'command.sealHandle', digits: noted.length };
}

function titleOf({ game, rules, players, rehearsal }: NonNullable<Verdict['started']>): Code {
  const title: Code = { say: 'command.verified', game, rules, names: players.join(', ') };
  return rehearsal ? { say: 'command.rehearsed', title } : title;
}

function pointsOf({ started }: Verdict, { unknownRules, totals }: PlayedGame): Code {
  if (unknownRules !== undefined) return { say: 'command.pointsUnknown', rules: unknownRules };
  const { players = [] } = started ?? {};
  if (totals.length === 0) return { say: 'command.pointsFollow' };
  return {
    say: 'command.pointsRight',
    totals: totals.map((total, player) => `${players[player]} ${total}`).join(', '),
  };
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
