/** A Yahtzee is celebrated on dice and display, while the pages do: the lever already rolls for the next player. */
import { type Box, boxLabel, withCards } from '../../../game/index.ts';
import { plain, type Text } from '../../../language/sentence.ts';
import { at } from '../../at.ts';
import { DARK, eachSlot } from '../../picture/each-slot.ts';
import type { SlotScene } from '../../scene.ts';
import { displayNames } from '../../state/display-name.ts';
import { type Highlight, isCheered, isFresh } from '../../state/highlight.ts';
import type { InGame } from '../../state/moment.ts';
import { CHEER_STEP_MS } from '../../times.ts';
import type { Steps } from '../screen.ts';

/** Undefined while there is nothing to celebrate. */
function cheered({ ui: { highlight }, nowMs }: InGame): Highlight | undefined {
  return highlight !== undefined && isCheered(highlight, nowMs) ? highlight : undefined;
}

/** The dice that it was made of: light runs through them, or on a calm table stands. */
export function cheerSlots(s: InGame): readonly SlotScene[] | undefined {
  const highlight = cheered(s);
  if (highlight === undefined) return undefined;
  const step = Math.floor((s.nowMs - highlight.sinceMs) / CHEER_STEP_MS);
  return eachSlot((slot) => {
    const face = highlight.dice[slot];
    if (face === undefined) return DARK;
    return { kind: 'sample', face, lit: s.options.calm || (slot + step) % 2 === 0 };
  });
}

export function cheerSteps(s: InGame): Steps | undefined {
  const highlight = s.options.calm ? undefined : cheered(s);
  return highlight && { sinceMs: highlight.sinceMs, stepMs: CHEER_STEP_MS };
}

/** The name of the box, as the set calls it, and its points. */
export function cheerPages(s: InGame): readonly Text[] | undefined {
  const highlight = cheered(s);
  const cards = withCards(s.play.rules, s.play.game);
  if (highlight === undefined || cards === undefined) return undefined;
  const own = cards.rules.boxes.find(({ category }: Box) => category === highlight.category);
  // A joker fills another box: it is called what it is.
  const box = cards.rules.boxes.find(({ kind }: Box) => kind === 'yahtzee') ?? own;
  if (box === undefined) return undefined;
  return [{ say: 'display.cheer', box: boxLabel(cards.rules, box) }, scored(s, highlight)];
}

/** The greatest that a score has led to, in a word. */
export function featPages(s: InGame): readonly Text[] | undefined {
  const { highlight } = s.ui;
  if (highlight === undefined || !isFresh(highlight, s.nowMs)) return undefined;
  const word = WORDS.find(({ feat }) => highlight.feats.includes(feat))?.word;
  return word && [word, scored(s, highlight)];
}

const WORDS = [
  { feat: 'upperBonus', word: plain('display.bonus') },
  { feat: 'lead', word: plain('display.leads') },
  { feat: 'scratch', word: plain('display.scratch') },
] as const;

/** Who, and how much. */
export function scored({ game }: InGame, { player, points }: Highlight): Text {
  return { say: 'display.boxPoints', code: at(displayNames(game.players), player), points };
}
