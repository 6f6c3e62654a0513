/** What the operator's page and the table say to each other under `/operator/api`; both sides import these types. Codes are told before they are sent. */

import type { Input } from '../../../hardware/cabinet.ts';
import type { Setting } from '../../config/setting.ts';
import type { CoachMode } from '../../game/coach-mode.ts';
import type { Counters } from '../../language/counter-name.ts';
import type { Text } from '../../language/sentence.ts';
import type { SoundOutput } from '../../sound/choices.ts';
import type { LastingTest } from '../../table/state/service-tree.ts';
import type { DeskGame } from './game-messages.ts';

export type * from './game-messages.ts';

/** The answer to everything that could not be done. */
export interface ApiError {
  readonly error: ApiTrouble;
}

export interface ApiTrouble {
  /** For programs: `bad-request`, `signed-out`, `wrong-pin`, `too-many`, `game-running`, or the code of a rejection or fault. */
  readonly code: string;
  /** For people: what is wrong, where, and what to do. */
  readonly message: Text;
  /** The place in the body, as `players[2]`. */
  readonly where?: string;
  /** When it makes sense to try again. */
  readonly waitSeconds?: number;
}

export interface SignInRequest {
  readonly name: string;
  readonly pin: string;
}

export interface SessionAnswer {
  /** null: nobody is signed in. */
  readonly name: string | null;
}

/** What was done, in words. */
export interface DoneAnswer {
  readonly text: Text;
}

/** Everything that the operator's page needs of the game on the table, and of what could be played. */
export interface DeskView {
  readonly ruleSets: readonly {
    readonly id: string;
    readonly name: Text;
    readonly players: { readonly min: number; readonly max: number };
  }[];
  /** What a new game offers. */
  readonly offer: {
    readonly rules: string;
    readonly players: readonly string[];
    readonly coach: CoachMode;
  };
  readonly game: DeskGame | null;
}

export interface FameLine {
  readonly rules: string;
  readonly game: number;
  readonly player: number;
  readonly name: string;
  readonly total: number;
  readonly turns: number | null;
  /** When its game ended, as `2026-11-22` in the place of the table; left out: its clock was not set. */
  readonly day?: string;
}

export interface FameAnswer {
  readonly entries: readonly FameLine[];
  /** Newest first. */
  readonly edits: readonly { readonly at: string; readonly who: string; readonly edit: FameEditDone }[];
}

/** `clear`, from service: every entry of this game and of all before it. */
export type FameEditDone = FameEditRequest | { readonly type: 'clear'; readonly game: number };

export type FameEditRequest =
  | { readonly type: 'rename'; readonly game: number; readonly player: number; readonly name: string }
  | { readonly type: 'remove' | 'restore'; readonly game: number; readonly player: number };

/** A test of the tree of service that goes on until it is stopped. */
export type TestName = 'off' | LastingTest;

export interface ButtonState {
  readonly input: Input;
  readonly pressed: boolean;
  /** Presses since the test began. */
  readonly presses: number;
  /** Presses that came so soon after the one before that no finger made them. */
  readonly bounces: number;
}

/** Both in words for people; `text` has the advice too. */
export interface Trouble {
  readonly text: Text;
  readonly cause: Text;
}

export interface StatusView {
  readonly board: {
    /** `emulated`, or what the cabinet file says. */
    readonly kind: string;
    /** What such a board cannot do, in sentences. */
    readonly limits: readonly Text[];
    /** Link and firmware in words. */
    readonly description: Text;
    readonly state: 'closed' | 'connecting' | 'ready';
    readonly fault: Text | null;
    readonly stuck: readonly Input[];
    readonly displays: number;
    readonly counters: Counters;
    /** Over the last second or so; null until there are two looks at it. */
    readonly picturesPerSecond: number | null;
  };
  /** Putting the firmware of this version on the board. */
  readonly flash: {
    readonly possible: boolean;
    /** The board runs another firmware, or none that answers. */
    readonly wanted: boolean;
    /** How far it is; null: none is under way. */
    readonly running: {
      readonly stage: 'find' | 'write' | 'read' | 'start';
      readonly done: number;
      readonly of: number;
    } | null;
    /** What came of the last one. */
    readonly told: { readonly kind: 'done' | 'trouble'; readonly text: Text } | null;
  };
  /** What is wrong at the table, the journal, or the board, with what to do about it; null = all is well. */
  readonly fault: Trouble | null;
  /** What does not stop the game: a stuck button, a display or LED supply that is missing, a backup that failed. */
  readonly troubles: readonly Trouble[];
  readonly test: { readonly name: TestName; readonly buttons: readonly ButtonState[] };
  readonly storage: {
    readonly file: string;
    readonly journalBytes: number;
    readonly freeBytes: number | null;
    readonly events: number;
    /** Since the newest durable event, in ms; null while there is none. */
    readonly commitAgeMs: number | null;
  };
  /** Of the cabinet file, and the program that plays on the computer; null: none does, or nothing was played yet. */
  readonly sound: {
    readonly output: SoundOutput;
    readonly volume: number;
    readonly player: string | null;
  };
  /** Events of the journal that the hall has not; null: this table belongs to none. */
  readonly hallBehind: number | null;
  readonly version: string;
  /** Pages that watch the table. */
  readonly viewers: number;
}

/** An examination of computer, board and data folder: what `dicetable doctor` says too. */
export interface DoctorAnswer {
  readonly findings: readonly {
    readonly id: string;
    readonly name: Text;
    readonly verdict: 'well' | 'hint' | 'wrong' | 'unknown';
    readonly text: Text;
    readonly remedy?: Text;
  }[];
  /** For that command, which asks a table that plays. */
  readonly board: object;
}

export interface BackupLine {
  readonly name: string;
  readonly at: string;
  readonly bytes: number;
}

export interface BackupsAnswer {
  readonly folder: string;
  /** How many are kept. */
  readonly keep: number;
  /** Newest first. */
  readonly backups: readonly BackupLine[];
}

export type { Setting };

export interface SettingsAnswer {
  /** Where it is saved. */
  readonly file: string;
  readonly settings: readonly Setting[];
}

export interface SettingRequest {
  readonly key: string;
  /** null: back to the default. */
  readonly value: unknown;
}
