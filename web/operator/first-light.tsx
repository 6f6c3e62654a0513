/** The first light of a cabinet: one card at a time, with what the table reads and what the person in front of it says. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { LightView } from '../../src/server/operator/light-messages.ts';
import { BRINGUP_WORDS, LIGHT_WORDS, loadBringupTexts } from '../texts/bringup.ts';
import { OPERATOR_WORDS } from '../texts/operator.ts';
import { type AskLight, isOverruled, type LightStep, type ToldLight } from './light.ts';
import { LightVerdict } from './light-doubts.tsx';
import { LightQuestion } from './light-question.tsx';
import { LightReadings } from './light-readings.tsx';
import { LightRecordPanel } from './light-record.tsx';
import { LightText } from './light-text.tsx';
import { type Operator, useAsked } from './operator.ts';

/** A finger is on a button for longer than that. */
const LOOK_MS = 200;

export function FirstLightCards({ operator, close }: { operator: Operator; close: () => void }) {
  const [ready, setReady] = useState(false);
  useEffect(() => void loadBringupTexts().then(() => setReady(true)), []);
  const light = useAsked<LightView>(operator, '/first-light', 0, LOOK_MS);
  const top = useRef<HTMLDivElement>(null);
  const shown = light?.open === true ? (light.record?.current ?? '') : undefined;
  // The button that ends a card is at its foot, and the next one begins with its head.
  useLayoutEffect(() => top.current?.scrollIntoView(), [shown]);
  if (!ready || light === undefined) return <p class="quiet">{OPERATOR_WORDS.loading}</p>;
  const ask: AskLight = (request) =>
    void operator.act('/first-light', request).then((trouble) => {
      // What was done is seen on the card; only trouble is worth a line.
      if (trouble === undefined) operator.clear();
      if (request.type === 'leave') close();
    });
  if (light.hindrance !== '') return <Closed text={light.hindrance} close={close} />;
  if (!light.open) return <Begin light={light} ask={ask} />;
  const step = light.steps.find(({ id }) => id === light.record?.current);
  return (
    <div class="desk-rows" ref={top} data-light={light.record?.current ?? light.steps[0]?.id}>
      <Progress light={light} ask={ask} />
      {step === undefined ? (
        <LightRecordPanel light={light} />
      ) : (
        <Card key={step.id} light={light} step={step} ask={ask} />
      )}
      <p class="button-row">
        <button type="button" onClick={() => ask({ type: 'leave' })}>
          {LIGHT_WORDS.leave}
        </button>
      </p>
    </div>
  );
}

function Closed({ text, close }: { text: string; close: () => void }) {
  return (
    <section class="panel rows">
      <h1 class="desk-title">{BRINGUP_WORDS.title}</h1>
      <p>{text}</p>
      <p>
        <button type="button" onClick={close}>
          {LIGHT_WORDS.leave}
        </button>
      </p>
    </section>
  );
}

function Begin({ light, ask }: { light: ToldLight; ask: AskLight }) {
  return (
    <section class="panel rows">
      <h1 class="desk-title">{BRINGUP_WORDS.title}</h1>
      <p>{BRINGUP_WORDS.lead}</p>
      {light.file !== '' && <p>{LIGHT_WORDS.writesTo(light.file)}</p>}
      <p class="button-row">
        <button type="button" class="main-button" onClick={() => ask({ type: 'open' })}>
          {light.record === null ? LIGHT_WORDS.begin : LIGHT_WORDS.resume}
        </button>
      </p>
    </section>
  );
}

function Progress({ light, ask }: { light: ToldLight; ask: AskLight }) {
  const current = light.record?.current;
  const markOf = (step: LightStep): string => {
    const { right = null } = light.record?.steps[step.id] ?? {};
    if (right === null) return '';
    return isOverruled(right) ? '✓!' : '✓';
  };
  return (
    <nav class="light-steps" aria-label={LIGHT_WORDS.steps}>
      {light.steps.map((step, index) => (
        <button
          key={step.id}
          type="button"
          class="small"
          aria-current={step.id === current ? 'step' : undefined}
          aria-label={`${index + 1} ${BRINGUP_WORDS.steps[step.id].title}`}
          data-right={markOf(step) !== ''}
          onClick={() => ask({ type: 'go', step: step.id })}
        >
          {markOf(step) || index + 1}
        </button>
      ))}
      <button
        type="button"
        class="small"
        aria-current={current === 'end' ? 'step' : undefined}
        onClick={() => ask({ type: 'go', step: 'end' })}
      >
        {LIGHT_WORDS.record}
      </button>
    </nav>
  );
}

function Card({ light, step, ask }: { light: ToldLight; step: LightStep; ask: AskLight }) {
  const { id, minutes } = step;
  const words = BRINGUP_WORDS.steps[id];
  const number = light.steps.findIndex((one) => one.id === id) + 1;
  return (
    <section
      class="panel rows light-card"
      data-step={id}
      data-taps={light.record?.steps[id]?.taps.length ?? 0}
    >
      <p class="quiet">
        {LIGHT_WORDS.stepOf(number, light.steps.length)} · {LIGHT_WORDS.minutes(minutes)}
      </p>
      <h1 class="desk-title">{words.title}</h1>
      <h3>{BRINGUP_WORDS.doTitle}</h3>
      <p>
        <LightText light={light} text={words.do} />
      </p>
      <h3>{BRINGUP_WORDS.seeTitle}</h3>
      <p>
        <LightText light={light} text={words.see} />
      </p>
      <LightReadings light={light} step={step} ask={ask} />
      <LightQuestion light={light} step={id} ask={ask} />
      <Wrongs light={light} step={step} ask={ask} />
      {light.ask === null && <LightVerdict light={light} step={step} ask={ask} />}
    </section>
  );
}

/** What the table finds by itself stands open and first; what only eyes can see is opened by whoever sees it. */
function Wrongs({ light, step, ask }: { light: ToldLight; step: LightStep; ask: AskLight }) {
  const found = step.wrongs.filter((wrong) => light.doubts.found.includes(wrong));
  const others = step.wrongs.filter((wrong) => !light.doubts.found.includes(wrong));
  const known = light.record?.steps[step.id]?.wrongs ?? [];
  const one = (wrong: LightStep['wrongs'][number], isFound: boolean) => {
    const { symptom, cause, remedy } = BRINGUP_WORDS.wrong[wrong];
    return (
      <details
        key={`${wrong} ${isFound}`}
        open={isFound}
        data-wrong={wrong}
        data-found={isFound}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open && !isFound && !known.includes(wrong))
            ask({ type: 'wrong', step: step.id, wrong });
        }}
      >
        <summary>
          <LightText light={light} text={symptom} />
        </summary>
        <p class="quiet">
          <LightText light={light} text={cause} />
        </p>
        <p>
          <LightText light={light} text={remedy} />
        </p>
      </details>
    );
  };
  return (
    <>
      {found.length > 0 && <h3>{LIGHT_WORDS.found}</h3>}
      {found.map((wrong) => one(wrong, true))}
      <h3>{LIGHT_WORDS.wrongTitle}</h3>
      {others.map((wrong) => one(wrong, false))}
    </>
  );
}
