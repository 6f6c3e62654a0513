/** The dice of a turn: what lies in each slot, how it is marked, and what stands in the slot behind the dice. */
import { LEDS } from '../../../../hardware/cabinet.ts';
import { type FarkleGame, familyOf, mayRoll } from '../../../game/index.ts';
import { DARK, eachSlot } from '../../picture/each-slot.ts';
import type { DieMark, SlotScene } from '../../scene.ts';
import { worthHolding } from '../../state/coach.ts';
import { hintOf } from '../../state/lesson.ts';
import type { InGame, Play } from '../../state/moment.ts';
import { hasStopped, plannedStopMs } from '../../state/tumble.ts';

/** One amber digit has to do. */
const MOST_ROLLS_SHOWN = 9;

/**
 * `behind`: for the slot after the last die, where the set leaves one; where it does not, dice count the rolls left.
 * `hotDice`: all of them are picked or set aside, and light up.
 */
export function diceSlots(
  s: InGame,
  {
    behind = rollsDigit(s),
    hotDice = false,
  }: { readonly behind?: SlotScene; readonly hotDice?: boolean } = {},
): readonly SlotScene[] {
  const { dice } = s.rules;
  const looks = withWorth(looksOf(s.play, hotDice), s.lesson ? hinted(s) : worthHolding(s));
  const tally = dice < LEDS.slots ? 0 : rollsLeft(s);
  return eachSlot((slot) => {
    if (slot >= dice) return slot === dice ? behind : DARK;
    const die = dieSlot(s, looks, slot);
    return die.kind === 'die' && slot >= dice - tally ? { ...die, tally: true } : die;
  });
}

interface DieLook {
  readonly held: boolean;
  readonly mark?: DieMark | undefined;
}

function dieSlot(
  { ui, rules, game, options, nowMs }: InGame,
  looks: (slot: number) => DieLook,
  slot: number,
): SlotScene {
  const { tumble, notice } = ui;
  const face = game.turn.dice?.[slot];
  if (tumble?.rolling[slot] === true && !hasStopped(tumble, options, slot, nowMs)) {
    return { kind: 'tumbling', stopsMs: plannedStopMs(tumble, options, slot) };
  }
  if (face === undefined) return { kind: rules.manners.beforeFirstRoll === 'blank' ? 'blank' : 'waiting' };
  const look = looks(slot);
  const mark = notice?.slots.includes(slot) === true ? 'dead' : look.mark;
  const held = mark !== 'rollAgain' && look.held;
  const fades = options.calm && tumble?.rolling[slot] === true && tumble.durableMs !== undefined;
  return {
    ...{ kind: 'die', face, held },
    ...(rules.faceColours === undefined ? {} : { colour: rules.faceColours[face] }),
    ...(mark === undefined ? {} : { mark }),
    ...(fades ? { fadeFromMs: tumble.durableMs } : {}),
  };
}

/** Whether a die shows that it stays; in sets whose marks mean roll again only the others are marked. */
function looksOf(play: Play, hotDice: boolean): (slot: number) => DieLook {
  if (play.family === 'farkle') return farkleLooks(play.game, hotDice);
  const { rules, game } = play;
  const { held } = game.turn;
  if (rules.manners.selectMeans === 'hold') return (slot) => ({ held: held[slot] === true });
  const mark = mayRoll(rules, game) ? 'rollAgain' : undefined;
  return (slot) => ({ held: false, mark: held[slot] === true ? undefined : mark });
}

/** Whether a lesson says to hold this die. */
function hinted(s: InGame): (slot: number) => boolean {
  const { slots = [] } = hintOf(s) ?? {};
  return (slot) => slots.includes(slot);
}

/** A die that is marked in another way, or that stays already, says nothing of what it is worth. */
function withWorth(looks: (slot: number) => DieLook, isWorth: (slot: number) => boolean) {
  return (slot: number): DieLook => {
    const look = looks(slot);
    return look.held || look.mark !== undefined || !isWorth(slot) ? look : { held: false, mark: 'worth' };
  };
}

function farkleLooks({ turn: { set, held } }: FarkleGame, hotDice: boolean): (slot: number) => DieLook {
  return (slot) => {
    const isSet = set[slot] === true;
    return { held: isSet || held[slot] === true, mark: isSet && !hotDice ? 'set' : undefined };
  };
}

/** An amber digit. */
function rollsDigit(s: InGame): SlotScene {
  const rolls = Math.min(rollsLeft(s), MOST_ROLLS_SHOWN);
  return rolls > 0 ? { kind: 'rolls-left', rolls } : DARK;
}

/** A roll that is not durable yet is taken already; 0 where nobody counts. */
function rollsLeft({ play: { rules, game }, ui: { tumble } }: InGame): number {
  const pending = tumble !== undefined && tumble.durableMs === undefined ? 1 : 0;
  return familyOf(rules).rollsLeft(rules, game) - pending;
}
