/** Every key of the cabinet file with its meaning, range, default and origin, by its sections; each is saved on its own. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Setting, SettingsAnswer } from '../../src/server/operator/messages.ts';
import { OPERATOR_WORDS } from '../texts/operator.ts';
import { durationOf } from './duration.ts';
import { type Operator, useAsked } from './operator.ts';

export function SettingsPanel({ operator }: { operator: Operator }) {
  const answer = useAsked<SettingsAnswer>(operator, '/settings');
  const [wanted, setWanted] = useState('');
  if (answer === undefined) return <p class="quiet">{OPERATOR_WORDS.loading}</p>;
  const fits = ({ key, help }: Setting) => `${key} ${help}`.toLowerCase().includes(wanted.toLowerCase());
  const change = (key: string, value: unknown): void => void operator.act('/settings', { key, value });
  return (
    <section class="panel">
      <h1 class="desk-title">{OPERATOR_WORDS.settings.title}</h1>
      <p class="quiet">{OPERATOR_WORDS.settings.file(answer.file)}</p>
      <p>
        <a href="/overlay/setup">{OPERATOR_WORDS.settings.overlay}</a>
      </p>
      <label class="field find">
        <span>{OPERATOR_WORDS.settings.find}</span>
        <input type="text" value={wanted} onInput={({ currentTarget }) => setWanted(currentTarget.value)} />
      </label>
      {sectionsOf(answer.settings.filter(fits)).map(([section, settings]) => (
        <details class="setting-section" key={section} data-section={section} open={wanted !== ''}>
          <summary>
            <h2>{OPERATOR_WORDS.settings.sections[section as Section] ?? section}</h2>
            <span class="quiet">{OPERATOR_WORDS.amount.number(settings.length)}</span>
          </summary>
          <ul class="settings">
            {settings.map((setting) => (
              <SettingField key={setting.key} setting={setting} change={change} clear={operator.clear} />
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

type Section = keyof typeof OPERATOR_WORDS.settings.sections;

/** As the cabinet file has them; keys without one are those of the table itself. */
function sectionsOf(settings: readonly Setting[]): readonly (readonly [string, readonly Setting[]])[] {
  const sections = new Map<string, Setting[]>();
  for (const setting of settings) {
    const name = setting.key.includes('.') ? (setting.key.split('.')[0] ?? 'table') : 'table';
    sections.set(name, [...(sections.get(name) ?? []), setting]);
  }
  return [...sections];
}

interface SettingProps {
  readonly setting: Setting;
  readonly change: (key: string, value: unknown) => void;
  readonly clear: () => void;
}

function SettingField({ setting, change, clear }: SettingProps) {
  const { key, help, expects, origin, takesEffect } = setting;
  const isFixed = hasNoField(setting);
  const value = textOf(setting.value);
  // Undefined: as the table has it, whoever changes it there.
  const [edited, setEdited] = useState<string | undefined>(undefined);
  const sent = useRef<string | undefined>(undefined);
  // Meanwhile somebody may have typed on: that stays.
  useEffect(() => setEdited((text) => (text === sent.current ? undefined : text)), [value]);
  const typed = edited ?? value;
  const isChanged = typed !== value;
  const meaning = key.endsWith('Ms') ? durationOf(Number(typed), OPERATOR_WORDS.settings.units) : undefined;
  const save = (wanted: unknown) => {
    sent.current = edited;
    change(key, wanted);
  };
  const id = `setting-${key}`;
  return (
    <li data-key={key}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save(typedValue(setting, typed));
        }}
      >
        <label for={id}>
          <code>{key}</code>
          <span>{help}</span>
        </label>
        <div class="setting-value">
          <Field
            id={id}
            setting={setting}
            typed={typed}
            type={(text) => {
              clear();
              setEdited(text);
            }}
          />
          {!isFixed && (
            <>
              <button type="submit" class="small" disabled={!isChanged}>
                {OPERATOR_WORDS.settings.save}
              </button>
              <button
                type="button"
                class="small"
                disabled={origin === 'default' || origin.startsWith('--')}
                onClick={() => save(null)}
              >
                {OPERATOR_WORDS.settings.reset}
              </button>
            </>
          )}
        </div>
        {meaning !== undefined && <p class="meaning">= {meaning}</p>}
        <p class="quiet">
          {expects}
          {setting.default !== null &&
            ` · ${OPERATOR_WORDS.settings.default(textOf(setting.default) || OPERATOR_WORDS.settings.nothing)}`}
          {origin !== 'default' && ` · ${OPERATOR_WORDS.settings.from(origin)}`}
          {takesEffect === 'restart' && ` · ${OPERATOR_WORDS.settings.restart}`}
          {isFixed && ` · ${OPERATOR_WORDS.settings.never}`}
        </p>
      </form>
    </li>
  );
}

/** Lists of several things have none, even where SETUP of service changes them. */
function hasNoField({ kind, takesEffect }: Setting): boolean {
  return takesEffect === 'never' || kind === 'other';
}

interface FieldProps {
  readonly id: string;
  readonly setting: Setting;
  readonly typed: string;
  readonly type: (text: string) => void;
}

function Field({ id, setting, typed, type }: FieldProps) {
  const { kind, choices, min, max } = setting;
  if (hasNoField(setting)) {
    return (
      <output id={id} class="quiet">
        {typed || OPERATOR_WORDS.settings.nothing}
      </output>
    );
  }
  if (kind === 'choice' || kind === 'switch') {
    const all = kind === 'switch' ? ['true', 'false'] : choices;
    return (
      <select id={id} value={typed} onChange={({ currentTarget }) => type(currentTarget.value)}>
        {all.map((value) => (
          <option key={value} value={value}>
            {kind === 'switch'
              ? value === 'true'
                ? OPERATOR_WORDS.settings.on
                : OPERATOR_WORDS.settings.off
              : value}
          </option>
        ))}
      </select>
    );
  }
  const common = {
    id,
    value: typed,
    onInput: (event: { readonly currentTarget: HTMLInputElement }) => type(event.currentTarget.value),
  };
  if (kind !== 'number') return <input type="text" {...common} />;
  return <input type="number" min={min ?? undefined} max={max ?? undefined} {...common} />;
}

/** Lists with commas, as on the command line. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) {
    return value.every((item) => typeof item !== 'object') ? value.join(', ') : JSON.stringify(value);
  }
  return `${value}`;
}

/** What cannot be right is sent as it was typed: the table says what it expects. */
function typedValue({ kind }: Setting, typed: string): unknown {
  switch (kind) {
    case 'number':
      return typed.trim() === '' || Number.isNaN(Number(typed)) ? typed : Number(typed);
    case 'switch':
      return typed === 'true';
    case 'list':
      return typed.trim() === '' ? [] : typed.split(',').map((item) => item.trim());
    case 'choice':
    case 'text':
    case 'other':
      return typed;
    default:
      return kind satisfies never;
  }
}
