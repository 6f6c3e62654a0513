/** Why an on-screen cabinet may not press. */

export const CONTROL = {
  realButtons: 'This table has real buttons: press those.',
  notYou:
    'Only a browser that has opened the address printed at the start of the table, or an operator, may press its buttons.',
  misunderstood: 'This message was not understood. Load the page again.',
} as const;
