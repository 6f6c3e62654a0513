/** Under which name this phone has joined a league. */
const keyOf = (no: number): string => `dicetable league ${no}`;

/** '': it has not, or keeps nothing. */
export function ownPlace(no: number): string {
  try {
    return localStorage.getItem(keyOf(no)) ?? '';
  } catch {
    return '';
  }
}

export function keepPlace(no: number, name: string): void {
  try {
    localStorage.setItem(keyOf(no), name);
  } catch {
    // Where nothing is kept, nothing is marked.
  }
}
