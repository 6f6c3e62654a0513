/** Service: one leaf of a branch. What it is called and what it says alternate; a question or an answer takes their place. */
import { DISPLAY_LENGTH } from '../../../language/display-text.ts';
import { plain, type Text, tell } from '../../../language/sentence.ts';
import { sentencesIn } from '../../../language/sentences.ts';
import { shown } from '../../state/reaction.ts';
import { scrolled } from '../../state/scroll.ts';
import { SERVICE_SETTINGS } from '../../state/service-settings.ts';
import type { InBranch } from '../../state/service-state.ts';
import { nodeOf, type SettingLeaf } from '../../state/service-tree.ts';
import { takeLeaf, walkLeaves } from '../../state/service-walk.ts';
import { SCROLL_STEP_MS } from '../../times.ts';
import type { Due, Overlay } from '../screen.ts';
import { branchDigits, inService, quiet, type Serving, serving, TREE_CONTROLS } from './tree.ts';

export interface ServiceBranch extends Serving<'branch'> {
  readonly state: 'service-branch';
}

export const SERVICE_BRANCH: Overlay<ServiceBranch> = {
  chord: 'service',
  covers: true,
  controls: {
    ...TREE_CONTROLS,
    leaf: { help: plain('help.walkLeaves'), act: (s, { step }) => walkLeaves(s, s.shown, step) },
    select: { help: plain('help.takeLeaf'), act: (s) => takeLeaf(s, s.shown) },
  },
  when(moment) {
    const s = serving(moment, 'branch');
    return s && { ...s, state: 'service-branch' };
  },
  due: (s) => [...answered(s), ...quiet(s)],
  moves: (s) =>
    longValue(s) === undefined ? undefined : { sinceMs: s.shown.sinceMs, stepMs: SCROLL_STEP_MS },
  pages(s): readonly Text[] {
    const { asked, told } = s.shown;
    if (told !== undefined) return [told.word];
    if (asked !== undefined) return [{ say: asked.times > 1 ? 'leafWord.really' : 'leafWord.sure' }];
    return leafPages(s);
  },
  sentence: inService,
  slots: ({ shown: { branch } }) => branchDigits(branch),
};

function leafPages(s: ServiceBranch): readonly Text[] {
  const { shown: here, nowMs, options } = s;
  const node = nodeOf(here.branch);
  const leaf = node.leaves[here.leaf] ?? node.leaves[0];
  const label = plain(`leaf.${leaf}`);
  if (node.kind === 'set') return [label, settingOf(s, node.leaves[here.leaf] ?? node.leaves[0])];
  if (node.kind !== 'tell') return [label];
  const long = longValue(s);
  if (long === undefined) return [label, ...valuePages(s)];
  const words = sentencesIn(options.language);
  return [scrolled(`${tell(words, label)} ${long}`, here.sinceMs, nowMs)];
}

function settingOf({ facts, options }: ServiceBranch, leaf: SettingLeaf): Text {
  const value = facts?.set[leaf];
  if (value === undefined) return { say: 'leafWord.noFile' };
  return SERVICE_SETTINGS[leaf].shown(value, options.ruleSets);
}

function valuePages(s: ServiceBranch): readonly Text[] {
  const value = toldValue(s);
  if (value === undefined) return [{ say: 'leafWord.wait' }];
  return Array.isArray(value) ? value : [value as Text];
}

function toldValue({ shown: { branch, leaf }, facts }: ServiceBranch): Text | readonly Text[] | undefined {
  const node = nodeOf(branch);
  return node.kind === 'tell' ? facts?.told[node.leaves[leaf] ?? node.leaves[0]] : undefined;
}

/** A value that the display cannot show at once. */
function longValue(s: ServiceBranch): string | undefined {
  const value = toldValue(s);
  if (value === undefined || Array.isArray(value)) return undefined;
  const text = tell(sentencesIn(s.options.language), value as Text);
  return text.replaceAll('.', '').length > DISPLAY_LENGTH ? text : undefined;
}

/** Question and answer are over: the leaf again. */
function answered(s: ServiceBranch): readonly Due[] {
  const { asked, told, ...leaf } = s.shown;
  const untilMs = told?.untilMs ?? (told === undefined ? asked?.untilMs : undefined);
  if (untilMs === undefined) return [];
  const service: InBranch = leaf;
  return [{ atMs: untilMs, react: () => shown({ ...s.ui, service }) }];
}
