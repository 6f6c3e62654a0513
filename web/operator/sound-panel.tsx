/** The loudspeaker of the table's computer: how loud it is, and whether it plays. */
import type { InWords } from '../../src/language/sentence.ts';
import type { StatusView } from '../../src/server/operator/messages.ts';
import { OPERATOR_WORDS } from '../texts/operator.ts';
import type { Operator } from './operator.ts';

const STEP = 5;

interface Props {
  readonly operator: Operator;
  readonly status: InWords<StatusView>;
}

export function SoundPanel({ operator, status: { sound } }: Props) {
  const { output, volume, player } = sound;
  return (
    <section class="panel rows" data-sound={output}>
      <h2>{OPERATOR_WORDS.sound.title}</h2>
      <p>{OPERATOR_WORDS.sound.outputs[output]}</p>
      <label class="field">
        <span>{OPERATOR_WORDS.sound.volume(volume)}</span>
        <input
          type="range"
          min={0}
          max={100}
          step={STEP}
          value={volume}
          onChange={({ currentTarget: { value } }) =>
            void operator.act('/settings', { key: 'sound.volume', value: Number(value) })
          }
        />
      </label>
      <p>
        <button type="button" onClick={() => void operator.act('/try-sound', {})}>
          {OPERATOR_WORDS.sound.try}
        </button>
      </p>
      {player !== null && <p class="quiet">{OPERATOR_WORDS.sound.plays(player)}</p>}
    </section>
  );
}
