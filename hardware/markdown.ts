/** Tables of the generated pages. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  return [
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---|').join('')}`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ];
}
