/** The thread that helps another one to work out a table. */
import { workerData } from 'node:worker_threads';
import { FIVE_DICE_SETS } from '../../game/index.ts';
import { modelOf } from '../../strategy/five-dice/model.ts';
import { type SharedWork, workTogether } from './shared-work.ts';

export interface SecondThreadData extends SharedWork {
  readonly rules: string;
}

const { rules, ...work } = workerData as SecondThreadData;
const set = FIVE_DICE_SETS.find(({ id }) => id === rules);
if (set === undefined) throw new Error(`There is no set ${rules}.`);
workTogether(modelOf(set), work);
