/** Questions on the left, the overlay as it looks now on the right; the address follows every answer. */
import { useState } from 'preact/hooks';
import {
  DELAYS,
  EXAMPLE,
  OVERLAY_LAYOUTS,
  type OverlayLook,
  overlayPath,
  PARTS,
  readLook,
  scalesOf,
  THEMES,
} from '../overlay/look.ts';
import { TopBar } from '../parts/top-bar.tsx';
import { OVERLAY_WORDS } from '../texts/overlay.ts';

export function SetupPage() {
  // An address that is to be changed can be opened here: /overlay/setup?layout=wide.
  const [look, keep] = useState(() => readLook(location.search).look);
  const [copied, tell] = useState(false);
  const change = (changes: Partial<OverlayLook>) => {
    const { scale, ...next } = { ...look, ...changes };
    keep({ ...next, scale: Math.min(scale, scalesOf(next.layout).most) });
    tell(false);
  };
  const address = `${location.origin}${overlayPath(look)}`;
  const copy = () => {
    const field = document.getElementById('address') as HTMLInputElement;
    field.select();
    // The newer way needs https, which a table on its own network does not have.
    tell(document.execCommand('copy'));
  };
  const words = OVERLAY_WORDS;
  return (
    <div class="desk overlay-setup">
      <TopBar here="" />
      <main class="desk-main desk-rows">
        <h1 class="desk-title">{words.title}</h1>
        <p>{words.lead}</p>
        <div class="columns">
          <form class="panel rows" onSubmit={(event) => event.preventDefault()}>
            <Choice
              name="layout"
              word={words.layout}
              options={OVERLAY_LAYOUTS.map((value) => [value, words.layouts[value]])}
              value={look.layout}
              choose={(value) => change({ layout: value as OverlayLook['layout'] })}
            />
            <Choice
              name="theme"
              word={words.theme}
              options={THEMES.map((value) => [value, words.themes[value]])}
              value={look.theme}
              choose={(value) => change({ theme: value as OverlayLook['theme'] })}
            />
            <NumberField
              name="scale"
              word={words.scale}
              limits={scalesOf(look.layout)}
              value={look.scale}
              keep={change}
            />
            <NumberField name="delay" word={words.delay} limits={DELAYS} value={look.delay} keep={change} />
            <p class="quiet">{words.delayNote}</p>
            <fieldset>
              <legend>{words.shows}</legend>
              {PARTS.map((part) => (
                <label key={part}>
                  <input
                    type="checkbox"
                    name={part}
                    checked={look.parts.includes(part)}
                    // One of them stays: an overlay of nothing shows nothing.
                    disabled={look.parts.length === 1 && look.parts.includes(part)}
                    onChange={({ currentTarget }) =>
                      change({
                        parts: PARTS.filter((each) =>
                          each === part ? currentTarget.checked : look.parts.includes(each),
                        ),
                      })
                    }
                  />
                  {words.parts[part]}
                </label>
              ))}
            </fieldset>
            <label class="overlay-setup-address">
              {words.address}
              <input type="text" id="address" readOnly value={address} />
            </label>
            <p>
              <button type="button" onClick={copy}>
                {words.copy}
              </button>{' '}
              <span role="status">{copied ? words.copied : ''}</span>
            </p>
          </form>
          <section class="panel">
            <h2>{words.preview}</h2>
            <div class="overlay-setup-preview">
              {/* It waits for nothing: what is seen here is no stream. */}
              <iframe title={words.preview} src={`${overlayPath({ ...look, delay: 0 })}${EXAMPLE}`} />
            </div>
            <p class="quiet">{words.nobody}</p>
            <h2>{words.tv.title}</h2>
            <p>
              <a href="/tv">{words.tv.leds}</a>
            </p>
            <p>
              <a href="/tv?dice=clear">{words.tv.clear}</a>
            </p>
          </section>
        </div>
      </main>
    </div>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly word: string;
  readonly options: readonly (readonly [value: string, word: string])[];
  readonly value: string;
  choose(value: string): void;
}

function Choice({ name, word, options, value, choose }: ChoiceProps) {
  return (
    <label>
      {word}
      <select name={name} value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {options.map(([option, said]) => (
          <option key={option} value={option}>
            {said}
          </option>
        ))}
      </select>
    </label>
  );
}

interface NumberProps {
  readonly name: 'scale' | 'delay';
  readonly word: string;
  readonly limits: { readonly least: number; readonly most: number };
  readonly value: number;
  keep(changes: Partial<OverlayLook>): void;
}

/** Kept once it makes sense; until then the address stays as it was. */
function NumberField({ name, word, limits: { least, most }, value, keep }: NumberProps) {
  return (
    <label>
      {word}
      <input
        type="number"
        name={name}
        min={least}
        max={most}
        value={value}
        onInput={({ currentTarget }) => {
          if (currentTarget.validity.valid && currentTarget.value !== '')
            keep({ [name]: currentTarget.valueAsNumber });
        }}
      />
    </label>
  );
}
