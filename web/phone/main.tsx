/** The phone page: the score card first, for everybody in the room. Read-only. */
import './phone.css';
import { startPage } from '../link/start-page.ts';
import { PhonePage } from './page.tsx';

startPage({ draw: (state) => <PhonePage state={state} /> });
