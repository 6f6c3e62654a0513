/** The inputs of the cabinet, as they are called there. */

export const BUTTON = {
  hold1: 'HOLD 1',
  hold2: 'HOLD 2',
  hold3: 'HOLD 3',
  hold4: 'HOLD 4',
  hold5: 'HOLD 5',
  hold6: 'HOLD 6',
  lever: 'LEVER',
  previous: 'PREVIOUS',
  next: 'NEXT',
  select: 'SELECT',
} as const;
