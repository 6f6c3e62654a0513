/** A name that is entered letter by letter: its buttons, and what display and pages say. In setup, and for the hall of fame. */
import { type Code, plain, type Text } from '../../../language/sentence.ts';
import { displayNames } from '../../state/display-name.ts';
import type { GroupedPress } from '../../state/inputs.ts';
import type { Moment } from '../../state/moment.ts';
import {
  CODE_LENGTH,
  deleteLetter,
  jumpLetters,
  NAME_BLANK,
  NAME_END,
  NAME_KEEP,
  type NameEntry,
  NEWCOMER,
  offeredHouse,
  takeLetter,
  walkLetters,
} from '../../state/name-entry.ts';
import { ignored, type Reaction } from '../../state/reaction.ts';
import { REPEAT_AFTER_MS, REPEAT_LEAST_MS, REPEAT_MS, REPEAT_SOONER_MS } from '../../times.ts';
import type { Due } from '../screen.ts';

export interface Entering extends Pick<Moment, 'ui' | 'options' | 'nowMs'> {
  /** The name so far. */
  readonly entry: NameEntry;
}

export const DELETE_SLOT = 0;

/** `put` keeps the changed entry; `done` takes the name as it stands; `house`: its players may be chosen. */
export function entering<S extends Entering>(
  put: (s: S, entry: NameEntry) => Reaction,
  done: (s: S) => Reaction,
  house = false,
) {
  return {
    controls: {
      hold: {
        help: plain('help.deleteLetter'),
        act(s: S, { slot }: GroupedPress<'hold'>): Reaction {
          const { ui, entry, nowMs } = s;
          if (slot !== DELETE_SLOT)
            return put(s, { ...jumpLetters(entry, slot - 1, nowMs), gone: undefined });
          return entry.letter === undefined ? ignored(ui, 'no-letter') : put(s, deleteLetter(entry, nowMs));
        },
      },
      leaf: {
        help: plain(house ? 'help.walkNames' : 'help.walkLetters'),
        act: (s: S, { step }: GroupedPress<'leaf'>): Reaction =>
          put(s, { ...walkLetters(s.entry, step, s.nowMs, house), gone: undefined }),
      },
      select: {
        help: plain('help.takeLetter'),
        act(s: S): Reaction {
          const { letter } = s.entry;
          const ends =
            letter === undefined ||
            letter === NAME_END ||
            letter === NAME_KEEP ||
            offeredHouse(s.entry) !== undefined;
          return ends ? done(s) : put(s, takeLetter(s.entry, letter, s.nowMs));
        },
      },
    },
    /** Previous or next stays down: one letter after the other, sooner and sooner. */
    held(s: S): Due | undefined {
      const { previous, next, ...down } = s.ui.down;
      const sinceMs = previous ?? next;
      if (sinceMs === undefined) return undefined;
      const { gone = 0 } = s.entry;
      const againMs =
        s.nowMs - REPEAT_AFTER_MS + Math.max(REPEAT_LEAST_MS, REPEAT_MS - gone * REPEAT_SOONER_MS);
      const [again, step] = previous === undefined ? [{ next: againMs }, 1] : [{ previous: againMs }, -1];
      const ui = { ...s.ui, down: { ...down, ...again } };
      return {
        atMs: sinceMs + REPEAT_AFTER_MS,
        react: () => put({ ...s, ui }, { ...walkLetters(s.entry, step, s.nowMs, house), gone: gone + 1 }),
      };
    },
    /** Nobody goes on: the name is taken as it stands. */
    due(s: S): Due {
      const waitedSinceMs = Math.max(s.entry.sinceMs, s.ui.touchedMs);
      return { atMs: waitedSinceMs + s.options.idle.letterMs, react: () => done(s) };
    },
  };
}

/** The name or the letters as the display has them; what is offered alternates with a question mark. */
export function entryPages(entry: NameEntry, offered: string): readonly Text[] {
  const { text, letter, claims } = entry;
  if (claims !== undefined)
    return letter === undefined
      ? [offered, { say: 'display.codeAsked' }]
      : letter === NAME_END
        ? [text, { say: 'display.end' }]
        : [`${text}${letter}`, `${text}?`];
  const house = offeredHouse(entry);
  if (house !== undefined) return [...displayNames([house]), { say: 'display.houseAsked' }];
  if (letter === undefined) return [offered, { say: 'display.name' }];
  if (letter === NAME_END) return [text.trim() || offered, { say: 'display.end' }];
  if (letter === NAME_KEEP) return [text.trim(), { say: 'display.keep' }];
  // A blank at the end could not be seen.
  return [`${text}${letter === NAME_BLANK ? '-' : letter}`, `${text}?`];
}

/** `name` is the offered one. */
export function entrySentence(entry: NameEntry, name: string): Code {
  const { player, text, letter, claims, again } = entry;
  const number = player + 1;
  // Everybody reads it: no digits.
  if (claims !== undefined) {
    const missing = CODE_LENGTH - text.length;
    const chooses = claims === NEWCOMER && missing > 0;
    return { say: chooses ? 'table.codeChosen' : 'table.codeAsked', number, name, missing };
  }
  const house = offeredHouse(entry);
  if (house !== undefined) return { say: 'table.houseOffered', number, name: house };
  switch (letter) {
    case undefined:
      return { say: 'table.offeredName', number, name };
    case NAME_END:
      return { say: 'table.endOfName', number, name: text.trim() || name };
    case NAME_KEEP:
      return { say: 'table.keepName', number, name: text.trim() };
    case NAME_BLANK:
      return text === '' ? { say: 'table.firstBlank', number } : { say: 'table.blank', number, text };
    default:
      return again
        ? { say: 'table.letterAgain', number, text, letter }
        : { say: 'table.letter', number, text: `${text}${letter}` };
  }
}
