/**
 * A led first game: the table draws the dice, says what to do with them, and counts nothing. It is a rehearsal whose dice nobody
 * types, and stays one after a restart.
 */
import { boxLabel, type Category, fiveDiceRules, type RuleSet, withCards } from '../../game/index.ts';
import { plain, type Text } from '../../language/sentence.ts';
import { at } from '../at.ts';
import { choosable, countedPoints, type FiveDiceTurn, isScratch } from './choices.ts';
import type { Moment } from './moment.ts';
import { command, type Reaction } from './reaction.ts';
import { offeredGames, setupNames } from './setup.ts';
import type { Situation } from './situation.ts';

/** After so many turns everything was said. */
const LED_TURNS = 3;
/** A box that is worth as much is worth stopping for. */
const GREAT = 25;

/** It is played like the classic game. */
export function isTaught(set: RuleSet): boolean {
  const own = fiveDiceRules(set);
  if (own === undefined || own.rolls !== 3 || own.dice !== 5 || own.columns.length !== 1) return false;
  return own.players.min === 1 && own.manners.selectMeans === 'hold';
}

/** The game that is offered, or the first of the menu that can be taught; undefined: there is none. */
export function lessonRules({ rules, options }: Pick<Moment, 'rules' | 'options'>): RuleSet | undefined {
  return [rules, ...offeredGames(options)].find(isTaught);
}

/** For whoever is offered first. */
export function startLesson({ ui, game, options }: Situation, rules: RuleSet): Reaction {
  const [player = ''] = setupNames({ ...ui.setup, players: 1, offer: undefined }, game, options, rules);
  return command(
    { ...ui, setup: { ...ui.setup, offer: undefined } },
    {
      ...{ type: 'start', rules: rules.id, players: [player], starter: 0 },
      ...{ rehearsal: true, coach: 'off', lesson: true },
    },
  );
}

export interface Hint {
  /** For the display; undefined: what stands there anyway. */
  readonly page: Text | undefined;
  readonly sentence: Text;
  /** Dice that are to be held. */
  readonly slots?: readonly number[];
  /** The box that is named. */
  readonly box?: Category;
}

/** Where games cost something, a lesson, which is free, ends with what it has to say: pulling on leads to a game of one's own. */
export function isTaughtOut({ play, lesson, options }: Moment): boolean {
  return lesson && options.credits.mode !== 'free' && play !== undefined && play.game.turn.round > LED_TURNS;
}

/** What to do now; undefined while there is nothing to say: no lesson, dice that tumble, a box that is shown. */
export function hintOf(moment: Moment): Hint | undefined {
  const { ui, play, lesson } = moment;
  const turn = withCards(play?.rules, play?.game);
  if (!lesson || turn === undefined || turn.game.status !== 'playing' || ui.tumble !== undefined)
    return undefined;
  const { dice, held, rolls, round } = turn.game.turn;
  if (dice === undefined) {
    const page = { say: 'display.lever' } as const;
    if (isTaughtOut(moment)) return { page, sentence: plain('table.lessonPaid') };
    if (round > LED_TURNS) return { page, sentence: plain('table.lessonOver') };
    return { page, sentence: plain(round === 1 ? 'table.lessonBegin' : 'table.lessonNext') };
  }
  if (ui.shownBox !== undefined) {
    // What asks for two presses says so itself.
    return scratches(turn, ui.shownBox)
      ? undefined
      : { page: undefined, sentence: plain('table.lessonShown') };
  }
  const best = bestOf(turn);
  const isLast = rolls >= turn.rules.rolls || turn.game.turn.stopped === true;
  if (best !== undefined && (isLast || best.points >= GREAT)) {
    const say = isLast ? 'table.lessonScore' : 'table.lessonStop';
    const { category: box, ...told } = best;
    return { page: plain('display.pickBox'), sentence: { say, ...told }, box };
  }
  return holdHint(dice, held);
}

/** What to free comes first: it is the smaller surprise, and what is left is to be held. */
function holdHint(dice: readonly number[], held: readonly boolean[]): Hint {
  const slots = worthKeeping(dice);
  const wrong = buttonsOf(dice.flatMap((_, slot) => (held[slot] && !slots.includes(slot) ? [slot] : [])));
  if (wrong.length > 0) {
    return {
      page: { say: 'display.lessonFree', buttons: wrong.join('') },
      sentence: { say: 'table.lessonFree', buttons: wrong },
    };
  }
  const missing = slots.filter((slot) => held[slot] !== true);
  if (missing.length === 0) return { page: { say: 'display.lever' }, sentence: plain('table.lessonRoll') };
  const buttons = buttonsOf(missing);
  return {
    page: { say: 'display.lessonHold', buttons: buttons.join('') },
    sentence: { say: 'table.lessonHold', buttons },
    slots: missing,
  };
}

function buttonsOf(slots: readonly number[]): readonly string[] {
  return slots.map((slot) => `${slot + 1}`);
}

function scratches(turn: FiveDiceTurn, category: Category): boolean {
  const choices = choosable(turn);
  const offer = choices.find((candidate) => candidate.category === category);
  return offer !== undefined && isScratch(offer, choices);
}

function bestOf(
  turn: FiveDiceTurn,
): { readonly category: Category; readonly box: Text; readonly points: number } | undefined {
  const offers = choosable(turn).map((offer) => ({
    category: offer.category,
    box: boxLabel(
      turn.rules,
      at(
        turn.rules.boxes,
        turn.rules.boxes.findIndex((box) => box.category === offer.category),
      ),
    ),
    points: countedPoints(turn.rules, offer),
  }));
  return offers.reduce<(typeof offers)[number] | undefined>(
    (best, offer) => (best === undefined || offer.points > best.points ? offer : best),
    undefined,
  );
}

/** As a beginner plays well enough: what is alike, else what follows on, else the highest die. */
function worthKeeping(dice: readonly number[]): readonly number[] {
  const slotsOf = (faces: readonly number[]) => faces.map((face) => dice.indexOf(face));
  const groups = [6, 5, 4, 3, 2, 1].map((face) =>
    dice.flatMap((each, slot) => (each === face ? [slot] : [])),
  );
  const alike = groups.reduce((best, group) => (group.length > best.length ? group : best));
  if (alike.length > 2) return alike;
  const runs = [
    [3, 4, 5, 6],
    [2, 3, 4, 5],
    [1, 2, 3, 4],
    [4, 5, 6],
    [3, 4, 5],
    [2, 3, 4],
  ];
  const run = runs.find((faces) => faces.every((face) => dice.includes(face)));
  if (run !== undefined && (run.length > 3 || alike.length < 2))
    return slotsOf(run).toSorted((a, b) => a - b);
  return alike;
}
