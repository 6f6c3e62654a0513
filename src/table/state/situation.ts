/** Everything that the meaning of a press depends on. */
import type { Purse } from '../../books/purse.ts';
import type { CalledMatch, FameEntry, Game, NameOf, RoundOffer } from '../../game/index.ts';
import type { TableOptions } from '../options.ts';
import type { SeatMark } from './seat-mark.ts';
import type { ServiceFacts } from './service-state.ts';
import type { Ui } from './ui.ts';

/** The best results by id of the rule set; sets without any are left out. */
export type Hall = Readonly<Record<string, readonly FameEntry[]>>;

export interface Situation {
  /** Settled: nothing in it is over at `nowMs`. */
  readonly ui: Ui;
  /** As it is shown: a farkle is shown to its end before the turn changes. */
  readonly game: Game | undefined;
  readonly options: TableOptions;
  readonly hall: Hall;
  /** What is paid for and not played yet; left out: nothing. */
  readonly purse?: Purse | undefined;
  /** Duplicate dice that this table is named for, and has not played; left out: none. */
  readonly round?: RoundOffer | undefined;
  /** Whose match of a league is to be played here; left out: nobody's. */
  readonly call?: CalledMatch | undefined;
  /** Known while service is open; left out: this table has neither pages nor PIN. */
  readonly service?: ServiceFacts | undefined;
  /** What people call whom the journal has by an id; left out: guests. */
  readonly nameOf?: NameOf | undefined;
  /** By what the table tells them apart; left out: by nothing. */
  readonly markOf?: ((id: string) => SeatMark | undefined) | undefined;
  /** Who is meant by a name typed with the buttons, and has a code to prove it; left out: nobody ever. */
  readonly ownerOf?: ((typed: string) => string | undefined) | undefined;
  /** Who waits for a seat, whoever came first first; left out: nobody. */
  readonly queue?: readonly string[] | undefined;
  /** Dice of a rehearsal wait for their roll; left out: none. */
  readonly diceWait?: boolean | undefined;
  readonly nowMs: number;
}
