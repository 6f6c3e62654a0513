import { expect, test } from 'vitest';
import { forcedDraw } from '../../src/fairness/forced-draw.ts';
import {
  type Category,
  type Command,
  FARKLE,
  REJECTIONS,
  type RejectionCode,
  RULE_SETS,
  YAHTZEE,
} from '../../src/game/index.ts';
import { cut, free, hold, playTurns, ROLL, SEED, Session, score, start } from './play.ts';

const rolled = (...rolls: readonly string[]): Session => {
  const session = new Session(forcedDraw(rolls));
  session.do(start('Eric', 'Julie'));
  for (const _ of rolls) session.do(ROLL);
  return session;
};

/** A session after this, to be arranged in one expression. */
const after = (session: Session, ...commands: readonly Command[]): Session => {
  session.do(...commands);
  return session;
};

/** Eric alone: each of these rolls but the last goes into its box, the last one lies on the table. */
const alone = (turns: readonly (readonly [string, Category])[], last: string): Session => {
  const session = new Session(forcedDraw([...turns.map(([dice]) => dice), last]));
  session.do(start('Eric'), ...turns.flatMap(([, box]) => [ROLL, score(box)]), ROLL);
  return session;
};

/** Eric alone by another rule set, after his first roll. */
const by = (rules: string, ...rolls: readonly string[]): Session =>
  after(new Session(forcedDraw(rolls)), { ...start('Eric'), rules }, ROLL);

const finished = (): Session => after(rolled('11111'), { type: 'abandon' });

const WRONG_MOVES: Record<RejectionCode, readonly [() => Session, Command, RegExp]> = {
  'no-game': [() => new Session(), ROLL, /No game is running/],
  'game-running': [() => rolled(), start('Julie'), /A game is running/],
  'game-over': [finished, ROLL, /The game is over/],
  'bad-start': [() => new Session(), start(), /for 1 to 6 players, not 0/],
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
  'bad-cut': [() => rolled(), cut(''), /at least one/],
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
    /Five 6s must go to an open lower box/,
  ],
  'box-closed': [() => by('fourteen-box', '66666'), score('yahtzee-bonus'), /opens with a Yahtzee of 50/],
  'not-a-yahtzee': [
    () => after(by('bonus-in-box', '66666', '12345'), score('yahtzee'), ROLL),
    score('yahtzee'),
    /This is not a Yahtzee/,
  ],
  'yahtzee-zeroed': [
    () => after(by('bonus-in-box', '12345', '66666'), score('yahtzee'), ROLL),
    score('yahtzee'),
    /already zeroed/,
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
    /The 4 scores nothing/,
  ],
  'below-entry': [
    () => {
      const session = new Session(forcedDraw(['123446']), [{ ...FARKLE, id: 'strict', entryMinimum: 500 }]);
      return after(session, { ...start('Eric'), rules: 'strict' }, ROLL, hold(0));
    },
    { type: 'bank' },
    /must be 500 or more/,
  ],
  'wrong-move': [() => rolled('11111'), { type: 'bank' }, /no such move/],
  'nothing-to-take-back': [() => rolled('11111'), { type: 'take back' }, /nothing to take back/],
};

test.each(Object.keys(REJECTIONS) as RejectionCode[])(
  'the wrong move "%s" is refused with a reason and changes nothing',
  (code) => {
    const [arrange, command, reason] = WRONG_MOVES[code];
    const session = arrange();
    const before = structuredClone(session.game);
    const rejection = session.try(command);
    expect(rejection).toMatchObject({ type: 'rejected', code });
    expect(rejection?.reason).toMatch(reason);
    expect(session.game).toEqual(before);
  },
);

test('a hold outside a whole slot number is refused like a die that does not exist', () => {
  for (const slot of [-1, 0.5, 6, Number.NaN]) {
    expect(rolled('12345').try(hold(slot))?.code).toBe('no-such-die');
  }
});

test('a roll keeps the held dice in their slots and draws only the others', () => {
  const asked: unknown[] = [];
  const session = new Session((request) => {
    asked.push(request);
    return request.n === 1 ? [1, 2, 3, 4, 5] : [6, 6, 6];
  });
  session.do(start('Eric', 'Julie'), cut('31'), ROLL, hold(1), hold(3), ROLL);
  expect(session.game?.turn.dice).toEqual([6, 2, 6, 4, 6]);
  expect(asked).toEqual([
    { game: 1, seed: SEED, cut: '31', n: 1, count: 5 },
    { game: 1, seed: SEED, cut: '31', n: 2, count: 3 },
  ]);
  expect(session.events.at(-1)).toEqual({
    type: 'rolled',
    n: 2,
    player: 0,
    held: [false, true, false, true, false],
    cut: '31',
    faces: [6, 2, 6, 4, 6],
  });
});

test('holds stay until the end of the turn, may be freed again, and are gone in the next turn', () => {
  const session = new Session(forcedDraw(['12345', '666', '66', '11111']));
  session.do(start('Eric', 'Julie'), ROLL, hold(0), hold(4), ROLL);
  expect(session.game?.turn.held).toEqual([true, false, false, false, true]);
  session.do(free(0), hold(1), hold(2), ROLL);
  expect(session.game?.turn.dice).toEqual([6, 6, 6, 6, 5]);
  session.do(score('chance'));
  expect(session.game?.turn).toEqual({
    player: 1,
    round: 1,
    rolls: 0,
    dice: undefined,
    held: [false, false, false, false, false],
  });
});

test('the turn goes round from the starter, and the round counts up when it comes back', () => {
  const session = new Session(() => [1, 2, 3, 4, 6]);
  session.do({ ...start('Ann', 'Bob', 'Cid'), starter: 1 });
  const seen: [number, number][] = [];
  for (const category of ['ones', 'ones', 'ones', 'twos'] as const) {
    const { player, round } = session.game?.turn ?? { player: -1, round: -1 };
    seen.push([player, round]);
    session.do(ROLL, score(category));
  }
  expect(seen).toEqual([
    [1, 1],
    [2, 1],
    [0, 1],
    [1, 2],
  ]);
});

test('a box may be scored after the first roll, and a box whose condition fails gets 0', () => {
  const session = playTurns([['12345', 'yahtzee']], 'Eric');
  expect(session.events.at(-1)).toEqual({
    type: 'scored',
    player: 0,
    category: 'yahtzee',
    points: 0,
    bonus: 0,
  });
});

test('cuts add up to sixteen characters and no further', () => {
  const session = rolled();
  session.do(cut('1'), cut('42'), cut('würfelwörter'));
  expect(session.game?.cut).toBe('142würfelwörter');
  expect(session.try(cut('ab'))?.code).toBe('bad-cut');
  session.do(cut('c'));
  expect(session.try(cut('d'))?.code).toBe('bad-cut');
});

test('an abandoned game is over for every command but a new start, which counts on', () => {
  const session = finished();
  expect(session.game?.status).toBe('abandoned');
  for (const command of [ROLL, hold(0), score('ones'), cut('1'), { type: 'abandon' } as const]) {
    expect(session.try(command)?.code).toBe('game-over');
  }
  session.do(start('Julie'));
  expect(session.game).toMatchObject({ number: 2, status: 'playing', players: ['Julie'], rollsDrawn: 0 });
});

test('a rule set with unlimited rolls is plain data: a turn of it never runs out of rolls', () => {
  const endless = { ...YAHTZEE, id: 'endless', rolls: Number.POSITIVE_INFINITY };
  const session = new Session(() => [1, 2, 3, 4, 5], [...RULE_SETS, endless]);
  session.do({ ...start('Eric'), rules: 'endless' });
  for (let roll = 0; roll < 50; roll += 1) session.do(ROLL);
  expect(session.game?.turn.rolls).toBe(50);
  session.do(score('large-straight'));
});

test('a draw that gives the wrong number of dice or no face is a bug and thrown, not played', () => {
  for (const faces of [
    [1, 2, 3],
    [1, 2, 3, 4, 5, 6],
    [0, 1, 2, 3, 4],
    [1, 2, 3, 4, 7],
  ]) {
    const session = new Session(() => faces as never);
    session.do(start('Eric'));
    expect(() => session.do(ROLL)).toThrow(/A draw of 5 dice came out as/);
  }
});

test('a game whose rule set is not in the list is a bug and thrown', () => {
  const session = new Session(() => [1, 1, 1, 1, 1], []);
  session.game = rolled().game;
  expect(() => session.try(ROLL)).toThrow(/unknown rules "yahtzee"/);
});
