/** Does what a signed-in operator asks: at the table, in the journal, at the board, in the cabinet file. */

import type { Outcome } from '../app/outcome.ts';
import type { TableLoop } from '../app/table-loop.ts';
import type { DoctorFacts } from '../doctor/facts.ts';
import type { Fault } from '../fault/fault.ts';
import {
  type Correction,
  describe,
  evolve,
  type Game,
  type GameEvent,
  type RuleSets,
  setName,
  told,
  typedName,
} from '../game/index.ts';
import type { Archive } from '../journal/archive.ts';
import { row, type Text } from '../language/sentence.ts';
import { DeskRejection, type DeskStatus, type OperatorDesk } from '../server/operator/desk.ts';
import type { CorrectionRequest, DeskView, StatusView, TestName } from '../server/operator/messages.ts';
import type { ServiceRequest } from '../server/operator/service-messages.ts';
import type { Sound } from '../sound/sound.ts';
import type { TableOptions } from '../table/options.ts';
import { whyIgnored } from '../table/state/ignored.ts';
import type { TableCommand } from '../table/state/reaction.ts';
import type { LastingTest } from '../table/state/service-tree.ts';
import type { TableView } from '../table/view.ts';
import type { AuditCount } from './audit-count.ts';
import type { Backups } from './backups.ts';
import type { BoardFlash } from './board-flash.ts';
import { boardStatus, buttonsOf, jamsOf, PictureRate, troubleOf } from './board-status.ts';
import { doctorAnswer } from './desk-doctor.ts';
import { editFame, fameAnswer } from './desk-fame.ts';
import { BoxValues, deskGame, refuseStart } from './desk-game.ts';
import { changePerson, type DeskPeople, peopleAnswer, seatsOfNamed } from './desk-people.ts';
import { auditExport, auditsAnswer, deedOf, serviceAnswer } from './desk-service.ts';
import { changeSetting, type SettingsInForce, settingsOf } from './desk-settings.ts';
import { serveTill, tillAnswer } from './desk-till.ts';
import type { FirstLight } from './first-light/first-light.ts';
import type { OperatorService } from './service-desk.ts';
import type { ShowBoard } from './show-board.ts';
import { trySpeaker } from './try-speaker.ts';

export interface DeskParts extends SettingsInForce {
  readonly loop: TableLoop;
  readonly people: DeskPeople;
  readonly archive: Archive;
  readonly board: ShowBoard;
  readonly backups: Backups;
  readonly flash: BoardFlash;
  readonly light: FirstLight;
  readonly sound: Sound;
  readonly facts: () => Promise<DoctorFacts>;
  readonly service: OperatorService;
  readonly audits: Pick<AuditCount, 'read'>;
  /** As they are now. */
  readonly options: TableOptions;
  /** `board.kind` of the cabinet file. */
  readonly boardKind: string;
  /** Wall time, ms since 1970. */
  readonly wallNow: () => number;
  /** What is wrong although the table plays. */
  readonly faults: () => readonly Fault[];
  /** What is wrong beyond the table: whom it tells things is away. */
  readonly awayTroubles: () => readonly Text[];
  /** Events that the hall has not; null: there is none. */
  readonly hallBehind: () => number | null;
  /** Table time. */
  readonly tableNow: () => number;
}

export function makeDesk(parts: DeskParts): OperatorDesk {
  const { loop, archive, backups, options } = parts;
  const rate = new PictureRate();
  const values = new BoxValues();
  const view = (): TableView => viewOf(loop);
  const command = (asked: TableCommand): Promise<Text> => done(parts, view().game, loop.command(asked));

  return {
    async view(): Promise<DeskView> {
      const { game } = view();
      return {
        ruleSets: options.ruleSets
          .filter(({ inMenu }) => inMenu)
          .map((set) => ({ id: set.id, name: setName(set), players: set.players })),
        offer: {
          rules: options.rules,
          players: game?.players ?? options.players,
          coach: game?.coach ?? options.coach,
        },
        game: game === undefined ? null : deskGame(game, options.ruleSets, values),
      };
    },
    status: async () => statusOf(parts, view(), rate),
    async newGame({ replace, players, ...wish }) {
      refuseStart(options, view().game, wish.rules, replace);
      return command({ type: 'start', players: seatsOfNamed(players, parts.people), ...wish });
    },
    team: ({ player, members }) =>
      command({ type: 'team', player, members: seatsOfNamed(members, parts.people) }),
    correct: (who, correction) => command(signed(who, correction)),
    people: async () => peopleAnswer(parts.people),
    person: (request) => changePerson(parts.people, request),
    fame: async () => fameAnswer(view().hall, await archive.fameEdits(), parts.people.nameOf),
    async editFame(who, edit) {
      const at = new Date(parts.wallNow()).toISOString();
      const text = await editFame(archive, view().hall, parts.people, { who, at }, edit);
      await loop.readHall();
      return text;
    },
    test: async (name) => test(parts, name),
    trySound: () => trySpeaker(parts.sound, options),
    firstLight: async () => parts.light.view(),
    light: async (who, request) => parts.light.take(who, request),
    async flash(who) {
      // What a test shows would be drawn while nobody can see it.
      test(parts, 'off');
      parts.flash.begin(who);
      return { say: 'desk.flashBegun' };
    },
    backups: async () => ({ folder: backups.folder, keep: backups.keep, backups: await backups.list() }),
    backUp: () => backups.make(),
    async backupFile(name) {
      // It would open the dice of a game that is still played, to the network too.
      if (view().game?.status === 'playing') throw new DeskRejection('game-running', { say: 'desk.sealed' });
      const file = await backups.find(name);
      if (file === undefined) throw new DeskRejection('no-backup', { say: 'desk.noBackup' });
      return file;
    },
    examine: async () => doctorAnswer(await parts.facts()),
    service: async () => serviceAnswer(parts.service.facts(), options.ruleSets),
    serve: (request) => serve(parts, request),
    till: async () => tillAnswer(loop, options),
    book: (who, request) => serveTill(loop, options, who, request),
    audits: async (period) => auditsAnswer(await parts.audits.read(), period, options.credits),
    allAudits: async (period) => auditExport(await parts.audits.read(), period, options.credits),
    settings: async () => ({ file: settingsOf(parts).file, settings: settingsOf(parts).list() }),
    change: async (request) => changeSetting(parts, request),
  };
}

function viewOf(loop: TableLoop): TableView {
  const view = loop.view();
  if (view === undefined) throw new DeskRejection('not-started', { say: 'desk.notStarted' });
  return view;
}

async function statusOf(
  parts: DeskParts,
  { fault, faultCause = '', service }: TableView,
  rate: PictureRate,
): Promise<DeskStatus> {
  const { board, backups, flash } = parts;
  const status = board.status();
  const sound = parts.sound.state();
  const { output, volume } = parts.options.sound;
  const rated = rate.take(status.counters.pictures, parts.tableNow());
  return {
    board: boardStatus(status, {
      ...{ kind: parts.boardKind, limits: board.limits, picturesPerSecond: rated },
    }),
    sound: { output, volume, player: sound.player ?? null },
    troubles: [
      ...[...parts.faults(), ...(backups.fault ? [backups.fault] : [])].map(troubleOf),
      ...[...jamsOf(status), ...sound.troubles, ...parts.awayTroubles()].map((text) => ({ text, cause: '' })),
    ],
    flash: flash.view(status),
    fault: fault === undefined ? null : { text: fault, cause: faultCause },
    test: { name: service?.test ?? 'off', buttons: buttonsOf(service) },
    storage: await storage(parts),
    hallBehind: parts.hallBehind(),
  };
}

/** Waits until it is durable; rejects with the fault when it is not. `before`: the game before the command. */
async function done(
  { loop, options, people }: DeskParts,
  before: Game | undefined,
  outcome: Outcome,
): Promise<Text> {
  switch (outcome.type) {
    case 'events': {
      const fault = await loop.settled();
      if (fault !== undefined) throw fault;
      return told(inWords(outcome.events, before, options.ruleSets), people.nameOf);
    }
    case 'refused':
      throw new DeskRejection(outcome.refusal.code, outcome.refusal.sentence);
    case 'ignored':
      throw new DeskRejection(outcome.reason, { say: 'desk.notNow', why: whyIgnored(outcome.reason) });
    case 'shown':
      return { say: 'desk.done' };
    default:
      return outcome satisfies never;
  }
}

/** Of the tree of service, as at the cabinet; the first light shows nothing meanwhile. */
function test(parts: DeskParts, name: TestName): Text {
  if (name !== 'off') return begin(parts, name);
  parts.board.play(undefined);
  parts.loop.service(name);
  return { say: 'desk.testEnded' };
}

function begin({ loop, board }: DeskParts, what: LastingTest | 'recall'): Text {
  board.play(undefined);
  const outcome = loop.service(what);
  if (outcome.type === 'ignored')
    throw new DeskRejection(outcome.reason, { say: 'desk.notNow', why: whyIgnored(outcome.reason) });
  return { say: 'desk.testBegun' };
}

/** At the cabinet guests are kept from it; whoever has signed in is none. */
async function serve(parts: DeskParts, request: ServiceRequest): Promise<Text> {
  const { service, options } = parts;
  const asked = deedOf(request, service.facts(), options.ruleSets);
  if (asked === 'new pin') return service.newPin();
  if (asked === 'recall') return begin(parts, asked);
  return 'deed' in asked ? service.deed(asked.deed) : test(parts, asked.test);
}

function inWords(events: readonly GameEvent[], before: Game | undefined, sets: RuleSets): Text {
  let game = before;
  const sentences = events.map((event) => {
    const sentence = describe(event, game, sets);
    game = evolve(game, event);
    return sentence;
  });
  return row(...sentences);
}

/** The category is a word of the request until the game has looked for the box. */
function signed(who: string, correction: CorrectionRequest): Correction {
  const name = correction.type === 'rename' ? { name: typedName(correction.name) } : {};
  return { ...correction, ...name, by: who } as Correction;
}

async function storage({ archive, wallNow }: DeskParts): Promise<StatusView['storage']> {
  const { file, bytes, freeBytes, events, newestAt } = await archive.info();
  return {
    ...{ file, events, journalBytes: bytes },
    freeBytes: Number.isFinite(freeBytes) ? freeBytes : null,
    commitAgeMs: newestAt === undefined ? null : Math.max(0, wallNow() - Date.parse(newestAt)),
  };
}
