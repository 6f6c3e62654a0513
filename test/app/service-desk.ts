/** What service asks of the machine around a table of the tests: a PIN that counts up, and tools that only tell what was asked. */
import type { RecalledGame } from '../../src/table/state/recalled.ts';
import type { Deed, ServiceDesk, ServiceFacts } from '../../src/table/state/service-state.ts';

export const SERVICE_FACTS: ServiceFacts = {
  address: '192.168.1.5:8080',
  pin: '123456',
  troubles: [],
  rails: { ledMv: 4980, boardMv: 5010 },
  coins: [12, 3],
  set: {
    freePlay: 'free',
    rules: 'yahtzee',
    players: [],
    volume: 70,
    buzzerVolume: 'low',
    price: [{ credits: 1, price: 1 }],
    tiers: [{ credits: 1, price: 1 }],
    bright: 120,
    calm: false,
    tumble: 900,
    idle: 300_000,
    lamps: false,
    house: 'calm',
    coach: 'off',
  },
  told: {
    address: '192.168.1.5:8080',
    pin: '123456',
    version: '0.1.0',
    firmware: '9F3C01D2',
    uptime: { say: 'leafWord.days', count: 12 },
    disk: { say: 'leafWord.gigabytes', count: 27 },
    lastBackup: { say: 'leafWord.hours', count: 3 },
    clock: '14:05',
    coins: ['RECENT', '12', 'TOTAL', '340'],
    money: ['RECENT', '6.00', 'TOTAL', '170.00'],
    paidGames: ['RECENT', '6', 'TOTAL', '150'],
    freeGames: ['RECENT', '0', 'TOTAL', '3'],
    serviceCredits: ['RECENT', '1', 'TOTAL', '9'],
    credits: '2 1/2',
    booksClosed: '22-11-26',
    starts: '31',
    games: '412',
    ended: '390',
    left: '22',
    seats: '1103',
    minutes: '17',
    rolls: '31007',
    yahtzees: '96',
    best: '347',
    takeBacks: '12',
    corrections: '3',
    unused: { say: 'leafWord.none' },
    bounce: 'H3 14',
    linkErrors: '0',
    restarts: '31',
  },
};

const ROLL = { player: 0, faces: [1, 2, 3, 4, 6], held: [false, false, false, false, false] } as const;
const SCORED = { say: 'display.boxPoints', code: { say: 'boxCode.chance' }, points: 16 } as const;

export const RECALLED: readonly RecalledGame[] = [
  { number: 11, seats: ['Eric', 'Julie'], rolls: [{ ...ROLL, turn: 0, roll: 1, end: SCORED }] },
  {
    number: 12,
    seats: ['Eric', 'Julie'],
    rolls: [
      { ...ROLL, turn: 0, roll: 1 },
      {
        ...ROLL,
        turn: 0,
        roll: 2,
        faces: [1, 2, 3, 4, 5],
        held: [true, true, true, true, false],
        end: SCORED,
      },
      { ...ROLL, player: 1, turn: 1, roll: 1, faces: [6, 6, 6, 6, 6] },
    ],
  },
];

export interface TestServiceDesk extends ServiceDesk {
  /** What it was asked, oldest first. */
  readonly deeds: Deed[];
}

export function testServiceDesk(change: Partial<ServiceDesk & ServiceFacts> = {}): TestServiceDesk {
  let made = 0;
  const deeds: Deed[] = [];
  return {
    deeds,
    facts() {
      const pin = `${123_456 + made}`;
      const facts = { ...SERVICE_FACTS, ...change };
      return { ...facts, pin, told: { ...facts.told, pin } };
    },
    newPin() {
      made += 1;
      return 'made';
    },
    recall: async () => RECALLED,
    async run(deed) {
      deeds.push(deed);
      return { say: 'leafWord.done' };
    },
    ...change,
  };
}
