/** Which games are looked for: it stands in the address, so that it can be passed on. */

export interface ListWish {
  /** A part of a player's name; an empty text: whoever. */
  readonly player: string;
  /** Id of a rule set; an empty text: whatever. */
  readonly rules: string;
}

export function wishInAddress(): ListWish {
  const asked = new URLSearchParams(location.search);
  return { player: asked.get('player') ?? '', rules: asked.get('rules') ?? '' };
}

/** With its question mark; without fields that wish nothing. */
export function queryOf(wish: ListWish & { readonly before?: string }): string {
  const fields = Object.entries(wish).filter(([, text]) => text !== '');
  return fields.length === 0 ? '' : `?${new URLSearchParams(fields)}`;
}
