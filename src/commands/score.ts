/** `dicetable score`: the judge. One JSON object a line in, one line out for each, flushed whenever the input pauses. */

import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { Command } from 'commander';
import { type Judge, judgeBy } from './judge/judge.ts';
import { addRuleSetOption, ruleSetsFrom } from './rule-set-option.ts';
import type { Speech } from './speech.ts';

const EXAMPLE = `  echo '{"rules":"yahtzee","dice":[6,6,6,6,6],"card":{"yahtzee":50,"sixes":18},"category":"full-house"}' | dicetable score
  {"legal":true,"points":25,"bonus":100,"fits":true}`;

export function addScore(program: Command, speech: Speech): void {
  const { told } = speech;
  const command = program
    .command('score')
    .summary(told({ say: 'command.scoreSummary' }))
    .description(told({ say: 'command.scoreHelp' }))
    .addHelpText('after', `\n${told({ say: 'command.example' })}\n${EXAMPLE}`);
  addRuleSetOption(command, speech).action(async () => {
    await judgeStream(judgeBy(ruleSetsFrom(command)), process.stdin, process.stdout);
  });
}

/** Resolves after the last line of `input` is answered. */
export async function judgeStream(judge: Judge, input: Readable, output: Writable): Promise<void> {
  let number = 0;
  /** The beginning of a line whose end has not come, in pieces: a huge line is put together once. */
  let rest: string[] = [];
  const answers = (lines: readonly string[]): string => {
    let text = '';
    for (const line of lines) {
      number += 1;
      const answer = judge(number === 1 ? line.replace(/^\uFEFF/, '') : line, number);
      if (answer !== undefined) text += `${answer}\n`;
    }
    return text;
  };
  const write = async (text: string): Promise<void> => {
    if (text !== '' && !output.write(text)) await once(output, 'drain');
  };
  for await (const chunk of input.setEncoding('utf8') as AsyncIterable<string>) {
    const [first = '', ...others] = chunk.split('\n');
    rest.push(first);
    const begun = others.pop();
    if (begun === undefined) continue;
    const lines = [rest.join(''), ...others];
    rest = [begun];
    await write(answers(lines));
  }
  const last = rest.join('');
  await write(answers(last === '' ? [] : [last]));
}
