/** Who has this browser, as far as it remembers: the id under which the table knows its owner. The key is `profile/own-key.ts`. */
const ID = 'person';

/** An empty string: nobody whom the table knows. */
export function ownId(): string {
  try {
    return localStorage[ID] || '';
  } catch {
    return '';
  }
}

export function rememberId(id: string | undefined): void {
  try {
    if (id === undefined) localStorage.removeItem(ID);
    else localStorage[ID] = id;
  } catch {
    // Nothing is kept here.
  }
}
