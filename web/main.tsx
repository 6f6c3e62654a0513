/** Starts the page: connects it to the table, and draws it again after every change. */
import { render } from 'preact';
import './styles/base.css';
import './styles/head.css';
import './styles/cabinet.css';
import './styles/controls.css';
import './styles/card.css';
import './styles/farkle.css';
import './styles/setup.css';
import './styles/fame.css';
import './styles/wide.css';
import './styles/wide-controls.css';
import './styles/wide-card.css';
import './styles/wide-papers.css';
import './styles/sideways.css';
import { ControlLink } from './control-link.ts';
import type { Hands } from './hands.ts';
import { listenToKeys } from './keyboard.ts';
import { LiveLink } from './live-link.ts';
import { Page } from './page.tsx';
import { connectionOf, type PageState } from './page-state.ts';
import { Presses } from './presses.ts';

function startPage(place: HTMLElement): void {
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  let state: PageState = { snapshot: undefined, ageMs: undefined, mayAct: false, warning: '', calm: false };

  const change = (changes: Partial<PageState>): void => {
    state = { ...state, ...changes };
    draw();
  };
  const draw = (): void => {
    render(<Page state={state} hands={hands} />, place);
    // Only now does the page show this snapshot; whoever waits for its number may look.
    const { documentElement: html } = document;
    html.dataset.connection = connectionOf(state);
    if (state.snapshot === undefined) return;
    html.dataset.epoch = state.snapshot.epoch;
    html.dataset.seq = `${state.snapshot.seq}`;
  };

  const control = new ControlLink(
    socketUrl('/control'),
    () => {
      if (!control.granted) presses.letGo();
      change({ mayAct: control.granted });
    },
    (warning) => change({ warning }),
  );
  const presses = new Presses((input, pressed) => {
    control.send({ type: 'pin', input, pressed });
    change({ warning: '' });
  });
  const hands: Hands = { presses, send: (message) => control.send(message) };
  const live = new LiveLink(socketUrl('/live'), {
    snapshot(snapshot) {
      change({ snapshot, ageMs: live.ageMs, warning: '', calm: snapshot.calm || stillness.matches });
      if (snapshot.board.emulated) control.ask(snapshot.epoch);
    },
    changed: () => change({ ageMs: live.ageMs }),
  });
  listenToKeys({
    table: () => (state.mayAct ? state.snapshot : undefined),
    presses,
    key: (key) => {
      control.send({ type: 'key', key });
      change({ warning: '' });
    },
  });
  draw();
  live.start();
}

function socketUrl(path: string): string {
  return `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}${path}`;
}

const place = document.getElementById('page');
if (place !== null) startPage(place);
