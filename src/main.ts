/** The composition root: the only file, beside testing.ts, that wires journal, board, table and server together. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { followSets } from './app/follow-sets.ts';
import { type Log, openLog } from './app/log.ts';
import type { ViewListener } from './app/publisher.ts';
import { showViews } from './app/show-views.ts';
import { TableLoop } from './app/table-loop.ts';
import { TypedDice } from './app/typed-dice.ts';
import { type Undo, undoAll } from './app/undo-all.ts';
import { updateFault, updatesOf } from './ask-update.ts';
import type { Board } from './board/board.ts';
import type { Clock } from './clock/clock.ts';
import { SystemClock } from './clock/system-clock.ts';
import { startBestPlay } from './coach/start.ts';
import { creditRulesOf } from './config/credits-schema.ts';
import { ruleSetsOf } from './config/own-rule-sets.ts';
import type { Config } from './config/schema.ts';
import type { Settings } from './config/settings.ts';
import { fairDraw } from './fairness/fair-draw.ts';
import type { Fault } from './fault/fault.ts';
import { tableFlash } from './flash-board.ts';
import type { Draw } from './game/index.ts';
import { factsOfTable } from './gather-facts.ts';
import type { Home } from './home/home.ts';
import type { Archive } from './journal/archive.ts';
import type { Journal } from './journal/journal.ts';
import type { Text } from './language/sentence.ts';
import { LentLink } from './link/lent-link.ts';
import { type Cable, makeBoard, openCable } from './open-board.ts';
import { controlOf } from './open-control.ts';
import { LateRounds, type OpenHall, openHall } from './open-hall.ts';
import { openHome } from './open-home.ts';
import { openJournal } from './open-journal.ts';
import { forHall, guestsAt, openPeople } from './open-people.ts';
import { openPack, openSound } from './open-sound.ts';
import { keepLanguage } from './operator/keep-language.ts';
import { type AskedLater, type OperatorService, serviceDesk } from './operator/service-desk.ts';
import { ShowBoard } from './operator/show-board.ts';
import { reportReplayed, startDesk } from './operator/start-desk.ts';
import { trySpeaker } from './operator/try-speaker.ts';
import { startUpkeep } from './operator/upkeep.ts';
import { packageRoot, packageVersion } from './package-root.ts';
import { addressOf } from './server/address-of.ts';
import { openSignIn } from './server/operator/open-sign-in.ts';
import type { Operators } from './server/operator/sign-in.ts';
import { type RunningServer, startServer } from './server/server.ts';
import { TABLE_DEFAULTS, type TableOptions } from './table/options.ts';

export type { Cable } from './open-board.ts';
export { TypedDice };

/** What tests put in the place of the real things. */
export interface Overrides {
  readonly clock?: Clock;
  readonly cable?: Cable;
  readonly journal?: Journal & Archive;
  readonly draw?: Draw;
  /** Cryptographically strong, unless a test wants a known seed. */
  readonly randomBytes?: (count: number) => Uint8Array;
  readonly log?: Log;
  /** The cabinet file, for the operator to change. */
  readonly settings?: Settings;
  /** The table only rehearses, first with these dice. */
  readonly typed?: TypedDice;
}

export interface RunningTable {
  /** Where the other machines of the network find the page; this one where there is no network. */
  readonly address: string;
  /** The text of the key that makes a browser the table's own, for an address: `/cabinet?key=`. */
  readonly cabinetKey: string;
  /** `emulated Uno`, or the serial port. */
  readonly boardName: string;
  readonly loop: TableLoop;
  readonly board: Board;
  readonly server: RunningServer;
  /** The operator's PIN, and how to make a new one. */
  readonly operators: Operators;
  readonly log: Log;
  /** Resolves when the table has stood still for half a minute, since its journal cannot be written: end it, and start anew. */
  readonly gaveUp: Promise<Fault>;
  /** Resolves when somebody has asked service to end the table and start it again. */
  readonly restart: Promise<void>;
  /** Resolves with how the table is taken in, when its hall waits for that. */
  readonly claim: Promise<Text>;
  /** LEDs dark, page gone, journal closed. Safe to call twice. */
  close(): Promise<void>;
}

/** Rejects with a Fault, and leaves nothing running, when journal, firmware file or address cannot be used. */
export async function startTable(config: Config, overrides: Overrides = {}): Promise<RunningTable> {
  const log = overrides.log ?? openLog(config.log);
  const undo: Undo = [];
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closing ??= undoAll(undo);
    return closing;
  };
  try {
    const parts = await openParts(config, overrides, log, undo);
    const { cable, board, operators } = parts;
    const gaveUp = Promise.withResolvers<Fault>();
    const restart = Promise.withResolvers<void>();
    // Known once the server listens; service asks each time.
    let pages: RunningPages | undefined;
    const asked = {
      ...{ pages: () => pages?.server, late: () => pages?.late, restart: restart.resolve },
      updates: updatesOf(config),
    };
    const { loop, service } = await startLoop(parts, asked, overrides.settings, gaveUp.resolve);
    pages = await startPages(config, { ...parts, service }, loop, overrides.settings);
    const { server, publish } = pages;
    showViews(loop, publish, log, parts.bestPlay.odds);
    followSets(config.rules, parts.bestPlay.at, loop);
    return {
      ...{ address: addressOf(server.urls), cabinetKey: parts.key.text, boardName: cable.link.name },
      ...{ loop, board, server, operators, log, close, gaveUp: gaveUp.promise, restart: restart.promise },
      claim: pages.claim,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

type Parts = Awaited<ReturnType<typeof openParts>>;

/** What a table stands on: its journal, its board, what operators sign in with. */
async function openParts(config: Config, overrides: Overrides, log: Log, undo: Undo) {
  const clock = overrides.clock ?? new SystemClock();
  const proof = overrides.draw === undefined ? 'dice' : 'rules';
  const { journal, outbox } = await openJournal(config, overrides.journal, proof);
  undo.push(() => journal.close());
  const cable = overrides.cable ?? (await openCable(config));
  undo.push(() => cable.close());
  const lent = new LentLink(cable.link);
  const board = await makeBoard(config, { ...cable, link: lent }, clock);
  const wallClock = new SystemClock();
  const ruleSets = ruleSetsOf(config);
  const bestPlay = startBestPlay(config, ruleSets, wallClock, log);
  undo.push(bestPlay.close);
  const { key, operators } = openSignIn(config.dataDir, wallClock, log);
  // Changed where it stands: the table asks its options anew each time.
  const options: TableOptions = {
    ...{ ...TABLE_DEFAULTS, ...config, ruleSets, rehearses: overrides.typed !== undefined },
    ...{ credits: creditRulesOf(config.credits), diceKind: config.leds.dice },
  };
  const pack = openPack(config);
  const sound = openSound(pack, options, log);
  undo.push(() => sound.close());
  return {
    ...{ clock, wallClock, bestPlay, journal, outbox, cable, lent, board, key, operators, log, undo },
    tested: new ShowBoard(board, clock, config.leds),
    ...{ options, sound, pack, typed: overrides.typed, rounds: new LateRounds() },
    ...{ draw: overrides.draw ?? fairDraw, randomBytes: overrides.randomBytes ?? randomBytes },
    people: openPeople(config.dataDir, log),
    // A journal of a test has its own ways.
    backsUp: overrides.journal === undefined,
  };
}

async function startLoop(
  { journal, operators, bestPlay, log, board, tested, undo, clock, ...parts }: Parts,
  { pages, late, restart, updates }: AskedLater & { pages: () => RunningServer | undefined },
  settings: Settings | undefined,
  gaveUp: (fault: Fault) => void,
): Promise<{ loop: TableLoop; service: OperatorService }> {
  const guestSelects = () => pages()?.isGuests('select') === true;
  const service = serviceDesk({
    ...{ operators, log, guestSelects, late, board, archive: journal, version: packageVersion() },
    address: () => addressOf(pages()?.urls ?? []),
    wallNow: Date.now,
    ...{ restart, updates },
  });
  const loop = new TableLoop({
    ...{ ...parts, ...bestPlay, clock, board: tested, journal, gaveUp },
    fameEdits: async () => (await journal.fameEdits()).map(({ edit }) => edit),
    service: service.cabinet,
    keepLanguage: (language) => keepLanguage({ settings, log, guestSelects }, language),
    pressed: (source, outcome) => log.debug({ source, ...outcome }, 'Pressed'),
  });
  undo.push(() => loop.close());
  const { hall } = await loop.start();
  void hall.then(() => reportReplayed(journal, log));
  return { loop, service: service.operator };
}

/** With what service at the cabinet asks of them. */
interface RunningPages extends Pick<RunningTable, 'server' | 'claim'> {
  readonly late: ReturnType<AskedLater['late']>;
  readonly publish: ViewListener;
}

/** Everything that people in the network see and do: pages, on-screen cabinet, operator's desk. */
async function startPages(
  config: Config,
  parts: Parts & { readonly service: OperatorService },
  loop: TableLoop,
  settings: Settings | undefined,
): Promise<RunningPages> {
  const { bestPlay, board, cable, lent, tested, journal, key, operators, sound, pack } = parts;
  const { options, clock, wallClock, log, backsUp, undo, outbox } = parts;
  const upkeep = startUpkeep({ ...parts, updateFault: updateFault() }, loop);
  undo.push(() => upkeep.close());
  let home: Home | undefined;
  let hall: OpenHall | undefined;
  const { desk, backups, inForce } = startDesk({
    ...{ people: parts.people, config, loop, board: tested, archive: journal, options, sound },
    ...{ settings, clock, log, backsUp },
    ...{ faults: upkeep.faults, audits: upkeep.audits, service: parts.service },
    awayTroubles: () => [home?.trouble, hall?.trouble()].filter((trouble) => trouble !== undefined),
    hallBehind: () => hall?.behind() ?? null,
    version: packageVersion(),
    flash: tableFlash(cable, lent, config.board.kind, clock),
    facts: () => factsOfTable(config, board, clock),
  });
  undo.unshift(() => backups.settled()); // Last of all: the journal ends one that is under way.
  const server = await startServer({
    ...{ host: config.host, port: config.httpPort, dataDir: config.dataDir, sounds: pack.files },
    webRoot: join(packageRoot(), 'dist', 'web'),
    allowedHosts: config.allowedHosts,
    publicUrl: config.publicUrl || undefined,
    ...{ openCabinet: config.openCabinet, cabinetKey: key, version: packageVersion() },
    ruleSets: options.ruleSets,
    ...{ history: journal, review: bestPlay.review, bestSince: loop.bestSince },
    operator: { operators, desk },
    ...{ emulated: board.emulated, log, wallClock, league: () => parts.rounds.league },
    ...{ control: controlOf(cable, loop), ...guestsAt(parts.people, loop) },
  });
  undo.push(() => server.close());
  hall = await openHall(config, outbox, {
    ...{ log, rounds: parts.rounds, changed: () => loop.follow() },
    ...forHall(parts.people, server.newest, loop),
    ...{ faults: upkeep.faults, journal, board: tested, options, backups, inForce, service: parts.service },
  });
  undo.push(hall.close, async () => home?.close());
  const address = addressOf(server.urls);
  home = await openHome(config, { ...parts, loop, board: tested, inForce, address, clock: wallClock });
  const late = {
    ...{ ...upkeep, backups, hall, settings: inForce },
    ...{ rules: () => options.rules, changed: () => loop.follow(), till: loop.till, loop },
    ...{ ruleSets: () => options.ruleSets, trySpeaker: () => trySpeaker(sound, options) },
  };
  const publish: ViewListener = (view) => {
    server.publish(view);
    hall?.follow(); // It tells what the pages show.
  };
  return { server, late, publish, claim: hall.waits };
}
