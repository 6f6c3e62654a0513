/** `/overlay/setup`: builds the address of an overlay, and shows what it looks like. */
import './overlay-setup.css';
import { render } from 'preact';
import { loadOverlayTexts, OVERLAY_WORDS } from '../texts/overlay.ts';
import { chosenLanguage, speak } from '../texts/page-language.ts';
import { loadPlacesTexts } from '../texts/places.ts';
import { SetupPage } from './page.tsx';

void speak(chosenLanguage(), [loadOverlayTexts, loadPlacesTexts], () => OVERLAY_WORDS.pageTitle).then(() =>
  render(<SetupPage />, document.getElementById('page') as HTMLElement),
);
