/** Builds the pages into dist/web; run from the project's root, as `npm run build` does. */
import { defineConfig } from 'vite';

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
    modulePreload: false,
  },
});
