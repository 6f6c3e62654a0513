/** `/league/<no>`: joining, who plays whom where, and how it ends; live, on a phone or on a big screen. */
import { render } from 'preact';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/desk.css';
import '../styles/fields.css';
import '../parts/state.css';
import './league.css';
import './bracket.css';
import type { LeagueFirstView, LeagueSnapshot } from '../../src/hall/board/league-messages.ts';
import { LiveLink } from '../link/live-link.ts';
import { connectionOf } from '../link/page-state.ts';
import { firstView, sinceAnswerMs, socketUrl } from '../link/start-page.ts';
import { loadHallTexts } from '../texts/hall.ts';
import { LEAGUE_WORDS, loadLeagueTexts } from '../texts/league.ts';
import { loadLiveTexts } from '../texts/live.ts';
import { chosenLanguage, speak } from '../texts/page-language.ts';
import { loadPlacesTexts } from '../texts/places.ts';
import { loadSentences } from '../texts/sentences.ts';
import { LeaguePage } from './page.tsx';
import { turnPages } from './turn-pages.ts';

const first = firstView<LeagueFirstView | null>();
const words = [loadLeagueTexts, loadHallTexts, loadLiveTexts, loadPlacesTexts, loadSentences];
const title = (): string => `${first?.snapshot.name ?? ''} · ${LEAGUE_WORDS.page.pageTitle}`;
void speak(chosenLanguage(), words, title).then(() => {
  if (first === null) return;
  const place = document.getElementById('page') as HTMLElement;
  const { address, qr } = first;
  let league = first.snapshot;
  const draw = (): void => {
    const { ageMs } = live;
    render(<LeaguePage {...{ league, address, qr, ageMs }} />, place);
    const { dataset } = document.documentElement;
    dataset.connection = connectionOf({ ageMs });
    dataset.seq = `${league.seq}`;
  };
  const live = new LiveLink<LeagueSnapshot>(socketUrl(`/hall/live?league=${league.no}&`), {
    snapshot(newest) {
      league = newest;
      draw();
    },
    changed: draw,
  });
  live.begin(league, sinceAnswerMs());
  draw();
  live.start();
  turnPages();
});
