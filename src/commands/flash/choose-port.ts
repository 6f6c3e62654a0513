/** Which board is meant: the only one, the only one that fits, or the one that a person on a terminal names by its number. */
import { createInterface } from 'node:readline/promises';
import { Fault } from '../../fault/fault.ts';
import type { BoardPort } from '../../flash-board.ts';

interface PortAsker {
  /** Somebody can answer. */
  readonly asks: boolean;
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** Throws Fault `link-open` with the names of all where nobody answers with the number of one. */
export async function choosePort(
  ports: readonly BoardPort[],
  question: string,
  { asks, input, output }: PortAsker,
): Promise<BoardPort> {
  const fit = ports.filter(({ other }) => other === undefined);
  const [only, ...others] = fit.length > 0 ? fit : ports;
  if (only !== undefined && others.length === 0) return only;
  const several = new Fault('link-open', {
    say: 'detail.severalBoards',
    ports: ports.map(({ path, maker }) => `${path} (${maker})`).join(', '),
  });
  if (!asks) throw several;
  const lines = ports.map(({ path, maker, other }, at) => `  ${at + 1}  ${path}  ${other ?? maker}\n`);
  const reader = createInterface({ input, output });
  const answer = await reader.question(`${lines.join('')}${question} `);
  reader.close();
  const port = ports[Number(answer) - 1];
  if (port === undefined) throw several;
  return port;
}
