/** The overlay for streams: transparent, for OBS. Its address says how it looks (`look.ts`); `/overlay/setup` builds it. */
import './overlay.css';
import { startPage } from '../link/start-page.ts';
import { loadBigTexts } from '../texts/big-screen.ts';
import { loadLiveTexts, TEXTS } from '../texts/live.ts';
import { loadOverlayTexts } from '../texts/overlay.ts';
import { later } from './later.ts';
import { readLook } from './look.ts';
import { OverlayPage } from './page.tsx';

const { look, wrong } = readLook(location.search);
document.documentElement.style.setProperty('--scale', `${look.scale / 100}`);
const delayMs = 1000 * look.delay;

startPage({
  draw: (state) => <OverlayPage state={state} look={look} wrong={wrong} />,
  title: () => TEXTS.pageTitles.overlay,
  words: [loadLiveTexts, loadBigTexts, loadOverlayTexts],
  public: true,
  behindMs: delayMs,
  passOn: (show) => later(delayMs, show),
});
