/**
 * Audits for spreadsheets and programs: every period there is, newest first. A file is read years later, by somebody who has not the
 * cabinet file: money is in whole units of the currency that its column, or its key, names.
 */
import { INPUTS } from '../../../hardware/cabinet.ts';
import type { PeriodAudit } from '../../books/periods.ts';
import type { AuditExport } from './service-messages.ts';

const MINUTE_MS = 60_000;
const HUNDREDTHS = 100;

/** RFC 4180, with a line for the columns; names of rule sets come from a cabinet file and are letters, digits and `-`. */
export function auditCsv({ periods, currency }: AuditExport): string {
  const rules = [...new Set(periods.flatMap((audit) => Object.keys(audit.rules)))].sort();
  const faults = [...new Set(periods.flatMap((audit) => Object.keys(audit.faults)))].sort();
  const rows = periods.map((audit) => cellsOf(audit, { currency, rules, faults }));
  const head = Object.keys(rows[0] ?? {});
  return [head, ...rows.map((row) => Object.values(row))].map((line) => `${line.join(',')}\r\n`).join('');
}

/** As `auditCsv`, with what belongs together in one. */
export function auditJson({ periods, currency }: AuditExport): readonly object[] {
  return periods.map(({ money, ...audit }) => ({ ...audit, [`money_${currency}`]: money / HUNDREDTHS }));
}

interface Columns {
  readonly currency: string;
  readonly rules: readonly string[];
  readonly faults: readonly string[];
}

function cellsOf(
  audit: PeriodAudit,
  { currency, rules, faults }: Columns,
): Readonly<Record<string, string | number>> {
  const each = (
    prefix: string,
    names: readonly string[],
    counts: Readonly<Partial<Record<string, number>>>,
  ) => Object.fromEntries(names.map((name) => [`${prefix}_${name}`, counts[name] ?? 0]));
  return {
    period: audit.name,
    ...{ games: audit.games, ended: audit.ended, left: audit.left, players: audit.players },
    ...{ minutes: Math.round(audit.playedMs / MINUTE_MS), rolls: audit.rolls, yahtzees: audit.yahtzees },
    ...{ corrections: audit.corrections, take_backs: audit.takeBacks },
    ...{ coins: audit.coins, [`money_${currency}`]: (audit.money / HUNDREDTHS).toFixed(2) },
    ...{ paid_games: audit.paidGames, free_games: audit.freeGames },
    ...{ service_credits: audit.serviceCredits, doors: audit.doors, slams: audit.slams },
    ...{ starts: audit.starts, link_errors: audit.linkErrors },
    ...each('games', rules, audit.rules),
    ...each('presses', INPUTS, audit.presses),
    ...each('bounces', INPUTS, audit.bounces),
    ...each('faults', faults, audit.faults),
    ...Object.fromEntries(audit.hours.map((count, hour) => [`rolls_hour_${hour}`, count])),
  };
}
