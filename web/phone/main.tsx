/** The phone page: the score card first. Read-only. */
import { Page } from '../cabinet/page.tsx';
import '../cabinet/styles.ts';
import { startPage } from '../start-page.ts';

startPage({ draw: (state) => <Page state={state} hands={undefined} /> });
