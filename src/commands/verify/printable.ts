/** Words of somebody who may lie, on a terminal: nothing in them moves its cursor, colours it, or turns a line around. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
}
