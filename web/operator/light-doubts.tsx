/** Whether a step is right: where the table sees it otherwise it says so and asks again, and the record keeps who overruled it. */
import { useState } from 'preact/hooks';
import type { LightDoubts } from '../../src/server/operator/light-messages.ts';
import { BRINGUP_WORDS, LIGHT_WORDS } from '../texts/bringup.ts';
import { nameOfInput } from './input-name.ts';
import { type AskLight, type LightStep, type ToldLight, withLightFacts } from './light.ts';

/** In sentences. */
export function doubtTexts(light: ToldLight, { found, unpressed }: LightDoubts): readonly string[] {
  return [
    ...(unpressed.length === 0 ? [] : [LIGHT_WORDS.unpressed(unpressed.map(nameOfInput).join(', '))]),
    ...found.map((wrong) => withLightFacts(light, BRINGUP_WORDS.wrong[wrong].symptom)),
  ];
}

export function LightVerdict({ light, step, ask }: { light: ToldLight; step: LightStep; ask: AskLight }) {
  const [isAsked, setAsked] = useState(false);
  const doubts = doubtTexts(light, light.doubts);
  const mayLookAgain =
    light.doubts.found.length > 0 || (light.record?.steps[step.id]?.taps.length ?? 0) > 0 || isAsked;
  const again = () => {
    setAsked(false);
    ask({ type: 'again', step: step.id });
  };
  const asks = isAsked && doubts.length > 0;
  return (
    <>
      {asks && (
        <div class="told light-doubts" data-kind="trouble" role="alert">
          {LIGHT_WORDS.doubt}
          <ul>
            {doubts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <p class="button-row light-deeds">
        {asks ? (
          <button type="button" onClick={() => ask({ type: 'overrule', step: step.id })}>
            {LIGHT_WORDS.overrule}
          </button>
        ) : (
          <button
            type="button"
            class="main-button"
            onClick={() => (doubts.length > 0 ? setAsked(true) : ask({ type: 'right', step: step.id }))}
          >
            {LIGHT_WORDS.right}
          </button>
        )}
        {mayLookAgain && (
          <button type="button" onClick={again}>
            {LIGHT_WORDS.again}
          </button>
        )}
      </p>
    </>
  );
}

/** What has become of the answers, by the names of the cabinet file. */
export function LightAnswers({ light, step }: { light: ToldLight; step: LightStep['id'] }) {
  const { written = [] } = light.record?.steps[step] ?? {};
  return written.length === 0 ? null : (
    <div class="told">
      {LIGHT_WORDS.written(light.file)}
      <ul>
        {written.map(({ key, value, option }) => (
          <li key={key}>
            <code>{`${key}: ${value}`}</code>
            {option === '' ? '' : ` (${LIGHT_WORDS.butOption(option)})`}
          </li>
        ))}
      </ul>
      {LIGHT_WORDS.nowRight}
    </div>
  );
}
