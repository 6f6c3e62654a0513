import { expect, test } from 'vitest';
import { forcedDraw } from '../../src/fairness/forced-draw.ts';
import {
  type Category,
  type Command,
  FARKLE,
  type Game,
  REJECTION_CODES,
  type RejectionCode,
  RULE_SETS,
  YAHTZEE,
} from '../../src/game/index.ts';
import {
  after,
  cut,
  dropOut,
  finished,
  free,
  guestCut,
  hold,
  ROLL,
  rolled,
  Session,
  SIGNED,
  score,
  start,
} from './play.ts';

/** Eric alone: each of these rolls but the last goes into its box, the last one lies on the table. */
const alone = (turns: readonly (readonly [string, Category])[], last: string): Session => {
  const session = new Session(forcedDraw([...turns.map(([dice]) => dice), last]));
  session.do(start('Eric'), ...turns.flatMap(([, box]) => [ROLL, score(box)]), ROLL);
  return session;
};

/** Eric alone by another rule set, after his first roll. */
const by = (rules: string, ...rolls: readonly string[]): Session =>
  after(new Session(forcedDraw(rolls)), { ...start('Eric'), rules }, ROLL);

const WRONG_MOVES: Record<RejectionCode, readonly [() => Session, Command, RegExp]> = {
  'no-game': [() => new Session(), ROLL, /No game is running/],
  'game-running': [() => rolled(), start('Julie'), /A game is running/],
  'game-over': [finished, ROLL, /The game is over/],
  'too-long': [
    () => {
      const session = rolled('11111');
      session.game = { ...(session.game as Game), choices: 19_981 };
      return session;
    },
    score('ones'),
    /gone on for too long/,
  ],
  'bad-start': [() => new Session(), start(), /for 1 to 12 players, not 0/],
  'roll-first': [() => rolled(), score('ones'), /pull the lever/],
  'no-rolls-left': [() => rolled('11111', '22222', '33333'), ROLL, /No rolls left/],
  'all-held': [
    () => after(rolled('11111'), hold(0), hold(1), hold(2), hold(3), hold(4)),
    ROLL,
    /All dice are held/,
  ],
  'no-such-die': [() => rolled('11111'), hold(5), /no such die/],
  'already-held': [() => after(rolled('11111'), hold(2)), hold(2), /already held/],
  'not-held': [() => rolled('11111'), free(2), /not held/],
  'dice-fixed': [() => rolled('11111', '22222', '33333'), hold(0), /fixed now/],
  'cut-closed': [() => rolled('11111'), cut('1'), /before the first roll/],
  'bad-name': [finished, { type: 'name', player: 0, name: ' \u200b ' }, /at least one letter/],
  'bad-cut': [() => rolled(), cut(''), /at least one/],
  'guests-cut': [
    () => after(new Session(), start('Eric'), ...Array.from({ length: 16 }, (_, n) => guestCut(`${n}`))),
    guestCut('rhubarb'),
    /No more guests/,
  ],
  'bad-word': [() => after(new Session(), start('Eric')), guestCut(' \u200b '), /can be seen/],
  'no-such-box': [
    () => {
      const short = { ...YAHTZEE, id: 'short', boxes: YAHTZEE.boxes.slice(0, 6) };
      const session = new Session(forcedDraw(['11111']), [...RULE_SETS, short]);
      return after(session, { ...start('Eric'), rules: 'short' }, ROLL);
    },
    score('chance'),
    /no such box/,
  ],
  'box-filled': [
    () => alone([['22333', 'full-house']], '22333'),
    score('full-house'),
    /Full House is filled/,
  ],
  'must-use-upper': [
    () => alone([['66666', 'yahtzee']], '66666'),
    score('chance'),
    /Five 6s must go to Sixes/,
  ],
  'must-use-lower': [
    () =>
      alone(
        [
          ['66666', 'yahtzee'],
          ['11112', 'sixes'],
        ],
        '66666',
      ),
    score('fives'),
    /Five 6s must go to an open box of the lower part: choose one/,
  ],
  'box-closed': [
    () => by('fourteen-box', '66666'),
    score('yahtzee-bonus'),
    /opens with a Yahtzee of 50 points\. Choose another/,
  ],
  'not-a-yahtzee': [
    () => after(by('bonus-in-box', '66666', '12345'), score('yahtzee'), ROLL),
    score('yahtzee'),
    /This is not a Yahtzee\. Choose another box/,
  ],
  'yahtzee-zeroed': [
    () => after(by('bonus-in-box', '12345', '66666'), score('yahtzee'), ROLL),
    score('yahtzee'),
    /already zeroed .* Choose another box/,
  ],
  'already-claimed': [
    () => after(by('bonus-in-box', '66666', '66666'), score('yahtzee'), ROLL, score('yahtzee')),
    score('yahtzee'),
    /claimed in this turn already/,
  ],
  'roll-on': [() => by('yahtzee-plain', '12345'), score('large-straight'), /always takes all rolls/],
  'hold-stays': [() => after(by('bonus-in-box', '12345'), hold(2)), free(2), /held until the next roll/],
  'is-set': [
    () => after(by('farkle', '123456', '23465'), hold(0), ROLL),
    hold(0),
    /set aside in an earlier roll/,
  ],
  'pick-die': [() => by('farkle', '123456'), ROLL, /Set at least one scoring die aside/],
  'no-points': [() => after(by('farkle', '123446'), hold(1)), { type: 'bank' }, /score nothing/],
  'dead-die': [
    () => after(by('farkle', '123446'), hold(0), hold(3)),
    { type: 'bank' },
    /The 4 scores nothing\. Put it back/,
  ],
  'below-entry': [
    () => {
      const session = new Session(forcedDraw(['123446']), [{ ...FARKLE, id: 'strict', entryMinimum: 500 }]);
      return after(session, { ...start('Eric'), rules: 'strict' }, ROLL, hold(0));
    },
    { type: 'bank' },
    /must be 500 or more: roll on/,
  ],
  'below-bank': [
    () => after(by('zilch', '123446'), hold(0)),
    { type: 'bank' },
    /must bring 300 or more: roll on/,
  ],
  'wrong-move': [() => rolled('11111'), { type: 'bank' }, /no such move/],
  'no-team': [
    () => after(new Session(), start('Eric', '⌂ MASTER')),
    { type: 'team', player: 1, members: ['Bo'] },
    /a team needs a free one/,
  ],
  'team-full': [
    () => after(new Session(), start('Eric')),
    { type: 'team', player: 0, members: [...'ABCDEFG'] },
    /has six/,
  ],
  'plays-already': [
    () => after(new Session(), start('Eric', 'Ann')),
    { type: 'team', player: 0, members: ['Ann'] },
    /Nobody plays twice/,
  ],
  'nobody-to-skip-to': [() => by('yahtzee', '11111'), { type: 'skip' }, /Nobody else/],
  'nothing-to-take-back': [() => rolled('11111'), { type: 'take back' }, /nothing to take back/],
  'nothing-to-undo': [() => rolled('11111'), { type: 'undo', ...SIGNED }, /rolls never are/],
  'nothing-to-replace': [
    () => after(rolled('11111'), { type: 'adjust', player: 0, points: 5, ...SIGNED }),
    { type: 'replace', category: 'ones', ...SIGNED },
    /no score that could go/,
  ],
  'choose-first': [
    () => after(rolled('11111'), score('ones'), { type: 'undo', ...SIGNED }),
    { type: 'skip' },
    /Make it first/,
  ],
  'no-such-player': [() => rolled(), { type: 'drop out', player: 2, ...SIGNED }, /no such player/],
  'wrong-value': [
    () => rolled(),
    { type: 'repair', player: 0, category: 'fours', points: 9, ...SIGNED },
    /Fours cannot hold 9/,
  ],
  'nothing-changes': [
    () => rolled(),
    { type: 'repair', player: 0, category: 'fours', points: null, ...SIGNED },
    /nothing would change/,
  ],
  'bad-adjustment': [() => rolled(), { type: 'adjust', player: 0, points: 0, ...SIGNED }, /whole number/],
  'no-reason': [() => rolled(), { type: 'adjust', player: 0, points: 5, by: 'Anna', why: ' ' }, /reason/],
  'bad-signature': [() => rolled('11111'), { type: 'undo', by: ' ', why: '' }, /who corrects/],
  'dropped-out': [
    () => after(rolled(), { type: 'drop out', player: 0, ...SIGNED }),
    { type: 'drop out', player: 0, ...SIGNED },
    /dropped out already/,
  ],
  'seed-open': [
    () => after(rolled('11111'), dropOut(0), dropOut(1)),
    { type: 'undo', ...SIGNED },
    /seed is open/,
  ],
};

test.each(REJECTION_CODES)('the wrong move "%s" is refused with a reason and changes nothing', (code) => {
  const [arrange, command, reason] = WRONG_MOVES[code];
  const session = arrange();
  const before = structuredClone(session.game);
  const rejection = session.try(command);
  expect(rejection).toMatchObject({ type: 'rejected', code });
  expect(rejection?.reason).toMatch(reason);
  expect(session.game).toEqual(before);
});
