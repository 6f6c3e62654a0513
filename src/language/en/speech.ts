/** What is said aloud beside the sentences of the pages, for who plays with closed eyes. */
import { list } from './grammar.ts';

/** A type, not an interface: it stands in the declarations of everything that gathers the records. */
type Die = {
  readonly die: number;
  readonly face: number;
};

export const SPEECH = {
  names: ({ names }: { readonly names: readonly string[] }) => `${list(names)}.`,
  box: ({ box }: { readonly box: string }) => `${box}.`,
  /** From the left; with commas, a voice leaves time between them. */
  dice: ({ faces }: { readonly faces: string }) => `Dice: ${faces}.`,
  stays: ({ die, face }: Die) => `Die ${die}, a ${face}, stays.`,
  rollsAgain: ({ die, face }: Die) => `Die ${die}, a ${face}, rolls again.`,
  picked: ({ die, face }: Die) => `Die ${die}, a ${face}, is set aside.`,
  putBack: ({ die, face }: Die) => `Die ${die}, a ${face}, is put back.`,
  test: 'This is the voice of the table.',
} as const;
