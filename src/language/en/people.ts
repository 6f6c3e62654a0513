/** What people are told who want to be known to the table. */

/** A type, not an interface: it stands in the declarations of everything that gathers the records. */
type Named = {
  readonly name: string;
};

export const PEOPLE = {
  badName: 'A name needs a letter or digit, and cannot be one of the table’s own. Choose another one.',
  taken: ({ name }: Named) =>
    `Somebody else at this table is called ${name}, or nearly so. Choose another name, or ask the operator to free it.`,
  full: 'This table knows as many people as it can. Ask the operator to free a name.',
  unknown: 'The table does not know this phone. Choose a name first.',
  hidden: 'There is no such profile, or whoever it belongs to does not show it.',
  notKept: 'The table cannot write down who you are. Ask the operator to look at the disk, then try again.',
  noSense: 'The table did not understand that. Load the page again.',
  tooMany: ({ seconds }: { readonly seconds: number }) =>
    `Enough of that came from this address. Try again in ${seconds} seconds.`,
  saved: ({ name }: Named) => `The table knows you now, ${name}.`,
  forgotten: ({ name }: Named) => `${name} is forgotten. The numbers stay, as those of a guest.`,
  sits: ({ name, seat }: Named & { readonly seat: number }) => `${name} has seat ${seat}.`,
  coded: ({ name }: Named) =>
    `The table knows you by this code: enter ${name} with the buttons, then the four digits.`,
  codeTaken: ({ shown, name }: Named & { readonly shown: string }) =>
    `With the buttons, ${shown} means ${name}, who was here first. For a code of your own choose another name: its first eight letters count.`,
  nobody: 'The table knows nobody like that (any more).',
  waits: ({ name, place }: Named & { readonly place: number }) =>
    `${name} waits for a seat, as number ${place}.`,
  waitsNoMore: ({ name }: Named) => `${name} waits no longer.`,
  joins: ({ name, seat }: Named & { readonly seat: number }) => `${name} plays in the team of seat ${seat}.`,
  parts: ({ name }: Named) => `${name} is in no team any more.`,
  freed: ({ name }: Named) => `The name ${name} is free.`,
  waitsNot: ({ name }: Named) => `${name} is not waiting for a seat (any more).`,
  isNext: ({ name }: Named) => `${name} is the next to be called.`,
} as const;
