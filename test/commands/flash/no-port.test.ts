/** `dicetable flash` where the port that is named is none. */
import { expect, test } from 'vitest';
import { run } from '../dicetable.ts';

test('no name is refused as every command refuses it, and nothing is flashed', async () => {
  const { code, stdout, stderr } = await run(['flash', '--port', '']);
  expect(stdout).toBe('');
  expect(stderr).toContain('--port: expected a path; found nothing');
  expect(code).toBe(1);
});

test('a port that is not there is a fault, and nobody is told that it is flashed', async () => {
  const { code, stdout, stderr } = await run(['flash', '--port', '/dev/nonsense']);
  expect(stdout).toBe('');
  expect(stderr).toContain('/dev/nonsense');
  expect(code).toBe(1);
});
