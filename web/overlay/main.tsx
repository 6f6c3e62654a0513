/** The overlay for streams: transparent, for OBS. `?layout=wide` is a bar, `?scale=150` makes it larger, `?theme=light` lighter, `?odds=1` shows who is likely to win. */
import './overlay.css';
import { startPage } from '../link/start-page.ts';
import { loadLiveTexts, TEXTS } from '../texts/live.ts';
import { OverlayPage, readLook } from './page.tsx';

const look = readLook(location.search);
document.documentElement.style.fontSize = `${look.scale}%`;

startPage({
  draw: (state) => <OverlayPage state={state} look={look} />,
  title: () => TEXTS.pageTitles.overlay,
  words: [loadLiveTexts],
  public: true,
});
