/** German of `en/sentences.ts`. */
import type { SENTENCES as ENGLISH } from '../en/sentences.ts';
import type { Words } from '../words.ts';
import { BROADCAST } from './broadcast.ts';
import { COMMAND } from './command.ts';
import { CONFIG } from './config.ts';
import { DESK } from './desk.ts';
import { EXPECT } from './expect.ts';
import { KEYS } from './keys.ts';

export const SENTENCES = {
  ...BROADCAST,
  command: COMMAND,
  config: CONFIG,
  desk: DESK,
  expect: EXPECT,
  key: KEYS,
} satisfies Words<typeof ENGLISH>;
