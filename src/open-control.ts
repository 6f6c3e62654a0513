/** What the on-screen cabinet does at the table: its buttons at the pins of an emulated board, all else by a word. */
import type { TableLoop } from './app/table-loop.ts';
import type { Cable } from './open-board.ts';
import type { ControlTarget } from './server/control/control-route.ts';

export function controlOf({ pins, workDoor }: Cable, loop: TableLoop): ControlTarget {
  return {
    press: (input) => pins?.press(input),
    release: (input) => pins?.release(input),
    door: (input) => workDoor?.(input),
    key: (key) => void loop.key(key),
    name: (player, name) => void loop.name(player, name),
    rehearse: (on) => void loop.rehearse(on),
    dice: (rolls) => void loop.typeDice(rolls),
  };
}
