/** `/league`: all leagues of a hall, the newest first. */
import { render } from 'preact';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/desk.css';
import '../styles/fields.css';
import './league.css';
import type { LeagueTitle } from '../../src/hall/board/league-messages.ts';
import { firstView } from '../link/start-page.ts';
import { loadHallTexts } from '../texts/hall.ts';
import { LEAGUE_WORDS, loadLeagueTexts } from '../texts/league.ts';
import { chosenLanguage, speak } from '../texts/page-language.ts';
import { loadPlacesTexts } from '../texts/places.ts';
import { loadSentences, said } from '../texts/sentences.ts';
import { LeagueBar } from './bar.tsx';

const leagues = firstView<readonly LeagueTitle[] | null>() ?? [];
const words = [loadLeagueTexts, loadHallTexts, loadPlacesTexts, loadSentences];
void speak(chosenLanguage(), words, () => LEAGUE_WORDS.page.pageTitle).then(() => {
  const { page, sheet } = LEAGUE_WORDS;
  render(
    <div class="desk league">
      <LeagueBar title={page.title} />
      <main class="desk-main">
        {leagues.length === 0 && <p class="quiet">{page.none}</p>}
        <ul class="league-list">
          {leagues.map(({ no, name, kind, stage, game, players }) => (
            <li key={no} class="panel" data-stage={stage}>
              <a href={`/league/${no}`}>{name}</a>
              <p class="quiet">
                {[said(game), sheet[kind], page.count(players), sheet[`stage-${stage}`]].join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      </main>
    </div>,
    document.getElementById('page') as HTMLElement,
  );
});
