/** The books, one page after the other, for whoever empties the box and has no time: select was held while nobody plays. */
import { plain, type Text } from '../../../language/sentence.ts';
import { at } from '../../at.ts';
import { endService } from '../../state/service.ts';
import { nodeOf } from '../../state/service-tree.ts';
import { PAGE_MS } from '../../times.ts';
import type { Overlay } from '../screen.ts';
import { branchDigits, inService, type Serving, serving } from './tree.ts';

export interface ServiceBooks extends Serving<'books'> {
  readonly state: 'service-books';
  readonly all: readonly Text[];
}

const END = { help: plain('help.leaveService'), act: endService };

export const SERVICE_BOOKS: Overlay<ServiceBooks> = {
  chord: 'service',
  covers: true,
  controls: { hold: END, lever: END, leaf: END, select: END },
  when(moment) {
    const s = serving(moment, 'books');
    return s && { ...s, state: 'service-books', all: allPages(s) };
  },
  due: (s) => [{ atMs: s.shown.sinceMs + s.all.length * PAGE_MS, react: () => endService(s) }],
  moves: ({ shown: { sinceMs } }) => ({ sinceMs, stepMs: PAGE_MS }),
  pages: ({ all, shown: { sinceMs }, nowMs }) => [
    at(all, Math.floor((nowMs - sinceMs) / PAGE_MS) % all.length),
  ],
  sentence: inService,
  slots: () => branchDigits('books'),
};

function allPages({ facts }: Serving<'books'>): readonly Text[] {
  const node = nodeOf('books');
  if (facts === undefined) return [plain('leaf.books'), { say: 'leafWord.none' }];
  return node.leaves.flatMap((leaf) => {
    const told: Readonly<Partial<Record<string, Text | readonly Text[]>>> = facts.told;
    const value = told[leaf] ?? { say: 'leafWord.none' };
    return [plain(`leaf.${leaf}`), ...(Array.isArray(value) ? value : [value as Text])];
  });
}
