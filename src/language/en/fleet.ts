/** What the fleet page of a hall is answered. */

export const FLEET = {
  signInFirst: 'Sign in with the code of the hall first.',
  noTable: 'This hall has no such table.',
  noCode: 'No table shows these characters.',
  grouped: 'The table is in that group now.',
  noSettings: 'At least one key of the cabinet file, and at most a hundred, please.',
  wrongSettings: ({ why }: { readonly why: string }) => `These are no settings: ${why}`,
  wanted: 'Revision saved: each table of the group gets it as soon as it is heard.',
  noRecords: 'This gateway has no database, and knows no records: look at another one of the hall.',
  noRelease: 'There is no such release in the folder of the hall.',
  updates: 'The table fetches it, checks who made it, and tries it; what came of it will stand below.',
  revoked: 'The table is sent away: it plays on, and sends this hall nothing more.',
} as const;
