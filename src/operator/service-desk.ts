/** What service at the cabinet asks of the machine around the table: what leaves tell, and what tools do. */
import type { Log } from '../app/log.ts';
import type { TableLoop } from '../app/table-loop.ts';
import type { Till } from '../app/till.ts';
import type { BoardStatus } from '../board/board.ts';
import { Fault } from '../fault/fault.ts';
import type { RuleSets } from '../game/index.ts';
import type { Text } from '../language/sentence.ts';
import { DeskRejection } from '../server/operator/desk.ts';
import type { Deed, ServiceDesk, ServiceFacts } from '../table/state/service-state.ts';
import type { AuditCount } from './audit-count.ts';
import { auditLeaves } from './audit-leaves.ts';
import type { Backups } from './backups.ts';
import { bookLeaves } from './book-leaves.ts';
import { clearHall } from './desk-fame.ts';
import type { SettingsInForce } from './desk-settings.ts';
import { ageText, bytesText, clockText, firmwareText } from './leaf-text.ts';
import { type Gathered, gatherFrom, recallFrom, type ServiceArchive } from './service-gather.ts';
import { changeLeaf, putLeaf, refusedInAWord, settingValues, toFactory } from './service-settings.ts';
import { troubleWords } from './trouble-words.ts';

export interface ServiceParts {
  readonly operators: {
    readonly pin: string;
    readonly fault: Fault | undefined;
    newPin(): boolean;
  };
  readonly log: Pick<Log, 'warn'>;
  /** Of this program. */
  readonly version: string;
  readonly board: { status(): BoardStatus };
  readonly archive: ServiceArchive;
  /** Of the pages; '' while nothing listens. */
  address(): string;
  /** A guest of an open cabinet holds select, by which a new PIN is made, or did a moment ago. */
  guestSelects(): boolean;
  /** What is there only once the table plays. */
  late(): LateParts | undefined;
  /** Ends this table, and starts it again. */
  restart(): void;
  /** The next start tries another release. Reject with Faults. */
  readonly updates: { newest(): Promise<unknown>; before(): Promise<unknown> };
  /** Wall time, ms since 1970. */
  wallNow(): number;
}

export interface LateParts {
  readonly loop: Pick<TableLoop, 'view' | 'readHall' | 'settled'>;
  readonly backups: Pick<Backups, 'keep' | 'fault' | 'list' | 'make'>;
  readonly faults: () => readonly Fault[];
  readonly audits: Pick<AuditCount, 'newest' | 'read'>;
  readonly hall: { told(): Text; trouble(): Text | undefined };
  readonly till: Pick<Till, 'books' | 'bookByHand'>;
  /** Plays from the loudspeaker of the computer. Rejects with a DeskRejection where nobody hears it. */
  readonly trySpeaker: () => Promise<Text>;
  readonly ruleSets: () => RuleSets;
  /** Id of the game that is offered first. */
  readonly rules: () => string;
  readonly settings: SettingsInForce;
  /** Something that service tells is known now. */
  readonly changed: () => void;
}

/** What only somebody who starts the whole table knows. */
export type AskedLater = Pick<ServiceParts, 'late' | 'restart' | 'updates'>;

/** Who stands at the cabinet has no name; the PIN has let them in, or the key of the box. */
const BY_SERVICE = { by: 'SERVICE', why: '' } as const;

/** Asked anew after so long, while somebody looks. */
const STALE_MS = 5000;

type Tool = Extract<Deed, { readonly tool: unknown }>['tool'];

/** The same for whoever has signed in at the operator's page. */
export interface OperatorService {
  facts(): ServiceFacts;
  /** Rejects with a DeskRejection or a Fault. */
  deed(deed: Deed): Promise<Text>;
  newPin(): Promise<Text>;
}

export function serviceDesk(parts: ServiceParts): {
  readonly cabinet: ServiceDesk;
  readonly operator: OperatorService;
} {
  const startedMs = parts.wallNow();
  let gathered: Gathered | undefined;
  let gatheredMs = Number.NEGATIVE_INFINITY;
  const gather = (nowMs: number): void => {
    const late = parts.late();
    if (late === undefined || nowMs - gatheredMs < STALE_MS) return;
    gatheredMs = nowMs;
    void gatherFrom(parts.archive, late, nowMs).then((found) => {
      gathered = found ?? gathered;
      late.changed();
    });
  };
  const facts = (): ServiceFacts => {
    const nowMs = parts.wallNow();
    gather(nowMs);
    return factsOf(parts, gathered, { startedMs, nowMs });
  };
  const newPin = (): boolean => {
    const made = parts.operators.newPin();
    if (parts.operators.fault !== undefined) parts.log.warn(parts.operators.fault.message);
    return made;
  };
  return {
    cabinet: {
      facts,
      recall: () => recallFrom(parts.archive, parts.late()),
      newPin: () => (parts.guestSelects() ? 'guest' : newPin() ? 'made' : 'unkept'),
      run: async (asked) => (parts.guestSelects() ? { say: 'leafWord.guest' } : inAWord(parts, asked)),
    },
    operator: {
      facts,
      async deed(asked) {
        const late = parts.late();
        if (late === undefined) throw new DeskRejection('not-started', { say: 'desk.notStarted' });
        if ('setting' in asked) return putLeaf(late.settings, asked.setting, asked.value);
        return useTool(parts, late, asked.tool);
      },
      async newPin() {
        if (!newPin() && parts.operators.fault !== undefined) throw parts.operators.fault;
        return { say: 'leafWord.done' };
      },
    },
  };
}

/** The display has room for no reason: the log has it. */
async function inAWord(parts: ServiceParts, deed: Deed): Promise<Text> {
  const late = parts.late();
  if (late === undefined) return { say: 'leafWord.failed' };
  if ('setting' in deed) return changeLeaf(late.settings, deed.setting, deed.value);
  return useTool(parts, late, deed.tool).catch((error: unknown): Text => {
    if (error instanceof DeskRejection) return refusedInAWord(error);
    if (!(error instanceof Fault)) throw error;
    parts.log.warn(error.message);
    return { say: 'leafWord.failed' };
  });
}

/** Rejects with a DeskRejection or a Fault. */
async function useTool(parts: ServiceParts, late: LateParts, tool: Tool): Promise<Text> {
  const { restart, updates } = parts;
  switch (tool) {
    case 'backup':
      await late.backups.make();
      return { say: 'leafWord.done' };
    case 'restart':
      restart();
      return { say: 'leafWord.wait' };
    case 'update':
    case 'goBack':
      await (tool === 'update' ? updates.newest() : updates.before());
      restart();
      return { say: 'leafWord.wait' };
    case 'speaker':
      await late.trySpeaker();
      return { say: 'leafWord.done' };
    case 'clearBook':
      return booked(late, { type: 'books closed', ...BY_SERVICE });
    case 'clearCredits':
      return booked(late, { type: 'credits cleared', ...BY_SERVICE });
    case 'clearHall':
      return clearHall(parts.archive, late.loop, {
        who: BY_SERVICE.by,
        at: new Date(parts.wallNow()).toISOString(),
      });
    case 'factory':
      return toFactory(late.settings);
    default:
      return tool satisfies never;
  }
}

/** Whoever empties the box goes when it is done: then it is in the journal. */
async function booked({ till, loop }: LateParts, event: Parameters<Till['bookByHand']>[0]): Promise<Text> {
  till.bookByHand(event);
  const fault = await loop.settled();
  if (fault !== undefined) throw fault;
  return { say: 'leafWord.done' };
}

function factsOf(
  { address, operators, version, board, late }: ServiceParts,
  gathered: Gathered | undefined,
  { startedMs, nowMs }: { readonly startedMs: number; readonly nowMs: number },
): ServiceFacts {
  const status = board.status();
  const plainAddress = address().replace(/^https?:\/\//, '');
  const { railMv, boardMv } = status.counters;
  return {
    address: plainAddress,
    pin: operators.pin,
    troubles: troubleWords(status, {
      faults: late()?.faults() ?? [],
      freeBytes: gathered?.freeBytes,
      backupBehindMs: gathered?.backupBehindMs,
      hallLag: late()?.hall.trouble() !== undefined,
      backupFailed: late()?.backups.fault !== undefined,
    }),
    coins: status.coinDoor?.present === true ? late()?.till.books.total.coins : undefined,
    rails: { ledMv: railMv, boardMv },
    set: settingValues(late()?.settings.settings),
    told: {
      ...auditsTold(late()),
      ...booksTold(late(), gathered),
      address: plainAddress,
      pin: operators.pin,
      version,
      firmware: firmwareText(status.description),
      uptime: ageText(nowMs - startedMs),
      hall: late()?.hall.told() ?? { say: 'leafWord.none' },
      clock: clockText(nowMs),
      ...(gathered === undefined
        ? {}
        : {
            disk: bytesText(gathered.freeBytes),
            lastBackup:
              gathered.backupAgeMs === undefined
                ? ({ say: 'leafWord.none' } as const)
                : ageText(gathered.backupAgeMs),
          }),
    },
  };
}

function booksTold(late: LateParts | undefined, gathered: Gathered | undefined): ServiceFacts['told'] {
  return late === undefined ? {} : bookLeaves(late.till.books, gathered?.closedAt);
}

function auditsTold(late: LateParts | undefined): ServiceFacts['told'] {
  if (late === undefined) return {};
  const leaves = auditLeaves(late.audits.newest, late.rules());
  return { ...leaves, starts: leaves.restarts };
}
