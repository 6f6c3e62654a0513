/** Writes down for the kernel what can be chosen on a card. */
import type { Arena } from '../kernel/memory.ts';
import type { Model, ModelRow } from './model.ts';
import type { RollOutcome } from './outcomes.ts';

/** A box of which no roll has to be asked for: its scratch, where any roll may take it, and its other outcomes. */
interface PlainBox {
  readonly scratch: RollOutcome | undefined;
  readonly offers: readonly { readonly outcome: RollOutcome; readonly rolls: number }[];
}

export interface CardJobs {
  /** As `solveCard` of the kernel reads it; tells how many words it has. Full cards have no job. */
  readonly write: (row: number, words: Int32Array) => number;
  /** The outcomes of a card in the order that they are written in. */
  readonly outcomes: (row: number) => readonly RollOutcome[];
}

/**
 * `addressOf`: where the kernel keeps the first byte of a row's points with this subtotal. `asksAll`: no scratches apart, and
 * which outcomes of each roll are claimed is told at the end.
 */
export function cardJobs(
  model: Model,
  arena: Arena,
  addressOf: (row: number, upper: number) => number,
  asksAll = false,
): CardJobs {
  const { rules, special, rows } = model;
  const single = special.map((group) => arena.groups([group]));
  const prepared = new Map<Int16Array, PlainBox>();
  const plainBox = (choices: Int16Array): PlainBox => {
    const known = prepared.get(choices) ?? prepare(model, choices, asksAll, (groups) => arena.groups(groups));
    prepared.set(choices, known);
    return known;
  };
  const plain = rows.map((row) =>
    [...rules.boxes.keys()].flatMap((box) =>
      model.isOpen(row, box) ? [plainBox(model.plain(row, box))] : [],
    ),
  );
  const scratchesOf = (row: number): readonly RollOutcome[] =>
    (plain[row] as readonly PlainBox[]).flatMap(({ scratch }) => scratch ?? []);

  return {
    write: (number, words) => {
      const row = rows[number] as ModelRow;
      const boxes = plain[number] as readonly PlainBox[];
      let at = 0;
      const write = (word: number): void => {
        words[at] = word;
        at += 1;
      };
      const writeSuccessor = (outcome: RollOutcome): void =>
        write(addressOf(model.after(row, outcome), row.low + outcome.upper));
      const offer = (outcome: RollOutcome, rolls: number): void => {
        writeSuccessor(outcome);
        write(outcome.gain);
        write(rolls);
      };
      const scratches = scratchesOf(number);
      write(scratches.length);
      for (const scratch of scratches) writeSuccessor(scratch);
      const count = at;
      write(0);
      const offered = (): number => (at - count - 1) / 3;
      for (const { offers } of boxes) for (const { outcome, rolls } of offers) offer(outcome, rolls);
      const claims: (readonly [first: number, end: number])[] = [];
      for (const [index, choices] of row.special.entries()) {
        const all = choices.map((choice) => model.outcomes[choice] as RollOutcome);
        const [first, direct] = [offered(), all.findIndex(({ claim }) => claim > 0)];
        for (const outcome of all) offer(outcome, single[index] as number);
        if (direct !== -1) claims.push([first + direct, offered()]);
      }
      words[count] = offered();
      if (!asksAll) return at;
      write(claims.length);
      for (const claim of claims) for (const word of claim) write(word);
      return at;
    },
    outcomes: (number) => [
      ...scratchesOf(number),
      ...(plain[number] as readonly PlainBox[]).flatMap(({ offers }) => offers.map(({ outcome }) => outcome)),
      ...(rows[number] as ModelRow).special.flatMap((choices) =>
        choices.map((choice) => model.outcomes[choice] as RollOutcome),
      ),
    ],
  };
}

/** Rolls of which the card must be asked are left out: they have lists of their own. */
function prepare(
  model: Model,
  choices: Int16Array,
  asksAll: boolean,
  write: (groups: readonly number[]) => number,
): PlainBox {
  const { outcomes, special, hands, subtotals } = model;
  const rolls = new Map<number, number[]>();
  for (const [group, number] of choices.entries()) {
    if (group < hands.firstRoll || special.includes(group)) continue;
    const same = rolls.get(number) ?? [];
    same.push(group);
    rolls.set(number, same);
  }
  const isClosed = rolls.delete(-1);
  const all = [...rolls.keys()].map((number) => outcomes[number] as RollOutcome);
  const [{ fills, holds } = { fills: 0, holds: undefined }] = all;
  // A roll that gets points in a box would never rather have none there, if nothing else is different.
  const alike = all.every((outcome) => outcome.fills === fills && outcome.holds === holds);
  const harmless = subtotals.rising || all.every(({ upper }) => upper === 0);
  const scratch = !asksAll && !isClosed && alike && harmless ? all.find(({ gain }) => gain === 0) : undefined;
  const offers = [...rolls].flatMap(([number, groups]) => {
    const outcome = outcomes[number] as RollOutcome;
    return outcome === scratch ? [] : [{ outcome, rolls: write(groups) }];
  });
  return { scratch, offers };
}
