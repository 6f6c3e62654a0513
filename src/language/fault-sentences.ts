/** The faults of a language as sentences: what is told, its name alone, its cause, and the table's own word. */

interface FaultText {
  readonly what: string;
  readonly cause: string;
  readonly display: string;
  readonly advice: string;
}

type Faults = Readonly<Record<string, FaultText>>;

/** `The board is gone: /dev/ttyUSB0: the cable was pulled. Plug the cable in again; …` */
export function faultSentences<Of extends Faults>(
  faults: Of,
  joined: (what: string, about: string, advice: string) => string = (what, about, advice) =>
    `${what}: ${about}. ${advice}`,
) {
  return mapped(
    faults,
    ({ what, advice }) =>
      (values: { readonly about: string }) =>
        joined(what, values.about, advice),
  );
}

/** In lists, where what it was about is not known any more. */
export function faultNames<Of extends Faults>(faults: Of): Record<keyof Of & string, string> {
  return mapped(faults, ({ what }) => what);
}

export function causes<Of extends Faults>(faults: Of): Record<keyof Of & string, string> {
  return mapped(faults, ({ cause }) => cause);
}

export function displayWords<Of extends Faults>(faults: Of): Record<keyof Of & string, string> {
  return mapped(faults, ({ display }) => display);
}

function mapped<Of extends Faults, Made>(
  faults: Of,
  make: (fault: FaultText) => Made,
): Record<keyof Of & string, Made> {
  return Object.fromEntries(Object.entries(faults).map(([code, fault]) => [code, make(fault)])) as Record<
    keyof Of & string,
    Made
  >;
}
