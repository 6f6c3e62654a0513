/** What somebody at this page can do to the table: press its pins, and send what has no pin. */
import type { ControlMessage } from '../../src/server/view/messages.ts';
import type { Presses } from './presses.ts';

export interface ControlSender {
  readonly presses: Presses;
  send(message: ControlMessage): void;
}
