/** What is played or offered is worked out beside the table, which plays on meanwhile. */
import type { TableLoop } from './table-loop.ts';

export function followSets(
  rules: string,
  at: (rules: string) => void,
  loop: Pick<TableLoop, 'subscribe'>,
): void {
  at(rules);
  loop.subscribe(({ game, setup }) => at(setup?.rules ?? game?.rules ?? rules));
}
