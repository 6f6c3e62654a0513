/** Service: a value of the cabinet file is being chosen. */
import { plain, type Text } from '../../../language/sentence.ts';
import { at } from '../../at.ts';
import { SERVICE_SETTINGS } from '../../state/service-settings.ts';
import { takeChoice, walkChoices } from '../../state/service-walk.ts';
import type { Overlay } from '../screen.ts';
import { branchDigits, inService, quiet, type Serving, serving, TREE_CONTROLS } from './tree.ts';

export interface ServiceEdit extends Serving<'edit'> {
  readonly state: 'service-edit';
}

export const SERVICE_EDIT: Overlay<ServiceEdit> = {
  chord: 'service',
  covers: true,
  controls: {
    ...TREE_CONTROLS,
    leaf: { help: plain('help.walkValues'), act: (s, { step }) => walkChoices(s, s.shown, step) },
    select: { help: plain('help.takeValue'), act: (s) => takeChoice(s, s.shown) },
  },
  when(moment) {
    const s = serving(moment, 'edit');
    return s && { ...s, state: 'service-edit' };
  },
  due: quiet,
  pages({ shown: { setting, choices, choice }, options }): readonly Text[] {
    return [SERVICE_SETTINGS[setting].shown(at(choices, choice), options.ruleSets)];
  },
  sentence: inService,
  slots: () => branchDigits('setup'),
};
