/** What the operator's page and the table say to each other of service and audits, under `/operator/api`. */
import type { Input } from '../../../hardware/cabinet.ts';
import type { DayAudit } from '../../books/audits.ts';
import type { Period, PeriodAudit } from '../../books/periods.ts';
import type { Text } from '../../language/sentence.ts';

/** The tree of service, as `src/table/state/service-tree.ts` has it. */
export interface ServiceAnswer {
  /** Worst first; none: all is well. */
  readonly troubles: readonly Text[];
  readonly branches: readonly {
    /** The hold button that opens it at the cabinet. */
    readonly hold: number;
    readonly kind: 'tell' | 'test' | 'set' | 'do';
    /** As the display calls it. */
    readonly label: Text;
    readonly means: Text;
    readonly leaves: readonly ServiceLine[];
  }[];
}

export interface ServiceLine {
  readonly leaf: string;
  readonly label: Text;
  readonly means: Text;
  readonly value: Text | null;
  /** Of a value that can be changed; left out: nobody can change it, or there is none. */
  readonly choices?: readonly Text[];
  /** Index of the one that counts. */
  readonly choice?: number;
  /** How often it has to be asked whether that is meant. */
  readonly asks?: number;
}

/** Select on a leaf. */
export interface ServiceRequest {
  readonly leaf: string;
  /** Index into its choices. */
  readonly choice?: number | undefined;
}

export interface AuditsAnswer {
  /** Events that have not been counted yet. */
  readonly behind: number;
  readonly period: Period;
  /** Of all money, which is in hundredths of it. */
  readonly currency: string;
  /** Newest first; the exports have all. */
  readonly periods: readonly PeriodAudit[];
  readonly all: DayAudit;
  /** Of all, in words. */
  readonly faults: readonly { readonly what: Text; readonly count: number }[];
  /** Not pressed in ten games. */
  readonly unused: readonly Input[];
}

/** Everything there is, for spreadsheets and programs. */
export interface AuditExport {
  readonly currency: string;
  /** Newest first. */
  readonly periods: readonly PeriodAudit[];
}
