/** German of `en/sentences.ts`. */
import type { SENTENCES as ENGLISH } from '../en/sentences.ts';
import type { Words } from '../words.ts';
import { ANSWER } from './answer.ts';
import { BROADCAST } from './broadcast.ts';
import { COMMAND } from './command.ts';
import { CONFIG } from './config.ts';
import { DESK } from './desk.ts';
import { EXPECT } from './expect.ts';
import { IGNORED } from './ignored.ts';
import { KEYS } from './keys.ts';
import { TROUBLE } from './trouble.ts';

export const SENTENCES = {
  ...BROADCAST,
  ...TROUBLE,
  answer: ANSWER,
  command: COMMAND,
  config: CONFIG,
  desk: DESK,
  expect: EXPECT,
  ignored: IGNORED,
  key: KEYS,
} satisfies Words<typeof ENGLISH>;
