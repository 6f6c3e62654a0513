/** What somebody mistypes beside `dicetable hall` is told as their mistake, and never as a bug of ours. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { hallFolder } from '../servers.ts';

test.each([
  ['an address that is none', ['claim', 'ABCDEF', 'Bar', '--hall', 'nonsense'], /Invalid URL/],
  ['a certificate that is not there', ['claim', 'ABCDEF', 'Bar', '--tls-cert', '/nope'], /\/nope/],
  ['a port that is none', ['--port', 'abc'], /port/],
  ['a hall that nobody runs', ['revoke', 'Bar', '--port', '1'], /no hall answers|cannot be read|hall-code/],
])(
  '%s',
  (_, words, reason) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['src/dicetable.js', 'hall', ...words, '--folder', hallFolder()],
      { encoding: 'utf8', env: { ...process.env, DICETABLE_HALL_CODE: 'ABCDEF', LANG: 'C' } },
    );
    expect(stdout + stderr).toMatch(reason);
    expect(stdout + stderr).not.toContain('bug in Dicetable');
    expect(status).toBe(1);
  },
  60_000,
);
