/** Service: how the table is, in words, and the branches of the tree behind it. */
import { plain, type Text } from '../../../language/sentence.ts';
import { SERVICE_TREE } from '../../state/service-tree.ts';
import { enterItem, walkTop } from '../../state/service-walk.ts';
import type { Overlay } from '../screen.ts';
import { branchDigits, inService, quiet, type Serving, serving, TREE_CONTROLS } from './tree.ts';

export interface ServiceTop extends Serving<'top'> {
  readonly state: 'service-top';
}

export const SERVICE_TOP: Overlay<ServiceTop> = {
  chord: 'service',
  covers: true,
  controls: {
    ...TREE_CONTROLS,
    lever: { ...TREE_CONTROLS.lever, help: plain('help.leaveService') },
    leaf: { help: plain('help.walkBranches'), act: (s, { step }) => walkTop(s, s.shown.item, step) },
    select: { help: plain('help.enterBranch'), act: (s) => enterItem(s, s.shown.item) },
  },
  when(moment) {
    const s = serving(moment, 'top');
    return s && { ...s, state: 'service-top' };
  },
  due: quiet,
  pages({ shown: { item }, facts, ui }): readonly Text[] {
    const node = SERVICE_TREE[item - 1];
    if (node !== undefined) return [plain(`leaf.${node.branch}`)];
    if (ui.stopped !== undefined) return [{ say: 'display.stopped' }];
    return facts === undefined || facts.troubles.length === 0 ? [{ say: 'leafWord.allOk' }] : facts.troubles;
  },
  sentence: inService,
  slots: ({ shown: { item } }) => branchDigits(SERVICE_TREE[item - 1]?.branch),
};
