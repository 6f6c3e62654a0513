/** Chips that people may take for the one of an Uno or a Nano, to call them what they are. Pure. */

/** By signature (the data sheets' chapters on memory programming). */
const CHIPS: Readonly<Record<string, string>> = {
  '1e9801': 'ATmega2560',
  '1e9703': 'ATmega1280',
  '1e9406': 'ATmega168',
  '1e9514': 'ATmega328',
  '1e9587': 'ATmega32U4',
  '1e9651': 'ATmega4809',
};

export function chipOf(signature: string): string {
  return CHIPS[signature] ?? signature;
}
