/** A slot in words: "die 3: five, held". */
import type { SLOT } from './en/slot.ts';
import type { Words } from './words.ts';

export interface SlotMeaning {
  readonly shows:
    | 'dark'
    | 'waiting'
    | 'die'
    | 'sample'
    | 'lit'
    | 'tumbling'
    | 'rollsLeft'
    | 'choose'
    | 'emblem'
    | 'glyph';
  /** The face of a die, the rolls that are left, the character, the number of the emblem; 0 for the others. */
  readonly value: number | string;
  readonly mark: keyof (typeof SLOT)['marks'];
  /** Of a die's pips, where colours count. */
  readonly colour?: keyof (typeof SLOT)['colours'];
}

/** `index` counts slots from 0. */
export function slotText(
  words: Words<typeof SLOT>,
  { shows, value, mark, colour }: SlotMeaning,
  index: number,
): string {
  const slot = index + 1;
  switch (shows) {
    case 'die':
      return words.die(
        slot,
        Number(value),
        `${colour === undefined ? '' : words.colours[colour]}${words.marks[mark]}`,
      );
    case 'sample':
    case 'lit':
      return words[shows](slot, Number(value));
    case 'rollsLeft':
      return words.rollsLeft(Number(value));
    case 'choose':
      return words.choose;
    case 'glyph':
      return words.glyph(slot, `${value}`);
    case 'dark':
    case 'waiting':
    case 'emblem':
    case 'tumbling':
      return words[shows](slot);
    default:
      return shows satisfies never;
  }
}
