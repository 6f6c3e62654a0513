/** Why a press does nothing, on purpose. Clauses: `Not now: the dice are still tumbling.` */

export const IGNORED = {
  tumbling: 'the dice are still tumbling',
  farkled: 'the farkle is still shown',
  'turn-change': 'the turn changed less than 300 ms ago',
  saving: 'the last move is still being saved',
  stopped: 'the table has stopped because of a fault',
  service: 'the table shows a page of service',
  unused: 'the button has no meaning now',
  'not-choosing': 'no box is being chosen now',
  'no-letter': 'there is no letter to delete',
} as const;
