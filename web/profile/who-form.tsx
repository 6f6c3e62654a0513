/** Name, colour and emblem. */
import { useState } from 'preact/hooks';
import { EMBLEMS, PERSON_COLOURS } from '../../hardware/emblems.ts';
import { Emblem } from '../parts/emblem.tsx';
import { PROFILE_WORDS } from '../texts/profile.ts';
import type { KnownPerson } from './people-api.ts';

const NAME_LENGTH = 12;
const NAMES = Object.keys(EMBLEMS) as readonly (keyof typeof EMBLEMS)[];

interface Props {
  /** Undefined: nobody yet. */
  readonly person: KnownPerson | undefined;
  readonly save: (wish: Pick<KnownPerson, 'name' | 'colour' | 'emblem' | 'shows'>) => Promise<void>;
}

export function WhoForm({ person, save }: Props) {
  const [name, type] = useState(person?.name ?? '');
  const [colour, paint] = useState(person?.colour ?? 0);
  const [emblem, draw] = useState(person?.emblem ?? 0);
  const [shows, show] = useState(person?.shows ?? false);
  const { sit } = PROFILE_WORDS;
  return (
    <form
      class="panel who-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save({ name, colour, emblem, shows });
      }}
    >
      <h1 class="desk-title">{sit.title}</h1>
      <p class="quiet">{sit.lead}</p>
      <label class="field">
        <span>{sit.name}</span>
        <input
          type="text"
          maxLength={NAME_LENGTH}
          value={name}
          required
          autocomplete="nickname"
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
      </label>
      <fieldset class="choices">
        <legend>{sit.colour}</legend>
        {PERSON_COLOURS.map((_, index) => (
          <label key={index} title={sit.colours[index]}>
            <input type="radio" name="colour" checked={index === colour} onChange={() => paint(index)} />
            <Emblem colour={index} emblem={emblem} />
            <span class="hidden-text">{sit.colours[index]}</span>
          </label>
        ))}
      </fieldset>
      <fieldset class="choices">
        <legend>{sit.emblem}</legend>
        {NAMES.map((each, index) => (
          <label key={each} title={sit.emblems[each]}>
            <input type="radio" name="emblem" checked={index === emblem} onChange={() => draw(index)} />
            <Emblem colour={colour} emblem={index} />
            <span class="hidden-text">{sit.emblems[each]}</span>
          </label>
        ))}
      </fieldset>
      <label class="check">
        <input
          type="checkbox"
          checked={shows}
          onChange={({ currentTarget }) => show(currentTarget.checked)}
        />
        <span>{sit.shows}</span>
      </label>
      <button type="submit" class="main-button" disabled={name.trim() === ''}>
        {sit.save}
      </button>
    </form>
  );
}
