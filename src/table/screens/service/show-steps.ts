/** What the tests show that only have to be looked at, or heard: one step a second. */
import { LEDS } from '../../../../hardware/cabinet.ts';
import { FACES } from '../../../game/index.ts';
import { plain, type Text } from '../../../language/sentence.ts';
import type { Cue, SoundName } from '../../../sound/cue.ts';
import { eachSlot } from '../../picture/each-slot.ts';
import type { Pitch, SlotScene, TestLight } from '../../scene.ts';
import type { ServiceFacts, ShownTest } from '../../state/service-state.ts';

export interface ShowStep {
  readonly pages: readonly Text[];
  /** Left out: the dice are dark. */
  readonly slots?: readonly SlotScene[];
  readonly heard?: { readonly buzzer: Pitch } | { readonly loudspeaker: Cue };
}

const LIGHTS = ['red', 'green', 'blue', 'white'] as const satisfies readonly TestLight[];

/** One matrix after the other in each colour: a wrong order of colours or slots shows at once. */
const LED_STEPS: readonly ShowStep[] = LIGHTS.flatMap((light) =>
  eachSlot((lit) => ({
    pages: [{ say: `leafWord.${light}`, slot: lit + 1 }],
    slots: eachSlot((slot) => (slot === lit ? { kind: 'filled', light } : { kind: 'dark' })),
  })),
);

const DICE_STEPS: readonly ShowStep[] = FACES.map((face) => ({
  pages: [{ say: 'leafWord.face', face }],
  slots: eachSlot((slot) => ({ kind: 'die', face, held: slot % 2 === face % 2 })),
}));

/** All segments together, then alternating strokes, then every character. */
const TEXTS = [
  '88888888',
  '********',
  '++++++++',
  '--------',
  '////////',
  'ABCDEFGH',
  'IJKLMNOP',
  'QRSTUVWX',
];
const DISPLAY_STEPS: readonly ShowStep[] = [...TEXTS, 'YZ012345', '6789+-/?'].map((text) => ({
  pages: [text],
}));

/** From the lowest to the highest that the table itself makes. */
const BUZZER_STEPS: readonly ShowStep[] = [165, 330, 523, 784, 1047, 1568].map((hz) => ({
  pages: [{ say: 'leafWord.hertz', count: hz }],
  heard: { buzzer: { hz, durationMs: 200 } },
}));

/** Short and long, deep and high: where there is no loudspeaker, nobody hears them. */
const SPEAKER_STEPS: readonly ShowStep[] = (
  ['clack', 'score', 'coin', 'farkle', 'fanfare'] as const satisfies readonly SoundName[]
).map((sound) => ({ pages: [plain('leaf.speaker')], heard: { loudspeaker: { sound } } }));

const ALL_WHITE: readonly SlotScene[] = Array.from({ length: LEDS.slots }, () => ({
  kind: 'filled',
  light: 'white',
}));

export function showStepsOf(test: ShownTest, facts: ServiceFacts | undefined): readonly ShowStep[] {
  switch (test) {
    case 'leds':
      return LED_STEPS;
    case 'dice':
      return DICE_STEPS;
    case 'segments':
      return DISPLAY_STEPS;
    case 'buzzer':
      return BUZZER_STEPS;
    case 'power':
      return [{ pages: railPages(facts), slots: ALL_WHITE }];
    case 'coin':
      return [{ pages: coinPages(facts) }];
    case 'burnIn':
      return burnInSteps(facts);
    default:
      return test satisfies never;
  }
}

/** Everything that works without a hand, the voltages under full load among it. */
function burnInSteps(facts: ServiceFacts | undefined): readonly ShowStep[] {
  return [
    ...[...LED_STEPS, ...DICE_STEPS, ...DISPLAY_STEPS, ...BUZZER_STEPS, ...SPEAKER_STEPS],
    ...railPages(facts).map((page) => ({ pages: [page], slots: ALL_WHITE })),
    ...coinPages(facts).map((page) => ({ pages: [page] })),
  ];
}

function coinPages(facts: ServiceFacts | undefined): readonly Text[] {
  const counts = facts?.coins;
  if (counts === undefined) return [{ say: 'leafWord.noDoor' }];
  return counts.map((count, index) => ({ say: 'leafWord.channel', channel: index + 1, count }));
}

/** Under the load of everything that shines. */
function railPages(facts: ServiceFacts | undefined): readonly Text[] {
  const { ledMv, boardMv } = facts?.rails ?? {};
  const pages: Text[] = [];
  if (ledMv !== undefined) pages.push({ say: 'leafWord.ledRail', volts: volts(ledMv) });
  if (boardMv !== undefined) pages.push({ say: 'leafWord.boardRail', volts: volts(boardMv) });
  return pages.length === 0 ? [{ say: 'leafWord.none' }] : pages;
}

function volts(mv: number): string {
  return (mv / 1000).toFixed(1);
}
