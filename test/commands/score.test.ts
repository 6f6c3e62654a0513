import { expect, test } from 'vitest';
import { judgeBy } from '../../src/commands/judge/judge.ts';
import { RULE_SETS } from '../../src/game/index.ts';

const judge = judgeBy(RULE_SETS);
const ask = (request: unknown): unknown => JSON.parse(judge(JSON.stringify(request), 1) ?? 'null');
const JULIE = {
  ...{ ones: 2, twos: 8, threes: 12, fours: 12, fives: 15, sixes: 18 },
  ...{ 'three-of-a-kind': 27, 'four-of-a-kind': 21, 'full-house': 25, 'small-straight': 30 },
  ...{ 'large-straight': 0, yahtzee: 50, chance: 18 },
};
const SIXES = [6, 6, 6, 6, 6];

test.each<[string, object, string]>([
  [
    'a joker in the full house with its bonus',
    { rules: 'yahtzee', dice: SIXES, card: { yahtzee: 50, sixes: 18 }, category: 'full-house' },
    '{"legal":true,"points":25,"bonus":100,"fits":true}',
  ],
  [
    'a scratched Yahtzee of fourteen boxes',
    { rules: 'fourteen-box', dice: [1, 2, 3, 4, 6], card: {}, category: 'yahtzee' },
    '{"legal":true,"points":0,"bonus":0,"fits":false,"also":{"yahtzee-bonus":0}}',
  ],
  [
    'a claim',
    { rules: 'bonus-in-box', dice: SIXES, card: { yahtzee: 50 }, category: 'yahtzee' },
    '{"legal":true,"points":100,"adds":true,"bonus":0,"fits":true}',
  ],
  [
    'the totals of the sample game',
    { rules: 'yahtzee', card: JULIE },
    '{"upper":67,"upperBonus":35,"yahtzeeBonus":0,"lower":171,"total":273,"shown":273}',
  ],
  [
    'totals with chips, on a card that is not full',
    { rules: 'yahtzee-no-joker', card: { ...JULIE, chance: null }, yahtzeeBonuses: 2 },
    '{"upper":67,"upperBonus":35,"yahtzeeBonus":200,"lower":153,"total":455,"shown":420}',
  ],
  [
    'a triple card',
    { rules: 'triple-yahtzee', card: [{ sixes: 30, fives: 25, fours: 8 }, { yahtzee: 50 }, {}] },
    '{"columns":[{"upper":63,"upperBonus":35,"yahtzeeBonus":0,"lower":0,"times":1,"total":98},{"upper":0,"upperBonus":0,"yahtzeeBonus":0,"lower":50,"times":2,"total":100},{"upper":0,"upperBonus":0,"yahtzeeBonus":0,"lower":0,"times":3,"total":0}],"total":198}',
  ],
  [
    'a box of the third column, before it is multiplied',
    { rules: 'triple-yahtzee', dice: SIXES, card: [{}, {}, {}], category: 'sixes', column: 2 },
    '{"legal":true,"points":30,"bonus":0,"fits":true}',
  ],
  [
    'a hut of Maxi Yatzy: the best five of six dice',
    { rules: 'maxi-yatzy', dice: [6, 5, 6, 5, 6, 5], card: {}, category: 'full-house' },
    '{"legal":true,"points":28,"bonus":0,"fits":true}',
  ],
  [
    'a full house of one colour in Kismet',
    { rules: 'kismet', dice: [1, 6, 1, 6, 6], card: {}, category: 'full-house-one-colour' },
    '{"legal":true,"points":40,"bonus":0,"fits":true}',
  ],
  [
    'the totals of Kismet, at the second step',
    { rules: 'kismet', card: { sixes: 24, fives: 20, fours: 16, threes: 9, twos: 4, straight: 30 } },
    '{"upper":73,"upperBonus":55,"yahtzeeBonus":0,"lower":30,"total":158,"shown":158}',
  ],
  [
    'three pairs of Zilch',
    { rules: 'zilch', dice: [2, 2, 3, 3, 4, 4] },
    '{"farkle":false,"best":1500,"keeps":[{"dice":[2,2,3,3,4,4],"points":1500}]}',
  ],
  [
    'a roll of Farkle',
    { rules: 'farkle', dice: [1, 1, 3, 3, 3, 4] },
    '{"farkle":false,"best":500,"keeps":[{"dice":[1],"points":100},{"dice":[1,1],"points":200},{"dice":[3,3,3],"points":300},{"dice":[1,3,3,3],"points":400},{"dice":[1,1,3,3,3],"points":500}]}',
  ],
  [
    'a box of the turn in which the bonus was claimed',
    { rules: 'bonus-in-box', dice: SIXES, card: { yahtzee: 150 }, category: 'sixes', claimed: true },
    '{"legal":true,"points":30,"bonus":0,"fits":true}',
  ],
  [
    'a card without a word about what is open',
    { rules: 'bonus-in-box', dice: SIXES, category: 'sixes', claimed: false },
    '{"legal":true,"points":30,"bonus":0,"fits":true}',
  ],
  [
    'a joker in a scratched upper box',
    {
      ...{ rules: 'yahtzee', dice: SIXES, category: 'ones' },
      card: { ...JULIE, ones: null, twos: null },
    },
    '{"legal":true,"points":0,"bonus":100,"fits":true}',
  ],
  [
    'a keep with a dead die',
    { rules: 'farkle', dice: [4, 1, 4], keep: [4, 1, 4] },
    '{"legal":false,"code":"dead-die","reason":"A die among these scores nothing. Put it back.","dice":[4,4]}',
  ],
  [
    'a box that is filled',
    { rules: 'yahtzee', dice: SIXES, card: { chance: 5 }, category: 'chance' },
    '{"legal":false,"code":"box-filled","reason":"Chance is filled. Choose another box."}',
  ],
  ['a farkle', { rules: 'farkle', dice: [2, 3, 4, 6] }, '{"farkle":true,"best":0,"keeps":[]}'],
  [
    'a keep',
    { rules: 'farkle', dice: [1, 1, 3, 3, 3, 4], keep: [3, 1, 3, 1, 3] },
    '{"legal":true,"points":500,"diceLeft":1,"hotDice":false}',
  ],
  [
    'hot dice',
    { rules: 'farkle-literal', dice: [1, 2, 3], keep: [1, 2, 3] },
    '{"legal":true,"points":100,"diceLeft":0,"hotDice":true}',
  ],
])('%s is answered to the letter', (_, request, answer) => {
  expect(judge(JSON.stringify(request), 1)).toBe(answer);
});

test.each<[object, string]>([
  [{ rules: 'yahtzee', dice: SIXES, card: { chance: 0 }, category: 'chance' }, 'box-filled'],
  [{ rules: 'yahtzee', dice: SIXES, card: { yahtzee: 0 }, category: 'chance' }, 'must-use-upper'],
  [{ rules: 'yahtzee', dice: SIXES, card: { yahtzee: 0, sixes: 0 }, category: 'ones' }, 'must-use-lower'],
  [{ rules: 'fourteen-box', dice: SIXES, card: {}, category: 'yahtzee-bonus' }, 'box-closed'],
  [{ rules: 'fourteen-box', dice: SIXES, card: { yahtzee: 0 }, category: 'yahtzee-bonus' }, 'box-closed'],
  [
    { rules: 'bonus-in-box', dice: [1, 2, 3, 4, 5], card: { yahtzee: 50 }, category: 'yahtzee' },
    'not-a-yahtzee',
  ],
  [{ rules: 'bonus-in-box', dice: SIXES, card: { yahtzee: 0 }, category: 'yahtzee' }, 'yahtzee-zeroed'],
  [{ rules: 'bonus-in-box', dice: SIXES, card: { yahtzee: 49 }, category: 'yahtzee' }, 'box-filled'],
  [
    { rules: 'bonus-in-box', dice: SIXES, card: { yahtzee: 50 }, category: 'yahtzee', claimed: true },
    'already-claimed',
  ],
  [{ rules: 'farkle', dice: [1, 2], keep: [1, 1] }, 'not-in-roll'],
  [{ rules: 'farkle', dice: [1, 2], keep: [2] }, 'no-points'],
  [{ rules: 'farkle', dice: [1, 2], keep: [] }, 'no-points'],
  [{ rules: 'farkle', dice: [1, 4], keep: [1, 4] }, 'dead-die'],
])('%j is refused as %s, with a sentence and no points', (request, code) => {
  expect(ask(request)).toEqual({
    ...{ legal: false, code, reason: expect.stringMatching(/\.$/) },
    ...(code === 'dead-die' ? { dice: [4] } : {}),
  });
});

test('all boxes come in card order, the claimable one with them, filled ones left out', () => {
  const card = { ones: 3, yahtzee: 150 };
  const answer = ask({ rules: 'bonus-in-box', dice: SIXES, card }) as { boxes: Record<string, object> };
  expect(Object.keys(answer.boxes).join(' ')).toBe(
    'twos threes fours fives sixes three-of-a-kind four-of-a-kind full-house small-straight large-straight yahtzee chance',
  );
  expect(answer.boxes.yahtzee).toMatchObject({ adds: true });
  const other = ask({ rules: 'bonus-in-box', dice: [1, 1, 1, 1, 2], card }) as { boxes: object };
  expect(other.boxes).not.toHaveProperty('yahtzee');
  const triple = ask({ rules: 'triple-yahtzee', dice: SIXES, card: [{ ones: 1 }, {}, {}] }) as {
    columns: object[];
  };
  expect(triple.columns.map((boxes) => Object.keys(boxes).length)).toEqual([12, 13, 13]);
});

test.each([
  ['', undefined],
  ['nonsense', /no JSON/],
  ['[1]', /one JSON object/],
  ['{}', /"rules" is missing/],
  ['{"rules":"yatzee"}', /no rule set "yatzee"\. Did you mean "yahtzee"\?/],
  ['{"rules":"yahtzee","dise":[1]}', /no key "dise"\. Did you mean "dice"\?/],
  ['{"rules":"yahtzee","dice":[1,2,3,4]}', /5 faces, not 4/],
  ['{"rules":"yahtzee","dice":[1,2,3,4,7]}', /face is a number from 1 to 6/],
  ['{"rules":"yahtzee","dice":[1,2,3,4,"5"]}', /face is a number/],
  ['{"rules":"yahtzee","dice":[1,2,3,4,5],"category":"yatzy"}', /no category of yahtzee "yatzy"/],
  ['{"rules":"yahtzee","card":{"yahtzee-bonus":0}}', /no category of yahtzee/],
  ['{"rules":"yahtzee","card":{"ones":-1}}', /whole number from 0/],
  ['{"rules":"yahtzee","card":{"ones":1.5}}', /whole number from 0/],
  ['{"rules":"yahtzee","card":[{}]}', /must hold categories/],
  [
    '{"rules":"triple-yahtzee","dice":[1,2,3,4,5],"card":[{},{},{}],"category":"ones"}',
    /"column" is missing/,
  ],
  ['{"rules":"triple-yahtzee","dice":[1,2,3,4,5],"card":[{},{},{}],"category":"ones","column":3}', /0 to 2/],
  [
    '{"rules":"triple-yahtzee","dice":[1,2,3,4,5],"card":{},"category":"ones","column":0}',
    /list of 3 columns/,
  ],
  ['{"rules":"yahtzee-plain","card":{},"yahtzeeBonuses":1}', /no such bonus/],
  ['{"rules":"yahtzee","dice":[1,2,3,4,5],"keep":[1]}', /no meaning/],
  ['{"rules":"farkle","dice":[1,2,3,4,5,6,6]}', /1 to 6 faces, not 7/],
  ['{"rules":"farkle","dice":[]}', /1 to 6 faces, not 0/],
  ['{"rules":"farkle","card":{}}', /no meaning/],
  ['{"rules":"farkle","keep":[1]}', /"dice" is missing/],
  ['{"rules":"farkle","dice":[1],"claimed":false}', /no meaning/],
  [
    '{"rules":"yahtzee","dice":[1,2,3,4,5],"category":"ones","column":0}',
    /"column" has no meaning in yahtzee/,
  ],
  ['{"rules":"yahtzee","dice":[1,2,3,4,5],"column":0}', /"column" has no meaning in yahtzee/],
  ['{"rules":"yahtzee","card":{},"column":0}', /"column" has no meaning in yahtzee/],
  ['{"rules":"triple-yahtzee","dice":[1,2,3,4,5],"column":1}', /"column" needs "category"/],
  ['{"rules":"triple-yahtzee","card":[{},{},{}],"column":1}', /"column" needs "category"/],
  ['{"rules":"triple-yahtzee","card":[{},{}]}', /a list of 3 columns in triple-yahtzee, not a list of 2/],
  ['{"rules":"yahtzee","card":{},"category":"ones"}', /"category" needs "dice"/],
  ['{"rules":"yahtzee","dice":[6,6,6,6,6],"claimed":true}', /Nothing can be claimed in yahtzee/],
  ['{"rules":"bonus-in-box","card":{"yahtzee":150},"claimed":true}', /"claimed" needs "dice"/],
  ['{"rules":"bonus-in-box","dice":[6,6,6,6,5],"card":{"yahtzee":150},"claimed":true}', /only five alike/],
  ['{"rules":"bonus-in-box","dice":[6,6,6,6,6],"card":{},"claimed":true}', /holds 50 or more/],
  ['{"rules":"bonus-in-box","dice":[6,6,6,6,6],"card":{"yahtzee":0},"claimed":true}', /holds 50 or more/],
  ['{"rules":"yahtzee","dice":[1,2,3,4,1e999]}', /has Infinity, but a face/],
  [`{"rules":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, /"rules" must be text, not a list of 1/],
  [`{"rules":"yahtzee","${'x'.repeat(1000)}":1}`, /^There is no key "x{59}…\. There are: rules,/],
])('the line %j gets an error with its number', (line, error) => {
  const answer = judge(line, 7);
  if (error === undefined) expect(answer).toBeUndefined();
  else expect(JSON.parse(answer ?? '')).toEqual({ error: expect.stringMatching(error), line: 7 });
});
