/** The loudspeaker of the table's computer, on the operator's page. */

export const DESK_SOUND = {
  title: 'Sound',
  outputs: {
    board: 'The buzzer of the board plays the sounds; this computer plays none but its test.',
    host: 'This computer plays the sounds.',
    both: 'The buzzer of the board and this computer play the sounds.',
    off: 'Nobody plays the sounds; this computer none but its test.',
  },
  volume: (percent: number) => `Volume of this computer: ${percent} %`,
  try: 'Test the loudspeaker',
  plays: (program: string) => `Played by ${program}.`,
} as const;
