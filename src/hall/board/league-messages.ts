/** What `/league` and `/league/<no>` show. */
import type { Text } from '../../language/sentence.ts';
import type { LeagueKind, LeagueStage } from '../league/kinds.ts';
import type { LeagueSheet } from '../league/sheet.ts';

export interface LeagueTitle {
  readonly no: number;
  readonly name: string;
  readonly kind: LeagueKind;
  readonly stage: LeagueStage;
  /** What is played. */
  readonly game: Text;
  readonly players: number;
}

export interface LeagueContent extends LeagueSheet {
  readonly game: Text;
}

/** What comes on the line, as a table's `Snapshot` does. */
export interface LeagueSnapshot extends LeagueContent {
  readonly type: 'snapshot';
  readonly epoch: string;
  readonly seq: number;
}

/** What stands in the page of one league when it comes. */
export interface LeagueFirstView {
  readonly snapshot: LeagueSnapshot;
  /** Where phones join, and that as a QR code: rows of 0 (light) and 1 (dark), without a margin. */
  readonly address: string;
  readonly qr: readonly string[];
}
