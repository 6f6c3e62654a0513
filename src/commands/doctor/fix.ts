/** `dicetable doctor --fix`: shows the rule of udev, asks, and writes it where that is allowed. */
import { createInterface } from 'node:readline/promises';
import { RULE_FILE, udevRule } from '../../doctor/gather/udev-rule.ts';
import { runTool } from '../../run-tool.ts';
import { EXIT } from '../exit-code.ts';
import { MARK, writeOwn } from '../service/own-file.ts';
import { serialGroup } from '../service/table-service.ts';
import type { Speech } from '../speech.ts';

/** Throws Fault `service-refused` where it cannot be written. Ends with 1 where only root on a terminal could. */
export async function fixPort({ told }: Speech): Promise<void> {
  const say = (text: string): void => void process.stdout.write(`${text}\n`);
  if (process.platform !== 'linux') return say(told({ say: 'doctor.onlyLinux' }));
  const rule = `# dicetable doctor --fix, ${MARK}\n${udevRule(serialGroup() ?? 'root')}`;
  say(`${told({ say: 'doctor.ruleIs', file: RULE_FILE })}\n\n${rule}`);
  // Rights are changed only where somebody has seen how, and said yes.
  if (process.getuid?.() !== 0 || process.stdin.isTTY !== true) {
    const command = `sudo ${process.execPath} ${process.argv[1]} doctor --fix`;
    say(told({ say: 'doctor.ruleForRoot', file: RULE_FILE, command }));
    process.exitCode = EXIT.fault;
    return;
  }
  if (!(await isSure(told({ say: 'doctor.ruleSure' }), told({ say: 'doctor.yes' })))) return;
  writeOwn(RULE_FILE, rule);
  await runTool('udevadm', ['control', '--reload']);
  await runTool('udevadm', ['trigger', '--subsystem-match=tty', '--subsystem-match=usb']);
  say(told({ say: 'doctor.ruleWritten', file: RULE_FILE }));
}

async function isSure(question: string, yes: string): Promise<boolean> {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await reader.question(`${question} `);
  reader.close();
  return answer.trim().toLowerCase().startsWith(yes);
}
