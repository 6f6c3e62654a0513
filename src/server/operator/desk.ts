/** What an operator may do, as the server sees it. Whoever calls this has been let in; the desk does it, or says why not. */
import type {
  BackupLine,
  BackupsAnswer,
  CorrectionRequest,
  DeskView,
  FameAnswer,
  FameEditRequest,
  NewGameRequest,
  SettingRequest,
  SettingsAnswer,
  StatusView,
  TestName,
} from './messages.ts';

/** Why something was not done; becomes the answer's status and words. */
export class DeskError extends Error {
  readonly code: string;
  /** 400: the request is wrong; 409: not now, not in this state. */
  readonly status: 400 | 404 | 409;

  constructor(code: string, message: string, status: 400 | 404 | 409 = 409) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/**
 * Everything resolves with what was done in words, or rejects with a DeskError (it may not be done) or a Fault (it could
 * not). `who` is the name that the operator signed in with.
 */
export interface OperatorDesk {
  view(): Promise<DeskView>;
  status(): Promise<Omit<StatusView, 'viewers'>>;
  newGame(wish: Required<NewGameRequest>): Promise<string>;
  correct(who: string, correction: CorrectionRequest): Promise<string>;
  fame(): Promise<FameAnswer>;
  editFame(who: string, edit: FameEditRequest): Promise<string>;
  test(name: TestName): Promise<string>;
  backups(): Promise<BackupsAnswer>;
  backUp(): Promise<BackupLine>;
  /** Absolute path of a backup that was listed. */
  backupFile(name: string): Promise<string>;
  settings(): Promise<SettingsAnswer>;
  change(request: SettingRequest): Promise<string>;
}
