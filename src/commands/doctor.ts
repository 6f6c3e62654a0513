/** `dicetable doctor`: one screen, a line for each check, what to do, and 1 when something needs a person. */
import type { Command } from 'commander';
import { examine, type Finding, needsPerson } from '../doctor/examine.ts';
import type { CheckVerdict } from '../doctor/finding.ts';
import { factsAlone } from '../gather-facts.ts';
import { plain, tellAll } from '../language/sentence.ts';
import { sentencesIn } from '../language/sentences.ts';
import { packageVersion } from '../package-root.ts';
import { addConfigOptions, type ConfigKeys, configFrom } from './config-options.ts';
import { fixPort } from './doctor/fix.ts';
import { EXIT } from './exit-code.ts';
import type { Speech } from './speech.ts';

interface DoctorFlags {
  readonly json?: boolean;
  readonly fix?: boolean;
}

const MARKS: Readonly<Record<CheckVerdict, string>> = { well: '✓', hint: '!', wrong: '✗', unknown: '–' };

/** A board of Firmata is no board of 8×8 dice. */
const DOCTOR_KEYS: ConfigKeys = [
  ...(['language', 'dataDir', 'backup.folder', 'host', 'httpPort'] as const),
  ...(['board.kind', 'board.port', 'leds.dice'] as const),
];

export function addDoctor(program: Command, speech: Speech): void {
  const { told } = speech;
  const command = program
    .command('doctor')
    .summary(told({ say: 'doctor.summary' }))
    .description(told({ say: 'doctor.help' }))
    .option('--fix', told({ say: 'doctor.fix' }))
    .option('--json', told({ say: 'doctor.json' }));
  addConfigOptions(command, speech, DOCTOR_KEYS).action(async ({ json, fix }: DoctorFlags) => {
    const { config } = configFrom(command);
    if (fix === true) return fixPort(speech);
    const facts = await factsAlone(config);
    const findings = examine(facts);
    if (json === true) {
      const said = tellAll(sentencesIn('en'), { version: packageVersion(), findings, facts });
      process.stdout.write(`${JSON.stringify(said)}\n`);
    } else process.stdout.write(reportOf(findings, speech));
    if (needsPerson(findings)) process.exitCode = EXIT.fault;
  });
}

function reportOf(findings: readonly Finding[], { told }: Pick<Speech, 'told'>): string {
  const names = findings.map(({ id }) => told(plain(`doctor.${id}`)));
  const width = Math.max(...names.map((name) => name.length));
  const lines = findings.flatMap(({ verdict, text, remedy }, at) => [
    `${MARKS[verdict]} ${(names[at] ?? '').padEnd(width)}  ${told(text)}`,
    ...(remedy === undefined ? [] : [`${' '.repeat(width + 4)}→ ${told(remedy)}`]),
  ]);
  const count = findings.filter(({ verdict }) => verdict === 'wrong').length;
  const end = told(count === 0 ? { say: 'doctor.allWell' } : { say: 'doctor.needsPerson', count });
  return [...lines, end, ''].join('\n');
}
