/** The TV page: fills a 16:9 screen, for reading across the room. Nobody touches it. */
import './tv.css';
import { startPage } from '../link/start-page.ts';
import { loadLiveTexts, TEXTS } from '../texts/live.ts';
import { loadSealedTexts } from '../texts/sealed.ts';
import { TvPage } from './page.tsx';
import { type Memory, remember } from './stage.ts';

let memory: Memory | undefined;

startPage({
  title: () => TEXTS.pageTitles.tv,
  words: [loadLiveTexts, loadSealedTexts],
  public: true,
  draw: (state) => {
    const nowMs = Date.now();
    if (state.snapshot !== undefined) memory = remember(memory, state.snapshot, nowMs);
    return <TvPage state={state} memory={memory} nowMs={nowMs} />;
  },
});
