/** The on-screen cabinet: lever, buttons, LED dice and display of an emulated table, for those who may press them. */
import type { Text } from '../../src/language/sentence.ts';
import { listenToClicks } from '../controls/clicks.ts';
import type { ControlSender } from '../controls/hands.ts';
import { listenToKeys } from '../controls/keyboard.ts';
import { Presses } from '../controls/presses.ts';
import { Gamepads } from '../gamepads/gamepads.ts';
import { ControlLink } from '../link/control-link.ts';
import { socketUrl, startPage } from '../link/start-page.ts';
import { PageSound } from '../sound/page-sound.ts';
import { loadHelpTexts } from '../texts/button-help.ts';
import { loadPanelTexts } from '../texts/cabinet-page.ts';
import { loadLiveTexts, TEXTS } from '../texts/live.ts';
import { loadPlacesTexts } from '../texts/places.ts';
import { said } from '../texts/sentences.ts';
import { Page } from './page.tsx';
import './cabinet.css';

/** Why this browser may only watch; an empty string while it is not known. */
let denied: Text = '';
const control: ControlLink = new ControlLink(
  socketUrl('/control'),
  () => {
    if (!control.granted) presses.letGo();
    page.change({ mayAct: control.granted });
  },
  (reason) => {
    if (!control.granted) denied = reason;
    page.change(control.granted ? { warning: said(reason) } : {});
  },
);
const presses = new Presses((input, pressed) => {
  control.send({ type: 'pin', input, pressed });
  page.change({ warning: '' });
});
const sound: PageSound = new PageSound(() => page.change({}));
const gamepads: Gamepads = new Gamepads(
  presses,
  () => control.granted,
  () => page.change({}),
);
const hands: ControlSender = { presses, send: (message) => control.send(message) };
const page = startPage({
  title: () => TEXTS.pageTitles.cabinet,
  words: [loadLiveTexts, loadPanelTexts, loadHelpTexts, loadPlacesTexts],
  draw: (state) => (
    <Page
      state={state}
      hands={hands}
      denied={said(denied)}
      sound={sound.on}
      switchSound={() => sound.switch(!sound.on)}
      gamepads={gamepads}
    />
  ),
  shown: ({ board, epoch, heard }) => {
    sound.hear(heard);
    if (board.emulated) control.ask(epoch);
  },
});
const table = () => (control.granted ? page.state().snapshot : undefined);
gamepads.start();
listenToClicks({ table, presses });
listenToKeys({
  table,
  presses,
  door: (input) => control.send({ type: 'door', input }),
  key: (key) => {
    control.send({ type: 'key', key });
    page.change({ warning: '' });
  },
});
