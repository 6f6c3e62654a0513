/** The panel of gamepads beside the on-screen cabinet. */
export const GAMEPAD = {
  title: 'Gamepads and arcade encoders',
  none: 'None is plugged in. Plug one in and press one of its buttons: browsers show it only then.',
  unknown:
    'This browser shows no gamepads here: some do so over https or at the table’s own machine alone (http://127.0.0.1).',
  lead: 'What presses which button. It is kept on this device, for that pad alone; of two alike each has its own.',
  change: (input: string) => `Change ${input}`,
  learn: 'Now press it on the pad …',
  cancel: 'Leave it',
  usual: 'As it came',
  close: 'Close',
  button: (number: number) => `button ${number}`,
  axis: (number: number, forward: boolean) => `axis ${number} ${forward ? '+' : '−'}`,
  hat: { up: 'stick up', right: 'stick right', down: 'stick down', left: 'stick left' },
  nothing: '–',
} as const;
