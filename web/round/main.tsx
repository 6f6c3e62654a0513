/** `/round/<no>` of a hall: who has made what of the same dice, checked on the viewer's own device. */
import '../link/old-browsers.ts';
import { render } from 'preact';
import '../styles/tokens.css';
import '../styles/base.css';
import '../verify/verify.css';
import { verifyRound } from '../../src/fairness/verify-round.ts';
import type { RoundSheet } from '../../src/hall/round/messages.ts';
import { firstView } from '../link/start-page.ts';
import { chosenLanguage, speak } from '../texts/page-language.ts';
import { loadRoundTexts, ROUND_WORDS } from '../texts/round.ts';
import { RoundPage } from './page.tsx';

const sheet = firstView<RoundSheet | null>();
const words = () => ROUND_WORDS.round.pageTitle;
void speak(chosenLanguage(), [loadRoundTexts], words).then(() => {
  if (sheet === null || sheet === undefined) return;
  const place = document.getElementById('page') as HTMLElement;
  render(<RoundPage sheet={sheet} flaws={verifyRound(sheet)} />, place);
});
