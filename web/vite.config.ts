/** Builds the pages into dist/web; run from the project's root, as `npm run build` does. Every HTML file here is a page. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const pages = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.html'));

export default defineConfig({
  root: 'web',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // Smart TVs and phones of 2019.
    target: ['chrome79', 'safari13'],
    cssTarget: ['chrome79', 'safari13'],
    // The page's policy allows no data: scripts or styles; and every file gets its name from its content.
    assetsInlineLimit: 0,
    // What pages share is named in their HTML, so that nothing waits for a script to ask for it.
    modulePreload: { polyfill: false },
    rolldownOptions: { input: pages.map((page) => join(import.meta.dirname, page)) },
  },
});
