/** Which USB devices are likely an Uno or a Nano, by the maker of their USB chip and by the names that udev gives them. */

/** USB vendor ids, lower case hex. */
const VENDORS: Readonly<Record<string, string>> = {
  '2341': 'Arduino',
  '2a03': 'Arduino',
  '1a86': 'CH340',
  '0403': 'FTDI',
  '10c4': 'CP210x',
};

/** Names below /dev/serial/by-id carry the maker as text, or as its id where the chip names none. */
const BY_ID = /arduino|ftdi|ch340|1a86|2341|2a03|cp210|silicon_labs/i;

export function isKnownVendor(vendorId: string | undefined): boolean {
  return vendorId !== undefined && vendorId.toLowerCase() in VENDORS;
}

export function isKnownById(name: string): boolean {
  return BY_ID.test(name);
}
