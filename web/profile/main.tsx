/** `/me`: who has this phone, where they sit, and what they have played; `/profile/<id>`: somebody else's. */
import './profile.css';
import { render } from 'preact';
import { startPage } from '../link/start-page.ts';
import { loadLiveTexts } from '../texts/live.ts';
import { chosenLanguage, speak } from '../texts/page-language.ts';
import { loadPlacesTexts } from '../texts/places.ts';
import { loadProfileTexts, PROFILE_WORDS } from '../texts/profile.ts';
import { MePage } from './me-page.tsx';
import { OtherPage } from './other-page.tsx';

const [, id] = /^\/profile\/(@[a-z2-7]{11})$/.exec(location.pathname) ?? [];
const words = [loadLiveTexts, loadPlacesTexts, loadProfileTexts];
const title = () => PROFILE_WORDS.pageTitle;

if (id === undefined) startPage({ draw: (state) => <MePage state={state} />, title, words });
else
  void speak(chosenLanguage(), words, title).then(() =>
    render(<OtherPage id={id} />, document.getElementById('page') as HTMLElement),
  );
