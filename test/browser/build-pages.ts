/** Builds the pages once for all test files that open them; vitest runs it before the first one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the built pages. */
    readonly webRoot: string;
  }
}

export async function setup({ provide }: TestProject): Promise<() => void> {
  const webRoot = mkdtempSync(join(tmpdir(), 'dicetable-pages-'));
  await build({ configFile: 'web/vite.config.ts', logLevel: 'error', build: { outDir: webRoot } });
  provide('webRoot', webRoot);
  return () => rmSync(webRoot, { recursive: true });
}
