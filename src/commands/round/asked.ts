/** What `dicetable round` is asked. */
export const ROUND_DEEDS = ['open', 'cut', 'list', 'show', 'close'] as const;
export type RoundDeed = (typeof ROUND_DEEDS)[number];

export interface RoundAsked {
  readonly rules: string;
  readonly tables?: string;
  readonly seats: string;
  readonly database?: string;
  readonly json?: true;
  readonly csv?: true;
  readonly html?: true;
}
