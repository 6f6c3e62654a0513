/** A sentence of somebody else on the wire: in a code that whoever shows it may not know, or as it is. */
import { z } from 'zod';
import type { Text } from '../../language/sentence.ts';

/** In codes, with other sentences inside: whoever shows it finds out whether there are words for it. */
export const textSchema = z.union([
  z.string().max(200),
  z.looseObject({ say: z.string().max(80) }),
]) as z.ZodType<Text>;
