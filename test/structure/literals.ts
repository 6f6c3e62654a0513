/** Finds sentences that stand as literals in a source file: whoever reads them would read English, in whatever language. */
import { parseAst } from 'vite';

export interface Literal {
  /** With `#` where a value stands. */
  readonly text: string;
  readonly line: number;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

/** Words of a log are English: it is searched, and sent to whoever mends programs. */
const LOGS = ['debug', 'info', 'warn', 'error', 'fatal'];
/** Three words in a row. */
const SENTENCE = /(?<![\w#/.-])[a-z]+[,;:]? (?:[a-z]+|#)[,;:]? [a-z]+(?![\w/.=-])/i;
/** Code in another language, or a comment in it. */
const CODE = /^\s*(SELECT|INSERT|CREATE|DELETE|UPDATE|PRAGMA)\b|^\/\*\*/;

/** Types, imports, thrown bugs and the log left out. */
export function sentencesIn(source: string): readonly Literal[] {
  const found: Literal[] = [];
  const visit = (node: Node): void => {
    const text = textOf(node);
    if (text !== undefined && SENTENCE.test(text) && !CODE.test(text)) {
      found.push({ text, line: source.slice(0, node.start).split('\n').length });
    }
    if (isForDevelopers(node)) return;
    for (const inner of Object.values(node).flat()) if (isNode(inner)) visit(inner);
  };
  for (const node of parseAst(source, { lang: 'ts' }).body) visit(node as unknown as Node);
  return found;
}

function textOf({ type, value, quasis }: Node): string | undefined {
  if (type === 'Literal' && typeof value === 'string') return value;
  if (type !== 'TemplateLiteral') return undefined;
  return (quasis as readonly { readonly value: { readonly cooked: string } }[])
    .map((part) => part.value.cooked)
    .join('#');
}

/** An error that is thrown is a bug: what people are told is a `Fault`, whose words are codes. */
function isForDevelopers({ type, callee, ...node }: Node): boolean {
  if (type === 'ImportDeclaration' || type.startsWith('TSType') || type === 'TSInterfaceDeclaration')
    return true;
  if (type === 'NewExpression') return isNode(callee) && /Error$/.test(String(callee.name));
  if (type !== 'CallExpression' || !isNode(callee)) return node.directive !== undefined;
  return isNode(callee.property) && LOGS.includes(String(callee.property.name));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
