/** Choosing a box: browsing shows, select scores, and a scratch that gives points away needs select twice. */
import { type Category, type Draw, decide, isRejection, type LegalBox } from '../game/index.ts';
import { command, type Reaction, refused, shown } from './reaction.ts';
import { refusalOf, tableRefusal } from './refusal.ts';
import { alikeFace, choosable, isScratch, rulesOf, type Situation } from './situation.ts';
import { SCRATCH_MS } from './times.ts';

/** Asking whether a box may be scored draws no dice. */
const noDraw: Draw = () => {
  throw new Error('A score was asked for, and dice were drawn.');
};

/** `step` -1 or 1: the neighbour of the box that is shown; the first press shows the box with most points. */
export function browse(situation: Situation, step: number): Reaction {
  const choices = choosable(situation);
  const at = choices.findIndex(({ category }) => category === situation.ui.shownBox);
  const next = at === -1 ? best(choices) : choices.at((at + step) % choices.length);
  return next === undefined
    ? refused(situation.ui, tableRefusal('roll-first'), situation.nowMs)
    : show(situation, next.category);
}

/** Shows box n of the card, if it may be chosen. */
export function showBox(situation: Situation, index: number): Reaction {
  const box = rulesOf(situation).boxes[index];
  return box === undefined
    ? refused(situation.ui, tableRefusal('no-such-box'), situation.nowMs)
    : show(situation, box.category);
}

/** Select: shows the best box while none is shown, else scores the one that is. */
export function choose(situation: Situation): Reaction {
  const { shownBox } = situation.ui;
  return shownBox === undefined ? browse(situation, 1) : scoreBox(situation, shownBox);
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

/** Ties in card order. */
function best(choices: readonly LegalBox[]): LegalBox | undefined {
  let found = choices[0];
  for (const choice of choices) if (found !== undefined && choice.points > found.points) found = choice;
  return found;
}
