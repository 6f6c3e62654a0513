/** What the table reads at a step of the first light, and fields for what people measure. */
import { BRINGUP_WORDS, LIGHT_WORDS } from '../texts/bringup.ts';
import { OPERATOR_WORDS } from '../texts/operator.ts';
import { nameOfInput } from './input-name.ts';
import type { AskLight, LightStep, ToldLight } from './light.ts';
import { LightAnswers } from './light-doubts.tsx';

export function LightReadings({ light, step, ask }: { light: ToldLight; step: LightStep; ask: AskLight }) {
  const rows = readings(light, step.id);
  return (
    <>
      {step.id === 'buzzer' && (
        <p>
          <button type="button" onClick={() => ask({ type: 'beep' })}>
            {LIGHT_WORDS.beep}
          </button>
        </p>
      )}
      {rows.length > 0 && (
        <dl class="facts-list" data-readings={step.id}>
          {rows.map(([name, value]) => [
            <dt key={`${name} t`}>{name}</dt>,
            <dd key={`${name} d`}>{value}</dd>,
          ])}
        </dl>
      )}
      {step.measures.length > 0 && <h3>{BRINGUP_WORDS.measureTitle}</h3>}
      {step.measures.map((measure) => (
        <MeasureField key={measure.id} light={light} step={step.id} measure={measure} ask={ask} />
      ))}
      {step.id === 'current' && <PixelMa light={light} ask={ask} />}
    </>
  );
}

/** What the measured current comes to; a slip is asked about, and nothing is offered. */
function PixelMa({ light, ask }: { light: ToldLight; ask: AskLight }) {
  const { pixelMa, doubts, record } = light;
  const { ledMa } = record?.steps.current?.values ?? {};
  if (pixelMa !== null)
    return (
      <p class="rows">
        <span>{LIGHT_WORDS.pixelMa(pixelMa)}</span>
        <button type="button" onClick={() => ask({ type: 'save', step: 'current' })}>
          {LIGHT_WORDS.save(pixelMa)}
        </button>
      </p>
    );
  const isStrange = doubts.found.includes('currentLow') || doubts.found.includes('currentHigh');
  if (ledMa !== undefined && isStrange) return <p data-slip>{LIGHT_WORDS.noPixelMa(ledMa)}</p>;
  return <LightAnswers light={light} step="current" />;
}

function readings(
  { board, buttons }: ToldLight,
  step: LightStep['id'],
): readonly (readonly [string, string])[] {
  const words = LIGHT_WORDS.readings;
  const volts = (mv: number | null): string => (mv === null ? LIGHT_WORDS.unknown : LIGHT_WORDS.volts(mv));
  switch (step) {
    case 'heartbeat':
      return [
        [words.state, OPERATOR_WORDS.board.states[board.state]],
        [words.boardMv, volts(board.boardMv)],
      ];
    case 'displays':
      return [[words.displays, `${board.displays}`]];
    case 'rail':
    case 'current':
      return [[words.railMv, volts(board.railMv)]];
    case 'buttons':
    case 'lever':
      return buttons
        .filter(({ input }) => (input === 'lever') === (step === 'lever'))
        .map(({ input, pressed, presses, bounces }) => [
          nameOfInput(input),
          [
            pressed ? `● ${OPERATOR_WORDS.board.pressed}` : `○ ${OPERATOR_WORDS.board.released}`,
            `${OPERATOR_WORDS.board.presses} ${presses}`,
            `${OPERATOR_WORDS.board.bounces} ${bounces}`,
          ].join(' · '),
        ]);
    default:
      return [];
  }
}

interface MeasureProps {
  readonly light: ToldLight;
  readonly step: LightStep['id'];
  readonly measure: LightStep['measures'][number];
  readonly ask: AskLight;
}

function MeasureField({ light, step, measure: { id, unit, least, most }, ask }: MeasureProps) {
  const value = light.record?.steps[step]?.values[id];
  return (
    <form
      class="together"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = Number(new FormData(event.currentTarget).get(id));
        ask({ type: 'measure', step, measure: id, value: typed });
      }}
    >
      <label class="field">
        <span>
          {BRINGUP_WORDS.measures[id]} ({unit})
        </span>
        <input type="number" name={id} step="any" min="0" required defaultValue={value?.toString() ?? ''} />
      </label>
      <button type="submit">{LIGHT_WORDS.measured}</button>
      <p class="quiet">{LIGHT_WORDS.between(least, most, unit)}</p>
    </form>
  );
}
