/** First light: what may go wrong, as a maker sees it, with the likely cause and what to do. */

export const BRINGUP_WRONG = {
  noBeat: {
    symptom: 'The LED at {heartbeatPin} never blinks.',
    cause: 'There is no firmware on the board, or no power.',
    remedy:
      'Is the power LED lit? If not: another USB cable, another port. If it is: `npx --no-install dicetable flash`. Where that finds no board, the cable has no data wires.',
  },
  beatsAlone: {
    symptom: 'The LED blinks, but the table does not find the board.',
    cause: 'The port is another one, belongs to another program, or may not be opened.',
    remedy:
      'Close serial monitors; on Linux type `sudo usermod -aG dialout $USER` and log in again; name the port (`--port`) where several boards are plugged in. The table says what is in the way.',
  },
  weakUsb: {
    symptom: 'Less than 4.75 V at the board.',
    cause: 'A thin or long USB cable, or a hub without a supply.',
    remedy: 'Take a short cable with thick wires, straight to the computer or to a hub with its own supply.',
  },
  displaysDark: {
    symptom: 'Both are dark.',
    cause: 'SDA ({sda}) and SCL ({scl}) are exchanged, or they have no 5 V.',
    remedy:
      'Exchange the two wires; measure 5 V between VCC and GND of a module. It comes from the board, never from the LED supply.',
  },
  leftDark: {
    symptom: 'Only the right one shows anything.',
    cause: 'The left module does not answer at {left}.',
    remedy: 'No address jumper may be closed on it; then look at its four wires.',
  },
  rightDark: {
    symptom: 'Only the left one shows anything.',
    cause: 'The right module does not answer at {right}.',
    remedy: 'Close its address jumper A0 with a drop of solder; then look at its four wires.',
  },
  displaysSwapped: {
    symptom: 'RGHT is on the left.',
    cause: 'The module with the jumper ({right}) stands on the left.',
    remedy: 'Exchange the modules.',
  },
  displayGarbage: {
    symptom: 'Segments are lit, but no letters.',
    cause: 'A module whose segments are wired in another order.',
    remedy: 'Take one of the parts list: the driver chip alone does not make it the right one.',
  },
  buttonDead: {
    symptom: 'A button does nothing.',
    cause: 'A wire is off, or both go to the same side of the switch.',
    remedy:
      'With the meter, while it is pressed: less than 10 Ω between its terminal on the filter board and GND, and {inputOhm} from there to its pin. The contact must be the one that closes (NO), not the one that opens.',
  },
  buttonOther: {
    symptom: 'Another button is counted than the one that you press.',
    cause: 'Two wires are exchanged at the board.',
    remedy: 'Exchange the wires of these two; the list of pins is in WIRING.md.',
  },
  inputBounces: {
    symptom: 'One press counts as two, or bounces are told.',
    cause: 'The contact opens again for longer than {quietMs} ms, or the wire catches noise.',
    remedy:
      'Another switch first. Then solder the joints of its filter anew ({inputFilter}, on the filter board), and twist its wire with its own ground.',
  },
  inputStuck: {
    symptom: 'A button is told as stuck, or pressed, without a finger on it.',
    cause:
      'It was closed at power-up or for {stuckS} s: a wire touches ground, or the contact is one that opens (NC).',
    remedy:
      'Pull one receptacle off its switch: if it stays closed, the fault is in the wire or at the board, else in the switch.',
  },
  leverDead: {
    symptom: 'Pulling does nothing.',
    cause: 'The lever does not reach its switch, or the wire to {leverPin} is off.',
    remedy: 'Press the switch by hand: if that counts, move the switch in its slots, else look at the wire.',
  },
  leverBounces: {
    symptom: 'One pull counts as two, or bounces are told.',
    cause: 'The spring shakes the switch for longer than {leverQuietMs} ms.',
    remedy:
      'Move the switch in its slots until it clicks shortly before the end of the pull, and damp the spring.',
  },
  leverStuck: {
    symptom: 'The lever is pressed while it is up.',
    cause: 'It rests on its switch, or the contact is the one that opens (NC).',
    remedy: 'Use the contacts COM and NO, and move the switch in its slots until it clicks once a pull.',
  },
  buzzerSilent: {
    symptom: 'Silence.',
    cause: 'The wire to {buzzerPin} is off, or it is no passive piezo.',
    remedy:
      'One side to {buzzerPin} through {buzzerOhm}, the other to GND. A piezo clicks when you touch it to 5 V.',
  },
  buzzerGrowls: {
    symptom: 'A growl, or the same shrill tone whatever is played.',
    cause: 'An active buzzer, which has a tone of its own, or a magnetic one.',
    remedy: 'Take a passive piezo. A magnetic one draws more than the pin may give: take it off now.',
  },
  railMissing: {
    symptom: '0 V is read although the supply is on.',
    cause: 'A fuse, the mains switch, or the divider at {railPin}.',
    remedy:
      'With the meter from the supply on: its output, behind the main fuse ({trunkFuseA} A, with a desktop supply {desktopFuseA} A), behind each lane fuse ({laneFuseA} A), at the last die. Is all of it 5 V, look at the two resistors of {dividerOhm}.',
  },
  railLow: {
    symptom: 'Less than {lowV} V while nothing is lit.',
    cause: 'The supply is set too low, or a joint is bad.',
    remedy:
      'Turn the supply to 5.0 V at its own screw, only as BUILD.md tells under “Power, without data”: mains is on (a desktop supply without one: take another); a joint that gets warm is bad.',
  },
  railHigh: {
    symptom: 'More than {highV} V.',
    cause: 'The supply is set too high, or is none of 5 V.',
    remedy:
      'Switch it off and unplug the dice: more than 5.3 V breaks pixels. Turn it down to 5.0 V before they come back, only as BUILD.md tells under “Power, without data”: mains is on.',
  },
  railGhost: {
    symptom: 'More than {offV} V while the supply is off.',
    cause: 'Something feeds the LEDs: the board’s 5 V, or a data wire.',
    remedy:
      'The board’s 5 V goes to the displays and to pull-ups alone. Unplug the lanes one by one to find which it is.',
  },
  allDark: {
    symptom: 'No die ever lights.',
    cause: 'The board drives none below {driveV} V, or the data wires end at the wrong side of the matrices.',
    remedy:
      'Is the LED supply on (step before)? The data wire goes to DIN; DOUT leads on to the next matrix.',
  },
  laneDark: {
    symptom: 'Both dice of a lane stay dark, or only its first one.',
    cause: 'Its data wire ({lane1}, {lane2}, {lane3}), its fuse, or DIN and DOUT of its first matrix.',
    remedy:
      'Measure 5 V at its first matrix; then {laneOhm} between the pin and DIN; then look whether the data wire is at DIN, not at DOUT.',
  },
  secondDark: {
    symptom: 'Only the second die of a lane stays dark.',
    cause: 'The wire from DOUT of the first to DIN of the second, or its power.',
    remedy: 'Measure 5 V at the second one; look at the three wires between the two.',
  },
  lanesSwapped: {
    symptom: 'A die of another pair lights.',
    cause: 'Data wires of two lanes are exchanged at the board.',
    remedy: 'Exchange them: {lane1} goes to dice 1 and 2, {lane2} to 3 and 4, {lane3} to 5 and 6.',
  },
  diceSwapped: {
    symptom: 'The other die of the same pair lights.',
    cause: 'The lane begins at the wrong one of its two dice.',
    remedy:
      'The data wire goes first to the left die of the pair: unscrew both bezels and exchange their places, with their wires.',
  },
  letterBroken: {
    symptom: 'No F in any position: rows look torn.',
    cause: 'The rows run the other way than the pixel was said to run.',
    remedy: 'Look at the running pixel again, and say the other way.',
  },
  chainStops: {
    symptom: 'The pixel stops within a die, or all behind it is dark or wild.',
    cause: 'A broken pixel: the chain ends there.',
    remedy: 'Replace the matrix, or that pixel.',
  },
  mixedLayouts: {
    symptom: 'The pixel runs differently on different dice.',
    cause: 'Two kinds of matrices: the table knows one way for all of them.',
    remedy: 'Take {dice} of the same kind.',
  },
  coloursShift: {
    symptom: 'Neighbours differ although all should have one colour.',
    cause: 'Pixels with a fourth colour (RGBW): they take four bytes each.',
    remedy: 'They cannot be used. Take three-colour pixels of the parts list.',
  },
  coloursFlicker: {
    symptom: 'Colours flicker or change by themselves.',
    cause: 'The data wire runs without its own ground, or the {laneOhm} are missing at the matrix.',
    remedy: 'Lay ground beside each data wire, and join board and LED supply in the star point alone.',
  },
  coloursMixed: {
    symptom: 'The dice differ in colour from each other.',
    cause: 'Kinds of pixels with different orders of colours: the table knows one order for all.',
    remedy: 'Take {dice} of the same kind.',
  },
  currentHigh: {
    symptom: 'More than {limitA} A.',
    cause: 'Your pixels draw more than {pixelMa} mA each, or the meter sees more than the trunk.',
    remedy:
      'Only one wire may be in the clamp. If it is so, lower `leds.limitMa` by as much as you measure too much.',
  },
  currentLow: {
    symptom: 'Much less than the limit.',
    cause: 'Your pixels draw less than {pixelMa} mA at full white.',
    remedy:
      'Save what was worked out from your figure (`leds.pixelMa`): pictures get brighter within the same limit.',
  },
  farLow: {
    symptom: 'Less than {lowV} V at the last pixel, or white that turns yellow there.',
    cause: 'Thin or long wires, or a bad joint: {dropMv} mV may be lost.',
    remedy: 'Measure from the supply on until the loss is found; POWER.md has gauges and lengths.',
  },
  fuseBlows: {
    symptom: 'A fuse blows.',
    cause: 'A short, or a fuse of the wrong value.',
    remedy:
      'Unplug the dice behind it and measure + against −: less than 10 Ω is a short. Never take a larger fuse.',
  },
} as const;
