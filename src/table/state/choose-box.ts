/** Choosing a box: browsing shows, select scores, and a scratch that gives points away needs select twice. */

import { type Category, type Draw, decide, isRejection, type LegalBox, mayRoll } from '../../game/index.ts';
import { phrase } from '../../language/phrase.ts';
import { at } from '../at.ts';
import { SCRATCH_MS } from '../times.ts';
import { alikeFace, boxOf, choosable, countedPoints, type FiveDiceTurn, isScratch } from './choices.ts';
import { bestBoxShown } from './coach.ts';
import { command, ignored, type Reaction, refused, rollFirst, shown } from './reaction.ts';
import { refusalOf, tableRefusal } from './refusal.ts';
import type { Situation } from './situation.ts';

/** A turn in which boxes are chosen. */
export type Choosing = Situation & FiveDiceTurn;

/** Asking whether a box may be scored draws no dice. */
const noDraw: Draw = () => {
  throw new Error('A score was asked for, and dice were drawn.');
};

/** `step` -1 or 1: the neighbour of the box that is shown; the first press shows the box with most points. */
export function browse(s: Choosing, step: number): Reaction {
  const choices = choosable(s);
  const shownAt = choices.findIndex(({ category }) => category === s.ui.shownBox);
  const next = shownAt === -1 ? best(s, choices) : choices.at((shownAt + step) % choices.length);
  return next === undefined ? rollFirst(s.ui, s.nowMs) : show(s, next.category);
}

/** Shows box n of the upper section, if it may be chosen; on a card with columns the same button walks through them. */
export function showBox(s: Choosing, index: number): Reaction {
  const { ui, nowMs, rules } = s;
  const kind = rules.boxes[index]?.kind;
  const boxes = rules.boxes.filter((box) => box.kind === kind);
  const [first] = boxes;
  if (first === undefined) return refused(ui, tableRefusal('no-such-box'), nowMs);
  const choices = choosable(s);
  const open = boxes.filter((box) => choices.some(({ category }) => category === box.category));
  const shownAt = open.findIndex(({ category }) => category === ui.shownBox);
  // With none open the first is asked for, and the rules say why it cannot be had.
  return show(s, (open.length === 0 ? first : at(open, (shownAt + 1) % open.length)).category);
}

/**
 * Select: scores the box that is shown, else shows the best one. Where stopping early is final, that is when it is final.
 */
export function choose(s: Choosing): Reaction {
  const { ui, rules, game } = s;
  if (ui.shownBox !== undefined) return scoreBox(s, ui.shownBox);
  if (rules.manners.stopEarly !== 'final' || !mayRoll(rules, game)) return browse(s, 1);
  return command({ ...ui, shownBox: best(s, choosable(s))?.category }, { type: 'stop' });
}

/** Scores at once, but for the scratch guard, which shows the box and asks for a second press. */
function scoreBox(s: Choosing, category: Category): Reaction {
  const { ui, nowMs } = s;
  const choices = choosable(s);
  const offer = choices.find((candidate) => candidate.category === category);
  const confirmed = ui.scratch?.category === category;
  if (offer !== undefined && isScratch(offer, choices) && !confirmed) {
    return shown({ ...ui, shownBox: category, scratch: { category, untilMs: nowMs + SCRATCH_MS } });
  }
  return command(ui, { type: 'score', category });
}

/** The key of a box: scores it at once, scratch guard kept. */
export function boxKey(s: Choosing, key: string): Reaction {
  const { ui, nowMs, rules } = s;
  if (nowMs < ui.guardUntilMs) return ignored(ui, 'turn-change');
  const wanted = rules.boxes.find((box) => box.key === key);
  if (wanted === undefined) {
    return refused(ui, tableRefusal('no-such-box', phrase(rules.manners.sentences.unknownBox)), nowMs);
  }
  return scoreBox(s, inOpenColumn(s, wanted.category));
}

/** On a card with columns one key has several boxes: the shown one, else this one, else the next open one. */
function inOpenColumn(s: Choosing, wanted: Category): Category {
  const { rules, ui } = s;
  const { kind } = boxOf(rules, wanted);
  const open = choosable(s)
    .map(({ category }) => category)
    .filter((category) => boxOf(rules, category).kind === kind);
  if (ui.shownBox !== undefined && open.includes(ui.shownBox)) return ui.shownBox;
  return open.includes(wanted) || open.length === 0 ? wanted : at(open, 0);
}

function show(s: Choosing, category: Category): Reaction {
  const { ui, game, options, nowMs } = s;
  const decision = decide(options.ruleSets, game, { type: 'score', category }, noDraw);
  if (isRejection(decision)) return refused(ui, refusalOf(decision, alikeFace(game)), nowMs);
  return shown({ ...ui, shownBox: category, scratch: undefined });
}

/** The box that the coach shows; else the one that adds most to the total, the bonus left out; ties in card order. */
function best({ rules, ui, game }: Choosing, choices: readonly LegalBox[]): LegalBox | undefined {
  const shown = bestBoxShown(ui, game);
  const advised = choices.find(({ category }) => category === shown);
  if (advised !== undefined) return advised;
  const [first, ...others] = choices;
  return others.reduce(
    (found, choice) =>
      found !== undefined && countedPoints(rules, choice) > countedPoints(rules, found) ? choice : found,
    first,
  );
}
