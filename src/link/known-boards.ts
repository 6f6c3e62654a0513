/** Which USB devices are likely an Uno or a Nano, by the maker of their USB chip and by the names that udev gives them. */

/** USB vendor ids, lower case hex. */
const VENDORS: Readonly<Record<string, string>> = {
  '2341': 'Arduino',
  '2a03': 'Arduino',
  '1a86': 'CH340',
  '0403': 'FTDI',
  '10c4': 'CP210x',
};

/** Lower case hex. */
export const VENDOR_IDS: readonly string[] = Object.keys(VENDORS);

/** By USB product, of Arduino's vendor ids (boards.txt of Arduino's cores). */
const BOARDS: Readonly<Record<string, string>> = {
  '0010': 'Mega 2560',
  '0042': 'Mega 2560',
  '0210': 'Mega 2560',
  '0242': 'Mega 2560',
  '0036': 'Leonardo',
  '8036': 'Leonardo',
  '0037': 'Micro',
  '8037': 'Micro',
  '0058': 'Nano Every',
  '0069': 'Uno R4',
  '0369': 'Uno R4',
  '1002': 'Uno R4',
};
const ARDUINO: ReadonlySet<string> = new Set(['2341', '2a03']);

/** Names below /dev/serial/by-id carry the maker as text, or as its id where the chip names none. */
const BY_ID = /arduino|ftdi|ch340|1a86|2341|2a03|cp210|silicon_labs/i;

/** Who made the USB chip; undefined for those that no Uno or Nano has. */
export function makerOf(vendorId: string | undefined): string | undefined {
  return VENDORS[vendorId?.toLowerCase() ?? ''];
}

export function isKnownVendor(vendorId: string | undefined): boolean {
  return vendorId !== undefined && vendorId.toLowerCase() in VENDORS;
}

export function isKnownById(name: string): boolean {
  return BY_ID.test(name);
}

/** The name of a board that cannot be ours, whose bootloader speaks something else; undefined for any other. */
export function otherBoard(vendorId: string | undefined, productId: string | undefined): string | undefined {
  if (!ARDUINO.has(vendorId?.toLowerCase() ?? '')) return undefined;
  return BOARDS[productId?.toLowerCase() ?? ''];
}
