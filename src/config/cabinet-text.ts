/** Reads the text of a cabinet file: its values, and the line and column of each of them. */
import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import { plain, type Text } from '../language/sentence.ts';
import { type JsonSchema, jsonSchema, type Path } from './key.ts';
import { openQuote } from './open-quote.ts';
import type { Problem } from './problem.ts';

/** Both count from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

export interface CabinetText {
  /** Plain objects, lists and values, not checked yet. */
  readonly values: unknown;
  /** What is wrong with the YAML itself, with its place. */
  readonly syntax: readonly { readonly place: TextPlace; readonly why: Text }[];
  /** Place of the value (or the key) at a path, or of what is nearest above it. */
  place(problem: Pick<Problem, 'path' | 'atKey'>): TextPlace;
}

export function readCabinetText(text: string): CabinetText {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, version: '1.2' });
  const placeOf = (offset: number): TextPlace => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const found = [...document.errors, ...document.warnings];
  const quoted = found.map((error) => openQuote(document, error));
  const opened = quoted.find((each) => each !== undefined);
  const openedAt = opened === undefined ? found.length : quoted.indexOf(opened);
  const syntax: { readonly place: TextPlace; readonly why: Text }[] = found
    // Behind an open quote nothing is read as it was meant.
    .slice(0, openedAt)
    // One line that is indented wrongly is told once.
    .filter(
      ({ code }, index, all) => !isWronglyIndented(code) || !isWronglyIndented(all[index - 1]?.code ?? ''),
    )
    .map((error) => ({ place: placeOf(whereToMend(text, error, found)), why: whatIsWrong(text, error) }));
  if (opened !== undefined) {
    const { offset, quote } = opened;
    syntax.push({ place: placeOf(offset), why: { say: 'config.unclosed', opening: quote, closing: quote } });
  }
  // To YAML it is a text, and a file may be one.
  if (syntax.length === 0 && isScalar(document.contents)) {
    const why = gluedAt(text, startOf(document.contents) ?? 0);
    if (why !== undefined) syntax.push({ place: placeOf(startOf(document.contents) ?? 0), why });
  }
  visit(document, {
    Alias: (_, node) => {
      const why: Text = { say: 'config.alias', alias: node.source };
      syntax.push({ place: placeOf(startOf(node) ?? 0), why });
    },
  });
  return {
    values: syntax.length > 0 ? {} : (plainValue(document.contents, jsonSchema()) ?? {}),
    syntax,
    place: ({ path, atKey }) => placeOf(offsetOf(document.contents, path, atKey)),
  };
}

/** YAML has several complaints about a line that begins with one, none of which says what to type. */
function isTabbed(text: string, offset: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1);
  return /^ *\t/.test(line);
}

/** `httpPort:8080`, of which YAML makes one word. */
function gluedAt(text: string, offset: number): Text | undefined {
  const [, key, value] = /^([A-Za-z]\w*):([^\s:].*)/.exec(text.slice(offset)) ?? [];
  return key === undefined || value === undefined ? undefined : { say: 'config.glued', key, value };
}

/** YAML complains where it can read no further; what has to be mended often stands before or behind it. */
function whereToMend(
  text: string,
  { code, pos: [offset], message }: YAMLError,
  found: readonly YAMLError[],
): number {
  if (isTabbed(text, offset) || gluedAt(text, offset) !== undefined) return offset;
  const closing = closingOf(message);
  if (closing !== undefined) return Math.max(0, text.lastIndexOf(OPENING[closing], offset));
  // A key that goes over lines: the last of them is the one that was indented.
  const key = found.find(({ code, pos }) => code === 'MULTILINE_IMPLICIT_KEY' && pos[0] === offset);
  if (key === undefined && code !== 'BAD_INDENT') return offset;
  const lineStart = text.lastIndexOf('\n', (key?.pos[1] ?? offset + 1) - 1) + 1;
  return lineStart + text.slice(lineStart).search(/\S|$/);
}

const OPENING = { ']': '[', '}': '{' } as const;

/** What should have closed a list or a group in one line. */
function closingOf(message: string): keyof typeof OPENING | undefined {
  return /must .*end with a ([\]}])/.exec(message)?.[1] as keyof typeof OPENING | undefined;
}

/** What YAML calls lines that do not stand below each other. */
function isWronglyIndented(code: string): boolean {
  return ['BLOCK_AS_IMPLICIT_KEY', 'MULTILINE_IMPLICIT_KEY', 'BAD_INDENT'].includes(code);
}

/** What people leave out most, in words; all else as the reader of YAML calls it. */
function whatIsWrong(text: string, { code, pos: [offset], message }: YAMLError): Text {
  if (isTabbed(text, offset)) return plain('config.tabbed');
  const glued = gluedAt(text, offset);
  if (glued !== undefined) return glued;
  if (code === 'DUPLICATE_KEY')
    return { say: 'config.twice', key: /^[^\s:]+/.exec(text.slice(offset))?.[0] ?? '' };
  const closing = closingOf(message);
  if (closing !== undefined) return { say: 'config.unclosed', opening: OPENING[closing], closing };
  if (isWronglyIndented(code)) return plain('config.indented');
  return { say: 'config.noYaml', code, message: message.replace(/[.:\s]+$/, '') };
}

/** `3:15`, as editors and compilers write it. */
export function placeText({ line, column }: TextPlace): string {
  return `${line}:${column}`;
}

/**
 * The node's value; numbers and truth values become the text that was written where the schema wants text,
 * so that `orientations: [90]` and a player called True need no quotes.
 */
function plainValue(node: unknown, schema: JsonSchema | undefined): unknown {
  if (isSeq(node)) return node.items.map((item) => plainValue(item, schema?.items));
  if (isMap(node)) {
    return Object.fromEntries(
      node.items.map(({ key, value }) => [
        keyName(key),
        plainValue(value, schema?.properties?.[keyName(key)]),
      ]),
    );
  }
  if (!isScalar(node)) return undefined;
  const wantsText = schema?.type === 'string' && node.value !== null && typeof node.value !== 'string';
  return wantsText ? (node.source ?? String(node.value)) : node.value;
}

function keyName(key: unknown): string {
  return isScalar(key) ? String(key.value) : String(key);
}

function offsetOf(root: unknown, path: Path, atKey: boolean): number {
  let node = root;
  let offset = startOf(node) ?? 0;
  for (const [index, step] of path.entries()) {
    const pair: Pair | undefined = isMap(node)
      ? node.items.find(({ key }) => keyName(key) === String(step))
      : undefined;
    const inner = isSeq(node) && typeof step === 'number' ? node.items[step] : pair?.value;
    const last = index === path.length - 1;
    offset = (last && atKey ? startOf(pair?.key) : (startOf(inner) ?? startOf(pair?.key))) ?? offset;
    node = inner;
  }
  return offset;
}

function startOf(node: unknown): number | undefined {
  return (node as Node | null | undefined)?.range?.[0];
}
