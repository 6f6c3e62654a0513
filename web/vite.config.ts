/** Builds the pages into dist/web; run from the project's root, as `npm run build` does. Every HTML file here is a page. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { NO_SCRIPT } from '../src/language/no-script.ts';

/** What no page needs at once: web/texts/sentences.ts, web/parts/coach.tsx, web/phone/when-cuttable.tsx, web/phone/page.tsx,
 * web/gamepads/when-open.tsx, web/cabinet/rules-entry.tsx, web/odds/odds.tsx, web/tv/attract.tsx, web/tv/page.tsx. */
const LATER =
  /\/(trouble|how-to|speech|coach|coach-line|guest-cut|more|phone|gamepad|gamepad-panel|odds|odds-bar|how-screen|recent-screen|rules-sheet|winner)\.tsx?$/;

/** A TV shows a league only where one is open, and asks for its words then: web/link/league-door.ts. */
const LATER_ON: Readonly<Record<string, RegExp>> = { '/tv.html': /\/league(-page)?\.ts$/ };

/** What every page that follows a game draws of it. */
const GAME =
  /\/web\/(card\/(score-card|card-tabs|farkle-panel|farkle-goal|race-note|ranking)|dice\/(dice-panel|matrix|led-paint|slot-pixels|tumble|rolls-left)|parts\/(cheer|feed-list|head)|link\/facts-store|odds\/odds)\.tsx?$/;

const pages = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.html'));

/**
 * Every page names the words that it may ask for, language by language; the server leaves those of one
 * (src/server/pages/pages.ts). So words need no round trip of their own.
 */
function wordsInHtml(): Plugin {
  return {
    name: 'words-in-html',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, chunk, path }) {
        const chunkOf = (file: string) => (bundle[file]?.type === 'chunk' ? bundle[file] : undefined);
        const withImports = (file: string): readonly string[] => [
          file,
          ...(chunkOf(file)?.imports ?? []).flatMap(withImports),
        ];
        const own = [...new Set(withImports(chunk?.fileName ?? ''))];
        return own
          .flatMap((file) => chunkOf(file)?.dynamicImports ?? [])
          .filter((words) => {
            const file = chunkOf(words)?.facadeModuleId ?? '';
            return !LATER.test(file) && LATER_ON[path]?.test(file) !== true;
          })
          .flatMap((words) => {
            const [, language = ''] =
              /\/src\/language\/(\w+)\//.exec(chunkOf(words)?.facadeModuleId ?? '') ?? [];
            return withImports(words)
              .filter((file) => !own.includes(file))
              .map((file) => ({
                tag: 'link',
                attrs: {
                  rel: 'modulepreload',
                  crossorigin: true,
                  'data-language': language,
                  href: `/${file}`,
                },
                injectTo: 'head' as const,
              }));
          })
          .filter(
            ({ attrs }, index, links) => index === links.findIndex((link) => isSame(link.attrs, attrs)),
          );
      },
    },
  };
}

/** Two records of a language share what they import: one link is enough. */
function isSame(one: Link, other: Link): boolean {
  return one.href === other.href && one['data-language'] === other['data-language'];
}

/** Fills the empty `noscript` of every page. */
function noScript(): Plugin {
  const told = Object.entries(NO_SCRIPT).map(([language, words]) => `<p lang="${language}">${words}</p>`);
  return {
    name: 'no-script',
    transformIndexHtml: (html) =>
      html.replace('<noscript></noscript>', `<noscript>${told.join('')}</noscript>`),
  };
}

interface Link {
  readonly href: string;
  readonly 'data-language': string;
}

export default defineConfig({
  root: 'web',
  plugins: [wordsInHtml(), noScript()],
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
    // Not in the scripts as well, which would name it a second time.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      input: pages.map((page) => join(import.meta.dirname, page)),
      // In one piece, which is packed better than the pieces that suit each page.
      output: { codeSplitting: { groups: [{ name: 'game', test: GAME }] } },
    },
  },
});
