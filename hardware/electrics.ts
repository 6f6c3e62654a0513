/** What the pins of the chip have to bear outside, and the bus of the displays: values of parts, and whose limits hold. */

/** ATmega328P data sheet, section 28.1: 40 mA break a pin, 20 mA are what its other figures hold for. */
export const PIN_MAX_MA = 20;

/** Ohms and farads around the board; every value that a drawing or a list names is here. */
export const VALUES = {
  laneOhm: 330,
  /** Holds the lanes down while a bootloader runs and drives none. */
  lanePullDownOhm: 10_000,
  inputSeriesOhm: 1000,
  inputPullUpOhm: 4700,
  inputFarad: 10e-9,
  buzzerOhm: 330,
  railDividerOhm: 10_000,
  railFilterFarad: 100e-9,
  busPullUpOhm: 3300,
  railFarad: 1000e-6,
} as const;

export const ohms = (ohm: number): string => (ohm < 1000 ? `${ohm} Ω` : `${ohm / 1000} kΩ`);

/** What cables have soldered in (`harness.ts`), and where; what is drawn or listed by itself has no words. */
export const PART_TEXTS = {
  mainFuse: '',
  fuse: '',
  usbCable: '',
  railCapacitor: `${VALUES.railFarad * 1e6} µF from 5V-LED to GND-LED at the star point`,
  laneResistor: `${ohms(VALUES.laneOhm)} in the data wire at the matrix`,
  lanePullDown: `${ohms(VALUES.lanePullDownOhm)} from it to GND-BOARD at the board`,
  inputSeries: `at the board ${ohms(VALUES.inputSeriesOhm)} in series`,
  inputPullUp: `${ohms(VALUES.inputPullUpOhm)} from the pin to 5V-BOARD`,
  inputCapacitor: `${VALUES.inputFarad * 1e9} nF from it to GND-BOARD`,
  busPullUp: `${ohms(VALUES.busPullUpOhm)} from SDA and SCL to 5V-BOARD at the board`,
  buzzerResistor: `${ohms(VALUES.buzzerOhm)} in series at the board`,
  railDivider: `${ohms(VALUES.railDividerOhm)} in series and ${ohms(VALUES.railDividerOhm)} to GND-BOARD at the board`,
  railFilter: `${VALUES.railFilterFarad * 1e9} nF to GND-BOARD at the pin`,
} as const;
export type PartName = keyof typeof PART_TEXTS;

/** What the LED supply is set to at its own screw, with nothing lit. */
export const SUPPLY_SET = { leastMv: 4950, mostMv: 5050 } as const;

/** The board's 5 V: at rest, and with all displays and pull-ups drawing (USB 2.0, table 7-7). */
export const BOARD_VOLTS = { restMv: 4750, loadedMv: 4500, mostMv: 5250 } as const;

/** The LED rail as it may be measured: pixels keep their colours down to `lowMv`; `offMv` is what a meter finds without a supply. */
export const RAIL = { offMv: 300, lowMv: 4500, highMv: 5250 } as const;

/** What a pin drives at most into a dead short behind its resistor, or into the clamp of a pixel without power. */
export const PIN_LOADS = [
  { pin: 'buzzer', ohm: VALUES.buzzerOhm, volts: 5, because: 'a piezo is a short for every edge' },
  { pin: 'lane1', ohm: VALUES.laneOhm, volts: 4.3, because: 'the clamp of a pixel whose supply is missing' },
  { pin: 'lane2', ohm: VALUES.laneOhm, volts: 4.3, because: 'the clamp of a pixel whose supply is missing' },
  { pin: 'lane3', ohm: VALUES.laneOhm, volts: 4.3, because: 'the clamp of a pixel whose supply is missing' },
] as const;

/** The displays' bus (NXP UM10204, table 10, fast mode: rise in 300 ns, 3 mA through a low output). */
export const BUS = {
  riseMaxNs: 300,
  sinkMaxMa: 3,
  /** Each common module brings its own. */
  modulePullUpOhm: 10_000,
  modulePf: 10,
  chipPf: 10,
  cablePfPerM: 60,
} as const;

/** What hangs on the board's 5 V, in mA at worst. */
export const BOARD_LOADS = [
  { what: 'Uno with its USB bridge', ma: 60 },
  { what: 'two displays, every segment lit', ma: 200 },
  { what: 'pull-ups of ten closed inputs', ma: 11 },
  { what: 'lanes, bus and buzzer', ma: 60 },
] as const;
