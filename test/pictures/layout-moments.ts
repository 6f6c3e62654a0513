/** Moments of games that are hard to lay out: long names, many players, much to say at once. */
import { SystemClock } from '../../src/clock/system-clock.ts';
import { type Category, CLASSIC_BOXES, type Odds } from '../../src/game/index.ts';
import { type RunningServer, startServer } from '../../src/server/server.ts';
import type { Highlight } from '../../src/table/state/highlight.ts';
import { NEWCOMER } from '../../src/table/state/name-entry.ts';
import type { TableView } from '../../src/table/view.ts';
import { inSetup, StandInTable, type Step } from '../browser/stand-in-table.ts';
import { testKey } from '../server/test-key.ts';

/** Of twelve letters, some as wide as letters are. */
export const LONG_NAMES = [
  'Wwwwwwwwwwww',
  'Maximilienne',
  'Bartholomäus',
  'Wilhelmine M',
  'Christophore',
  'Mmmmmmmmmmmm',
  'Annemarie So',
  'Guillermina ',
  'Ottokar Wyss',
  'Hannah Sofie',
  'Friederike M',
  'Waldemar Www',
].map((name) => name.trim());

const NAMING = { question: 'name', players: 6, player: 4, names: LONG_NAMES.slice(0, 6) } as const;
const BOXES = CLASSIC_BOXES.map(({ category }) => category);

/** So many rounds, in which everybody scores the same boxes with dice of their own. */
function rounds(table: StandInTable, players: number, boxes: readonly Category[]): void {
  for (const category of boxes) {
    for (let player = 0; player < players; player += 1) {
      table.play([
        { roll: ['66655', '12345', '33326', '22244', '51515', '66666'][player % 6] ?? '' },
        { score: category },
      ]);
    }
  }
}

const game = (players: number, played = 3): StandInTable => {
  const table = new StandInTable(LONG_NAMES.slice(0, players));
  rounds(table, players, BOXES.slice(0, played));
  return table;
};

const rolled = (table: StandInTable, ...steps: readonly Step[]): StandInTable => {
  table.play([{ roll: '66642' }, { hold: 1 }, { hold: 4 }, ...steps]);
  return table;
};

function scored(feats: Highlight['feats'], category: Category, points: number): TableView {
  const table = game(6);
  table.play([{ roll: '66666' }, { score: category }]);
  return table.view({
    highlight: { game: 1, player: 0, category, points, dice: [6, 6, 6, 6, 6], feats, sinceMs: 0 },
  });
}

function oddsOf(players: number, farkle = false): Odds {
  const all = Array.from({ length: players }, (_, player) => player);
  return {
    players: all.map((player) => ({
      win: 0.98 / players,
      total: { expected: 241.4 - player, low: 190, high: 302 },
    })),
    ...{ tie: 0.02, how: 'sampled', assumes: farkle ? 'bestTurns' : 'perfect' },
    needs: all.map((player) =>
      farkle
        ? { player, points: 11_350, chance: 0.312, turn: 'next', held: 0, atLeast: true }
        : {
            player,
            points: 123,
            chance: 0.312,
            about: true,
            boxes: ['four-of-a-kind', 'small-straight', 'large-straight'],
          },
    ),
  };
}

/** As much as there can be to say: the chances, what is needed, and what the coach says of the last choice. */
function talked(players: number): TableView {
  const table = rolled(game(players));
  table.play([{ roll: '663' }]);
  const view = table.view({ shownBox: 'four-of-a-kind' });
  if (view.game === undefined) throw new Error('There is no game.');
  return {
    ...view,
    game: { ...view.game, coach: 'after' },
    odds: oddsOf(players),
    verdict: {
      ...{ player: 0, cost: 13.4, value: 20 },
      made: { keep: [], next: 'roll' },
      best: { keep: [6, 6, 6, 4], next: 'roll' },
    },
  };
}

/** Behind, and before the last box: five alike, whose bonus brings what is needed. */
function joker(): TableView {
  const table = new StandInTable(LONG_NAMES.slice(1, 3));
  const others = BOXES.filter((box) => box !== 'yahtzee' && box !== 'four-of-a-kind');
  for (const score of others) table.play([{ roll: '66655' }, { score }, { roll: '12346' }, { score }]);
  table.play([{ roll: '66666' }, { score: 'yahtzee' }, { roll: '66666' }, { score: 'yahtzee' }]);
  table.play([{ roll: '12346' }, { score: 'four-of-a-kind' }, { roll: '44444' }]);
  return table.view();
}

/** The TV shows all cards, once nobody has rolled for a while. */
export const ALL_CARDS: ReadonlySet<string> = new Set(['cards', 'twelve-cards']);

/** By name; each is made anew. */
export const LAYOUT_MOMENTS = {
  begin: () => new StandInTable(LONG_NAMES.slice(0, 6)).view(),
  alone: () => rolled(game(1)).view(),
  two: () => rolled(game(2)).view(),
  four: () => rolled(game(4)).view(),
  six: () => rolled(game(6)).view({ shownBox: 'chance' }),
  eight: () => rolled(game(8)).view({ shownBox: 'chance' }),
  twelve: () => rolled(game(12)).view({ shownBox: 'chance' }),
  'twelve-cards': () => game(12, 4).view(),
  'twelve-over': () => game(12, BOXES.length).view(),
  'twelve-setup': () => new StandInTable().view(inSetup({ players: 12, names: LONG_NAMES })),
  last: () => rolled(game(6, 12)).view(),
  menu: () => rolled(game(6)).view({ menu: { item: 1, sinceMs: 0 } }),
  round: () => game(6).view(),
  cards: () => game(6, 4).view(),
  /** The last roll of the last turn, by somebody who is not far behind. */
  tense: () => {
    const table = game(2, 12);
    table.play([{ roll: '66554' }, { score: 'chance' }, { roll: '55345' }, { roll: '55345' }]);
    return table.view();
  },
  joker,
  scratch: () => scored(['scratch'], 'yahtzee', 0),
  scored: () => scored(['lead', 'upperBonus'], 'sixes', 30),
  cheer: () => scored(['allAlike'], 'yahtzee', 50),
  'odds-two': () => talked(2),
  'odds-three': () => talked(3),
  'odds-four': () => talked(4),
  'odds-five': () => talked(5),
  'odds-six': () => talked(6),
  'odds-scored': () => ({ ...scored(['lead', 'upperBonus'], 'sixes', 30), odds: oddsOf(6) }),
  farkle: () => {
    const table = new StandInTable(LONG_NAMES.slice(0, 4), { rules: 'farkle' });
    for (let turn = 0; turn < 20; turn += 1)
      table.play([{ roll: '666125' }, { hold: 1 }, { hold: 2 }, { hold: 3 }, 'bank']);
    table.play([{ roll: '666125' }, { hold: 4 }]);
    return { ...table.view(), odds: oddsOf(4, true) };
  },
  unplugged: () => {
    const view = rolled(game(6)).view();
    const fault = {
      say: 'fault.port-moved',
      about: '/dev/serial/by-id/usb-Arduino__www.arduino.cc__0043',
    } as const;
    const name = { say: 'faultName.link-lost' } as const;
    return {
      ...view,
      fault,
      faultName: name,
      board: { ...view.board, state: 'connecting', emulated: false },
    };
  },
  farkled: () => {
    const table = new StandInTable(LONG_NAMES.slice(0, 4), { rules: 'farkle' });
    table.play([{ roll: '666125' }, { hold: 1 }, { hold: 2 }, { hold: 3 }, { roll: '223' }]);
    return table.view(table.farkled());
  },
  over: () =>
    game(6, BOXES.length).view({}, {}, 0, {
      yahtzee: [5, 0].map((player) => ({
        ...{
          game: 1,
          rules: 'yahtzee',
          turns: undefined,
          player,
          name: LONG_NAMES[player] ?? '',
          total: 270 - player,
          corrected: false,
        },
      })),
    }),
  'over-alone': () => game(1, BOXES.length).view(),
  setup: () => new StandInTable().view(inSetup({ players: 6, names: LONG_NAMES.slice(0, 6) })),
  /** The longest questions: for the code of somebody, and for a new one. */
  code: () => new StandInTable().view(inSetup({ ...NAMING, claims: '@aaaaaaaaaaa' })),
  newcomer: () => new StandInTable().view(inSetup({ ...NAMING, claims: NEWCOMER })),
  attract: () => game(6, BOXES.length).view({ place: 'attract' }),
} satisfies Readonly<Record<string, () => TableView>>;

export async function layoutServer(webRoot: string): Promise<{
  readonly server: RunningServer;
  readonly cookie: { readonly name: string; readonly value: string; readonly url: string };
}> {
  const cabinetKey = testKey();
  const nothing = () => {};
  const server = await startServer({
    version: '1.2.3',
    ...{ host: '127.0.0.1', port: 0, webRoot, allowedHosts: [], publicUrl: 'http://192.168.178.123:8080' },
    ...{ openCabinet: false, cabinetKey, emulated: true, wallClock: new SystemClock() },
    control: new StandInTable().control,
    log: { info: nothing, warn: nothing, error: nothing },
  });
  const url = `http://127.0.0.1:${server.port}`;
  return { server, cookie: { name: `dicetable-cabinet-${server.port}`, value: cabinetKey.text, url } };
}
