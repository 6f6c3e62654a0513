/** `/hall/fame`: the best of all tables of a hall, on a phone or on a big screen. */
import { render } from 'preact';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/desk.css';
import '../styles/fields.css';
import './hall-fame.css';
import { HALL_WORDS, loadHallTexts } from '../texts/hall.ts';
import { chosenLanguage, speak } from '../texts/page-language.ts';
import { loadPlacesTexts } from '../texts/places.ts';
import { loadSentences } from '../texts/sentences.ts';
import { loadFame } from './load-fame.ts';
import { FamePage } from './page.tsx';

/** Whoever leaves it on a screen sees the next record. */
const LOOK_MS = 30_000;

const place = document.getElementById('page') as HTMLElement;
const words = [loadHallTexts, loadPlacesTexts, loadSentences];
void speak(chosenLanguage(), words, () => HALL_WORDS.fame.pageTitle).then(() => {
  const look = async (): Promise<void> => {
    render(<FamePage fame={await loadFame()} />, place);
    setTimeout(look, LOOK_MS);
  };
  render(<FamePage fame={undefined} />, place);
  void look();
});
