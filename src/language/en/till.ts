/** Coins and credits on the operator's page. */

export const TILL = {
  title: 'Coins and credits',
  credits: (credits: string) => `Credits now: ${credits}`,
  both: (recent: string, total: string) => `${recent} since the books were closed, ${total} in all`,
  coins: 'Coins (channel 1 + 2)',
  money: 'Money',
  paid: 'Paid games',
  free: 'Free games',
  service: 'Service credits',
  doors: 'Door opened',
  slams: 'Slams',
  why: 'Why',
  give: 'Give a credit',
  clear: 'Clear all credits',
  close: 'Close the books',
} as const;
