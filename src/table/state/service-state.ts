/** The service pages of the cabinet and its button test, as what is shown: no game changes by them. */
import { DEBOUNCE, type Input } from '../../../hardware/cabinet.ts';

/** What only the machine around the table knows. */
export interface ServiceFacts {
  /** Where the pages are, as people type it: `192.168.1.5:8080`. */
  readonly address: string;
  /** Of the operator's page: at most eight characters. */
  readonly pin: string;
  /** Of the machine's own clock: `14:05`; undefined: nobody has set it. */
  readonly time: string | undefined;
}

/** Asked only while service is open or about to be; each fact is known at once. */
export type ServiceDesk = { readonly [Fact in keyof ServiceFacts]: () => ServiceFacts[Fact] } & {
  /** From now on the PIN is another one, unless something is in the way: then the old one counts on. */
  newPin(): NewPin;
};

/** `unkept`: the disk did not take it. `guest`: a guest of an open cabinet may play, and not sign operators out. */
export type NewPin = 'made' | 'unkept' | 'guest';

export function factsFrom(desk: ServiceDesk): ServiceFacts {
  return { address: desk.address(), pin: desk.pin(), time: desk.time() };
}

/** In this order; select, or time, leads from one to the next. */
export const SERVICE_STAGES = ['address', 'pin', 'clock', 'buttons'] as const;

export type Service =
  | { readonly stage: 'address'; readonly sinceMs: number }
  /** `old`: why there is no new PIN, and this is the one before. */
  | { readonly stage: 'pin'; readonly sinceMs: number; readonly old?: Exclude<NewPin, 'made'> }
  | { readonly stage: 'clock'; readonly sinceMs: number }
  | { readonly stage: 'buttons'; readonly sinceMs: number; readonly test: ButtonTest };

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

/** `atMs`: when the button was pressed. */
export function countPress({ counts }: ButtonTest, input: Input, atMs: number): ButtonTest {
  const { presses = 0, bounces = 0, lastMs } = counts[input] ?? {};
  const tooSoonMs = input === 'lever' ? LEVER_BOUNCE_MS : BOUNCE_MS;
  const bounced = lastMs !== undefined && atMs - lastMs < tooSoonMs;
  const count = { presses: presses + 1, bounces: bounces + (bounced ? 1 : 0), lastMs: atMs };
  return { counts: { ...counts, [input]: count }, newest: input };
}

/** As the pages know it. The PIN is not in it: everybody may look. */
export interface ServiceView {
  readonly stage: Service['stage'];
  /** Inputs that are down. */
  readonly pressed: readonly Input[];
  /** The button test so far; no entry: not pressed yet. */
  readonly counts: Readonly<Partial<Record<Input, Omit<ButtonCount, 'lastMs'>>>>;
}
