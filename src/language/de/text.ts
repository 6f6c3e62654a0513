/** German of `en/text.ts`. */
import type { TEXT as ENGLISH } from '../en/text.ts';
import type { Words } from '../words.ts';

export const TEXT = {
  row: ({ parts }) => parts.filter((part) => part !== '').join(' '),
} satisfies Words<typeof ENGLISH>;
