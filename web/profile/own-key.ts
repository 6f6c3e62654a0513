/**
 * The key by which the table knows this phone again: 32 random bytes in base64url, kept here alone and sent to this table only.
 * Plain http has no `crypto.subtle`, and needs none: the table keeps the hash.
 */
const KEY = 'person-key';
const BYTES = 32;

/** Undefined: this browser keeps nothing. */
export function ownKey(): string | undefined {
  try {
    localStorage[KEY] = localStorage[KEY] || newKey();
    return localStorage[KEY] as string;
  } catch {
    return undefined;
  }
}

export function forgetKey(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept here.
  }
}

function newKey(): string {
  const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(BYTES)));
  return btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
