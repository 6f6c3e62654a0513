/** The page that checks a finished game on the viewer's own device: it gets what was stored, and believes none of it. */
import '../link/old-browsers.ts';
import { render } from 'preact';
import '../styles/tokens.css';
import '../styles/base.css';
import './verify.css';
import { verifyGame } from '../../src/fairness/verify.ts';
import { chosenLanguage, speak } from '../texts/page-language.ts';
import { loadVerifyTexts, VERIFY_WORDS } from '../texts/verify.ts';
import { loadRecord } from './load-record.ts';
import { RefusedPage, VerdictPage, WaitingPage } from './pages.tsx';

async function start(place: HTMLElement, game: string): Promise<void> {
  await speak(chosenLanguage(), [loadVerifyTexts], () => VERIFY_WORDS.pageTitle);
  render(<WaitingPage game={game} />, place);
  const loaded = await loadRecord();
  if ('refused' in loaded) return render(<RefusedPage game={game} why={loaded.refused} />, place);
  const verdict = verifyGame(loaded);
  const { played } = loaded;
  const wrong = played.wrong === undefined ? verdict.wrong : [...verdict.wrong, played.wrong];
  render(<VerdictPage record={loaded} verdict={{ ...verdict, wrong }} />, place);
}

const [game = ''] = location.pathname.split('/').slice(-1);
void start(document.getElementById('page') as HTMLElement, decodeURIComponent(game));
