/** What is wrong with a stored game, event by event. */

/** A type, not an interface: it stands in the declarations of everything that gathers the records. */
type Roll = {
  readonly n: number;
};

type OfType = {
  readonly type: string;
};

export const CHECK = {
  noBeginning: 'The beginning of the game cannot be read.',
  otherGame: ({ found, game }: { readonly found: number; readonly game: number }) =>
    `This is game ${found}, not game ${game}.`,
  wrongSeal: 'The seal is not that of this seed, rule set and players.',
  broken: ({ type }: OfType) => `It (${type}) is not what was written, or an event before it is missing.`,
  notFollowed: 'The next game does not follow on it: the last events of this game are missing or changed.',
  noEnd: 'The game does not end here: its last events are missing, or it is being played.',
  unreadableCut: 'This cut cannot be read.',
  lateCut: 'The dice were cut after the first roll.',
  unreadableRoll: 'This roll cannot be read.',
  afterOpening: ({ n }: Roll) => `Roll ${n} was made after the seed was opened.`,
  notSoMany: ({ n, dice }: Roll & { readonly dice: number }) => `Roll ${n} has not ${dice} dice.`,
  otherNumber: ({ n, expected }: Roll & { readonly expected: number }) =>
    `Roll ${n} should be roll ${expected}.`,
  otherCut: ({ n, found, cut }: Roll & { readonly found: string; readonly cut: string }) =>
    `Roll ${n} was made with the cut "${found}", not with "${cut}".`,
  movedDie: ({ n, die }: Roll & { readonly die: number }) =>
    `Roll ${n} changed die ${die}, which was not rolled.`,
  otherDice: ({ n, shown, drawn }: Roll & { readonly shown: string; readonly drawn: string }) =>
    `Roll ${n} was stored as ${shown}, but seed and cut give ${drawn}.`,
  unreadable: ({ type, field }: OfType & { readonly field: string }) =>
    field === ''
      ? `It (${type}) is nothing that a table writes.`
      : `Its "${field}" (${type}) is nothing that a table writes.`,
  noTime: ({ type }: OfType) => `It (${type}) has no time that a table writes.`,
  impossible: ({ type }: OfType) => `By the rules this (${type}) could not happen here.`,
  missing: ({ expected }: { readonly expected: string }) => `By the rules "${expected}" follows on it.`,
  follows: ({ type, expected }: OfType & { readonly expected: string }) =>
    `By the rules "${expected}" follows here, not "${type}".`,
  otherValue: (values: OfType & { readonly [Key in 'field' | 'found' | 'expected']: string }) =>
    `Its "${values.field}" (${values.type}) is ${values.found}; by dice and rules it is ${values.expected}.`,
  tooMany: ({ most }: { readonly most: number }) => `The game has more than ${most} events.`,
} as const;
