/**
 * A value changed in the text of a cabinet file, and not a character elsewhere: spacing, quotes and comments are those of whoever
 * typed them. Where a text is too strange for that the answer is undefined, or means something else than it should: whoever asks
 * compares.
 */
import {
  type Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  Lexer,
  type Node,
  type Pair,
  Scalar,
  stringify,
  type YAMLSeq,
} from 'yaml';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** `value` null: the key goes, with its group where it was the only one in there. `document`: of this text, as it was parsed. */
export function spliced(
  text: string,
  document: Document,
  path: readonly string[],
  value: unknown,
): string | undefined {
  const edits = value === null ? removal(text, document, path) : insertion(text, document, path, value);
  return edits
    ?.toSorted((one, other) => other.start - one.start)
    .reduce((all, edit) => all.slice(0, edit.start) + edit.text + all.slice(edit.end), text);
}

/** As the file ends its lines. */
export function lineEnding(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

/** The pairs that lead to this key, as far as they are there. */
function pairsTo(document: Document, path: readonly string[]): readonly Pair[] {
  const pairs: Pair[] = [];
  for (const key of path) {
    const group = pairs.length === 0 ? document.contents : pairs.at(-1)?.value;
    const pair = isMap(group) && group.items.find((each) => isScalar(each.key) && each.key.value === key);
    if (!pair) break;
    pairs.push(pair);
  }
  return pairs;
}

function insertion(
  text: string,
  document: Document,
  path: readonly string[],
  value: unknown,
): readonly Edit[] | undefined {
  const pairs = pairsTo(document, path);
  const missing = path.slice(pairs.length);
  const there = pairs.at(-1)?.value;
  if (missing.length === 0) return changes(text, there, value);
  const group = pairs.length === 0 ? document.contents : there;
  if (group === null) return [newLines(text, text.length, '', missing, value)];
  if (!isMap(group) || group.items.length === 0) return undefined;
  if (group.flow) {
    const end = endOf(group.items.at(-1));
    return missing.length === 1
      ? [{ start: end, end, text: `, ${missing[0]}: ${inFlow(value)}` }]
      : undefined;
  }
  // What stands below all groups belongs to none: new ones come last.
  const at = pairs.length === 0 ? text.length : lineAfter(text, endOf(group));
  return [newLines(text, at, indentAt(text, startOf(group)), missing, value)];
}

function newLines(text: string, at: number, indent: string, path: readonly string[], value: unknown): Edit {
  const eol = lineEnding(text);
  const lines = path.map((key, depth) => {
    const isLast = depth === path.length - 1;
    return `${indent}${'  '.repeat(depth)}${key}:${isLast ? ` ${inFlow(value)}` : ''}${eol}`;
  });
  const isBegun = at > 0 && text[at - 1] !== '\n';
  return { start: at, end: at, text: `${isBegun ? eol : ''}${lines.join('')}` };
}

/** Of everything in this value that is to be another one. */
function changes(text: string, node: unknown, value: unknown): readonly Edit[] | undefined {
  if (isSeq(node) && Array.isArray(value)) return listChanges(text, node, value);
  if (isMap(node) && isObject(value) && node.items.length === Object.keys(value).length) {
    const parts = node.items.map((pair) => changes(text, pair.value, value[`${pair.key}`]));
    return parts.includes(undefined) ? undefined : parts.flatMap((edits) => edits ?? []);
  }
  if (!isScalar(node) && !(isCollection(node) && node.flow)) return undefined;
  if (isScalar(node) && node.value === value) return [];
  const edit = whole(node, value);
  // A value that is left out, or that goes over several lines.
  return edit.start === edit.end || (isScalar(node) && node.type?.startsWith('BLOCK')) ? undefined : [edit];
}

function whole(node: Node, value: unknown): Edit {
  const [start, end] = rangeOf(node);
  return { start, end, text: isScalar(node) ? inStyleOf(node, value) : inFlow(value) };
}

function listChanges(text: string, list: YAMLSeq, values: readonly unknown[]): readonly Edit[] | undefined {
  const { items } = list;
  const kept = Math.min(items.length, values.length);
  if (kept === 0) return list.flow ? [whole(list, values)] : undefined;
  const parts = items.slice(0, kept).map((item, index) => changes(text, item, values[index]));
  if (parts.includes(undefined)) return undefined;
  const edits = parts.flatMap((each) => each ?? []);
  const [lastKept, last] = [items[kept - 1], items.at(-1)].map(endOf);
  if (lastKept === undefined || last === undefined) return undefined;
  const more = values.slice(kept).map(inFlow);
  if (list.flow) {
    const added = { start: last, end: last, text: more.map((each) => `, ${each}`).join('') };
    return [...edits, ...(lastKept === last ? [added] : (without(text, lastKept, last) ?? []))];
  }
  const [from, to] = [lineAfter(text, lastKept), lineAfter(text, last)];
  const eol = lineEnding(text);
  const indent = indentAt(text, startOf(list));
  const isBegun = from > 0 && text[from - 1] !== '\n';
  const lines = more.map((each, index) => `${index === 0 && isBegun ? eol : ''}${indent}- ${each}${eol}`);
  return [...edits, { start: from, end: to, text: lines.join('') }];
}

function removal(text: string, document: Document, path: readonly string[]): readonly Edit[] | undefined {
  const pairs = pairsTo(document, path);
  const group = pairs.at(-2);
  const isAlone = isMap(group?.value) && group.value.items.length === 1;
  const depth = pairs.length - (isAlone ? 2 : 1);
  const pair = pairs[depth];
  const around = depth === 0 ? document.contents : pairs[depth - 1]?.value;
  if (pair === undefined || !isMap(around)) return undefined;
  if (around.flow) {
    const index = around.items.indexOf(pair);
    const [before, after] = [around.items[index - 1], around.items[index + 1]];
    if (before !== undefined) return without(text, endOf(before), endOf(pair));
    return after === undefined ? undefined : without(text, startOf(pair), startOf(after));
  }
  const start = text.lastIndexOf('\n', startOf(pair) - 1) + 1;
  const end = lineAfter(text, endOf(pair));
  const indent = indentAt(text, startOf(pair));
  const kept = commentsIn(text.slice(start, end)).map((comment) => `${indent}${comment}${lineEnding(text)}`);
  return [{ start, end, text: kept.join('') }];
}

/** Undefined where a comment might go with it. */
function without(text: string, start: number, end: number): readonly Edit[] | undefined {
  return text.slice(start, end).includes('#') ? undefined : [{ start, end, text: '' }];
}

/** Nobody's words go with the value that they stood beside. */
function commentsIn(lines: string): readonly string[] {
  const tokens = [...new Lexer().lex(lines)];
  // Text of a value has this sign before it.
  return tokens.filter((token, index) => token.startsWith('#') && tokens[index - 1] !== '\x1f');
}

/** One that is as long as it was: quotes, and the decimals of a price. */
function inStyleOf({ type, value: before, minFractionDigits }: Scalar, value: unknown): string {
  const made = new Scalar(value);
  if (typeof before === typeof value) Object.assign(made, { type, minFractionDigits });
  return inFlow(made);
}

/** In one line, and so that it may stand anywhere. */
function inFlow(value: unknown): string {
  const list = stringify([value], { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 });
  return list.trim().slice(1, -1);
}

function startOf(node: unknown): number {
  return rangeOf(isPair(node) ? node.key : node)[0];
}

/** Behind the last character of what is in it, in front of a comment. */
function endOf(node: unknown): number {
  if (isPair(node)) return endOf(node.value ?? node.key);
  const last = isCollection(node) && !node.flow ? node.items.at(-1) : undefined;
  return last === undefined ? rangeOf(node)[1] : endOf(last);
}

function rangeOf(node: unknown): readonly [number, number] {
  const [start = 0, end = 0] = (node as Node).range ?? [];
  return [start, end];
}

function lineAfter(text: string, at: number): number {
  const found = text[at - 1] === '\n' ? at - 1 : text.indexOf('\n', at);
  return found === -1 ? text.length : found + 1;
}

function indentAt(text: string, at: number): string {
  return /[^\n]*$/.exec(text.slice(0, at))?.[0] ?? '';
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
