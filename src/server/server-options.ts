/** What the server is made of, and what it is told. */
import type { RuleSets } from '../game/index.ts';
import type { ControlTarget } from './control/control-route.ts';
import type { GuestCutParts } from './control/guest-cut.ts';
import type { CabinetKey } from './guard/cabinet-key.ts';
import type { Limits } from './guard/limits.ts';
import type { Review } from './history/analysis.ts';
import type { HistorySource } from './history/source.ts';
import type { RecordSource } from './history/verify.ts';
import type { ServerLog } from './log.ts';
import type { OperatorDesk } from './operator/desk.ts';
import type { Operators } from './operator/sign-in.ts';
import type { PeopleParts } from './people/router.ts';
import type { LeagueInvitation } from './view/messages.ts';
import type { BestSince } from './view/recent-fame.ts';
import type { WallClock } from './wall-clock.ts';

export interface ServerOptions {
  /** Address to listen on; `all` = every network of this machine. */
  readonly host: string;
  /** 0 takes any free one. */
  readonly port: number;
  /** Folder of the built pages. */
  readonly webRoot: string;
  /** More names of this machine, beside those that it knows itself. */
  readonly allowedHosts: readonly string[];
  /** Address of the phone page as guests reach it; left out: that of the default route. */
  readonly publicUrl?: string | undefined;
  /** Lets every browser press the buttons of an emulated board. */
  readonly openCabinet: boolean;
  /** Who brings it sits at the table; left out: nobody does. */
  readonly cabinetKey?: CabinetKey;
  readonly emulated: boolean;
  readonly control: ControlTarget;
  /** See `GuestCutParts`; left out: guests only watch. */
  readonly guestCut?: GuestCutParts['cut'];
  /** Whom the table knows; left out: nobody, and nobody can be known. */
  readonly people?: PeopleParts;
  readonly log: ServerLog;
  /** Left out: there is no history to show. */
  readonly history?: HistorySource & RecordSource;
  /** Looks at games with best play; left out: nobody does. */
  readonly review?: Review;
  /** Left out: there are no tables of today and of this week. */
  readonly bestSince?: BestSince;
  /** Left out: nobody can sign in. */
  readonly operator?: { readonly operators: Operators; readonly desk: OperatorDesk };
  /** Which league of its hall anybody may join now, and where; left out: the table has no hall. */
  readonly league?: () => Omit<LeagueInvitation, 'qr'> | undefined;
  readonly version: string;
  readonly ruleSets?: RuleSets;
  /** Which file each sound of the pages is; left out: they are silent. */
  readonly sounds?: Readonly<Record<string, string>>;
  /** Its path is told to the log, and to no page. */
  readonly dataDir?: string;
  readonly wallClock: WallClock;
  readonly limits?: Partial<Limits>;
}
