/** The operator's page: who is signed in looks after game, hall of fame, board, journal and settings. */
import { render } from 'preact';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/desk.css';
import '../styles/fields.css';
import './operator.css';
import { OperatorPage } from './page.tsx';

render(<OperatorPage />, document.getElementById('page') as HTMLElement);
