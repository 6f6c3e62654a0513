/** The end of the first light: the finished table as it is lit now, and the record, to be printed or kept as text. */
import { LEDS } from '../../hardware/cabinet.ts';
import { BRINGUP_WORDS, LIGHT_WORDS } from '../texts/bringup.ts';
import { isOverruled, type ToldLight, withLightFacts } from './light.ts';
import { doubtTexts } from './light-doubts.tsx';

export function LightRecordPanel({ light }: { light: ToldLight }) {
  const lines = linesOf(light);
  const text = lines.map(([name, what]) => `${name}: ${what}`).join('\n');
  const rights = light.steps.map(({ id }) => light.record?.steps[id]?.right ?? null);
  const all = rights.every((right) => right !== null);
  return (
    <section class="panel rows light-record" data-all={all}>
      <h1 class="desk-title">
        {BRINGUP_WORDS.title}: {LIGHT_WORDS.record}
      </h1>
      {all && !rights.some(isOverruled) && <p>{BRINGUP_WORDS.end}</p>}
      {light.shown !== null && <FinishedTable shown={light.shown} />}
      <dl class="facts-list">
        {lines.map(([name, what]) => [<dt key={`${name} t`}>{name}</dt>, <dd key={`${name} d`}>{what}</dd>])}
      </dl>
      <p class="button-row light-deeds">
        <button type="button" class="main-button" onClick={() => print()}>
          {LIGHT_WORDS.print}
        </button>
        <a
          class="button"
          download="first-light.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
        >
          {LIGHT_WORDS.download}
        </a>
      </p>
    </section>
  );
}

function linesOf(light: ToldLight): readonly (readonly [string, string])[] {
  const { record, steps, board, version } = light;
  const dated = (iso: string): string => new Date(iso).toLocaleString(document.documentElement.lang);
  return [
    [LIGHT_WORDS.record, LIGHT_WORDS.recordOf(version)],
    [LIGHT_WORDS.readings.state, board.description],
    ...(light.file === '' ? [] : [[LIGHT_WORDS.cabinetFile, light.file] as const]),
    [LIGHT_WORDS.begun, record === null ? LIGHT_WORDS.open : dated(record.begun)],
    ...steps.map(({ id, measures }, index) => {
      const { right = null, values = {}, wrongs = [], written = [] } = record?.steps[id] ?? {};
      const { boardMv, railMv } = values;
      const parts = [
        right === null ? LIGHT_WORDS.open : LIGHT_WORDS.rightBy(right.by, dated(right.at)),
        ...(right !== null && isOverruled(right)
          ? [LIGHT_WORDS.overruled(doubtTexts(light, right.against).join(' '))]
          : []),
        ...(boardMv === undefined ? [] : [`${LIGHT_WORDS.readings.boardMv}: ${LIGHT_WORDS.volts(boardMv)}`]),
        ...(railMv === undefined ? [] : [`${LIGHT_WORDS.readings.railMv}: ${LIGHT_WORDS.volts(railMv)}`]),
        ...measures.flatMap((measure) =>
          values[measure.id] === undefined
            ? []
            : [`${BRINGUP_WORDS.measures[measure.id]}: ${values[measure.id]} ${measure.unit}`],
        ),
        ...written.map(({ key, value }) => `${key}: ${value}`),
        ...wrongs.map(
          (wrong) => `${LIGHT_WORDS.met}: ${withLightFacts(light, BRINGUP_WORDS.wrong[wrong].symptom)}`,
        ),
      ];
      return [`${index + 1} ${BRINGUP_WORDS.steps[id].title}`, parts.join('; ')] as const;
    }),
  ];
}

/** One pixel is 1 wide; dice are a pixel apart. */
const PITCH = LEDS.width + 2;

function FinishedTable({ shown }: { shown: NonNullable<ToldLight['shown']> }) {
  const width = PITCH * shown.dice.length + 2;
  return (
    <svg class="light-table" viewBox={`0 0 ${width + 8} 26`} role="img" aria-label={LIGHT_WORDS.finished}>
      <rect class="light-panel" width={width} height="26" rx="2" />
      {shown.dice.map((tile, slot) => (
        <g key={slot} transform={`translate(${2 + slot * PITCH} 8)`}>
          <rect class="light-die" width={LEDS.width} height={LEDS.height} rx="0.6" />
          {pixelsOf(tile).map(([column, row]) => (
            <circle class="light-pixel" key={`${column} ${row}`} cx={column + 0.5} cy={row + 0.5} r="0.42" />
          ))}
          <circle class="light-button" cx={LEDS.width / 2} cy={LEDS.height + 4} r="1.6" />
        </g>
      ))}
      <rect class="light-die" x="2" y="2" width={PITCH * 3 - 2} height="4" rx="0.6" />
      <text class="light-text" x="3" y="5.1">
        {shown.text}
      </text>
      {[0, 1, 2].map((button) => (
        <circle class="light-button" key={button} cx={width - 4 - button * 5} cy="4" r="1.4" />
      ))}
      <path class="light-lever" d={`M${width} 18h3v-12`} />
      <circle class="light-pixel" cx={width + 3} cy="5" r="1.8" />
    </svg>
  );
}

/** A byte a row in hexadecimal, bit 7 left. */
function pixelsOf(tile: string): readonly (readonly [column: number, row: number])[] {
  return Array.from({ length: LEDS.height }, (_, row) =>
    Number.parseInt(tile.slice(row * 2, row * 2 + 2), 16),
  ).flatMap((bits, row) =>
    Array.from({ length: LEDS.width }, (_, column) => column)
      .filter((column) => (bits & (0x80 >> column)) !== 0)
      .map((column) => [column, row] as const),
  );
}
