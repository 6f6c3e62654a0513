/** `--import` of this makes a process, its threads too, live SKEW_MS from now: no two cabinets have the same time. */
const SKEW_MS = Number(process.env.SKEW_MS ?? 0);
const Right = Date;

globalThis.Date = class extends Right {
  constructor(...at: readonly [] | [number | string | Date]) {
    super(...((at.length === 0 ? [Right.now() + SKEW_MS] : at) as [number]));
  }

  static override now(): number {
    return Right.now() + SKEW_MS;
  }
} as DateConstructor;

export {};
