/** AUDITS of service: what a table was used for since its journal began, in at most eight characters each. */
import { INPUTS } from '../../hardware/cabinet.ts';
import { type Audits, type DayAudit, unusedInputs } from '../books/audits.ts';
import { allDays } from '../books/periods.ts';
import type { Text } from '../language/sentence.ts';
import { SHORT_INPUT } from '../table/state/display-name.ts';
import type { AuditLeaf } from '../table/state/service-tree.ts';

const MINUTE_MS = 60_000;

/** `rules`: the set whose best total is told. */
export function auditLeaves(audits: Audits, rules: string): Readonly<Record<AuditLeaf, Text>> {
  const all = allDays(audits.days);
  const unused = unusedInputs(audits).map((input) => SHORT_INPUT[input]);
  return {
    games: `${all.games}`,
    ended: `${all.ended}`,
    left: `${all.left}`,
    seats: `${all.players}`,
    minutes: `${all.ended === 0 ? 0 : Math.round(all.playedMs / all.ended / MINUTE_MS)}`,
    rolls: `${all.rolls}`,
    yahtzees: `${all.yahtzees}`,
    best: `${all.best[rules] ?? 0}`,
    takeBacks: `${all.takeBacks}`,
    corrections: `${all.corrections}`,
    unused: unused.length === 0 ? { say: 'leafWord.none' } : unused.join(' '),
    bounce: worstOf(all),
    linkErrors: `${all.linkErrors}`,
    restarts: `${all.starts}`,
  };
}

/** The input that bounces most, and how often. */
function worstOf({ bounces }: DayAudit): Text {
  const [worst] = INPUTS.filter((input) => bounces[input] !== undefined).toSorted(
    (a, b) => (bounces[b] ?? 0) - (bounces[a] ?? 0),
  );
  return worst === undefined ? { say: 'leafWord.none' } : `${SHORT_INPUT[worst]} ${bounces[worst]}`;
}
