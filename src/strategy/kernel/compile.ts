/** `npm run kernel`: compiles the folder assembly and keeps the result as text in kernel.ts, where Node and the pages load it from. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import asc from 'assemblyscript/asc';

/** Their exports are the kernel's. */
const ENTRIES = ['assembly/solve.ts', 'assembly/follow.ts', 'assembly/people.ts', 'assembly/carry.ts'];
const OPTIONS = ['--outFile', 'kernel.wasm', '-O3', '--enable', 'simd', '--runtime', 'stub', '--noAssert'];

const inFolder = (name: string): string => join(import.meta.dirname, name);

/** The text of kernel.ts. Throws with the compiler's words. */
export async function compiledKernel(): Promise<string> {
  let wasm: Uint8Array = new Uint8Array();
  const { error, stderr } = await asc.main([...ENTRIES, ...OPTIONS], {
    readFile: (name) => (name.startsWith('assembly/') ? readFileSync(inFolder(name), 'utf8') : null),
    writeFile: (_, contents) => {
      if (typeof contents !== 'string') wasm = contents;
    },
    listFiles: () => [],
  });
  if (error !== null) throw new Error(`${error.message}\n${stderr.toString()}`);
  const text = Buffer.from(wasm).toString('base64');
  return `/** Made from the folder assembly by \`npm run kernel\`; a test says when it is stale. */\nexport const KERNEL =\n  '${text}';\n`;
}

if (import.meta.main) writeFileSync(inFolder('kernel.ts'), await compiledKernel());
