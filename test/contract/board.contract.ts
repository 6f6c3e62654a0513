/** What every board must do (src/board/board.ts): one suite, told to whatever can press, look and pull the plug. */
import { afterEach, describe } from 'vitest';
import { connectingContract } from './board-connecting.contract.ts';
import { limitsContract } from './board-limits.contract.ts';
import { lossContract } from './board-loss.contract.ts';
import { outputsContract } from './board-outputs.contract.ts';
import { pressesContract } from './board-presses.contract.ts';
import {
  type BoardRig,
  type BoardTraits,
  CLOSE_WITHIN_MS,
  type ContractContext,
  start,
  untilReady,
} from './board-rig.ts';

export function boardContract(name: string, traits: BoardTraits, make: () => Promise<BoardRig>): void {
  describe(name, () => {
    const rigs: BoardRig[] = [];
    const context: ContractContext = {
      traits,
      rigOf: async () => {
        const rig = await make();
        rigs.push(rig);
        return rig;
      },
      readyRig: async () => {
        const rig = await context.rigOf();
        const witness = start(rig.board);
        await untilReady(rig);
        return { rig, witness };
      },
      adopt: (rig) => rigs.push(rig),
      close: async (rig) => {
        const closed = rig.board.close();
        await rig.advance(CLOSE_WITHIN_MS);
        await closed;
      },
    };
    afterEach(async () => {
      for (const rig of rigs.splice(0)) await context.close(rig);
    });
    connectingContract(context);
    pressesContract(context);
    outputsContract(context);
    lossContract(context);
    limitsContract(context);
  });
}
