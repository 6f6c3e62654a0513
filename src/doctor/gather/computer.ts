/** What the computer itself says: its clock, its power, its port. */
import { constants, existsSync } from 'node:fs';
import { access, readFile, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { runTool } from '../../run-tool.ts';
import type { DoctorFacts, Known } from '../facts.ts';
import { holdersOf, isRunning } from './processes.ts';
import { RULE_FILE } from './udev-rule.ts';

const ONLY_LINUX = { why: { say: 'doctor.onlyLinux' } } as const;
const isLinux = process.platform === 'linux';

/** Firmware of a Raspberry Pi: bit 0 now, bit 16 since its start (documentation of vcgencmd). */
const THROTTLED_FILE = '/sys/devices/platform/soc/soc:firmware/get_throttled';
const [LOW_NOW, LOW_EVER] = [1, 0x10000];

const PATIENCE_MS = 3000;

export async function gatherPower(): Promise<DoctorFacts['power']> {
  if (!isLinux) return { why: { say: 'doctor.notPi' } };
  const said =
    (await readFile(THROTTLED_FILE, 'utf8').catch(() => undefined)) ??
    (await toolSays('vcgencmd', ['get_throttled']))?.replace('throttled=0x', '');
  const bits = Number.parseInt(said ?? '', 16);
  if (Number.isNaN(bits)) return { why: { say: 'doctor.notPi' } };
  return { known: { isLow: (bits & LOW_NOW) !== 0, wasLow: (bits & LOW_EVER) !== 0 } };
}

export async function gatherClock(): Promise<DoctorFacts['clock']> {
  const says = isLinux
    ? await toolSays('timedatectl', ['show', '--property=NTPSynchronized', '--value'])
    : undefined;
  const isSynchronised: Known<boolean> =
    says === undefined ? { why: { say: 'doctor.noTool', tool: 'timedatectl' } } : { known: says === 'yes' };
  return { nowMs: Date.now(), isSynchronised };
}

export async function gatherModem(): Promise<DoctorFacts['modem']> {
  if (!isLinux) return ONLY_LINUX;
  return { known: { runs: await isRunning('ModemManager'), isKeptOff: existsSync(RULE_FILE) } };
}

/** `table`: the process that has the journal of this cabinet; undefined where none has. */
export async function gatherHolders(
  path: string,
  table: number | undefined,
): Promise<DoctorFacts['holders']> {
  if (!isLinux) return ONLY_LINUX;
  const found = await holdersOf(path);
  return { known: found.map((one) => ({ ...one, isUs: one.pid === table })) };
}

export async function gatherAccess(path: string): Promise<DoctorFacts['access']> {
  if (!isLinux) return ONLY_LINUX;
  const mayUse = await access(path, constants.R_OK | constants.W_OK).then(
    () => true,
    () => false,
  );
  return { known: { path, mayUse, group: await groupOf(path), user: userInfo().username } };
}

async function groupOf(path: string): Promise<string | undefined> {
  const gid = await stat(path).then(
    (found) => found.gid,
    () => undefined,
  );
  if (gid === undefined) return undefined;
  const groups = await readFile('/etc/group', 'utf8').catch(() => '');
  const line = groups.split('\n').find((each) => each.split(':')[2] === `${gid}`);
  return line?.split(':')[0] ?? 'dialout';
}

/** What it printed; undefined where it is missing, fails or keeps us waiting. */
async function toolSays(program: string, words: readonly string[]): Promise<string | undefined> {
  const { code, stdout } = await runTool(program, words, PATIENCE_MS);
  return code === 0 ? stdout.trim() : undefined;
}
