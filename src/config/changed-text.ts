/**
 * The text of a cabinet file with another value in it. Only that value's text changes; where a file is written so that this
 * cannot be done (a value that others refer to, a list that becomes another kind of thing), its text is made anew, with all
 * comments, and spacing as we write it.
 */
import { isDeepStrictEqual } from 'node:util';
import { type Document, isCollection, isMap, isNode, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import { Fault } from '../fault/fault.ts';
import { isObject, lineEnding, spliced } from './spliced.ts';

const YAML = { version: '1.2' } as const;

/** `value` null: the key goes. Throws Fault `config-wrong` when the text is no YAML. */
export function changedText(text: string, path: readonly string[], value: unknown): string {
  const document = parseDocument(text, YAML);
  const [problem] = document.errors;
  if (problem !== undefined) throw new Fault('config-wrong', problem.message);
  if (document.contents !== null && !isMap(document.contents))
    throw new Fault('config-wrong', { say: 'config.noMap' });
  if (value === null && !document.hasIn(path)) return text;
  const narrow = spliced(text, document, path, value);
  const anew = rewritten(document, path, value).replaceAll(/\r?\n/g, lineEnding(text));
  return narrow !== undefined && meansTheSame(narrow, anew) ? narrow : anew;
}

function meansTheSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => parseDocument(text, YAML));
  return first?.errors.length === 0 && isDeepStrictEqual(first.toJS(), second?.toJS());
}

function rewritten(document: Document, path: readonly string[], value: unknown): string {
  const before = document.getIn(path, true);
  if (value === null) {
    document.deleteIn(path);
    const group = path.length > 1 ? document.getIn(path.slice(0, -1)) : undefined;
    if (isCollection(group) && group.items.length === 0) document.deleteIn(path.slice(0, -1));
  } else {
    // A map that has lost all its keys is written as {}, and would go on so.
    if (isMap(document.contents) && document.contents.items.length === 0) document.contents.flow = false;
    document.setIn(path, written(document, before, value));
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

/**
 * What stays keeps its comments and the way it is written. Not what has an anchor: whatever refers to it would change too.
 */
function written(document: Document, before: unknown, value: unknown): Node {
  const node = isNode(before) && !('anchor' in before && before.anchor) ? before : undefined;
  if (isSeq(node) && Array.isArray(value)) {
    node.items = value.map((one, index) => written(document, node.items[index], one));
    return node;
  }
  if (isMap(node) && isObject(value)) {
    node.items = node.items.filter(({ key }) => String(key) in value);
    for (const [key, one] of Object.entries(value))
      node.set(key, written(document, node.get(key, true), one));
    return node;
  }
  if (isScalar(node) && typeof node.value === typeof value) {
    node.value = value;
    return node;
  }
  const made = document.createNode(value, { flow: true });
  if (isNode(before)) {
    made.comment = before.comment ?? null;
    made.commentBefore = before.commentBefore ?? null;
  }
  return made;
}
