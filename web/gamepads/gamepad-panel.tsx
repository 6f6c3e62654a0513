/** Which gamepads are there, what their buttons press, and how that is changed. */
import { useEffect, useRef } from 'preact/hooks';
import { INPUTS, type Input } from '../../hardware/cabinet.ts';
import type { Language } from '../../src/language/languages.ts';
import { PANEL_WORDS } from '../texts/cabinet-page.ts';
import { GAMEPAD_WORDS, loadGamepadWords } from '../texts/gamepad.ts';
import { TEXTS } from '../texts/live.ts';
import { Gamepads, type ShownPad } from './gamepads.ts';
import { HAT_SIDES } from './hat.ts';
import type { PadSource } from './pad-map.ts';
import '../parts/plain-button.css';
import './gamepads.css';

interface Props {
  readonly gamepads: Gamepads;
  close(): void;
}

function GamepadPanel({ gamepads, close }: Props) {
  const closer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    closer.current?.focus();
    return () => {
      gamepads.learn(undefined);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [gamepads]);
  const { pads } = gamepads;
  return (
    <section
      class="gamepads"
      role="dialog"
      aria-modal="true"
      aria-label={GAMEPAD_WORDS.title}
      onKeyDown={(event) => {
        // Keys of this panel press nothing of the table.
        event.stopPropagation();
        if (event.key === 'Escape') close();
      }}
    >
      <div class="gamepads-head">
        <h2>{GAMEPAD_WORDS.title}</h2>
        <button type="button" class="plain-button" ref={closer} onClick={close}>
          {GAMEPAD_WORDS.close}
        </button>
      </div>
      {pads.length === 0 ? (
        <p>{Gamepads.known ? GAMEPAD_WORDS.none : GAMEPAD_WORDS.unknown}</p>
      ) : (
        <p>{GAMEPAD_WORDS.lead}</p>
      )}
      {pads.map((pad) => (
        <Pad pad={pad} gamepads={gamepads} key={pad.index} />
      ))}
    </section>
  );
}

/** With its words. */
export async function gamepadPanelIn(language: Language): Promise<typeof GamepadPanel> {
  await loadGamepadWords(language);
  return GamepadPanel;
}

function Pad({ pad, gamepads }: { pad: ShownPad; gamepads: Gamepads }) {
  return (
    <section class="gamepad" aria-label={pad.name} data-pad={pad.index}>
      <div class="gamepads-head">
        <h3>{pad.name}</h3>
        <button type="button" class="plain-button" onClick={() => gamepads.forget(pad.index)}>
          {GAMEPAD_WORDS.usual}
        </button>
      </div>
      <ul>
        {INPUTS.map((input) => {
          const learns = gamepads.learns === input;
          const sources = pad.map[input];
          return (
            <li key={input} data-of={input} data-down={sources.some((source) => pad.down.includes(source))}>
              <span class="gamepad-input">{inputSaid(input)}</span>
              <span class="gamepad-sources" aria-live="polite">
                {learns ? GAMEPAD_WORDS.learn : sources.map(sourceSaid).join(', ') || GAMEPAD_WORDS.nothing}
              </span>
              <button
                type="button"
                class="plain-button"
                aria-label={learns ? GAMEPAD_WORDS.cancel : GAMEPAD_WORDS.change(inputSaid(input))}
                onClick={() => gamepads.learn(learns ? undefined : input)}
              >
                {learns ? '✕' : '✎'}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function inputSaid(input: Input): string {
  if (input === 'lever') return PANEL_WORDS.leverLabel;
  if (input === 'previous' || input === 'next' || input === 'select') return PANEL_WORDS[input];
  return TEXTS.holdSlot(Number(input.slice('hold'.length)));
}

/** As engravings and drivers count: from 1. */
function sourceSaid(source: PadSource): string {
  const side = HAT_SIDES.find((each) => source.startsWith('h') && source.endsWith(each));
  if (side !== undefined) return GAMEPAD_WORDS.hat[side];
  const number = Number.parseInt(source.slice(1), 10) + 1;
  return source.startsWith('b')
    ? GAMEPAD_WORDS.button(number)
    : GAMEPAD_WORDS.axis(number, source.endsWith('+'));
}
