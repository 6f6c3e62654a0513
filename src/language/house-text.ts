/** The house-rule card as lines of text: the card itself is sentences and rows, in no language. */
import { type SpokenWords, type Text, tell } from './sentence.ts';

/** Of a list: dice or box, and what they bring. */
export interface HouseRow {
  readonly what: Text;
  readonly brings: Text;
}

export type HouseLine = Text | HouseRow;

/** One line each; rows begin with two blanks and stand in two columns. */
export function houseText(words: SpokenWords, lines: readonly HouseLine[]): readonly string[] {
  const width = Math.max(0, ...lines.map((line) => (isRow(line) ? tell(words, line.what).length : 0)));
  return lines.map((line) =>
    isRow(line)
      ? `  ${tell(words, line.what).padEnd(width)}  ${tell(words, line.brings)}`
      : tell(words, line),
  );
}

function isRow(line: HouseLine): line is HouseRow {
  return typeof line === 'object' && 'what' in line;
}
