/**
 * What the table says aloud, so that a game can be played with closed eyes: the message line whenever it says something new,
 * the dice once they stand, and what happened. Who presses nothing for long hears dice and message once more.
 */
import { row, type Text } from '../../language/sentence.ts';
import { at } from '../at.ts';
import type { Scene } from '../scene.ts';
import { isReminding } from '../screens/parts/idle-time.ts';
import { boxUnsaid } from '../screens/parts/shown-box.ts';
import { turnName } from '../screens/parts/words.ts';
import type { Look } from '../shown.ts';
import { sameValue } from '../state/same-value.ts';
import type { Happened } from './happened.ts';

/** `cuts`: somebody has pressed something since the words before, which are old by now. */
export interface Said {
  readonly text: Text;
  readonly cuts: boolean;
}

/** How far the table has spoken. */
export interface Spoken {
  /** The message that stands below all notices. */
  readonly usual: Text;
  /** Of the notice that stands above it: of two refusals of the same kind the second ends later. */
  readonly noticeUntilMs: number | undefined;
  readonly tumbles: boolean;
  readonly reminded: boolean;
  /** Game and player. */
  readonly turn: string;
  /** When somebody had pressed something, as the newest words were said. */
  readonly touchedMs: number;
}

/** `before` undefined: what stood there as the table was switched on is no news. */
export function wordsAfter(
  before: Spoken | undefined,
  look: Look,
  scene: Scene,
  happened: readonly Happened[],
): { readonly spoken: Spoken; readonly said: Said | undefined } {
  const { speech } = look.moment.options;
  const next = spokenOf(before, look, scene);
  if (before === undefined) return { spoken: next, said: undefined };
  const text =
    speech === 'off'
      ? ''
      : speech === 'names'
        ? named(before, next, look)
        : told(before, next, scene, happened);
  const touchedMs = look.moment.ui.touchedMs;
  if (text === '') return { spoken: { ...next, touchedMs: before.touchedMs }, said: undefined };
  return { spoken: next, said: { text, cuts: touchedMs !== before.touchedMs } };
}

function spokenOf(before: Spoken | undefined, { moment, place, top }: Look, scene: Scene): Spoken {
  const { ui, play } = moment;
  const tumbles = place.state === 'tumbling';
  // What comes of a roll is said even where it is what was said before it.
  const covered = ui.notice !== undefined || top.state === 'saving';
  // Who has won is said when it is shown.
  const ends = scene.screen === 'over' && scene.highlight?.fresh === true;
  const hides = (covered || ends) && before !== undefined;
  const usual = tumbles ? '' : hides ? before.usual : row(boxOf(place), scene.message);
  return {
    ...{ usual, noticeUntilMs: ui.notice?.untilMs, tumbles, reminded: isReminding(moment) },
    turn: ends && before !== undefined ? before.turn : turnOf(play),
    touchedMs: ui.touchedMs,
  };
}

function turnOf(play: Look['moment']['play']): string {
  return play === undefined ? '' : `${play.game.number} ${play.game.status} ${play.game.turn.player}`;
}

/** Which box is shown, where its sentence does not say that. */
function boxOf(place: Look['place']): Text {
  const box = 'box' in place ? boxUnsaid(place) : '';
  return box === '' ? '' : { say: 'speech.box', box };
}

/** Whose turn it is, and in the end who has won. */
function named(before: Spoken, after: Spoken, { moment: { play } }: Look): Text {
  if (play === undefined || before.turn === after.turn) return '';
  const { players, status, winners } = play.game;
  const names = status === 'over' ? winners.map((winner) => at(players, winner)) : [turnName(play.game)];
  return { say: 'speech.names', names };
}

function told(before: Spoken, after: Spoken, scene: Scene, happened: readonly Happened[]): Text {
  const words = happened.map((each) => each.words);
  if (happened.some(({ corrects }) => corrects)) return row(...words);
  const stand = before.tumbles && !after.tumbles;
  const reminds = !before.reminded && after.reminded;
  const noticed = after.noticeUntilMs !== undefined;
  const isOld = noticed
    ? before.noticeUntilMs === after.noticeUntilMs
    : after.tumbles || sameValue(before.usual, after.usual);
  const message = noticed ? scene.message : after.usual;
  return row(...words, stand || reminds ? diceOf(scene) : '', isOld && !reminds ? '' : message);
}

/** From the left. */
function diceOf({ slots }: Scene): Text {
  const faces = slots.flatMap((slot) => (slot.kind === 'die' ? [`${slot.face}`] : []));
  return faces.length === 0 ? '' : { say: 'speech.dice', faces: faces.join(', ') };
}
