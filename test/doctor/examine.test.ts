import { expect, test } from 'vitest';
import { CHECK_IDS, type CheckId, examine, needsPerson } from '../../src/doctor/examine.ts';
import type { BackupFacts, BoardFacts, DoctorFacts } from '../../src/doctor/facts.ts';
import type { CheckVerdict } from '../../src/doctor/finding.ts';
import { DOCTOR } from '../../src/language/en/doctor.ts';
import { english } from '../language/english.ts';
import { WELL_BOARD, WELL_FACTS } from './well-facts.ts';

const DAY_MS = 24 * 60 * 60_000;
const board = (facts: Partial<BoardFacts>): Partial<DoctorFacts> => ({
  board: { known: { ...WELL_BOARD, ...facts } },
});
const UNO = { path: '/dev/ttyACM0', maker: 'Arduino', other: undefined };
const SERVICE = { file: '/etc/dicetable.service', isRunning: true, startsWithMachine: true };
const folder = (facts: Partial<DoctorFacts['folder']>): Partial<DoctorFacts> => ({
  folder: { ...WELL_FACTS.folder, ...facts },
});

const backups = (facts: Partial<BackupFacts>): Partial<DoctorFacts> => ({
  backups: { known: { keep: 14, behindMs: 0, broken: undefined, ...facts } },
});

function find(id: CheckId, facts: Partial<DoctorFacts>) {
  const finding = examine({ ...WELL_FACTS, ...facts }).find((one) => one.id === id);
  if (finding === undefined) throw new Error(`no check ${id}`);
  return finding;
}

test('a table that is well has a name and a line for each check, and needs nobody', () => {
  const findings = examine(WELL_FACTS);
  expect(findings.map(({ id }) => id)).toEqual(CHECK_IDS);
  expect(findings.filter(({ verdict }) => verdict !== 'well')).toEqual([]);
  expect(needsPerson(findings)).toBe(false);
  for (const id of CHECK_IDS) expect(DOCTOR[id], id).toMatch(/^\p{Lu}/u);
});

test.each<[CheckId, CheckVerdict, string, Partial<DoctorFacts>]>([
  ['node', 'wrong', '22.10.0, arm64', { node: { ...WELL_FACTS.node, version: '22.10.0' } }],
  ['node', 'hint', '26.1.0, arm', { node: { ...WELL_FACTS.node, version: '26.1.0', arch: 'arm' } }],
  ['ports', 'wrong', 'no Arduino is plugged in', { ports: { known: [] } }],
  ['ports', 'wrong', 'Uno R4', { ports: { known: [{ ...UNO, other: 'Uno R4' }] } }],
  ['ports', 'hint', '/dev/ttyACM0', { ports: { known: [UNO, { ...UNO, path: '/dev/ttyUSB0' }] } }],
  [
    'ports',
    'hint',
    '/dev/ttyACM0 (Arduino) is plugged in, and the table plays on an emulated',
    { unused: [UNO] },
  ],
  [
    'access',
    'wrong',
    'group dialout',
    { access: { known: { ...UNO, mayUse: false, group: 'dialout', user: 'eric' } } },
  ],
  [
    'access',
    'wrong',
    'there is no port /dev/none',
    { access: { known: { path: '/dev/none', mayUse: false, group: undefined, user: 'eric' } } },
  ],
  [
    'ports',
    'wrong',
    'there is no port /dev/none',
    { access: { known: { path: '/dev/none', mayUse: false, group: undefined, user: 'eric' } } },
  ],
  ['holder', 'wrong', 'minicom (42)', { holders: { known: [{ pid: 42, name: 'minicom', isUs: false }] } }],
  ['holder', 'well', 'this table', { holders: { known: [{ pid: 42, name: 'node', isUs: true }] } }],
  ['modem', 'hint', 'may speak to a board', { modem: { known: { runs: true, isKeptOff: false } } }],
  ['modem', 'well', 'kept off', { modem: { known: { runs: true, isKeptOff: true } } }],
  [
    'bootloader',
    'well',
    'the old one of Nanos (1.16)',
    { bootloader: { known: { isOld: true, version: '1.16' } } },
  ],
  ['firmware', 'wrong', '/dev/ttyUSB0', board({ otherFirmware: true })],
  ['firmware', 'wrong', 'does not answer', board({ isReady: false })],
  ['link', 'hint', '1 error in five', board({ errors: 1 })],
  ['link', 'wrong', '9 errors', board({ errors: 9 })],
  ['link', 'unknown', 'the board does not answer', board({ isReady: false, errors: 9 })],
  ['rail', 'wrong', '4.4 V', board({ railMv: 4400 })],
  ['rail', 'wrong', '5.6 V', board({ railMv: 5600 })],
  ['rail', 'wrong', '5.26 V', board({ railMv: 5260 })],
  ['rail', 'unknown', 'cannot measure', board({ railMv: null })],
  ['displays', 'wrong', '1 of 2', board({ displays: 1 })],
  ['inputs', 'wrong', 'lever, hold2', board({ stuck: ['lever'], chattering: ['hold2'] })],
  ['folder', 'wrong', 'cannot be written', folder({ mayWrite: false })],
  ['folder', 'hint', 'rolls to come', folder({ isOpen: true })],
  ['folder', 'well', 'made at the first start', folder({ isThere: false })],
  ['disk', 'wrong', '50 MB', { disk: { known: { freeBytes: 50 * 1024 * 1024 } } }],
  ['disk', 'hint', '500 MB', { disk: { known: { freeBytes: 500 * 1024 * 1024 } } }],
  [
    'journal',
    'wrong',
    'event 3 is gone',
    { journal: { known: { state: 'broken', why: 'event 3 is gone' } } },
  ],
  ['journal', 'well', 'process 7', { journal: { known: { state: 'held', holder: 'process 7' } } }],
  ['backups', 'wrong', '5 days older', backups({ behindMs: 5 * DAY_MS })],
  ['backups', 'wrong', 'b.db, is damaged', backups({ broken: 'b.db' })],
  ['backups', 'hint', 'none yet', backups({ keep: 0, behindMs: undefined })],
  ['clock', 'wrong', '1970', { clock: { nowMs: DAY_MS, isSynchronised: { known: true } } }],
  ['clock', 'hint', 'set by nobody', { clock: { ...WELL_FACTS.clock, isSynchronised: { known: false } } }],
  ['service', 'hint', 'none', { service: { known: [] } }],
  ['service', 'hint', 'does not run', { service: { known: [{ ...SERVICE, isRunning: false }] } }],
  ['service', 'wrong', '/etc', { service: { known: [SERVICE, SERVICE] } }],
  [
    'http',
    'wrong',
    'another program',
    { http: { known: { address: 'http://localhost:8080', by: 'others' } } },
  ],
  ['power', 'wrong', 'has too little', { power: { known: { isLow: true, wasLow: true } } }],
  ['power', 'hint', 'had too little', { power: { known: { isLow: false, wasLow: true } } }],
])('%s: %s, "%s"', (id, verdict, text, facts) => {
  const found = find(id, facts);
  expect(found.verdict).toBe(verdict);
  expect(english(found.text)).toContain(text);
  // What needs a person, or is worth knowing, says what to do.
  expect(found.remedy !== undefined).toBe(verdict === 'wrong' || verdict === 'hint');
  expect(needsPerson([found])).toBe(verdict === 'wrong');
});

test('what nobody can find out here is said to be so, and needs nobody', () => {
  const found = find('power', { power: { why: { say: 'doctor.notPi' } } });
  expect(found.verdict).toBe('unknown');
  expect(english(found.text)).toBe('not checked here: only on a Raspberry Pi');
  expect(needsPerson([found])).toBe(false);
});
