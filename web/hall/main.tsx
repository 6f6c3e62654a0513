/** `/hall`: all tables of a hall, on a phone or on a big screen. */
import { render } from 'preact';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/desk.css';
import '../styles/fields.css';
import '../parts/state.css';
import './hall.css';
import type { HallSnapshot } from '../../src/hall/board/messages.ts';
import { LiveLink } from '../link/live-link.ts';
import { connectionOf } from '../link/page-state.ts';
import { firstView, sinceAnswerMs, socketUrl } from '../link/start-page.ts';
import { HALL_WORDS, loadHallTexts } from '../texts/hall.ts';
import { loadLiveTexts } from '../texts/live.ts';
import { chosenLanguage, speak } from '../texts/page-language.ts';
import { loadPlacesTexts } from '../texts/places.ts';
import { loadSentences } from '../texts/sentences.ts';
import { HallPage } from './page.tsx';

const place = document.getElementById('page') as HTMLElement;
let newest = firstView<HallSnapshot | null>() ?? undefined;
const words = [loadHallTexts, loadLiveTexts, loadPlacesTexts, loadSentences];
void speak(chosenLanguage(), words, () => HALL_WORDS.pageTitle).then(() => {
  const draw = (): void => {
    const { ageMs } = live;
    render(<HallPage hall={newest} ageMs={ageMs} />, place);
    const { dataset } = document.documentElement;
    dataset.connection = connectionOf({ ageMs });
    if (newest !== undefined) dataset.seq = `${newest.seq}`;
  };
  const live = new LiveLink<HallSnapshot>(socketUrl('/hall/live?'), {
    snapshot(hall) {
      newest = hall;
      draw();
    },
    changed: draw,
  });
  if (newest !== undefined) live.begin(newest, sinceAnswerMs());
  draw();
  live.start();
});
