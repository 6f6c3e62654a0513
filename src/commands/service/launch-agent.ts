/** The table as a launch agent of macOS (launchd.plist(5)): it starts when its user logs in. */
import { join } from 'node:path';
import { Fault } from '../../fault/fault.ts';
import { runTool } from '../../run-tool.ts';
import { MARK, removeOwn, writeOwn } from './own-file.ts';
import { runWords, type TableService } from './table-service.ts';

const LABEL = 'dicetable';

export function agentFile(home: string): string {
  return join(home, 'Library', 'LaunchAgents', `${LABEL}.plist`);
}

/** What a terminal would show goes into a log in the data folder. */
export function launchAgent(service: TableService): string {
  const log = join(service.config.dataDir, 'service.log');
  const text = (value: string): string => `<string>${escaped(value)}</string>`;
  const entries: readonly (readonly [key: string, value: string])[] = [
    ['Label', text(LABEL)],
    ['ProgramArguments', `<array>${runWords(service).map(text).join('')}</array>`],
    ['WorkingDirectory', text(service.working)],
    ['RunAtLoad', '<true/>'],
    ['KeepAlive', '<true/>'],
    // 0077 in decimal, which is all that a property list has.
    ['Umask', `<integer>${0o77}</integer>`],
    ['StandardOutPath', text(log)],
    ['StandardErrorPath', text(log)],
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<!-- ${MARK} -->
<plist version="1.0"><dict>
${entries.map(([key, value]) => `<key>${key}</key>${value}`).join('\n')}
</dict></plist>
`;
}

/** Throws Fault `service-refused` with launchctl's own words. */
export async function installAgent(service: TableService): Promise<void> {
  const { home, uid } = service.user;
  const file = agentFile(home);
  await runTool('launchctl', ['bootout', `gui/${uid}/${LABEL}`]);
  writeOwn(file, launchAgent(service));
  const words = ['bootstrap', `gui/${uid}`, file];
  const { code, stderr } = await runTool('launchctl', words);
  if (code === 0) return;
  const command = ['launchctl', ...words].join(' ');
  throw new Fault('service-refused', { say: 'service.launchctl', command, why: stderr.trim() });
}

/** False where there was none. */
export async function removeAgent(home: string, uid: number): Promise<boolean> {
  await runTool('launchctl', ['bootout', `gui/${uid}/${LABEL}`]);
  return removeOwn(agentFile(home));
}

export async function agentRuns(uid: number): Promise<boolean> {
  const { stdout } = await runTool('launchctl', ['print', `gui/${uid}/${LABEL}`]);
  return /^\s*state = running$/m.test(stdout);
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
