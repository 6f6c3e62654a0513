import { expect, test } from 'vitest';
import { RULE_SETS, YAHTZEE } from '../../../src/game/index.ts';
import { Publication } from '../../../src/server/live/publication.ts';
import { type PageView, pageView } from '../../../src/server/view/page-view.ts';
import { NAME_END } from '../../../src/table/state/name-entry.ts';
import { StandInTable, type Step, TUMBLING } from '../../browser/stand-in-table.ts';
import { englishPage, slotTexts } from '../../language/english.ts';

function after(steps: readonly Step[], ...rest: Parameters<StandInTable['view']>) {
  const table = new StandInTable(['Eric', 'Julie']);
  table.play(steps);
  return englishPage(table.view(...rest), RULE_SETS);
}

const row = (page: PageView, id: string) => page.card?.rows.find((one) => one.id === id);

test('a table where nobody plays has no card', () => {
  const page = englishPage(new StandInTable().view(), RULE_SETS);
  expect(page).toMatchObject({ screen: 'attract', game: null, players: [], card: null, rules: '', seal: '' });
  expect(page.slots).toHaveLength(6);
});

test('a table where nobody has played yet tells the rule set that it offers first', () => {
  for (const rules of ['yahtzee', 'farkle'])
    expect(englishPage(new StandInTable().view({}, { rules }), RULE_SETS)).toMatchObject({
      game: null,
      rulesId: rules,
    });
});

test('the card has the seventeen classic rows and the Yahtzee bonus before the lower score', () => {
  const { card, rounds } = after([]);
  const rows = card?.rows ?? [];
  expect(rounds).toBe(13);
  expect(rows.map(({ label }) => label)).toEqual([
    'Ones',
    'Twos',
    'Threes',
    'Fours',
    'Fives',
    'Sixes',
    'Upper Score',
    'Upper Bonus',
    'Three of a Kind',
    'Four of a Kind',
    'Full House',
    'Small Straight',
    'Large Straight',
    'Yahtzee',
    'Chance',
    'Yahtzee Bonus',
    'Lower Score',
    'Total',
  ]);
  expect(rows.map(({ key }) => key).join('')).toBe('123456tfhslyc');
});

test('a turn shows whose it is, rolls, held dice, and what open boxes would give', () => {
  const page = after([{ roll: '55534' }, { hold: 1 }, { hold: 3 }]);
  expect(page).toMatchObject({ screen: 'turn', round: 1, rollsTaken: 1, rollsLeft: 2, game: 1 });
  expect(page.players.map(({ name, current }) => [name, current])).toEqual([
    ['Eric', true],
    ['Julie', false],
  ]);
  expect(page.slots.map(({ mark }) => mark)).toEqual(['held', '', 'held', '', '', '']);
  expect(slotTexts(page.slots)).toEqual([
    'die 1: five, held',
    'die 2: five',
    'die 3: five, held',
    'die 4: three',
    'die 5: four',
    'rolls left: 2',
  ]);
  expect(row(page, 'fives')).toMatchObject({ points: [null, null], possible: [15] });
  expect(row(page, 'yahtzee')).toMatchObject({ points: [null, null], possible: [0] });
});

test('a scratched box is 0, an open one null, and what was scored last is named', () => {
  const page = after([{ roll: '55534' }, { score: 'yahtzee' }, { roll: '22233' }]);
  expect(row(page, 'yahtzee')).toMatchObject({ points: [0, null], possible: [0] });
  expect(row(page, 'full-house')).toMatchObject({ points: [null, null], possible: [25] });
  expect(page.latest).toEqual({ row: 'yahtzee', player: 0, column: 0 });
});

test('sums and totals are live', () => {
  const page = after([{ roll: '66666' }, { score: 'sixes' }, { roll: '22233' }, { score: 'full-house' }]);
  expect(
    ['upper', 'upperBonus', 'yahtzeeBonus', 'lower', 'total'].map((id) => row(page, id)?.points),
  ).toEqual([
    [30, 0],
    [0, 0],
    [0, 0],
    [0, 25],
    [30, 25],
  ]);
  expect(page.players.map(({ total }) => total)).toEqual([30, 25]);
});

test('pixels are rows of hex digits, and colours those of the palette', () => {
  const { slots } = after([{ roll: '12345' }, { hold: 2 }]);
  expect(slots[0]?.planes).toEqual(['0000001818000000', '0000000000000000']);
  expect(slots[1]?.planes).toEqual(['c0c0000000000303', 'ff818181818181ff']);
  expect(slots[1]?.colours[0]).toMatch(/^#[0-9a-f]{6}$/);
});

test('tumbling dice tell nothing about their faces, and all frames of a tumble are one message', () => {
  const table = new StandInTable(['Eric', 'Julie']);
  const publication = new Publication(RULE_SETS);
  const isNews = [100, 140, 180].map((nowMs) => publication.take(table.view(TUMBLING, {}, nowMs)));
  expect(isNews).toEqual([true, false, false]);
  const { slots } = JSON.parse(JSON.stringify(publication.newest));
  expect(slots[4]).toMatchObject({
    tumbling: true,
    tumbleMs: 900,
    shows: 'tumbling',
    mark: '',
    planes: ['0000000000000000', '0000000000000000'],
  });
});

test('a finished game names the winner, opens the seed, offers nothing and stays in its last round', () => {
  const table = new StandInTable(['Eric']);
  expect(englishPage(table.view(), RULE_SETS)).toMatchObject({ seal: 'ab'.repeat(32), sealed: [] });
  for (const { category } of YAHTZEE.boxes) table.play([{ roll: '12345' }, { score: category }]);
  const page = englishPage(table.view(), RULE_SETS);
  expect(page).toMatchObject({ screen: 'over', round: 13, sealed: ['ab'.repeat(32), 'yahtzee', 'Eric'] });
  expect(page.players).toEqual([
    { name: 'Eric', total: 100, current: false, winner: true, droppedOut: false },
  ]);
  expect(page.card?.rows.flatMap(({ possible }) => possible)).toEqual(Array(13).fill(null));
});

test('the cut of the dice is told, and a rehearsal has no sealed dice to check', () => {
  expect(after([{ cut: '36' }, { cut: '1' }])).toMatchObject({
    ...{ cut: '361', seal: 'ab'.repeat(32), cuttable: true, sealed: [] },
  });
  expect(after([{ roll: '12345' }]).cuttable).toBeUndefined();
  const rehearsal = new StandInTable(['Eric'], { rehearsal: true });
  for (const { category } of YAHTZEE.boxes) rehearsal.play([{ roll: '12345' }, { score: category }]);
  expect(englishPage(rehearsal.view(), RULE_SETS)).toMatchObject({ status: 'over', sealed: [] });
});

test('a rule set of unlimited rolls has no number of rolls left', () => {
  const table = new StandInTable(['Eric']);
  const page = englishPage(table.view(), [{ ...YAHTZEE, rolls: Number.POSITIVE_INFINITY }]);
  expect(JSON.parse(JSON.stringify(page)).rollsLeft).toBeNull();
});

test('a snapshot of six players fits into five kilobytes', () => {
  const table = new StandInTable(['Eric', 'Julie', 'Maximiliane', 'Bo', 'Charlotte', 'Fritz-Peter']);
  table.play([{ roll: '55534' }]);
  const publication = new Publication(RULE_SETS);
  publication.take(table.view());
  expect(publication.versions.frame(0, false).length).toBeLessThan(5000);
});

test('a page is told whose name the hall of fame asks for, and nothing of it otherwise', () => {
  const table = new StandInTable(['PLAYER 1']);
  table.play(YAHTZEE.boxes.flatMap(({ category }) => [{ roll: '66655' }, { score: category }] as const));
  const asked = table.view({ fameName: { game: 1, player: 0, sinceMs: 0, text: 'AB', letter: 'C' } });
  expect(englishPage(asked, RULE_SETS).fameName).toEqual({ player: 0, text: 'AB', letter: 'C' });
  expect(englishPage(table.view(), RULE_SETS)).not.toHaveProperty('fameName');
  const ends = table.view({ fameName: { game: 1, player: 0, sinceMs: 0, text: 'AB', letter: NAME_END } });
  // What ends a name is a word of whoever reads it.
  expect(pageView(ends, RULE_SETS).fameName?.letter).toEqual({ say: 'table.nameEnd' });
});

test.each(['closed', 'connecting'] as const)(
  'while the board is %s, nobody is told to pull the lever',
  (state) => {
    const view = new StandInTable(['Eric']).view();
    expect(englishPage(view, RULE_SETS).message).toBe("Eric's turn. Pull the lever.");
    const away = {
      ...view,
      board: { ...view.board, state },
      faultName: { say: 'faultName.link-lost' },
    } as const;
    expect(englishPage(away, RULE_SETS)).toMatchObject({
      message: 'The table waits for its board. No game is lost.',
      guestsFault: 'The board is gone. Please tell who runs this table.',
    });
  },
);
