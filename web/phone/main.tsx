/** The phone page: the score card first, for everybody in the room. Read-only. */
import './phone.css';
import { rememberScanned } from '../link/seen-seals.ts';
import { startPage } from '../link/start-page.ts';
import { loadLiveTexts, TEXTS } from '../texts/live.ts';
import { PhonePage } from './page.tsx';

rememberScanned();
startPage({
  draw: (state) => <PhonePage state={state} />,
  title: () => TEXTS.pageTitles.phone,
  words: [loadLiveTexts],
});
