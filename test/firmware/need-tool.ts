/** A tool that a test cannot do without: its path, or a failure that says what to type. */
import { findProgram } from '../../src/run-tool.ts';
import { installCommand, TOOLS, TORTURE_TOOLS } from '../tools/tools.ts';

export function needTool(program: string, path?: string): string {
  const tool = [...TOOLS, ...TORTURE_TOOLS].find(({ programs }) => programs.includes(program));
  if (tool === undefined) throw new Error(`${program} is not in test/tools/tools.ts`);
  const found = findProgram(tool.programs, path);
  if (found === undefined)
    throw new Error(`${program} is missing: it ${tool.why}. Type: ${installCommand([tool])}`);
  return found;
}
