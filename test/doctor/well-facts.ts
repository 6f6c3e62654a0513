/** A table that is well, for tests that make one thing wrong. */
import type { BoardFacts, DoctorFacts } from '../../src/doctor/facts.ts';

export const WELL_BOARD: BoardFacts = {
  ...{ isReady: true, description: '/dev/ttyUSB0, firmware 1.0', otherFirmware: false, fault: null },
  ...{ errors: 0, displays: 2, stuck: [], chattering: [], railMv: 5006 },
};

export const WELL_FACTS: DoctorFacts = {
  node: { version: '26.10.0', needs: '>=22.18', arch: 'arm64', carried: ['x64', 'arm64'] },
  ports: { known: [{ path: '/dev/ttyUSB0', maker: 'CH340', other: undefined }] },
  unused: [],
  access: { known: { path: '/dev/ttyUSB0', mayUse: true, group: 'dialout', user: 'eric' } },
  holders: { known: [] },
  modem: { known: { runs: false, isKeptOff: false } },
  bootloader: { known: { isOld: false, version: '4.4' } },
  board: { known: WELL_BOARD },
  folder: { path: '/home/eric/data', isThere: true, mayWrite: true, isOpen: false },
  disk: { known: { freeBytes: 20e9 } },
  journal: { known: { state: 'whole' } },
  backups: { known: { keep: 14, behindMs: 3_600_000, broken: undefined } },
  clock: { nowMs: Date.UTC(2026, 10, 22), isSynchronised: { known: true } },
  service: { known: [{ file: '/etc/dicetable.service', isRunning: true, startsWithMachine: true }] },
  http: { known: { address: 'http://localhost:8080', by: 'us' } },
  power: { known: { isLow: false, wasLow: false } },
};
