/** The model asks the game of a few cards and answers for all of them: here the game is asked of many more. */
import { expect, test } from 'vitest';
import { FIVE_DICE_SETS, fillBox, legalBoxes } from '../../../src/game/index.ts';
import { tooLarge } from '../../../src/strategy/five-dice/advice.ts';
import { type Model, type ModelRow, modelOf } from '../../../src/strategy/five-dice/model.ts';
import { outcomesOf } from '../../../src/strategy/five-dice/outcomes.ts';

const SETS = FIVE_DICE_SETS.filter((rules) => tooLarge(rules) === undefined);
/** Of so many cards one; no divisor of the number of cards with the same box filled. */
const EVERY = 1999;

test.each(SETS)('$id: what the model says of a roll on a card is what the game offers', (rules) => {
  const model = modelOf(rules);
  const { cardOf } = outcomesOf(rules, model.hands.groups.slice(model.hands.firstRoll));
  for (let number = 0; number < model.rows.length; number += EVERY) {
    const row = model.rows[number] as ModelRow;
    for (let group = model.hands.firstRoll; group < model.hands.groups.length; group += 1) {
      const dice = model.hands.groups[group] ?? [];
      let card = cardOf(row);
      let claimed = 0;
      const offers = (): ReturnType<typeof legalBoxes> => legalBoxes(rules, card, dice, claimed > 0);
      for (const offer of offers()) {
        if (!offer.legal || offer.adds !== true) continue;
        card = fillBox(card, offer.category, offer.points, 0);
        claimed = offer.points;
      }
      const offered = offers().flatMap((offer) =>
        offer.legal
          ? [`${offer.category} ${offer.points + offer.bonus + claimed} ${offer.also ?? ''}`.trim()]
          : [],
      );
      expect(said(model, row, group).sort(), `${dice} on ${JSON.stringify(card)}`).toEqual(offered.sort());
    }
  }
});

function said(model: Model, row: ModelRow, group: number): string[] {
  const { rules, outcomes, special } = model;
  const categoriesOf = (bits: number): readonly string[] =>
    rules.boxes.filter((_, box) => (bits & (1 << box)) !== 0).map(({ category }) => category);
  const asked = row.special[special.indexOf(group)];
  const numbers =
    asked?.filter(
      (number) => outcomes[number]?.claim !== 0 || !asked.some((other) => claims(model, other)),
    ) ??
    [...rules.boxes.keys()]
      .filter((box) => model.isOpen(row, box))
      .map((box) => model.plain(row, box)[group] ?? -1);
  return numbers.flatMap((number) => {
    const outcome = outcomes[number];
    if (outcome === undefined) return [];
    const box = rules.boxes[outcome.box]?.category ?? '';
    const along = categoriesOf(outcome.fills & ~(1 << outcome.box));
    return [[box, outcome.gain, ...along].join(' ')];
  });
}

function claims({ outcomes }: Model, number: number): boolean {
  return (outcomes[number]?.claim ?? 0) > 0;
}

test.each([
  ['yahtzee', 359_612],
  ['yahtzee-free-joker', 359_612],
])('the cards of %s that differ are as many as others have counted', (id, states) => {
  const rules = SETS.find((set) => set.id === id) ?? SETS[0];
  if (rules === undefined) throw new Error('There are no sets.');
  expect(modelOf(rules).states()).toBe(states);
});
