/** The tree of service in words: the README of the table is made of it. */
import { plain, type SpokenWords, tell } from '../language/sentence.ts';
import { SERVICE_TREE } from './state/service-tree.ts';

export function serviceMarkdown(words: SpokenWords): string {
  const line = (key: 'help' | (typeof SERVICE_TREE)[number]['branch'], hold: string): string =>
    `| ${hold} | **${tell(words, plain(`leaf.${key}`))}** | ${tell(words, plain(`leafMeans.${key}`))} |`;
  const rows = SERVICE_TREE.flatMap((node) => [
    line(node.branch, `${node.hold}`),
    ...node.leaves.map(
      (leaf) => `| | ${tell(words, plain(`leaf.${leaf}`))} | ${tell(words, plain(`leafMeans.${leaf}`))} |`,
    ),
  ]);
  return ['| hold | display | |', '|---|---|---|', line('help', ''), ...rows].join('\n');
}
