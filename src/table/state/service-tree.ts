/**
 * The tree of service, once: display, operator's page and README are made of it. What leaves are called and what they mean
 * is in `language/en/leaf.ts`; a leaf that could not do anything does not stand here.
 */

/** `tell`: has a value. `test`: shows something until it is stopped. `set`: a key of the cabinet file. `do`: does something when select asks for it. */
export const SERVICE_TREE = [
  {
    hold: 1,
    branch: 'info',
    kind: 'tell',
    leaves: [
      ...(['address', 'pin', 'version', 'firmware', 'uptime'] as const),
      ...(['starts', 'disk', 'lastBackup', 'hall', 'clock'] as const),
    ],
  },
  {
    hold: 2,
    branch: 'books',
    kind: 'tell',
    leaves: ['coins', 'money', 'paidGames', 'freeGames', 'serviceCredits', 'credits', 'booksClosed'],
  },
  {
    hold: 3,
    branch: 'audits',
    kind: 'tell',
    leaves: [
      ...(['games', 'ended', 'left', 'seats', 'minutes', 'rolls', 'yahtzees', 'best'] as const),
      ...(['takeBacks', 'corrections', 'unused', 'bounce', 'linkErrors', 'restarts'] as const),
    ],
  },
  {
    hold: 4,
    branch: 'tests',
    kind: 'test',
    leaves: [
      'buttons',
      'leds',
      'dice',
      'segments',
      'buzzer',
      'speaker',
      'power',
      'coin',
      'latency',
      'burnIn',
    ],
  },
  {
    hold: 5,
    branch: 'setup',
    kind: 'set',
    leaves: [
      ...(['rules', 'players', 'price', 'tiers', 'freePlay', 'volume', 'buzzerVolume', 'bright'] as const),
      ...(['calm', 'tumble', 'idle', 'lamps', 'house', 'coach'] as const),
    ],
  },
  {
    hold: 6,
    branch: 'tools',
    kind: 'do',
    leaves: [
      ...(['backup', 'restart', 'update', 'goBack', 'newPin', 'recall'] as const),
      ...(['clearBook', 'clearCredits', 'clearHall', 'factory'] as const),
    ],
  },
] as const;

export type BranchNode = (typeof SERVICE_TREE)[number];
export type Branch = BranchNode['branch'];
export type Leaf = BranchNode['leaves'][number];

type LeafOf<Kind> = Extract<BranchNode, { readonly kind: Kind }>['leaves'][number];
export type ToldLeaf = LeafOf<'tell'>;
export type BookLeaf = Extract<BranchNode, { readonly branch: 'books' }>['leaves'][number];
export type AuditLeaf = Extract<BranchNode, { readonly branch: 'audits' }>['leaves'][number];
export type TestLeaf = LeafOf<'test'>;
/** Those that go on until somebody stops them. */
export type LastingTest = Exclude<TestLeaf, 'speaker'>;
export const LASTING_TESTS: readonly LastingTest[] = SERVICE_TREE.flatMap((node): readonly TestLeaf[] =>
  node.kind === 'test' ? node.leaves : [],
).filter((leaf) => leaf !== 'speaker');
export type SettingLeaf = LeafOf<'set'>;
export type ToolLeaf = LeafOf<'do'>;

/** How often select has to be pressed again before it is done: what could not be undone, or puts somebody out, is asked for. */
export const ASKS: Readonly<Record<ToolLeaf, 0 | 1 | 2>> = {
  backup: 0,
  restart: 1,
  update: 1,
  goBack: 1,
  newPin: 1,
  recall: 0,
  clearBook: 1,
  clearCredits: 1,
  clearHall: 1,
  factory: 2,
};

export function nodeOf(branch: Branch): BranchNode {
  const node = SERVICE_TREE.find((each) => each.branch === branch);
  if (node === undefined) throw new Error(`Service has no branch "${branch}".`);
  return node;
}

/** Counts holds from 1. */
export function branchAt(hold: number): Branch | undefined {
  return SERVICE_TREE.find((node) => node.hold === hold)?.branch;
}
