/** Choosing a box: browsing shows, select scores, and a scratch that gives points away needs select twice. */
import { type Category, type Draw, decide, isRejection, type LegalBox, mayRoll } from '../../game/index.ts';
import { SCRATCH_MS } from '../times.ts';
import { command, type Reaction, refused, rollFirst, shown } from './reaction.ts';
import { refusalOf, tableRefusal } from './refusal.ts';
import { alikeFace, choosable, countedPoints, fiveDiceOf, isScratch, type Situation } from './situation.ts';

/** Asking whether a box may be scored draws no dice. */
const noDraw: Draw = () => {
  throw new Error('A score was asked for, and dice were drawn.');
};

/** `step` -1 or 1: the neighbour of the box that is shown; the first press shows the box with most points. */
export function browse(situation: Situation, step: number): Reaction {
  const choices = choosable(situation);
  const at = choices.findIndex(({ category }) => category === situation.ui.shownBox);
  const next = at === -1 ? best(situation) : choices.at((at + step) % choices.length);
  return next === undefined ? rollFirst(situation.ui, situation.nowMs) : show(situation, next.category);
}

/** Shows box n of the upper section, if it may be chosen; on a card with columns the same button walks through them. */
export function showBox(situation: Situation, index: number): Reaction {
  const { ui, nowMs } = situation;
  const rules = fiveDiceOf(situation)?.rules;
  const kind = rules?.boxes[index]?.kind;
  const boxes = rules?.boxes.filter((box) => box.kind === kind) ?? [];
  const [first] = boxes;
  if (first === undefined) return refused(ui, tableRefusal('no-such-box'), nowMs);
  const choices = choosable(situation);
  const open = boxes.filter((box) => choices.some(({ category }) => category === box.category));
  const at = open.findIndex(({ category }) => category === ui.shownBox);
  return show(situation, (open[(at + 1) % open.length] ?? first).category);
}

/**
 * Select: scores the box that is shown, else shows the best one. Where stopping early is final, that is when it is final.
 */
export function choose(situation: Situation): Reaction {
  const { ui } = situation;
  if (ui.shownBox !== undefined) return scoreBox(situation, ui.shownBox);
  const fiveDice = fiveDiceOf(situation);
  if (fiveDice === undefined || fiveDice.rules.manners.stopEarly !== 'final') return browse(situation, 1);
  if (!mayRoll(fiveDice.rules, fiveDice.game)) return browse(situation, 1);
  return command({ ...ui, shownBox: best(situation)?.category }, { type: 'stop' });
}

/** Scores at once, but for the scratch guard, which shows the box and asks for a second press. */
export function scoreBox(situation: Situation, category: Category): Reaction {
  const { ui, nowMs } = situation;
  const choices = choosable(situation);
  const offer = choices.find((candidate) => candidate.category === category);
  const confirmed = ui.scratch?.category === category;
  if (offer !== undefined && isScratch(offer, choices) && !confirmed) {
    return shown({ ...ui, shownBox: category, scratch: { category, untilMs: nowMs + SCRATCH_MS } });
  }
  return command(ui, { type: 'score', category });
}

function show(situation: Situation, category: Category): Reaction {
  const { ui, game, options, nowMs } = situation;
  const decision = decide(options.ruleSets, game, { type: 'score', category }, noDraw);
  if (isRejection(decision)) return refused(ui, refusalOf(decision, alikeFace(game)), nowMs);
  return shown({ ...ui, shownBox: category, scratch: undefined });
}

/** The box that adds most to the total, the bonus left out; ties in card order. */
function best(situation: Situation): LegalBox | undefined {
  const rules = fiveDiceOf(situation)?.rules;
  if (rules === undefined) return undefined;
  const [first, ...others] = choosable(situation);
  return others.reduce(
    (found, choice) =>
      found !== undefined && countedPoints(rules, choice) > countedPoints(rules, found) ? choice : found,
    first,
  );
}
