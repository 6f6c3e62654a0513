/** The tree of service and the audits for the operator's page: the same tree, the same deeds as at the cabinet. */

import { unusedInputs } from '../books/audits.ts';
import type { CreditRules } from '../books/credit-rules.ts';
import { allDays, byPeriod, type Period } from '../books/periods.ts';
import type { FaultCode } from '../fault/fault.ts';
import type { RuleSets } from '../game/index.ts';
import type { AuditReading } from '../journal/archive.ts';
import { FAULTS } from '../language/en/faults.ts';
import { plain, row, type Text } from '../language/sentence.ts';
import { DeskRejection } from '../server/operator/desk.ts';
import type {
  AuditExport,
  AuditsAnswer,
  ServiceAnswer,
  ServiceLine,
  ServiceRequest,
} from '../server/operator/service-messages.ts';
import { choicesWith, SERVICE_SETTINGS } from '../table/state/service-settings.ts';
import type { Deed, ServiceFacts } from '../table/state/service-state.ts';
import {
  ASKS,
  type LastingTest,
  type Leaf,
  SERVICE_TREE,
  type SettingLeaf,
} from '../table/state/service-tree.ts';

/** What is sent at once: two months of days, more than a year of weeks. */
const MOST_PERIODS = 62;

export function serviceAnswer(facts: ServiceFacts, sets: RuleSets): ServiceAnswer {
  return {
    troubles: facts.troubles,
    branches: SERVICE_TREE.map((node) => ({
      ...{ hold: node.hold, kind: node.kind },
      ...{ label: plain(`leaf.${node.branch}`), means: plain(`leafMeans.${node.branch}`) },
      leaves: node.leaves.map((leaf) => lineOf(leaf, facts, sets)),
    })),
  };
}

function lineOf(leaf: Leaf, facts: ServiceFacts, sets: RuleSets): ServiceLine {
  const line = { leaf, label: plain(`leaf.${leaf}`), means: plain(`leafMeans.${leaf}`) };
  if (leaf in SERVICE_SETTINGS)
    return { ...line, value: null, ...choicesOf(leaf as SettingLeaf, facts, sets) };
  const told: Readonly<Partial<Record<Leaf, Text | readonly Text[]>>> = facts.told;
  // Whoever has only found the page open is not to learn the PIN.
  const value = leaf === 'pin' ? undefined : told[leaf];
  const asks: Readonly<Partial<Record<Leaf, number>>> = ASKS;
  return {
    ...line,
    value: value === undefined ? null : Array.isArray(value) ? row(...value) : (value as Text),
    asks: asks[leaf] ?? 0,
  };
}

function choicesOf(
  leaf: SettingLeaf,
  { set }: ServiceFacts,
  sets: RuleSets,
): Pick<ServiceLine, 'choices' | 'choice'> {
  const now = set[leaf];
  if (now === undefined) return {};
  const { choices, choice } = choicesWith(leaf, now, sets);
  return { choices: choices.map((value) => SERVICE_SETTINGS[leaf].shown(value, sets)), choice };
}

/** What select on this leaf does at the cabinet. Throws a DeskRejection for a leaf that does nothing. */
export function deedOf(
  { leaf, choice }: ServiceRequest,
  facts: ServiceFacts,
  sets: RuleSets,
): { readonly test: LastingTest } | { readonly deed: Deed } | 'new pin' | 'recall' {
  for (const node of SERVICE_TREE) {
    const found = (node.leaves as readonly string[]).includes(leaf);
    if (!found) continue;
    if (leaf === 'speaker') return { deed: { tool: leaf } };
    if (node.kind === 'test') return { test: leaf as LastingTest };
    if (node.kind === 'do') {
      const tool = leaf as keyof typeof ASKS;
      if (tool === 'recall') return tool;
      return tool === 'newPin' ? 'new pin' : { deed: { tool } };
    }
    if (node.kind === 'set') {
      const setting = leaf as SettingLeaf;
      const now = facts.set[setting];
      const value = now === undefined ? undefined : choicesWith(setting, now, sets).choices[choice ?? -1];
      if (value !== undefined) return { deed: { setting, value } };
      throw new DeskRejection('no-settings', { say: 'desk.noSettings' });
    }
  }
  throw new DeskRejection('no-entry', { say: 'desk.noLeaf' });
}

export function auditsAnswer(
  { behind, audits }: AuditReading,
  period: Period,
  { currency }: Pick<CreditRules, 'currency'>,
): AuditsAnswer {
  return {
    ...{ behind, period, currency, unused: unusedInputs(audits), all: allDays(audits.days) },
    faults: Object.entries(allDays(audits.days).faults).map(([code, count]) => ({
      what: nameOf(code),
      count: count ?? 0,
    })),
    periods: byPeriod(audits.days, period).slice(0, MOST_PERIODS),
  };
}

/** The journal may be older, or newer, than the faults of this version. */
function nameOf(code: string): Text {
  return code in FAULTS ? { say: `faultName.${code as FaultCode}` } : code;
}

export function auditExport(
  { audits }: AuditReading,
  period: Period,
  { currency }: Pick<CreditRules, 'currency'>,
): AuditExport {
  return { currency, periods: byPeriod(audits.days, period) };
}
