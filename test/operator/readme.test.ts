import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the service that README.md shows starts a table again and again, whatever ends it', () => {
  const [, unit = ''] = /```ini\n([\s\S]*?)```/.exec(readFileSync('src/operator/README.md', 'utf8')) ?? [];
  expect(unit).toMatch(/^Restart=always$/m);
  // Without this, systemd gives up after five starts in ten seconds.
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
});
