import { expect, test } from 'vitest';
import { DISPLAY } from '../../hardware/cabinet.ts';
import { CATEGORIES, findRules, RULE_SETS } from '../../src/game/index.ts';
import { list } from '../../src/language/en/grammar.ts';
import { REFUSAL } from '../../src/language/en/refusal.ts';
import { REFUSED } from '../../src/language/en/refused.ts';
import { LANGUAGES } from '../../src/language/languages.ts';
import { sentencesIn } from '../../src/language/sentences.ts';
import { displayNames, pointsPage } from '../../src/table/state/display-name.ts';
import { finalLeaves, leafOn } from '../../src/table/state/leaf.ts';
import { refusalOf } from '../../src/table/state/refusal.ts';
import { english } from '../language/english.ts';
import { displayPages, finishedGame, gameAfter, messageLine, situationOf, situations } from './situations.ts';

/** A dot has no place of its own. */
const fits = (text: string) => new RegExp(`^([A-Z0-9 :/?+-]\\.?){1,${DISPLAY.characters}}$`).test(text);

test('every rejection of the game and every refusal of the table has a display text and a sentence', () => {
  expect(Object.keys(REFUSED).sort()).toEqual(Object.keys(REFUSAL).sort());
  for (const sentence of Object.values(REFUSAL)) {
    expect(sentence).toMatch(/^[A-Z].{10,80}\.$/);
  }
});

/** Their reason says what to do already. */
const SAYS_ALL: readonly string[] = ['bad-name', 'pick-die', 'bad-adjustment', 'bad-signature'];

test.each(LANGUAGES)('in %s every refusal says why, and what to do instead', (language) => {
  const { refusal = {} } = sentencesIn(language);
  const bare = Object.entries(refusal).filter(([code, text]) => {
    if (SAYS_ALL.includes(code) || typeof text !== 'string') return false;
    // The reason, then the way out, which may come after a colon or after a word for so long.
    if (text.endsWith('ください。')) return false;
    return !/[.:;,：。、].*\S.*[.。]$/u.test(text.slice(4));
  });
  expect(bare).toEqual([]);
});

test.each(LANGUAGES)('in %s every refusal fits the display, and no two look alike', (language) => {
  const words = Object.values(sentencesIn(language).refused ?? {});
  const texts = words.map((word) => (typeof word === 'string' ? word : word({ face: 6 } as never)));
  expect(texts.filter((text) => !fits(text))).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
});

test('the refusal of a joker names the box of its face', () => {
  const rejection = { type: 'rejected', code: 'must-use-upper', reason: 'Five 5s …' } as const;
  expect(english(refusalOf(rejection, 5))).toEqual({
    code: 'must-use-upper',
    display: 'USE 5S',
    sentence: 'Five 5s …',
    slots: [],
  });
});

test('names are folded to A to Z and 0 to 9, cut to eight, and told apart', () => {
  expect(displayNames(['Eric', 'Zoë', 'Straße', 'Łódź', 'Søren', 'Œuvre'])).toEqual([
    'ERIC',
    'ZOE',
    'STRASSE',
    'LODZ',
    'SOREN',
    'OEUVRE',
  ]);
  expect(displayNames(['Jürgen', 'Käthe', 'Jörg'])).toEqual(['JUERGEN', 'KAETHE', 'JOERG']);
  expect(displayNames(['PLAYER 1', 'Christopher', 'Christophorus', 'Christophe'])).toEqual([
    'PLAYER 1',
    'CHRISTOP',
    'CHRIST 2',
    'CHRIST 3',
  ]);
  expect(displayNames(['Ольга', '!?', 'Ольга Б'])).toEqual(['PLAYER 1', 'PLAYER 2', 'PLAYER 3']);
  expect(displayNames(["D'Arcy", 'Mary  Ann'])).toEqual(['DARCY', 'MARY ANN']);
});

test('points stand flush right before PTS', () => {
  expect([0, 37, 273, 1575].map((points) => english(pointsPage(points)))).toEqual([
    '   0 PTS',
    '  37 PTS',
    ' 273 PTS',
    '1575 PTS',
  ]);
  expect([10_150, -1000].map((points) => english(pointsPage(points)))).toEqual(['10150 PT', '-1000 PT']);
  expect([123_456, -10_019].map((points) => english(pointsPage(points)))).toEqual(['123456', '-10019']);
});

test.each(LANGUAGES)('in %s every page of every state fits the display', (language) => {
  for (const situation of Object.values(situations())) {
    const pages = displayPages({ ...situation, options: { ...situation.options, language } });
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter((page) => !fits(page))).toEqual([]);
  }
});

test('every box can be shown, and its text fits', () => {
  const { 'rolls-left': situation } = situations();
  const pages = CATEGORIES.flatMap((shownBox) =>
    displayPages({ ...situation, ui: { ...situation.ui, shownBox } }),
  );
  expect(pages).toEqual([
    ...['1S 0 ?', '2S 6', '3S 6', '4S 0 ?', '5S 0 ?', '6S 0 ?'],
    ...['3K 12', '4K 0 ?', 'FH 25', 'SS 0 ?', 'LS 0 ?', 'YZ 0 ?', 'CH 12'],
  ]);
});

test.each(['yahtzee', 'triple-yahtzee', 'yatzy'])(
  '%s: every leaf of the final cards fits the display and has a sentence',
  (id) => {
    const game = finishedGame(id);
    const rules = findRules(RULE_SETS, id);
    const count = rules === undefined ? 0 : finalLeaves(rules, game).length;
    expect(count).toBe(2 * (1 + (rules?.family === 'five-dice' ? rules.boxes.length : 0)));
    for (let leaf = 0; leaf < count; leaf += 1) {
      const situation = situationOf(game, { leaf });
      expect(displayPages(situation).filter((page) => !fits(page))).toEqual([]);
      expect(messageLine(situation)).toMatch(/^(Eric|Julie)( has |: )\d+ points?( in [A-Z].*)?\.$/);
    }
  },
);

const S4_SELECT =
  'Select the dice you wish to re-roll and click "Roll Again". Hold marks them, the lever rolls.';

const IN_SERVICE = 'Service is open: display and dice show it. A game waits as it is.';

test('every state has its sentence', () => {
  const messages = Object.entries(situations()).map(([state, situation]) => [state, messageLine(situation)]);
  expect(Object.fromEntries(messages)).toEqual({
    attract: 'Welcome to Yahtzee! Pull the lever to set up a game. New here? Lever, then previous: LEARN.',
    continue: 'The game of Eric and Julie can go on: pull the lever. Press select for a new game.',
    'setup-game':
      'Yahtzee? Previous and next show other games, select takes this one. Pull the lever to start.',
    'setup-round': 'Duplicate dice, round 7: Yahtzee for 1?',
    'setup-language':
      'Deutsch? Select makes it the language of this table. Previous and next show the games.',
    'setup-coach': 'A coach who shows the best choice, too?',
    'setup-learn': 'New here? Select leads through a first game of Yahtzee, which never counts.',
    'setup-players': 'PLAYER 1 plays Yahtzee. Pull the lever to start.',
    'setup-name': 'Player 1 is PLAYER 1: select takes the name, previous and next begin another one.',
    'first-roll': "Eric's turn. Pull the lever.",
    'before-roll': "Julie's turn. Pull the lever.",
    tumbling: 'Eric rolls.',
    'house-rolls': '⌂ MASTER rolls.',
    'house-plays': '⌂ MASTER plays for the house. Any button makes it quicker.',
    'rolls-left': 'Eric has 2 rolls left. Hold dice and pull the lever, or choose a box.',
    'roll-again': `Eric has 2 rolls left. ${S4_SELECT}`,
    'no-rolls-left': 'Eric has no rolls left. Choose a box.',
    farkle: 'Eric: Which to keep? Hold them: the lever rolls the others, select banks.',
    farkled: 'Eric: FARKLE -- your turn is over. 350 points lost.',
    'fame-name':
      'Eric and Julie share the win with 61 points. Julie enters the hall of fame. Previous and next begin a name for Julie, select goes on without.',
    over: 'Eric and Julie share the win with 61 points. Pull the lever to play again.',
    menu: 'Press select to go on with the game.',
    'service-address': 'The pages are at 192.168.1.5:8080. Select goes on.',
    'service-pin':
      "The table's own display shows the PIN of the operator's page, no page does; the file operator-pin of the data folder has it, too. Select goes on.",
    'service-top': IN_SERVICE,
    'service-recall': IN_SERVICE,
    'service-branch': IN_SERVICE,
    'service-edit': IN_SERVICE,
    'service-books': IN_SERVICE,
    'service-show': IN_SERVICE,
    'service-latency': IN_SERVICE,
    'service-buttons': 'Button test: press a button. Select, held for 5 seconds, makes a new PIN.',
    saving: 'Eric has 2 rolls left. Hold dice and pull the lever, or choose a box.',
    stopped: 'The table has stopped. The disk is full.',
  });
});

test('a game for one ends with a sentence for one', () => {
  const { over } = situations();
  const game = { ...finishedGame(), players: ['Eric'], winners: [0] };
  expect(messageLine({ ...over, game })).toBe('Eric finishes with 61 points. Pull the lever to play again.');
});

test('a winner with one point has no points in the plural', () => {
  const { 'rolls-left': situation } = situations();
  const game = gameAfter([{ type: 'roll' }], [1, 2, 3, 4, 6]);
  const message = messageLine({ ...situation, game, ui: { ...situation.ui, shownBox: 'ones' } });
  expect(message).toBe('Ones would get 1 point. Press select to score it.');
});

test('names are listed as people do', () => {
  expect([['Eric'], ['Eric', 'Julie'], ['Eric', 'Julie', 'Ann']].map(list)).toEqual([
    'Eric',
    'Eric and Julie',
    'Eric, Julie and Ann',
  ]);
});

test('leafing goes round in both directions and begins at its near end', () => {
  expect([leafOn(undefined, 1, 5), leafOn(undefined, -1, 5), leafOn(4, 1, 5), leafOn(0, -1, 5)]).toEqual([
    0, 4, 0, 4,
  ]);
});
