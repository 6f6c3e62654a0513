/** The judge as a program: lines in, lines out. */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { judgeBy } from '../../src/commands/judge/judge.ts';
import { judgeStream } from '../../src/commands/score.ts';
import { RULE_SETS } from '../../src/game/index.ts';
import { freshFolder, run, start } from './dicetable.ts';

const judge = judgeBy(RULE_SETS);

test('a stream is answered line by line in order, whatever the chunks, blank lines counted', async () => {
  const good = '{"rules":"farkle","dice":[5]}';
  const answer = '{"farkle":false,"best":50,"keeps":[{"dice":[5],"points":50}]}';
  const input = new PassThrough();
  const output = new PassThrough({ encoding: 'utf8' });
  const done = judgeStream(judge, input, output);
  for (const piece of `${good}\r\n\n  \nbad\n${good}\n${good}`.match(/[\s\S]{1,5}/g) ?? [])
    input.write(piece);
  input.end();
  await done;
  output.end();
  const lines = (await output.toArray()).join('').split('\n');
  expect(lines[0]).toBe(answer);
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ line: 4 });
  expect(lines.slice(2)).toEqual([answer, answer, '']);
});

test('the program answers as soon as the input pauses, and ends with 0 also after bad lines', async () => {
  const program = start(['score']);
  program.process.stdin?.write('bad\n{"rules":"yahtzee","card":{}}\n');
  expect(JSON.parse(await program.firstLine)).toMatchObject({ line: 1 });
  program.process.stdin?.end();
  const { code, stdout, stderr } = await program.ended;
  expect({ code, stderr, lines: stdout.split('\n').length }).toEqual({ code: 0, stderr: '', lines: 3 });
});

test('fifty thousand lines go through the program, one answer each', async () => {
  const program = start(['score']);
  const request = '{"rules":"yahtzee","dice":[2,2,3,3,3],"card":{"yahtzee":50},"category":"full-house"}\n';
  const { stdin } = program.process;
  for (let batch = 0; batch < 50; batch += 1) {
    if (stdin?.write(request.repeat(1000)) === false) await once(stdin, 'drain');
  }
  stdin?.end();
  const { stdout } = await program.ended;
  expect(stdout).toBe('{"legal":true,"points":25,"bonus":0,"fits":true}\n'.repeat(50_000));
});

test('--config adds the sets of the cabinet file, and a wrong file is explained', async () => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'bar.yaml'), 'ruleSets:\n  - id: bar\n    like: farkle\n    threePairs: 1000\n');
  const program = start(['score', '--config', 'bar.yaml'], { folder });
  program.process.stdin?.end('{"rules":"bar","dice":[2,2,3,3,4,4],"keep":[2,2,3,3,4,4]}\n');
  expect((await program.ended).stdout).toBe('{"legal":true,"points":1000,"diceLeft":0,"hotDice":true}\n');
  writeFileSync(join(folder, 'bad.yaml'), 'ruleSets:\n  - id: bar\n    like: farkel\n');
  const { code, stderr } = await run(['score', '--config', 'bad.yaml'], { folder });
  expect(code).toBe(1);
  expect(stderr).toContain('bad.yaml:3:11: ruleSets[0].like');
  expect(stderr).toContain('(did you mean farkle?)');
});
