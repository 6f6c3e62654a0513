/** The panel of gamepads beside the on-screen cabinet. */
export const GAMEPAD = {
  title: 'Gamepads and arcade encoders',
  none: 'None is plugged in. Plug one in and press one of its buttons: browsers show it only then.',
  unknown:
    'This browser shows no gamepads here: some do so over https or at the table’s own machine alone (http://127.0.0.1).',
  lead: 'What presses which button. It is kept on this device, for every pad of the same make.',
  change: (input: string) => `Change ${input}`,
  learn: 'Now press it on the pad …',
  cancel: 'Leave it',
  usual: 'As it came',
  close: 'Close',
  button: (number: number) => `button ${number}`,
  axis: (number: number, forward: boolean) => `axis ${number} ${forward ? '+' : '−'}`,
  nothing: '–',
} as const;
