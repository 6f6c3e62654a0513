/** The history: the list of finished games at `/history`, one game at `/game/<n>`. */
import { render } from 'preact';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/desk.css';
import '../styles/fields.css';
import './charts.css';
import './history.css';
import './step.css';
import './sheet.css';
import { HISTORY_WORDS, loadHistoryTexts } from '../texts/history.ts';
import { chosenLanguage, speak } from '../texts/page-language.ts';
import { loadPlacesTexts } from '../texts/places.ts';
import { GamePage } from './game-page.tsx';
import { ListPage } from './list-page.tsx';

const [, game] = /^\/game\/(\d+)$/.exec(location.pathname) ?? [];
const place = document.getElementById('page') as HTMLElement;
void speak(chosenLanguage(), [loadHistoryTexts, loadPlacesTexts], () => HISTORY_WORDS.pageTitle).then(() =>
  render(game === undefined ? <ListPage /> : <GamePage number={game} />, place),
);
