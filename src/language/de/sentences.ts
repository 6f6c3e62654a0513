/** German of `en/sentences.ts`. */
import type { SENTENCES as ENGLISH } from '../en/sentences.ts';
import type { Words } from '../words.ts';
import { ANSWER } from './answer.ts';
import { BROADCAST } from './broadcast.ts';
import { CLASH } from './clash.ts';
import { COMMAND } from './command.ts';
import { CONFIG } from './config.ts';
import { DESK } from './desk.ts';
import { EXPECT } from './expect.ts';
import { HOW_TO } from './how-to.ts';
import { IGNORED } from './ignored.ts';
import { KEYS } from './keys.ts';
import { SOLVER } from './solver.ts';
import { TROUBLE } from './trouble.ts';

export const SENTENCES = {
  ...BROADCAST,
  ...TROUBLE,
  ...HOW_TO,
  answer: ANSWER,
  clash: CLASH,
  command: COMMAND,
  config: CONFIG,
  desk: DESK,
  expect: EXPECT,
  ignored: IGNORED,
  key: KEYS,
  solver: SOLVER,
} satisfies Words<typeof ENGLISH>;
