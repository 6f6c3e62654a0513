/** The phone page: the score card first, for everybody in the room. Read-only. */
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/head.css';
import '../styles/cabinet.css';
import '../styles/card.css';
import '../styles/farkle.css';
import '../styles/setup.css';
import '../styles/fame.css';
import '../styles/feed.css';
import '../styles/menu.css';
import '../styles/phone.css';
import '../styles/phone-wide.css';
import { startPage } from '../start-page.ts';
import { PhonePage } from './page.tsx';

startPage({ draw: (state) => <PhonePage state={state} /> });
