/** The operator's page: who is signed in looks after game, hall of fame, board, journal and settings. */
import { render } from 'preact';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/desk.css';
import '../styles/fields.css';
import '../history/charts.css';
import '../dice/dice.css';
import '../card/marks.css';
import '../card/margin-marks.css';
import '../card/card.css';
import '../card/card-scroll.css';
import '../card/card-tabs.css';
import '../card/farkle.css';
import '../card/farkle-sheet.css';
import './operator.css';
import './settings.css';
import './light.css';
import './now.css';
import './narrow.css';
import { loadLiveTexts } from '../texts/live.ts';
import { loadOperatorTexts, OPERATOR_WORDS } from '../texts/operator.ts';
import { chosenLanguage, speak } from '../texts/page-language.ts';
import { loadPlacesTexts } from '../texts/places.ts';
import { loadSentences, wordsFor } from '../texts/sentences.ts';
import { loadTableWords } from '../texts/table-now.ts';
import { OperatorPage } from './page.tsx';

void speak(
  chosenLanguage(),
  [loadOperatorTexts, loadLiveTexts, loadTableWords, loadPlacesTexts, loadSentences],
  () => OPERATOR_WORDS.pageTitle,
)
  .then(() => wordsFor('trouble'))
  .then(() => render(<OperatorPage />, document.getElementById('page') as HTMLElement));
