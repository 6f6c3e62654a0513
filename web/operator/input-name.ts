/** What people call an input. */
import { OPERATOR_WORDS } from '../texts/operator.ts';

export function nameOfInput(input: string): string {
  const { names } = OPERATOR_WORDS.board;
  return input in names ? names[input as keyof typeof names] : input;
}
