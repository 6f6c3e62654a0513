/** Ways through the tree of service: into its branches, along their leaves, into tests and back. */
import { at } from '../at.ts';
import { SURE_MS, TOLD_MS } from '../times.ts';
import { leafOn } from './leaf.ts';
import { ignored, type Reaction, shown } from './reaction.ts';
import { buttonTest, endService, newPin } from './service.ts';
import { openRecall } from './service-recall.ts';
import { choicesWith } from './service-settings.ts';
import type { Deed, Editing, InBranch, Service } from './service-state.ts';
import {
  ASKS,
  type Branch,
  branchAt,
  type LastingTest,
  type Leaf,
  nodeOf,
  SERVICE_TREE,
  type SettingLeaf,
  type ToolLeaf,
} from './service-tree.ts';
import type { Situation } from './situation.ts';

/** Before the first die of the latency test lights. */
const FIRST_LIGHT_MS = 1000;

/** Over whatever is there. */
export function openTest({ ui, nowMs }: Situation, test: LastingTest): Reaction {
  return shown({ ...ui, menu: undefined, service: testOf(test, nowMs) });
}

export function openBranch(situation: Situation, slot: number): Reaction {
  const branch = branchAt(slot + 1);
  return branch === undefined ? ignored(situation.ui, 'unused') : to(situation, inBranch(branch, situation));
}

/** How the table is stands before the branches. */
export function walkTop(situation: Situation, item: number, step: -1 | 1): Reaction {
  const next = leafOn(item, step, SERVICE_TREE.length + 1);
  return to(situation, { stage: 'top', sinceMs: situation.nowMs, item: next });
}

export function enterItem(situation: Situation, item: number): Reaction {
  const node = SERVICE_TREE[item - 1];
  // What is wrong leads to the first branch, as next does.
  return node === undefined ? walkTop(situation, item, 1) : to(situation, inBranch(node.branch, situation));
}

export function walkLeaves(situation: Situation, { branch, leaf }: InBranch, step: -1 | 1): Reaction {
  const next = leafOn(leaf, step, nodeOf(branch).leaves.length);
  return to(situation, { ...inBranch(branch, situation), leaf: next });
}

/** Select on a leaf: a value has nothing to do, a test begins, a tool asks first where it must. */
export function takeLeaf(situation: Situation, shownLeaf: InBranch): Reaction {
  const node = nodeOf(shownLeaf.branch);
  switch (node.kind) {
    case 'tell':
      return ignored(situation.ui, 'unused');
    case 'test': {
      const test = node.leaves[shownLeaf.leaf] ?? 'buttons';
      return test === 'speaker'
        ? doDeed(situation, shownLeaf, test)
        : to(situation, testOf(test, situation.nowMs));
    }
    case 'set':
      return editLeaf(situation, shownLeaf, node.leaves[shownLeaf.leaf] ?? 'rules');
    case 'do':
      return takeTool(situation, shownLeaf, node.leaves[shownLeaf.leaf] ?? 'backup');
    default:
      return node satisfies never;
  }
}

/** From a test or a leaf one step towards the top; there service ends. */
export function goBack(situation: Situation): Reaction {
  const { ui, nowMs } = situation;
  switch (ui.service?.stage) {
    case 'branch': {
      const { branch } = ui.service;
      const item = SERVICE_TREE.findIndex((node) => node.branch === branch) + 1;
      return to(situation, { stage: 'top', sinceMs: nowMs, item });
    }
    case 'edit':
      return to(situation, atLeaf('setup', ui.service.setting, nowMs));
    case 'recall':
      return to(situation, atLeaf('tools', 'recall', nowMs));
    case 'show':
      return to(situation, atLeaf('tests', ui.service.test, nowMs));
    case 'latency':
    case 'buttons':
      return to(situation, atLeaf('tests', ui.service.stage, nowMs));
    default:
      return endService(situation);
  }
}

/** What was asked for has been done, or not; nobody is told who has walked on meanwhile. */
export function withTold(service: Service | undefined, told: InBranch['told']): Service | undefined {
  return service?.stage === 'branch' && service.told !== undefined && told !== undefined
    ? { ...service, told }
    : service;
}

function takeTool(situation: Situation, from: InBranch, tool: ToolLeaf): Reaction {
  const { nowMs } = situation;
  if (from.told !== undefined && from.told.untilMs === undefined) return ignored(situation.ui, 'unused');
  const times = from.asked !== undefined && nowMs < from.asked.untilMs ? from.asked.times : 0;
  const here = { ...inBranch(from.branch, situation), leaf: from.leaf };
  if (times < ASKS[tool]) {
    return to(situation, { ...here, asked: { times: times + 1, untilMs: nowMs + SURE_MS } });
  }
  if (tool === 'newPin') return newPin(situation);
  if (tool === 'recall') return openRecall(situation);
  return doDeed(situation, here, tool);
}

function doDeed(
  situation: Situation,
  from: InBranch,
  tool: Extract<Deed, { tool: unknown }>['tool'],
): Reaction {
  const here = { ...inBranch(from.branch, situation), leaf: from.leaf };
  const reaction = to(situation, { ...here, told: { word: { say: 'leafWord.wait' } } });
  return { ...reaction, effect: { deed: { tool } } };
}

/** What nobody can change says so. */
function editLeaf(situation: Situation, here: InBranch, setting: SettingLeaf): Reaction {
  const { service, options, nowMs } = situation;
  const now = service?.set[setting];
  if (now === undefined) {
    const told = { word: { say: 'leafWord.noFile' }, untilMs: nowMs + TOLD_MS } as const;
    return to(situation, { ...inBranch(here.branch, situation), leaf: here.leaf, told });
  }
  return to(situation, {
    ...{ stage: 'edit', sinceMs: nowMs, setting },
    ...choicesWith(setting, now, options.ruleSets),
  });
}

export function walkChoices(situation: Situation, edit: Editing, step: -1 | 1): Reaction {
  return to(situation, { ...edit, choice: leafOn(edit.choice, step, edit.choices.length) });
}

/** Select: the value that is shown goes into the cabinet file. */
export function takeChoice(situation: Situation, { setting, choices, choice }: Editing): Reaction {
  const told = { word: { say: 'leafWord.wait' } } as const;
  const reaction = to(situation, { ...atLeaf('setup', setting, situation.nowMs), told });
  return { ...reaction, effect: { deed: { setting, value: at(choices, choice) } } };
}

function testOf(test: LastingTest, nowMs: number): Service {
  if (test === 'buttons') return buttonTest(nowMs);
  if (test !== 'latency') return { stage: 'show', sinceMs: nowMs, test };
  return { stage: 'latency', sinceMs: nowMs, slot: 2, litMs: nowMs + FIRST_LIGHT_MS, took: undefined };
}

function atLeaf(branch: Branch, leaf: Leaf, sinceMs: number): InBranch {
  const leaves: readonly Leaf[] = nodeOf(branch).leaves;
  return { stage: 'branch', sinceMs, branch, leaf: leaves.indexOf(leaf) };
}

function inBranch(branch: Branch, { nowMs }: Situation): InBranch {
  return { stage: 'branch', sinceMs: nowMs, branch, leaf: 0 };
}

function to({ ui }: Situation, service: Service): Extract<Reaction, { type: 'shown' }> {
  return shown({ ...ui, service });
}
