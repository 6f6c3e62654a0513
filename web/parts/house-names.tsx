/** The players of the house, offered wherever a name is typed. */
import { HOUSE_NAMES } from '../../src/language/house.ts';

/** What fields name in `list`. */
export const HOUSE_LIST = 'house-names';

export function HouseNames() {
  return (
    <datalist id={HOUSE_LIST}>
      {Object.values(HOUSE_NAMES).map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
