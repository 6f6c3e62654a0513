import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { configOptions } from '../../src/config/option.ts';
import { freshFolder, run, start } from './dicetable.ts';

test('--help explains every command and every option, with examples, and ends with 0', async () => {
  const { code, stdout, stderr } = await run(['--help']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const text = stdout.replaceAll(/\s+/g, ' ');
  for (const { flag, key } of configOptions()) {
    expect(text).toContain(`${flag} `);
    expect(text).toContain(key.schema.description);
  }
  for (const word of [
    'run [options]',
    'config [options]',
    '--schema',
    '--version',
    'Examples:',
    'Exit codes:',
  ]) {
    expect(text).toContain(word);
  }
  expect(stdout.split('\n').filter((line) => line.length > 106)).toEqual([]);
});

test('the help of a command explains its own options', async () => {
  const { code, stdout } = await run(['config', '--help']);
  expect(code).toBe(0);
  expect(stdout).toContain('--schema');
  expect(stdout).toContain('--http-port <number>');
  expect(stdout).not.toContain('Examples:');
});

test.each([
  [['paly'], "unknown command 'paly'", '(Did you mean run?)'],
  [['--bord', 'serial'], "unknown option '--bord'", '(Did you mean --board?)'],
  [['config', '--schem'], "unknown option '--schem'", '(Did you mean --schema?)'],
  [['config', '--port'], "option '--port <text>' argument missing", 'dicetable --help'],
  [['run', 'twice'], 'too many arguments', 'dicetable --help'],
])('the wrong command line %j is explained and ends with 2', async (words, complaint, hint) => {
  const { code, stdout, stderr } = await run(words);
  expect(stdout).toBe('');
  expect(stderr).toContain(complaint);
  expect(stderr).toContain(hint);
  expect(code).toBe(2);
});

test.each([
  ['backup', ['--language', '--data-dir', '--backup-keep', '--backup-folder']],
  ['restore', ['--language', '--data-dir', '--backup-folder']],
  ['verify', ['--host', '--http-port', '--language', '--data-dir', '--seal', '--link']],
  ['doctor', ['--host', '--http-port', '--language', '--data-dir', '--backup-folder', '--board', '--port']],
  ['update', ['--http-port', '--language', '--data-dir', '--update-key']],
  ['go-back', ['--http-port', '--language', '--old-journal']],
])('the help of %s has the options that mean something there, and no others', async (command, wanted) => {
  const { stdout } = await run([command, '--help']);
  const listed = [...stdout.matchAll(/^ {2}(?:-h, )?(--[a-z-]+)/gm)].map(([, flag]) => flag);
  const own = command === 'doctor' ? ['--fix', '--json', '--leds-dice'] : [];
  expect(listed.sort()).toEqual([...wanted, ...own, '--config', '--help'].sort());
});

test('an option of other commands is refused with where it belongs, in every language', async () => {
  const words = ['backup', '--leds-brightness=3'];
  const { code, stdout, stderr } = await run(words);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(
    "unknown option '--leds-brightness=3'\n(It is an option of run, config and service.)",
  );
  expect((await run([...words, '--language', 'de'])).stderr).toContain(
    '(Sie gehört zu run, config und service.)',
  );
});

test('a wrong configuration is explained without a stack, by line and by option, and ends with 1', async () => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'cabinet.yaml'), 'bord:\n  kind: serial\n');
  const { code, stdout, stderr } = await run(['config', '--tumble-ms', 'long'], { folder });
  expect(stdout).toBe('');
  expect(stderr).toContain('cabinet.yaml:1:1: bord is not a known key (did you mean board?)');
  expect(stderr).toContain('--tumble-ms: expected a whole number from 100 to 1200; found "long"');
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
});

test('config prints what is in force as a cabinet file, with origins', async () => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'cabinet.yaml'), '# our bar\ncalm: true\n');
  const { code, stdout, stderr } = await run(
    ['config', '--players', 'Eric,Julie', '--open-cabinet', '--board=serial', '--port', '/dev/ttyUSB7'],
    { folder },
  );
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^calm: true +# cabinet\.yaml:2$/m);
  expect(stdout).toMatch(/^openCabinet: true +# --open-cabinet$/m);
  expect(parse(stdout)).toMatchObject({
    players: ['Eric', 'Julie'],
    dataDir: join(folder, 'data', 'dicetable'),
    board: { kind: 'serial', port: '/dev/ttyUSB7' },
  });
});

test('a reader that is gone (a closed pipe) is no bug', async () => {
  const program = start(['config', '--schema']);
  program.process.stdout?.destroy();
  expect(await program.ended).toMatchObject({ code: 0, stderr: '' });
});
