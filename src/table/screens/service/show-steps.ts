/** What the tests show that only have to be looked at, or heard: one step a second. */
import { LEDS } from '../../../../hardware/cabinet.ts';
import { FACES } from '../../../game/index.ts';
import type { Text } from '../../../language/sentence.ts';
import { eachSlot } from '../../picture/each-slot.ts';
import type { Pitch, SlotScene, TestLight } from '../../scene.ts';
import type { ServiceFacts, ShownTest } from '../../state/service-state.ts';

export interface ShowStep {
  readonly pages: readonly Text[];
  /** Left out: the dice are dark. */
  readonly slots?: readonly SlotScene[];
  readonly sound?: Pitch;
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
  sound: { hz, durationMs: 200 },
}));

const BURN_IN_STEPS = [...LED_STEPS, ...DICE_STEPS, ...DISPLAY_STEPS, ...BUZZER_STEPS];

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
      return BURN_IN_STEPS;
    default:
      return test satisfies never;
  }
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
