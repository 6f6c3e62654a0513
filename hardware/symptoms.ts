/** What a player sees, which wire it is, and what the meter says; first light has more about each step. */

import { DEBOUNCE, DISPLAY, INPUTS, LEDS } from './cabinet.ts';
import type { AvrPin } from './chips/avr.ts';
import { BUS, ohms, VALUES } from './electrics.ts';

export interface Symptom {
  readonly seen: string;
  readonly wire: string;
  readonly measure: string;
}

export function symptomsOf(pins: readonly AvrPin[]): readonly Symptom[] {
  const pin = (name: string): string => pins.find((each) => each.name === name)?.arduino ?? name;
  const lanes = Array.from({ length: LEDS.lanes }, (_, index) => pin(`lane${index + 1}`)).join(', ');
  const [left, right] = DISPLAY.addresses.map((address) => `0x${address.toString(16)}`);
  return [
    {
      seen: 'two dice side by side are dark, the others are well',
      wire: `their lane: its 3 A fuse, its power cable, or its data wire (${lanes})`,
      measure: '5 V at the left one of the two; then the data wire end to end',
    },
    {
      seen: 'only the right one of two is dark',
      wire: 'the link between them: DOUT to DIN, or its 5 V',
      measure: '5 V at the right one; its three wires end to end',
    },
    {
      seen: 'all dice are dark, and the display names the LED supply',
      wire: 'mains, main fuse, trunk',
      measure: '5 V at the supply, behind the fuse, at the star point',
    },
    {
      seen: 'all dice are dark, but nothing is wrong by the display',
      wire: `the data wires are plugged in at the wrong place (${lanes})`,
      measure: 'which pin each socket belongs to',
    },
    {
      seen: 'dice flicker, or single pixels flash in a wrong colour',
      wire: 'the 330 Ω is missing or far from DIN; data and lever or mains wires side by side; a bad ground of that lane',
      measure: 'GND of the matrix to the star point: less than 0.2 Ω',
    },
    {
      seen: 'white gets yellow or red towards the last die',
      wire: 'a joint or a wire of that lane that is too thin',
      measure: 'from the supply on, until the loss is found: [what may be lost](POWER.md#leds)',
    },
    {
      seen: 'the first pixel of a lane is wrong, all others are right',
      wire: 'that pixel: its input was broken by a shock or by power without ground',
      measure: 'none: replace the matrix, or bridge the pixel',
    },
    {
      seen: `both displays show the same`,
      wire: `jumper A0 of the right one is open: both answer at ${left} instead of ${right}`,
      measure: 'the drop of solder across A0',
    },
    {
      seen: 'both displays are dark, the board beats',
      wire: `SDA (${pin('sda')}) and SCL (${pin('scl')}) exchanged, or no 5V-BOARD`,
      measure: `5 V at a module; SDA and SCL rest at 5 V (a bus of ${BUS.sinkMaxMa} mA at most)`,
    },
    {
      seen: 'a press does the work of another button',
      wire: `two wires exchanged: ${INPUTS.map((input) => `${input} ${pin(input)}`).join(', ')}`,
      measure: 'pin to GND-BOARD while it is pressed',
    },
    {
      seen: 'presses that nobody made, mostly when a lamp or a fridge is switched',
      wire: `a bad joint in the filter of that input, or its wire beside mains and not twisted with its own ground; contacts alone may bounce for ${DEBOUNCE.quietMs} ms`,
      measure: `its terminal to its pin: ${ohms(VALUES.inputSeriesOhm)}; its pin to 5V-BOARD: ${ohms(VALUES.inputPullUpOhm)}`,
    },
    {
      seen: 'a button is told as stuck',
      wire: 'its wire touches ground, or it hangs at NC instead of NO',
      measure: 'pull its receptacles: still closed is the wire, open is the switch',
    },
    {
      seen: 'the board starts anew when the lever is pulled or much light comes on',
      wire: 'a USB cable too thin, or both 5 V joined somewhere',
      measure: '5V-BOARD: [its limits](POWER.md#leds); to 5V-LED more than 5 kΩ with all power off',
    },
    {
      seen: 'the LED voltage is told as half or as nothing, and the meter says 5 V',
      wire: `the divider at ${pin('railSense')}, or the rail sense from the last matrix`,
      measure: `half of the rail at ${pin('railSense')}`,
    },
    {
      seen: 'a fuse blows at the moment of switching on',
      wire: 'a short behind it, or the capacitor the wrong way round',
      measure: '5V-LED to GND-LED behind that fuse: more than 10 Ω',
    },
  ];
}
