/** The TV page: fills a 16:9 screen, for reading across the room. Nobody touches it. */
import './tv.css';
import { startPage } from '../link/start-page.ts';
import { PageSound } from '../sound/page-sound.ts';
import { loadBigTexts } from '../texts/big-screen.ts';
import { loadLiveTexts, TEXTS } from '../texts/live.ts';
import { loadSealedTexts } from '../texts/sealed.ts';
import { TvPage } from './page.tsx';
import { type Memory, remember } from './stage.ts';

let memory: Memory | undefined;
/** Only where the address asks for it: several screens of a room are not to speak at once. */
const wantsSound = new URLSearchParams(location.search).get('sound') === '1';
const sound: PageSound = new PageSound(() => page.change({}));

const page = startPage({
  title: () => TEXTS.pageTitles.tv,
  words: [loadLiveTexts, loadBigTexts, loadSealedTexts],
  public: true,
  draw: (state) => {
    const nowMs = Date.now();
    if (state.snapshot !== undefined) memory = remember(memory, state.snapshot, nowMs);
    const switchSound = wantsSound && !sound.on ? () => sound.switch(true) : undefined;
    return <TvPage state={state} memory={memory} nowMs={nowMs} switchSound={switchSound} />;
  },
  shown: ({ heard }) => sound.hear(heard),
});
if (wantsSound) {
  sound.switch(true);
  // A remote control has keys, and no pointer.
  for (const kind of ['keydown', 'pointerdown'])
    addEventListener(kind, () => {
      if (!sound.on) sound.switch(true);
    });
}
