/** The thread of an emulated Uno that people play on: keeps the wall clock's pace, talks in the words of chip-messages. */
import { parentPort, workerData } from 'node:worker_threads';
import { Uno } from '../uno/uno.ts';
import type { ChipWorkerData, FromChip, ToChip } from './chip-messages.ts';
import { ChipPace } from './chip-pace.ts';

const host = parentPort;
if (host === null) throw new Error('chip-worker.ts is the entry of a worker thread; see startEmulatedUno');

const { program, baud, coinDoor } = workerData as ChipWorkerData;
const uno = new Uno(program, { coinDoor, ...(baud === undefined ? {} : { baud }) });
const pace = new ChipPace(uno);
uno.onBytes = (bytes: FromChip) => host.postMessage(bytes);

function obey(message: ToChip): void {
  switch (message.type) {
    case 'bytes':
      uno.write(message.bytes);
      break;
    case 'pin':
      if (message.pressed) uno.press(message.input);
      else uno.release(message.input);
      break;
    case 'coin door':
      uno.coinDoor.work(message.input);
      break;
    case 'reset':
      uno.reset(message.cause);
      break;
    case 'cable':
      if (message.plugged) uno.plugCable();
      else uno.pullCable('all');
      break;
    case 'end':
      pace.stop();
      host?.close();
      break;
    default:
      message satisfies never;
  }
}

host.on('message', (message: ToChip) => {
  if (message.type === 'end') obey(message);
  else pace.act(() => obey(message));
});
