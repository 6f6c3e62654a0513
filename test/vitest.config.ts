/** Test projects; the folders mirror src/, and each project has its own time budget (run.ts). */
import { defineConfig } from 'vitest/config';

const project = (name: string, include: string[], exclude: string[] = [], globalSetup: string[] = []) => ({
  extends: true as const,
  test: { name, include, exclude, globalSetup },
});

const unisolated = ({ test, ...rest }: ReturnType<typeof project>) => ({
  ...rest,
  test: { ...test, isolate: false },
});

export default defineConfig({
  test: {
    root: '.',
    pool: 'forks',
    maxWorkers: 2,
    // Threads that load TypeScript strip its types in WebAssembly. V8 13.6 aborts now and then (`jit_page.has_value()`) when
    // two threads compile the same wrapper of its imports after 1,000 calls; the published table runs JavaScript.
    execArgv: ['--wasm-wrapper-tiering-budget=2000000000'],
    // Only a hang is to be found: two busy cores take three times as long as two that are free.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // A busy machine may need longer than the second that vitest would wait for a page.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      // One import of the table for all of them: no module keeps anything but the language of pages, which tests choose.
      unisolated(
        project(
          'unit',
          ['test/**/*.test.ts'],
          [
            'test/{contract,games,browser,firmware,package,bench,torture,commands,journal}/**',
            'test/board/{firmata,flash}/**',
            'test/{coach,strategy}/**',
            'test/hall/{store,feed,fleet,count,ingest,identity,servers,command,league,round}/**',
          ],
        ),
      ),
      // Both run published firmware on the emulated chip.
      project('firmware', ['test/firmware/**/*.test.ts', 'test/board/{firmata,flash}/**/*.test.ts']),
      // Each starts `dicetable` in processes of its own.
      project('commands', ['test/commands/**/*.test.ts']),
      // Real databases are opened in threads of their own.
      project('contract', ['test/contract/**/*.test.ts', 'test/journal/**/*.test.ts']),
      // Best play is worked out again and again.
      project('strategy', ['test/{coach,strategy}/**/*.test.ts']),
      // Real servers of NATS and PostgreSQL, each in a folder of its own.
      project('hall', [
        'test/hall/{store,feed,fleet,count,ingest,identity,servers,command,league,round}/**/*.test.ts',
      ]),
      project('games', ['test/games/**/*.test.ts']),
      project('browser', ['test/browser/**/*.test.ts'], [], ['test/browser/build-pages.ts']),
      project('package', ['test/package/**/*.test.ts']),
      project('torture', ['test/torture/**/*.test.ts']),
      project('bench', ['test/bench/**/*.test.ts']),
    ],
  },
});
