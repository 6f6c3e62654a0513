/** Puts the operator's desk together, and the backups that make themselves. */
import type { TableLoop } from '../app/table-loop.ts';
import type { Clock } from '../clock/clock.ts';
import { creditRulesOf } from '../config/credits-schema.ts';
import type { Config } from '../config/schema.ts';
import type { Settings } from '../config/settings.ts';
import { Fault } from '../fault/fault.ts';
import type { Archive } from '../journal/archive.ts';
import type { OperatorDesk } from '../server/operator/desk.ts';
import type { Sound } from '../sound/sound.ts';
import type { TableOptions } from '../table/options.ts';
import { Backups, type BackupsParts } from './backups.ts';
import { BoardFlash, type BoardFlashParts } from './board-flash.ts';
import { buttonsOf } from './board-status.ts';
import { type DeskParts, makeDesk } from './desk.ts';
import { changeSetting, type SettingsInForce } from './desk-settings.ts';
import { LightFile } from './first-light/file.ts';
import { FirstLight } from './first-light/first-light.ts';
import type { ShowBoard } from './show-board.ts';

export interface DeskWiring {
  readonly config: Config;
  readonly loop: TableLoop;
  readonly people: DeskParts['people'];
  readonly board: ShowBoard;
  readonly archive: Archive;
  /** The table's own: changed where it stands, since the table asks it anew each time. */
  readonly options: TableOptions;
  readonly sound: Sound;
  readonly settings: Settings | undefined;
  /** Table time. */
  readonly clock: Clock;
  readonly log: BackupsParts['log'];
  readonly faults: DeskParts['faults'];
  readonly awayTroubles: DeskParts['awayTroubles'];
  readonly hallBehind: DeskParts['hallBehind'];
  readonly service: DeskParts['service'];
  readonly audits: DeskParts['audits'];
  readonly flash: BoardFlashParts['put'];
  /** Of this program. */
  readonly version: string;
  readonly facts: DeskParts['facts'];
  /** Whether backups make themselves. */
  readonly backsUp: boolean;
}

export interface RunningDesk {
  readonly desk: OperatorDesk;
  readonly backups: Backups;
  readonly inForce: SettingsInForce;
}

export function startDesk(parts: DeskWiring): RunningDesk {
  const { config, loop, board, archive, options, sound, settings, clock, log, faults } = parts;
  let inForce = config;
  const backups = new Backups({
    ...{ archive, folder: config.backup.folder, wallNow: Date.now, log },
    keep: () => inForce.backup.keep,
  });
  const apply = (next: Config): void => {
    inForce = next;
    Object.assign(options, atOnce(next));
    board.fit(next.leds);
    loop.follow();
  };
  const light = new FirstLight({
    ...{ board, file: new LightFile(config.dataDir), version: parts.version },
    cabinet: () => inForce.leds,
    countPresses: (on) => loop.service(on ? 'buttons' : 'off').type !== 'ignored',
    isCounting: () => loop.view()?.service?.stage === 'buttons',
    buttons: () => buttonsOf(loop.view()?.service),
    tableNow: () => clock.now(),
    cabinetFile: settings?.file ?? '',
    change: (key, value) => {
      changeSetting({ settings, apply }, { key, value });
      return settings?.list().find((one) => one.key === key && one.origin.startsWith('--'))?.origin;
    },
    now: () => new Date().toISOString(),
  });
  const desk = makeDesk({
    ...{ loop, board, archive, backups, options, sound, settings, boardKind: config.board.kind, faults },
    flash: new BoardFlash({ put: parts.flash, log }),
    ...{ facts: parts.facts, service: parts.service, audits: parts.audits, people: parts.people },
    ...{ awayTroubles: parts.awayTroubles, hallBehind: parts.hallBehind },
    wallNow: Date.now,
    tableNow: () => clock.now(),
    apply,
    light,
  });
  if (parts.backsUp) backUpAfterGames(loop, backups);
  return { desk, backups, inForce: { settings, apply } };
}

type AtOnce = Pick<
  TableOptions,
  | 'language'
  | 'rules'
  | 'players'
  | 'tumbleMs'
  | 'calm'
  | 'housePace'
  | 'coach'
  | 'guestCut'
  | 'buzzer'
  | 'credits'
  | 'sound'
  | 'speech'
  | 'idle'
>;

/** What a running table can follow; `Settings` says the same of its keys. */
function atOnce(config: Config): AtOnce {
  const { language, rules, players, tumbleMs, calm, housePace, coach, guestCut } = config;
  const credits = creditRulesOf(config.credits);
  const { buzzer, sound, speech, idle } = config;
  return {
    language,
    rules,
    players,
    tumbleMs,
    calm,
    housePace,
    coach,
    guestCut,
    buzzer,
    credits,
    sound,
    speech,
    idle,
  };
}

/** At the start, and whenever a game has ended. */
function backUpAfterGames(loop: TableLoop, backups: Backups): void {
  let ended: number | undefined;
  void backups.makeDaily();
  loop.subscribe(({ game }) => {
    if (game?.status !== 'over' || game.number === ended) return;
    ended = game.number;
    void backups.makeDaily();
  });
}

/** The hall of fame is right again, but the disk, or somebody, has changed what was written. */
export async function reportReplayed(
  journal: Pick<Archive, 'info'>,
  log: BackupsParts['log'],
): Promise<void> {
  const replayed = await replayedIn(journal);
  if (replayed > 0)
    log.warn(
      { games: replayed },
      'What was kept of finished games did not fit their events; it was made again',
    );
}

async function replayedIn(journal: Pick<Archive, 'info'>): Promise<number> {
  try {
    return (await journal.info()).replayed;
  } catch (error) {
    // The table has ended meanwhile, or has its own words for it.
    if (error instanceof Fault) return 0;
    throw error;
  }
}
