/** Every check, in the order in which a person would look: one line each, on the terminal and on the operator's page. Pure. */
import { judgeBootloader, judgeDisplays, judgeFirmware, judgeInputs, judgeLink, judgeRail } from './board.ts';
import {
  judgeAccess,
  judgeClock,
  judgeHolder,
  judgeHttp,
  judgeModem,
  judgeNode,
  judgePorts,
  judgePower,
  judgeService,
} from './computer.ts';
import type { DoctorFacts } from './facts.ts';
import type { Checked } from './finding.ts';
import { judgeBackups, judgeDisk, judgeFolder, judgeJournal } from './storage.ts';

const CHECKS = {
  node: judgeNode,
  ports: judgePorts,
  access: judgeAccess,
  holder: judgeHolder,
  modem: judgeModem,
  bootloader: judgeBootloader,
  firmware: judgeFirmware,
  link: judgeLink,
  rail: judgeRail,
  displays: judgeDisplays,
  inputs: judgeInputs,
  folder: judgeFolder,
  disk: judgeDisk,
  journal: judgeJournal,
  backups: judgeBackups,
  clock: judgeClock,
  service: judgeService,
  http: judgeHttp,
  power: judgePower,
} as const satisfies Record<string, (facts: DoctorFacts) => Checked>;

export type CheckId = keyof typeof CHECKS;
export const CHECK_IDS = Object.keys(CHECKS) as readonly CheckId[];

export interface Finding extends Checked {
  readonly id: CheckId;
}

export function examine(facts: DoctorFacts): readonly Finding[] {
  return CHECK_IDS.map((id) => ({ id, ...CHECKS[id](facts) }));
}

/** Whether something needs a person. */
export function needsPerson(findings: readonly Checked[]): boolean {
  return findings.some(({ verdict }) => verdict === 'wrong');
}
