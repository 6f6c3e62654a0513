/** A question of the first light: the cabinet shows it, and whoever stands in front of it taps what is seen. */
import { LAYOUTS, LEDS, ORIENTATIONS, type Orientation } from '../../hardware/cabinet.ts';
import { LIGHT_WORDS } from '../texts/bringup.ts';
import type { AskLight, LightStep, ToldLight } from './light.ts';
import { LightAnswers } from './light-doubts.tsx';

const NONE = 'none';

export function LightQuestion({
  light,
  step,
  ask,
}: {
  light: ToldLight;
  step: LightStep['id'];
  ask: AskLight;
}) {
  const question = light.ask;
  const tap = (answer: string): void => ask({ type: 'tap', step, tap: answer });
  if (question === null) return isWritten(light, step) ? <LightAnswers light={light} step={step} /> : null;
  const none = (text: string) => (
    <button type="button" data-tap={NONE} onClick={() => tap(NONE)}>
      {text}
    </button>
  );
  switch (question.kind) {
    case 'die':
      return (
        <Choices text={LIGHT_WORDS.ask.die}>
          {Array.from({ length: LEDS.slots }, (_, slot) => (
            <button key={slot} type="button" data-tap={slot + 1} onClick={() => tap(`${slot + 1}`)}>
              {slot + 1}
            </button>
          ))}
          {none(LIGHT_WORDS.none.die)}
        </Choices>
      );
    case 'path':
      return (
        <Choices text={LIGHT_WORDS.ask.path}>
          {LAYOUTS.map((layout) => (
            <button key={layout} type="button" data-tap={layout} onClick={() => tap(layout)}>
              <svg class="light-tile" viewBox="0 0 8 8" aria-hidden="true">
                <path d={PATHS[layout]} />
              </svg>
              {LIGHT_WORDS.paths[layout]}
            </button>
          ))}
        </Choices>
      );
    case 'letter':
      return (
        <Choices text={LIGHT_WORDS.ask.letter(question.die)} tiles>
          {ORIENTATIONS.map((orientation) => (
            <button
              key={orientation}
              type="button"
              aria-label={orientation}
              data-tap={orientation}
              onClick={() => tap(orientation)}
            >
              <svg class="light-tile" viewBox="0 0 8 8" aria-hidden="true">
                <path class="light-letter" d={LETTER} transform={transformOf(orientation)} />
              </svg>
            </button>
          ))}
          {none(LIGHT_WORDS.none.letter)}
        </Choices>
      );
    case 'colour':
      return (
        <Choices text={LIGHT_WORDS.ask.colour}>
          {(['red', 'green', 'blue'] as const).map((colour) => (
            <button key={colour} type="button" data-tap={colour} onClick={() => tap(colour)}>
              <span class="light-colour" data-colour={colour} />
              {LIGHT_WORDS.colours[colour]}
            </button>
          ))}
          {none(LIGHT_WORDS.none.colour)}
        </Choices>
      );
    default:
      return question satisfies never;
  }
}

function Choices({
  text,
  tiles = false,
  children,
}: {
  text: string;
  tiles?: boolean;
  children: preact.ComponentChildren;
}) {
  return (
    <fieldset class="light-choices" data-tiles={tiles}>
      <legend>{text}</legend>
      {children}
    </fieldset>
  );
}

/** The answers have become keys of the cabinet file. */
function isWritten(light: ToldLight, step: LightStep['id']): boolean {
  const { taps = [] } = light.record?.steps[step] ?? {};
  return (step === 'mounting' || step === 'colours') && taps.length > 0 && light.doubts.found.length === 0;
}

/** The pixels of the table's own F. */
const LETTER = 'M1 0h6v1h-5v2h4v1h-4v3h-1z';
const PATHS = {
  rows: 'M1 1.5h6M1 4h6M1 6.5h6M7 1.5L1 4M7 4L1 6.5',
  serpentine: 'M1 1.5h6v2.5h-6v2.5h6',
} as const;

/** Turned clockwise, then mirrored: the last one in the list is done first. */
function transformOf(orientation: Orientation): string {
  const [degrees = '0', mirrored] = orientation.split('-');
  return `${mirrored === undefined ? '' : 'translate(8 0) scale(-1 1) '}rotate(${degrees} 4 4)`;
}
