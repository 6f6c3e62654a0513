/** What an examination finds out before it judges: gathered at the edge, plain data, without any secret. */
import type { Text } from '../language/sentence.ts';

/** What is known, or why nobody could find out here. */
export type Known<T> = { readonly known: T } | { readonly why: Text };

export interface DoctorFacts {
  readonly node: {
    readonly version: string;
    readonly needs: string;
    readonly arch: string;
    /** The processors for which a Node comes along. */
    readonly carried: readonly string[];
  };
  readonly ports: Known<readonly PortFacts[]>;
  /** Plugged in and fitting by their USB chip, although the table plays on an emulated board. */
  readonly unused: readonly PortFacts[];
  readonly access: Known<{
    readonly path: string;
    readonly mayUse: boolean;
    /** Undefined: there is no such port. */
    readonly group: string | undefined;
    readonly user: string;
  }>;
  /** Processes of this machine that have the port open. */
  readonly holders: Known<readonly { readonly pid: number; readonly name: string; readonly isUs: boolean }[]>;
  /** ModemManager, which speaks to whatever is plugged in; `isKeptOff` by our udev rule. */
  readonly modem: Known<{ readonly runs: boolean; readonly isKeptOff: boolean }>;
  readonly bootloader: Known<{ readonly isOld: boolean; readonly version: string }>;
  readonly board: Known<BoardFacts>;
  readonly folder: FolderFacts;
  readonly disk: Known<{ readonly freeBytes: number }>;
  readonly journal: Known<JournalFacts>;
  readonly backups: Known<BackupFacts>;
  readonly clock: { readonly nowMs: number; readonly isSynchronised: Known<boolean> };
  readonly service: Known<
    readonly { readonly file: string; readonly isRunning: boolean; readonly startsWithMachine: boolean }[]
  >;
  readonly http: Known<{ readonly address: string; readonly by: 'nobody' | 'us' | 'others' }>;
  /** Of a Raspberry Pi: too little voltage now, or at some time since it was started. */
  readonly power: Known<{ readonly isLow: boolean; readonly wasLow: boolean }>;
}

/** A port that an Uno or a Nano may be behind; `other` is the name of a board that cannot be ours. */
export interface PortFacts {
  readonly path: string;
  readonly maker: string;
  readonly other: string | undefined;
}

export interface BoardFacts {
  readonly isReady: boolean;
  /** Link and firmware in words. */
  readonly description: Text;
  readonly otherFirmware: boolean;
  /** Why it is not ready, or what is wrong although it is. */
  readonly fault: Text | null;
  /** Damaged, lost and repeated while it was watched. */
  readonly errors: number;
  readonly displays: number;
  readonly stuck: readonly string[];
  readonly chattering: readonly string[];
  /** Corrected by the chip's own reference; null where a board cannot measure it. */
  readonly railMv: number | null;
}

export interface FolderFacts {
  readonly path: string;
  readonly isThere: boolean;
  readonly mayWrite: boolean;
  /** Others of this machine may read it, and so the rolls to come. */
  readonly isOpen: boolean;
}

export interface BackupFacts {
  /** 0: none makes itself. */
  readonly keep: number;
  /** How much older than the journal the newest one is; undefined: there is none. */
  readonly behindMs: number | undefined;
  /** The newest one, where it is not what was written. */
  readonly broken: string | undefined;
}

export type JournalFacts =
  | { readonly state: 'none' }
  | { readonly state: 'whole' }
  /** A table of ours has it. */
  | { readonly state: 'held'; readonly holder: Text }
  | { readonly state: 'broken'; readonly why: Text };
