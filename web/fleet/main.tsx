/** `/fleet`: whoever has the code of a hall looks after all its tables. */
import { render } from 'preact';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/desk.css';
import '../styles/fields.css';
import '../operator/operator.css';
import './fleet.css';
import { FLEET_WORDS, loadFleetTexts } from '../texts/fleet.ts';
import { loadOperatorTexts } from '../texts/operator.ts';
import { chosenLanguage, speak } from '../texts/page-language.ts';
import { loadPlacesTexts } from '../texts/places.ts';
import { FleetPage } from './page.tsx';

void speak(
  chosenLanguage(),
  [loadFleetTexts, loadOperatorTexts, loadPlacesTexts],
  () => FLEET_WORDS.pageTitle,
).then(() => render(<FleetPage />, document.getElementById('page') as HTMLElement));
