/** What is made of other sentences, or of words that somebody wrote. */

export const TEXT = {
  /** One after the other. */
  row: ({ parts }: { readonly parts: readonly string[] }) => parts.filter((part) => part !== '').join(' '),
} as const;
