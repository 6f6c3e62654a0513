/** Six characters that people read from a display and type: which table it is that asks, and who may answer. */
import { randomInt } from 'node:crypto';

/** Without those that look alike on fourteen segments. */
const LETTERS = 'ABCDEFHJKLMNPRTUXY34679';
const LENGTH = 6;

/** One of 148 million. */
export function drawCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** As people type it: whether anybody shows such a code is another question. */
export function typedCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '');
}

/** Undefined: no such code. */
export function readCode(typed: string): string | undefined {
  const code = typedCode(typed);
  return code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : undefined;
}
