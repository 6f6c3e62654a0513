/** The thread that helps another one to work out a table. It knows no rules, and so is there in a few hundredths of a second. */
import { parentPort } from 'node:worker_threads';
import { runCards } from '../../strategy/five-dice/card-runner.ts';
import { startKernel } from '../../strategy/kernel/memory.ts';
import { type SharedWork, workTogether } from './shared-work.ts';

parentPort?.once('message', (work: SharedWork) => {
  workTogether(runCards(startKernel(work.memory), work.places), work);
});
