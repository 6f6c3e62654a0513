/** The one strict form of what an operator did to the hall of fame, as it is stored. */
import { BY_LENGTH } from '../correction.ts';
import type { FameEdit } from '../hall-of-fame.ts';
import { LONGEST_PAYLOAD, parsed } from './event-form.ts';
import { type Form, MOST, NAME, object, oneOf, PLAYER, text, whole } from './form.ts';

export interface SignedFameEdit {
  /** The operator's name. */
  readonly who: string;
  readonly edit: FameEdit;
}

const ENTRY = { game: whole(1, MOST), player: PLAYER };

const EDITS: Readonly<Record<FameEdit['type'], Form>> = {
  rename: object({ type: oneOf('rename'), ...ENTRY, name: NAME }),
  remove: object({ type: oneOf('remove'), ...ENTRY }),
  restore: object({ type: oneOf('restore'), ...ENTRY }),
  clear: object({ type: oneOf('clear'), game: ENTRY.game }),
};

const SIGNED = object({
  who: text(1, BY_LENGTH),
  edit: (edit) => Object.values(EDITS).some((form) => form(edit)),
});

/** Undefined where this text is none. */
export function fameEditFrom(payload: string): SignedFameEdit | undefined {
  const value = payload.length > LONGEST_PAYLOAD ? undefined : parsed(payload);
  return SIGNED(value) ? (value as SignedFameEdit) : undefined;
}
