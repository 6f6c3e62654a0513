import { describe, expect, test } from 'vitest';
import { fairDraw } from '../../src/fairness/fair-draw.ts';
import { chainHash } from '../../src/fairness/hash-chain.ts';
import type { GameRecord, RecordRow } from '../../src/fairness/record.ts';
import { verifyGame } from '../../src/fairness/verify.ts';
import type { GameEvent } from '../../src/game/index.ts';
import { recordOf } from '../../src/journal/memory/memory-history.ts';
import { memoryJournal } from '../../src/journal/memory/memory-journal.ts';
import { english } from '../language/english.ts';
import { playGame } from '../server/played-game.ts';

type Fields = Readonly<Record<string, unknown>>;

async function recordFrom(events: readonly GameEvent[]): Promise<GameRecord> {
  const journal = memoryJournal();
  await journal.append(events);
  const record = recordOf(journal.stored, 1);
  if (record === undefined) throw new Error('There is no game.');
  return record;
}

/** The record with one row changed, as somebody with an editor would: the hashes stay. */
function withRow(record: GameRecord, index: number, change: Partial<RecordRow>): GameRecord {
  return { ...record, rows: record.rows.map((row, at) => (at === index ? { ...row, ...change } : row)) };
}

/** The record with one event changed, as somebody who knows the chain would: all hashes are right again. */
function forged(record: GameRecord, index: number, change: (event: Fields) => Fields): GameRecord {
  let before = record.before;
  const rows = record.rows.map((row, at) => {
    const event = JSON.parse(row.payload) as Fields;
    const changed = {
      ...row,
      payload: JSON.stringify(at === index ? { ...event, ...change(event) } : event),
    };
    before = chainHash(before, changed);
    return { ...changed, hash: before };
  });
  return { ...record, rows };
}

const wrongOf = (record: GameRecord): readonly string[] =>
  english(verifyGame(record).wrong).map(({ why }) => why);

/** Another character of the same kind in this place. */
function flipped(text: string, at: number): string {
  const code = text.charCodeAt(at);
  return `${text.slice(0, at)}${String.fromCharCode(code ^ 1)}${text.slice(at + 1)}`;
}

describe.each(['yahtzee', 'yahtzee-plain', 'bonus-in-box', 'farkle'])('a game of %s', (rules) => {
  const loaded = recordFrom(playGame(rules, ['Eric', 'Zoë']));
  /** A beginning has events of all kinds too. */
  const begun = recordFrom(playGame(rules, ['Eric', 'Zoë'], 30));

  test('is proved: seal, cut, and every die of every roll', async () => {
    const record = await loaded;
    const { wrong, rolls, cut, started, events } = verifyGame(record);
    expect(wrong).toEqual([]);
    expect([cut, started?.rules, events]).toEqual(['abc', rules, record.rows.length]);
    expect(rolls.length).toBe(record.rows.filter(({ type }) => type === 'rolled').length);
    expect(rolls.length).toBeGreaterThan(20);
  });

  test('one altered byte is found, in any event and any of its columns', async () => {
    const record = await begun;
    for (const [index, row] of record.rows.entries()) {
      const middle = Math.floor(row.payload.length / 2);
      const changes: readonly Partial<RecordRow>[] = [
        { seq: row.seq + 1 },
        { at: flipped(row.at, 3) },
        { type: flipped(row.type, 0) },
        { payload: flipped(row.payload, 0) },
        { payload: flipped(row.payload, middle) },
        { payload: flipped(row.payload, row.payload.length - 1) },
        { hash: flipped(row.hash, 63) },
      ];
      for (const change of changes) {
        const found = verifyGame(withRow(record, index, change)).wrong.map(({ seq }) => seq);
        expect(found, JSON.stringify(change)).toContain(change.seq ?? row.seq);
      }
    }
  });

  test('an event that is missing, doubled or in another place is found', async () => {
    const record = await begun;
    for (const index of record.rows.keys()) {
      if (index === 0) continue;
      expect(wrongOf({ ...record, rows: record.rows.toSpliced(index, 1) })).not.toEqual([]);
      const row = record.rows[index] as RecordRow;
      expect(wrongOf({ ...record, rows: record.rows.toSpliced(index, 0, row) })).not.toEqual([]);
    }
  });
});

describe('the end of a game', () => {
  const events = playGame('yahtzee', ['Eric', 'Julie']);
  const MISSING = 'The game does not end here: its last events are missing, or it is being played.';
  const UNLINKED =
    'The next game does not follow on it: the last events of this game are missing or changed.';
  const [started] = events;
  const followed = recordFrom(started === undefined ? [] : [...events, { ...started, game: 2 } as GameEvent]);
  const cutOff = (record: GameRecord, count: number) => ({ ...record, rows: record.rows.slice(0, -count) });

  test.each([1, 3, 20])(
    'of the newest game is demanded: without its last %d events it is wrong',
    async (count) => {
      const record = await recordFrom(events);
      expect(wrongOf(record)).toEqual([]);
      expect(english(verifyGame(cutOff(record, count)).wrong).at(-1)).toEqual({
        seq: events.length - count,
        why: MISSING,
      });
    },
  );

  test.each([1, 3, 20])(
    'is chained to the game after it: without its last %d events it is wrong',
    async (count) => {
      const record = await followed;
      expect(wrongOf(record)).toEqual([]);
      expect(english(verifyGame(cutOff(record, count)).wrong)).toEqual([
        { seq: events.length - count, why: UNLINKED },
      ]);
    },
  );

  test('stands when only names change after it; a game that is played again has none', async () => {
    const renamed = {
      type: 'renamed',
      player: 0,
      name: 'Erika',
      was: 'Eric',
      by: 'Ann',
      why: 'typo',
    } as const;
    const what = { kind: 'name', name: 'Erika', was: 'Eric' } as const;
    const undone = { type: 'undone', player: 0, what, by: 'Ann', why: 'no typo' } as const;
    const named = { type: 'named', player: 1, name: 'Julia' } as const;
    expect(wrongOf(await recordFrom([...events, renamed, undone, named]))).toEqual([]);
    expect(wrongOf(await recordFrom([...events, { type: 'taken back', player: 1 }]))).toEqual([MISSING]);
  });
});

test('every byte of the first roll counts', async () => {
  const record = await recordFrom(playGame('yahtzee', ['Eric'], 3));
  const index = record.rows.findIndex(({ type }) => type === 'rolled');
  const { payload, seq } = record.rows[index] as RecordRow;
  for (let at = 0; at < payload.length; at += 1) {
    const { wrong } = verifyGame(withRow(record, index, { payload: flipped(payload, at) }));
    expect(wrong.some((one) => one.seq === seq)).toBe(true);
  }
});

describe('dice that were changed by somebody who mends the chain', () => {
  const loaded = recordFrom(playGame('yahtzee', ['Eric', 'Julie']));
  const indexOf = async (type: string, nth = 0): Promise<number> =>
    (await loaded).rows.flatMap((row, index) => (row.type === type ? [index] : []))[nth] ?? -1;

  test.each<[string, string, number, (event: Fields) => Fields, RegExp]>([
    ['another face', 'rolled', 3, otherFace, /^Roll 4 (was stored as|changed die 1)/],
    ['another face of the first roll', 'rolled', 0, otherFace, /^Roll 1 was stored as .* give /],
    ['another number', 'rolled', 1, () => ({ n: 9 }), /^Roll 9 should be roll 2\.$/],
    ['another cut', 'rolled', 1, () => ({ cut: 'abd' }), /the cut "abd", not with "abc"/],
    ['another cut event', 'cut', 0, () => ({ text: 'x' }), /^Roll 1 was made with the cut/],
    ['another seed', 'game started', 0, () => ({ seed: '6e'.repeat(32) }), /^The seal is not that/],
    ['no seed', 'game started', 0, () => ({ seed: 'secret' }), /^The seal is not that/],
    ['another name', 'game started', 0, () => ({ players: ['Erik', 'Julie'] }), /^The seal is not that/],
    ['another game', 'game started', 0, () => ({ game: 2 }), /^This is game 2, not game 1\.$/],
    ['no players', 'game started', 0, () => ({ players: undefined }), /cannot be read/],
    ['a face 7', 'rolled', 2, () => ({ faces: [7, 1, 1, 1, 1] }), /^This roll cannot be read/],
    ['a die less', 'rolled', 2, () => ({ faces: [1, 1, 1, 1] }), /has not 5 dice/],
    ['holds of nothing', 'rolled', 0, () => ({ held: [true, true, false, false, false] }), /changed die 1/],
  ])('%s', async (_, type, nth, change, expected) => {
    const texts = wrongOf(forged(await loaded, await indexOf(type, nth), change));
    expect(texts.some((text) => expected.test(text))).toBe(true);
  });

  test('a cut after the first roll is found', async () => {
    const record = await loaded;
    const cut = await indexOf('cut');
    const roll = await indexOf('rolled');
    const row = record.rows[cut] as RecordRow;
    const moved = record.rows.toSpliced(roll + 1, 0, row).toSpliced(cut, 1);
    expect(wrongOf(forged({ ...record, rows: moved }, -1, () => ({})))).toContain(
      'The dice were cut after the first roll.',
    );
  });
});

test('a roll that was made when the seed was open already is found', async () => {
  const events = playGame('yahtzee', ['Eric']);
  const [started] = events;
  const n = events.filter(({ type }) => type === 'rolled').length + 1;
  if (started?.type !== 'game started') throw new Error('There is no start.');
  const faces = fairDraw({ game: 1, seed: started.seed, cut: 'abc', n, count: 5 });
  const late = { type: 'rolled', n, player: 0, held: Array(5).fill(false), cut: 'abc', faces } as const;
  expect(wrongOf(await recordFrom([...events, late]))).toContain(
    `Roll ${n} was made after the seed was opened.`,
  );
});

function otherFace({ faces }: Fields): Fields {
  const [first, ...others] = faces as number[];
  return { faces: [first === 6 ? 1 : 6, ...others] };
}

test('a rehearsal proves its events and its seal, and nothing about its dice', async () => {
  const events = playGame('yahtzee', ['Eric']).map((event) =>
    event.type === 'game started' ? { ...event, rehearsal: true as const } : event,
  );
  const { wrong, rolls, started } = verifyGame(await recordFrom(events));
  expect([wrong, rolls, started?.rehearsal]).toEqual([[], [], true]);
});
