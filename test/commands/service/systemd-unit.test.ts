import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { launchAgent } from '../../../src/commands/service/launch-agent.ts';
import { systemdUnit } from '../../../src/commands/service/systemd-unit.ts';
import { runWords, type TableService } from '../../../src/commands/service/table-service.ts';
import { tvEntry } from '../../../src/commands/service/tv-entry.ts';
import { freshFolder } from '../dicetable.ts';

/** In a folder whose name is as bad as names may be. */
function badlyNamed(httpPort = 8080): TableService {
  const working = join(freshFolder(), 'a "dice" table, 100 % $HOME \\ <&>');
  mkdirSync(working);
  return {
    program: [process.execPath, join(working, 'dicetable.js')],
    options: ['--data-dir=da ta', '--no-odds'],
    working,
    user: { name: 'daemon', uid: 1, gid: 1, home: '/usr/sbin' },
    config: { dataDir: join(working, 'da ta'), host: 'all', httpPort },
    writes: [join(working, 'da ta'), '/usr/sbin/below', '/opt/not/there/yet'],
    environment: { XDG_DATA_HOME: working },
  };
}

test.each([
  ['a user', undefined, '--user'],
  ['the machine', { serialGroup: 'dialout' }, '--system'],
])('systemd itself finds nothing wrong with the unit of %s', (_whose, facts, scope) => {
  const service = badlyNamed();
  const unit = systemdUnit(service, facts);
  const file = join(service.working, 'dicetable.service');
  writeFileSync(file, unit);
  const env = { PATH: process.env.PATH, HOME: service.working, XDG_RUNTIME_DIR: service.working };
  const verified = spawnSync('systemd-analyze', [scope, '--man=no', 'verify', file], {
    encoding: 'utf8',
    env,
  });
  // Of all the units that it looks at, it complains of ours by name.
  expect(verified.stderr.split('\n').filter((line) => line.includes('dicetable'))).toEqual([]);
  expect(verified.status).toBe(0);
  // Without this, it gives up after five starts in ten seconds.
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
  expect(unit).toMatch(/^Restart=always$/m);
});

test('a unit that would not start is found so: the check above can fail', () => {
  const service = badlyNamed();
  const file = join(service.working, 'dicetable.service');
  writeFileSync(file, systemdUnit({ ...service, program: ['/not/there', 'dicetable.js'] }));
  const env = { PATH: process.env.PATH, HOME: service.working, XDG_RUNTIME_DIR: service.working };
  const verified = spawnSync('systemd-analyze', ['--user', '--man=no', 'verify', file], {
    encoding: 'utf8',
    env,
  });
  expect([verified.status, verified.stderr]).toEqual([1, expect.stringContaining('/not/there')]);
});

test('a service of the machine writes to its user’s home and to what lies outside, as far as it exists', () => {
  const service = badlyNamed();
  const unit = systemdUnit(service, { serialGroup: undefined });
  const working = service.working.replace('%', '%%').replaceAll(/["\\]/g, '\\$&');
  expect(unit).toContain(`\nReadWritePaths=/usr/sbin "${working}" /opt\n`);
  expect(unit).toMatch(/^CapabilityBoundingSet=$/m);
  expect(systemdUnit(badlyNamed(80), { serialGroup: undefined })).toMatch(
    /^CapabilityBoundingSet=CAP_NET_BIND_SERVICE\nAmbientCapabilities=CAP_NET_BIND_SERVICE$/m,
  );
});

/** What a desktop makes of Exec: first the escapes of a string, then the words (Desktop Entry Specification). */
function wordsOf(exec: string): readonly string[] {
  const value = exec.replaceAll('\\\\', '\\');
  return [...value.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(([, inQuotes, bare]) =>
    (inQuotes?.replaceAll(/\\(.)/g, '$1') ?? bare ?? '').replaceAll('%%', '%'),
  );
}

test('the desktop entry of the TV page names the words as they are', () => {
  const service = badlyNamed();
  const [, exec = ''] = /^Exec=(.*)$/m.exec(tvEntry(service)) ?? [];
  expect(wordsOf(exec)).toEqual([...service.program, 'service', 'tv', ...service.options]);
});

test('the launch agent of macOS names the words as they are, in a property list', () => {
  const service = badlyNamed();
  const agent = launchAgent(service);
  const [, words = ''] = /<key>ProgramArguments<\/key><array>(.*)<\/array>/.exec(agent) ?? [];
  const strings = [...words.matchAll(/<string>(.*?)<\/string>/g)].map(([, text = '']) =>
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  );
  expect(strings).toEqual(runWords(service));
});
