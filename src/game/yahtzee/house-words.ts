/** What the house-rule card says about a five-dice set. */
import { FACES } from '../die.ts';
import { JOKERS } from './joker.ts';
import { type FiveDiceRules, YAHTZEE_POINTS } from './rule-set.ts';

/** One die of each face: so many times the dice are the most that Ones to Sixes can have. */
const PIPS = 21;

export function fiveDiceWords(rules: FiveDiceRules): readonly string[] {
  const boxes = rules.boxes.filter(({ column }) => column === 0);
  const width = Math.max(...boxes.map(({ label }) => label.length));
  const rows = boxes.map(({ label, condition, pays }) => `  ${label.padEnd(width)}  ${condition}: ${pays}`);
  return [
    ...turnWords(rules),
    'A turn ends when an open box is filled. A box whose condition fails gets 0.',
    ...colourWords(rules),
    ...columnWords(rules),
    ...rows,
    ...upperBonusWords(rules),
    ...furtherWords(rules),
  ];
}

function turnWords({ rolls, savesRolls, manners }: FiveDiceRules): readonly string[] {
  if (rolls === 1) return ['A turn is one roll of all dice.'];
  const many = Number.isFinite(rolls) ? `up to ${rolls} rolls` : 'any number of rolls';
  const early = {
    yes: `A turn has ${many}; a box may be filled after any of them.`,
    no: `A turn always has ${rolls} rolls.`,
    final: `A turn has ${many}; who begins to choose a box rolls no more.`,
  }[manners.stopEarly];
  const saved = 'Rolls that are not used are saved, and may be rolled in any later turn of the player.';
  return [early, ...(savesRolls ? [saved] : []), markWords(manners)];
}

function markWords({ selectMeans, holdsPersist, holdsFixed }: FiveDiceRules['manners']): string {
  if (selectMeans === 'rollAgain')
    return 'After a roll all dice stay but those that are marked to roll again.';
  if (holdsPersist) {
    return holdsFixed ? 'A held die stays held until the turn ends.' : 'Held dice stay until they are freed.';
  }
  return holdsFixed
    ? 'A held die stays for the next roll, even if somebody would free it; then all dice are free again.'
    : 'Held dice stay for the next roll; then all dice are free again.';
}

function colourWords({ faceColours }: FiveDiceRules): readonly string[] {
  if (faceColours === undefined) return [];
  const faces = FACES.map((face) => `${face} ${faceColours[face]}`).join(', ');
  return [`Faces have colours: ${faces}. Black shines white on the LEDs.`];
}

function columnWords({ columns }: FiveDiceRules): readonly string[] {
  if (columns.length === 1) return [];
  const times = columns.map((factor) => `× ${factor}`).join(', ');
  return [`The card has ${columns.length} columns of these boxes, whose totals count ${times}:`];
}

function upperBonusWords({ dice, upperBonus, manners, columns }: FiveDiceRules): readonly string[] {
  const { threshold, points, max = dice * PIPS, steps = [] } = upperBonus;
  if (points === 0) return [];
  const sum = max >= dice * PIPS ? `${threshold} or more` : `${threshold} to ${max}`;
  const more = steps.map((step) => `; ${step.threshold} or more ${step.points}`).join('');
  const earned =
    columns.length === 1
      ? `Ones to Sixes that add up to ${sum} earn a bonus of ${points}${more}.`
      : `In each column, Ones to Sixes that add up to ${sum} before they are multiplied earn a bonus of ${points}${more}, which is multiplied with them.`;
  return [manners.totals === 'end' ? `${earned} The total shows it once the card is full.` : earned];
}

/** What five alike are good for once the Yahtzee box is filled. */
function furtherWords({ boxes, yahtzeeBonus, claim, joker }: FiveDiceRules): readonly string[] {
  const yahtzee = boxes.find(({ kind }) => kind === 'yahtzee')?.label;
  if (yahtzee === undefined) return [];
  const closed = boxes.flatMap(({ label, opensWith }) =>
    opensWith === undefined
      ? []
      : [
          `${label} is open only while ${yahtzee} holds ${YAHTZEE_POINTS}; who scratches ${yahtzee} scratches both.`,
        ],
  );
  return [
    ...(yahtzeeBonus > 0
      ? [
          `While ${yahtzee} holds ${YAHTZEE_POINTS}, five alike earn ${yahtzeeBonus} more, beside the box they go to.`,
        ]
      : []),
    ...(claim > 0
      ? [
          `While ${yahtzee} holds ${YAHTZEE_POINTS} or more, five alike may add ${claim} to it, once a turn; then an open box is filled with the same dice.`,
        ]
      : []),
    ...closed,
    JOKERS[joker].words.replaceAll('Yahtzee', yahtzee),
  ];
}
