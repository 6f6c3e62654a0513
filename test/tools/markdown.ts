/** What tests read out of Markdown pages. */

/** The rows of the table under this heading, without its head. */
export function rowsUnder(page: string, heading: string): readonly string[] {
  const section = page.split(/^#+ /m).find((part) => part.startsWith(`${heading}\n`));
  const lines = (section ?? '').split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2);
}
