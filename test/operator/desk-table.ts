/** A table in memory with a player at it and an operator's desk. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { CONFIG_DEFAULTS } from '../../hardware/cabinet.ts';
import { Settings } from '../../src/config/settings.ts';
import type { Fault } from '../../src/fault/fault.ts';
import { RULE_SETS } from '../../src/game/index.ts';
import { type MemoryJournal, memoryJournal } from '../../src/journal/memory/memory-journal.ts';
import type { Text } from '../../src/language/sentence.ts';
import { AuditCount } from '../../src/operator/audit-count.ts';
import { Backups } from '../../src/operator/backups.ts';
import { BoardFlash, type BoardFlashParts } from '../../src/operator/board-flash.ts';
import { buttonsOf } from '../../src/operator/board-status.ts';
import { makeDesk } from '../../src/operator/desk.ts';
import { LightFile } from '../../src/operator/first-light/file.ts';
import { FirstLight } from '../../src/operator/first-light/first-light.ts';
import { ShowBoard } from '../../src/operator/show-board.ts';
import type { People } from '../../src/people/people.ts';
import { TABLE_DEFAULTS } from '../../src/table/options.ts';
import { SERVICE_FACTS } from '../app/service-desk.ts';
import { TestTable } from '../app/test-table.ts';
import { load, temporaryFolders } from '../config/load.ts';
import { WELL_FACTS } from '../doctor/well-facts.ts';
import { englishDesk } from '../language/english.ts';
import { knownPeople } from '../people/known-people.ts';
import { playGame } from '../server/played-game.ts';
import { Listener } from '../sound/listener.ts';

export interface DeskTableOptions {
  readonly rolls?: readonly string[];
  /** Text of a cabinet file. */
  readonly settings?: string;
  readonly flash?: BoardFlashParts['put'];
  /** What was played before, and whom the table knows from then. */
  readonly journal?: MemoryJournal;
  readonly people?: People;
}

/** `atEnd` ends what was started; left out: at the end of the test. */
export async function startDeskTable(
  options: DeskTableOptions = {},
  atEnd: (end: () => void | Promise<void>) => void = onTestFinished,
) {
  const { rolls, settings: text, flash, journal = memoryJournal(), people = knownPeople().people } = options;
  const folder = mkdtempSync(join(tmpdir(), 'dicetable-desk-'));
  atEnd(() => rmSync(folder, { recursive: true }));
  const table = await TestTable.start({
    ...{ journal, people },
    ...(rolls === undefined ? {} : { rolls }),
    fameEdits: async () => (await journal.fameEdits()).map(({ edit }) => edit),
  });
  const inForce = { ...TABLE_DEFAULTS, ruleSets: RULE_SETS };
  const folders = temporaryFolders();
  const log = { info() {}, warn() {} };
  const faults: Fault[] = [];
  const awayTroubles: Text[] = [];
  const board = new ShowBoard(table.board, table.clock, CONFIG_DEFAULTS);
  const rawDesk = makeDesk({
    loop: table.loop,
    people,
    archive: journal,
    board,
    backups: new Backups({ archive: journal, folder, keep: () => 3, wallNow: Date.now, log }),
    flash: new BoardFlash({ put: flash, log }),
    light: new FirstLight({
      ...{ board, version: '1.2.3', file: new LightFile(folder) },
      cabinet: () => CONFIG_DEFAULTS,
      countPresses: (on) => table.loop.service(on ? 'buttons' : 'off').type !== 'ignored',
      isCounting: () => table.view.service?.stage === 'buttons',
      buttons: () => buttonsOf(table.view.service),
      tableNow: () => table.clock.now(),
      ...{ change: () => undefined, cabinetFile: join(folder, 'cabinet.yaml') },
      now: () => '2026-01-01T00:00:00.000Z',
    }),
    sound: new Listener(),
    facts: async () => WELL_FACTS,
    service: {
      facts: () => SERVICE_FACTS,
      deed: async () => ({ say: 'leafWord.done' }),
      newPin: async () => ({ say: 'leafWord.done' }),
    },
    audits: new AuditCount(journal, table.clock),
    settings: text === undefined ? undefined : new Settings(load(text, {}, folders), folders),
    apply: ({ tumbleMs }) => void Object.assign(inForce, { tumbleMs }),
    options: inForce,
    boardKind: 'emulated',
    faults: () => faults,
    awayTroubles: () => awayTroubles,
    hallBehind: () => null,
    wallNow: () => Date.UTC(2026, 0, 1),
    tableNow: () => table.clock.now(),
  });
  return {
    desk: englishDesk(rawDesk),
    people,
    /** In codes. */
    rawDesk,
    table,
    options: inForce,
    faults,
    awayTroubles,
    game: () => table.game,
    /** A whole game of Farkle for one is in the journal, as if it had been played before. */
    async playOut() {
      await journal.append(playGame('farkle', ['PLAYER 1']));
      await table.loop.readHall();
    },
  };
}
