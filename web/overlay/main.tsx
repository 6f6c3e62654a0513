/** The overlay for streams: transparent, for OBS. Its address says how it looks (`look.ts`); `/overlay/setup` builds it. */
import './overlay.css';
import type { Snapshot } from '../../src/server/view/messages.ts';
import { startPage } from '../link/start-page.ts';
import { loadBigTexts } from '../texts/big-screen.ts';
import { loadLiveTexts, TEXTS } from '../texts/live.ts';
import { loadOverlayTexts } from '../texts/overlay.ts';
import { later } from './later.ts';
import { EXAMPLE, EXAMPLE_GAME, readLook } from './look.ts';
import { OverlayPage } from './page.tsx';

const { look, wrong } = readLook(location.search);
document.documentElement.style.setProperty('--scale', `${look.scale / 100}`);
const delayMs = 1000 * look.delay;

function start(shownOf: (news: Snapshot) => Snapshot): void {
  startPage({
    draw: (state) => (
      <OverlayPage
        state={state}
        look={look}
        wrong={wrong}
        isExample={state.snapshot?.game === EXAMPLE_GAME}
      />
    ),
    title: () => TEXTS.pageTitles.overlay,
    words: [loadLiveTexts, loadBigTexts, loadOverlayTexts],
    public: true,
    behindMs: delayMs,
    passOn: (show) => later(delayMs, (news) => show(shownOf(news))),
  });
}

// By its address alone nobody gets an example: a stream's source is in no frame, and stays empty while nobody plays.
if (location.hash === EXAMPLE && window.parent !== window) {
  // Small as the frame is, everything has the share of it that it has of a stream's picture.
  document.documentElement.style.setProperty('--least', '0px');
  void import('./example.ts').then(({ exampleWhileIdle }) => start(exampleWhileIdle));
} else start((news) => news);
