/** What an operator may do, as the server sees it. Whoever calls this has been let in; the desk does it, or says why not. */

import type { Period } from '../../books/periods.ts';
import { SENTENCES } from '../../language/en/sentences.ts';
import { type Text, tell } from '../../language/sentence.ts';
import type { Ignored } from '../../table/state/ignored.ts';
import type { RefusalCode } from '../../table/state/refusal.ts';
import type { PeopleList, PersonRequest } from '../people/messages.ts';
import type { LightRequest, LightView } from './light-messages.ts';
import type {
  BackupLine,
  BackupsAnswer,
  CorrectionRequest,
  DeskView,
  DoctorAnswer,
  FameAnswer,
  FameEditRequest,
  NewGameRequest,
  SettingRequest,
  SettingsAnswer,
  StatusView,
  TeamRequest,
  TestName,
} from './messages.ts';
import type { AuditExport, AuditsAnswer, ServiceAnswer, ServiceRequest } from './service-messages.ts';
import type { TillAnswer, TillRequest } from './till-messages.ts';

/** What the desk itself does not do, with its status: 400 the request is wrong, 404 no such thing, 409 not in this state. */
const DESK_STATUS = {
  'not-started': 409,
  'bad-start': 409,
  'game-running': 409,
  'no-backup': 404,
  'no-entry': 404,
  'no-person': 404,
  'not-waiting': 409,
  'no-settings': 409,
  'no-coins': 409,
  'no-flash': 409,
  'no-light': 409,
  'flash-runs': 409,
  'config-wrong': 400,
  'file-edited': 409,
  'too-many-credits': 409,
  'no-sound': 409,
  'no-voice': 409,
  muted: 409,
} as const;

/** The desk's own, and those of the table, which always mean: not now. */
export type DeskCode = keyof typeof DESK_STATUS | RefusalCode | Ignored;

/** Why something may not be done; becomes the answer's status and words. */
export class DeskRejection extends Error {
  readonly code: DeskCode;
  readonly status: 400 | 404 | 409;

  readonly said: Text;

  constructor(code: DeskCode, said: Text) {
    super(tell(SENTENCES, said));
    this.said = said;
    this.code = code;
    this.status = code in DESK_STATUS ? DESK_STATUS[code as keyof typeof DESK_STATUS] : 409;
  }
}

/** What the desk knows of the table; the server adds what is its own. */
export type DeskStatus = Omit<StatusView, 'viewers' | 'version'>;

/**
 * Everything resolves with what was done in words, or rejects with a DeskRejection (it may not be done) or a Fault (it could
 * not). `who` is the name that the operator signed in with.
 */
export interface OperatorDesk {
  view(): Promise<DeskView>;
  status(): Promise<DeskStatus>;
  newGame(wish: Required<NewGameRequest>): Promise<Text>;
  team(request: TeamRequest): Promise<Text>;
  correct(who: string, correction: CorrectionRequest): Promise<Text>;
  fame(): Promise<FameAnswer>;
  editFame(who: string, edit: FameEditRequest): Promise<Text>;
  people(): Promise<PeopleList>;
  person(request: PersonRequest): Promise<Text>;
  test(name: TestName): Promise<Text>;
  /** Plays on the loudspeaker of the computer, or says why it cannot. */
  trySound(): Promise<Text>;
  firstLight(): Promise<LightView>;
  /** `who` stands in the record. */
  light(who: string, request: LightRequest): Promise<Text>;
  /** Only begins it: the status tells how far it is, and what came of it. */
  flash(who: string): Promise<Text>;
  backups(): Promise<BackupsAnswer>;
  backUp(): Promise<BackupLine>;
  /** Absolute path of a backup that was listed. */
  backupFile(name: string): Promise<string>;
  /** Takes some seconds. */
  examine(): Promise<DoctorAnswer>;
  service(): Promise<ServiceAnswer>;
  /** What select does on this leaf at the cabinet. */
  serve(request: ServiceRequest): Promise<Text>;
  till(): Promise<TillAnswer>;
  /** `who` stands in the books. */
  book(who: string, request: TillRequest): Promise<Text>;
  audits(period: Period): Promise<AuditsAnswer>;
  allAudits(period: Period): Promise<AuditExport>;
  settings(): Promise<SettingsAnswer>;
  change(request: SettingRequest): Promise<Text>;
}
