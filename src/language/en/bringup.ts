/** First light, step by step: BRINGUP.md and the cards of the operator's page. {names} are figures of `hardware/bringup.ts`. */
import { BRINGUP_WRONG } from './bringup-wrong.ts';

export const BRINGUP = {
  title: 'First light',
  lead: 'Ten steps lead from a board on USB to a lit cabinet. Go on only when a step is right: each takes the ones before it for granted.',
  doTitle: 'Do',
  seeTitle: 'See',
  measureTitle: 'Measure',
  wrongTitle: 'If not',
  symptom: 'What you see',
  cause: 'Likely cause',
  remedy: 'What to do',
  steps: {
    heartbeat: {
      title: 'Heartbeat',
      do: 'Leave the LED supply off: the board lives on its USB cable alone. Put the firmware on it (`npx --no-install dicetable flash`), and start the table (`npm start -- --board serial`).',
      see: 'The LED at pin {heartbeatPin} of the board changes twice a second, and the table calls the board ready. After two seconds without a table the display says {offlineText} and {offlineHint} in turn.',
    },
    displays: {
      title: 'Displays',
      do: 'Look at both display modules from the front.',
      see: 'LEFT on the left one, RGHT on the right one.',
    },
    buttons: {
      title: 'Buttons',
      do: 'Press each of the {inputs} buttons once, slowly, and let it go: hold 1 to hold 6, previous, next, select.',
      see: 'The button that you press is pressed, has one press more and no bounce, and is free again when you let it go.',
    },
    lever: {
      title: 'Lever',
      do: 'Pull the lever all the way, once, and let it come back.',
      see: 'One press, no bounce, and free again when it is back.',
    },
    buzzer: {
      title: 'Buzzer',
      do: 'Let it sound.',
      see: 'One clean tone, a second long.',
    },
    rail: {
      title: 'LED supply',
      do: 'With the LED supply off, wait until the table reads 0 V. Then unplug the data wires of the lanes from the board, switch the supply on, and look again; switch it off, plug them in, and switch it on.',
      see: 'Below {offV} V while it is off, from {lowV} to {highV} V while it is on: outside of that it is judged a fault. A good build shows {goodDarkV} V or more here; with less, look for a bad joint before you go on.',
    },
    lanes: {
      title: 'Lanes and order of the dice',
      do: 'One die after the other is lit white. Say each time which one it is, counted from the left.',
      see: 'The dice light up from left to right, 1 to {dice}.',
    },
    mounting: {
      title: 'How each die is mounted',
      do: 'First a single pixel runs through every die: say how it goes from row to row. Then the letter F stands on one die after the other: say how you see it.',
      see: 'At the end an upright F on each of the {dice} dice.',
    },
    colours: {
      title: 'Colours',
      do: 'All dice are shown in one colour after the other: say which you see.',
      see: 'At the end red, green, blue and white, in this order.',
    },
    current: {
      title: 'Current',
      do: 'All dice are white, as bright as the limit allows. Put the clamp meter round a lead of the main fuse’s holder, and a voltmeter at the last pixel of the last die.',
      see: 'No more than {limitA} A, and at least {lowV} V at the last pixel, below which it is judged a fault; a good build shows {goodWhiteV} V or more, with a desktop supply {desktopWhiteV}. What you measure tells how much your pixels draw, so that pictures may be as bright as the limit really allows.',
    },
  },
  measures: {
    boardVolts: 'Between 5V and GND of the board',
    displayVolts: 'Between VCC and GND of each module',
    railVolts: 'Between + and − at the last die',
    ledMa: 'Through the main fuse',
    farVolts: 'Between + and − at the last pixel',
  },
  wrong: BRINGUP_WRONG,
  end: 'All ten steps are right. Close the cabinet, pull the lever, and play.',
} as const;
