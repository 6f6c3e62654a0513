/** Marks such as S4.19 and H8 in comments, and the rows of RULES.md that they point at. */

/** `S4`, `S4.19`, `S1.s7`, `H8`: a document, a statement of it, something its program does, an official rule. */
const MARK = /\b(?:S[1-5](?:\.s?\d+)?|H\d{1,2})\b/g;

/** The comments of a TypeScript, C, assembler or CSS file. */
export function commentsOf(text: string): readonly string[] {
  return [...text.matchAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*/g)].map(([comment]) => comment);
}

export function marksOf(text: string): readonly string[] {
  return commentsOf(text).flatMap((comment) => [...comment.matchAll(MARK)].map(([mark]) => mark));
}

/** What begins a row of a table: `| S1.8 S1.9 | …` has two. */
export function anchorsOf(markdown: string): ReadonlySet<string> {
  const cells = [...markdown.matchAll(/^\| ([SH][^|]*) \|/gm)].map(([, cell = '']) => cell);
  return new Set(cells.flatMap((cell) => cell.split(' ')));
}
