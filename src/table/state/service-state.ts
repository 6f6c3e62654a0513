/** Service at the cabinet, as what is shown: no game changes by it. */
import { DEBOUNCE, type Input } from '../../../hardware/cabinet.ts';
import type { Text } from '../../language/sentence.ts';
import type { Recall, RecalledGame } from './recalled.ts';
import type { SettingValue } from './service-settings.ts';
import type { Branch, LastingTest, SettingLeaf, ToldLeaf, ToolLeaf } from './service-tree.ts';

/** What only the machine around the table knows. */
export interface ServiceFacts {
  /** Where the pages are, as people type it: `192.168.1.5:8080`. */
  readonly address: string;
  /** Of the operator's page: at most eight characters. */
  readonly pin: string;
  /** What is wrong, worst first, each in a word of the display. */
  readonly troubles: readonly Text[];
  /** Of the leaves that tell something, at most eight characters each, one page after the other; left out: not known yet. */
  readonly told: Readonly<Partial<Record<ToldLeaf, Text | readonly Text[]>>>;
  /** Of both channels, since the journal began; left out: there is no coin door. */
  readonly coins?: readonly [number, number] | undefined;
  /** Of the leaves that change the cabinet file: what it says now; left out: nobody can change it. */
  readonly set: Readonly<Partial<Record<SettingLeaf, SettingValue>>>;
  /** Voltages in mV; left out: this board cannot measure it. */
  readonly rails: { readonly ledMv?: number | undefined; readonly boardMv?: number | undefined };
}

export interface ServiceDesk {
  /** Asked only while service is open or about to be; answers at once. */
  facts(): ServiceFacts;
  /** From now on the PIN is another one, unless something is in the way: then the old one counts on. */
  newPin(): NewPin;
  /** Never rejects: what became of it, in a word of the display. */
  run(deed: Deed): Promise<Text>;
  /** The last games, oldest first. Never rejects: none where they cannot be read. */
  recall(): Promise<readonly RecalledGame[]>;
}

/** `unkept`: the disk did not take it. `guest`: a guest of an open cabinet may play, and not sign operators out. */
export type NewPin = 'made' | 'unkept' | 'guest';

/** What service asks of the machine around the table, beside a new PIN and the last games. */
export type Deed =
  | { readonly tool: Exclude<ToolLeaf, 'newPin' | 'recall'> | 'speaker' }
  | { readonly setting: SettingLeaf; readonly value: SettingValue };

/** Those that only have to be looked at. */
export type ShownTest = Exclude<LastingTest, 'buttons' | 'latency'>;

export type Service =
  | { readonly stage: 'address'; readonly sinceMs: number }
  /** `old`: why there is no new PIN, and this is the one before. */
  | { readonly stage: 'pin'; readonly sinceMs: number; readonly old?: Exclude<NewPin, 'made'> }
  /** `item` 0: how the table is; then the branches. */
  | { readonly stage: 'top'; readonly sinceMs: number; readonly item: number }
  | InBranch
  | Editing
  | { readonly stage: 'show'; readonly sinceMs: number; readonly test: ShownTest }
  | LatencyTest
  | Recall
  /** One page after the other, for whoever empties the box. */
  | { readonly stage: 'books'; readonly sinceMs: number }
  | { readonly stage: 'buttons'; readonly sinceMs: number; readonly test: ButtonTest };

export interface InBranch {
  readonly stage: 'branch';
  readonly sinceMs: number;
  readonly branch: Branch;
  /** Index of the leaf that is shown. */
  readonly leaf: number;
  /** How often it has been asked whether that is meant, and until when the answer counts. */
  readonly asked?: { readonly times: number; readonly untilMs: number };
  /** What became of what was done here; without an end while it is being done. */
  readonly told?: { readonly word: Text; readonly untilMs?: number };
}

/** A value of the cabinet file is being chosen. */
export interface Editing {
  readonly stage: 'edit';
  readonly sinceMs: number;
  readonly setting: SettingLeaf;
  readonly choices: readonly SettingValue[];
  /** Index of the one that is shown. */
  readonly choice: number;
}

/** A die lights; its button is to be pressed. */
export interface LatencyTest {
  readonly stage: 'latency';
  readonly sinceMs: number;
  /** The slot that lights at `litMs`. */
  readonly slot: number;
  readonly litMs: number;
  /** Of the last press: from light to press, and from the contact to this program. */
  readonly took: { readonly ms: number; readonly wireMs: number } | undefined;
}

export interface ButtonCount {
  /** Since the test began. */
  readonly presses: number;
  /** Of them, those that came sooner than a finger can: contacts that bounce for longer than the board's filter. */
  readonly bounces: number;
  readonly lastMs: number;
}

export interface ButtonTest {
  readonly counts: Readonly<Partial<Record<Input, ButtonCount>>>;
  readonly newest: Input | undefined;
}

export const NO_PRESSES: ButtonTest = { counts: {}, newest: undefined };

/** Nobody presses a button twice in this time, nor pulls the lever: two pulls are never closer than its filter lets through. */
const BOUNCE_MS = 80;
const LEVER_BOUNCE_MS = DEBOUNCE.leverQuietMs * 2;

/** Whether an input was pressed again sooner than a finger can. */
function isBounce(input: Input, sinceLastMs: number): boolean {
  return sinceLastMs < (input === 'lever' ? LEVER_BOUNCE_MS : BOUNCE_MS);
}

/** `atMs`: when the button was pressed. */
export function countPress({ counts }: ButtonTest, input: Input, atMs: number): ButtonTest {
  const { presses = 0, bounces = 0, lastMs } = counts[input] ?? {};
  const bounced = lastMs !== undefined && isBounce(input, atMs - lastMs);
  const count = { presses: presses + 1, bounces: bounces + (bounced ? 1 : 0), lastMs: atMs };
  return { counts: { ...counts, [input]: count }, newest: input };
}

/** As the pages know it. The PIN is not in it: everybody may look. */
export interface ServiceView {
  readonly stage: Service['stage'];
  /** The test that goes on; left out: none does. */
  readonly test?: LastingTest;
  /** Inputs that are down. */
  readonly pressed: readonly Input[];
  /** The button test so far; no entry: not pressed yet. */
  readonly counts: Readonly<Partial<Record<Input, Omit<ButtonCount, 'lastMs'>>>>;
}
