/** What rule sets are called; one that the table no longer has goes by its id. */
import type { DeskView } from '../../src/server/operator/messages.ts';
import { type Operator, useAsked } from './operator.ts';

export function useSetNames(operator: Operator): (id: string) => string {
  const desk = useAsked<DeskView>(operator, '/desk');
  return (id) => desk?.ruleSets.find((set) => set.id === id)?.name ?? id;
}
