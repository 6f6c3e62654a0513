/** What a verdict says to people. */

import type { GameRecord } from '../../fairness/record.ts';
import { sealEmoji } from '../../fairness/seal-emoji.ts';
import { type Verdict, verifyGame } from '../../fairness/verify.ts';
import type { PlayedGame } from '../../game/index.ts';
import type { Code } from '../../language/sentence.ts';
import type { Speech } from '../speech.ts';
import { printable } from './printable.ts';

/** Digits. */
const WHOLE_SEAL = 64;

export interface Report {
  /** Lines, each ended. */
  readonly text: string;
  /** Not `proved`: nothing is wrong, but not all of it could be checked, so that anybody may have made it up. */
  readonly found: 'proved' | 'unproved' | 'wrong';
}

/** What somebody noted while the game was played. */
export interface Noted {
  /** Digits of the seal, before the first roll. */
  readonly seal?: string;
  /** An event that was the newest, and digits of its hash. */
  readonly link?: { readonly seq: number; readonly hash: string };
}

export function reportOf(record: GameRecord, played: PlayedGame, noted: Noted, { told }: Speech): Report {
  const verdict = verifyGame(record);
  const { started } = verdict;
  const wrong = played.wrong === undefined ? verdict.wrong : [...verdict.wrong, played.wrong];
  const lines =
    wrong.length === 0
      ? [
          ...proofOf(verdict),
          pointsOf(verdict, played),
          ...correctedOf(played),
          ...unprovedOf(verdict, played),
        ]
      : wrong.map(({ seq, why }): Code => ({ say: 'command.wrongAt', seq, why }));
  const titled = started === undefined ? lines : [titleOf(started), ...lines];
  const seal = started?.seal ?? '';
  const compared = [...sealCompared(seal, noted), ...linkCompared(record, noted)];
  const isWrong = wrong.length > 0 || compared.some(({ say }) => OTHERS.includes(say));
  return {
    text: [...[...titled, ...compared].map((line) => printable(told(line))), ...sealEmoji(seal)]
      .map((line) => `${line}\n`)
      .join(''),
    found: isWrong ? 'wrong' : unprovedOf(verdict, played).length > 0 ? 'unproved' : 'proved',
  };
}

/** What is not as it was noted. */
const OTHERS: readonly string[] = ['command.sealOther', 'command.linkOther'];

function sealCompared(found: string, { seal }: Noted): readonly Code[] {
  if (seal === undefined) return [];
  return [found.startsWith(seal) ? sameSeal(seal) : { say: 'command.sealOther' }];
}

function linkCompared({ rows }: GameRecord, { link }: Noted): readonly Code[] {
  if (link === undefined) return [];
  const isThere = rows.some(({ seq, hash }) => seq === link.seq && hash.startsWith(link.hash));
  return [{ say: isThere ? 'command.linkNoted' : 'command.linkOther', seq: link.seq }];
}

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

function correctedOf({ corrected }: PlayedGame): readonly Code[] {
  if (corrected.length === 0) return [];
  const lines = corrected.map(
    ({ by, seqs }): Code => ({
      ...{ say: 'command.correctedBy', by, times: seqs.length, seqs: seqs.join(', ') },
    }),
  );
  return [...lines, { say: 'command.corrected' }];
}

/** Why all of it is not proved, where it is not. */
function unprovedOf({ started }: Verdict, { unknownRules }: PlayedGame): readonly Code[] {
  if (unknownRules !== undefined) return [{ say: 'command.unprovedRules' }];
  if (started?.round !== undefined) return [{ say: 'command.unprovedRound', round: started.round.id }];
  return started?.rehearsal === true ? [{ say: 'command.unprovedDice' }] : [];
}

function proofOf({ started, cut, events, rolls }: Verdict): readonly Code[] {
  const { seal = '', seed = '', rehearsal, round } = started ?? {};
  if (round !== undefined)
    return [
      { say: 'command.eventsRight', events },
      { say: 'command.sealIs', seal },
      { say: 'command.cut', cut: round.cut },
    ];
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
