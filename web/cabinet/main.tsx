/** The on-screen cabinet: lever, buttons, LED dice and display of an emulated table, for those who may press them. */
import { ControlLink } from '../control-link.ts';
import type { Hands } from '../hands.ts';
import { listenToKeys } from '../keyboard.ts';
import { Presses } from '../presses.ts';
import { socketUrl, startPage } from '../start-page.ts';
import { Page } from './page.tsx';
import './styles.ts';

const control: ControlLink = new ControlLink(
  socketUrl('/control'),
  () => {
    if (!control.granted) presses.letGo();
    page.change({ mayAct: control.granted });
  },
  (warning) => page.change({ warning }),
);
const presses = new Presses((input, pressed) => {
  control.send({ type: 'pin', input, pressed });
  page.change({ warning: '' });
});
const hands: Hands = { presses, send: (message) => control.send(message) };
const page = startPage({
  draw: (state) => <Page state={state} hands={hands} />,
  shown: ({ board, epoch }) => {
    if (board.emulated) control.ask(epoch);
  },
});
listenToKeys({
  table: () => (control.granted ? page.state().snapshot : undefined),
  presses,
  key: (key) => {
    control.send({ type: 'key', key });
    page.change({ warning: '' });
  },
});
