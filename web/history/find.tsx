/** Looks for games by a player's name and by what was played. */
import type { HistoryList } from '../../src/server/history/messages.ts';
import { HISTORY_WORDS } from '../texts/history.ts';
import type { ListWish } from './list-wish.ts';

interface Props {
  readonly wish: ListWish;
  readonly rules: HistoryList['rules'];
  readonly find: (wish: ListWish) => void;
}

export function Find({ wish, rules, find }: Props) {
  return (
    <form class="history-find" onSubmit={(event) => event.preventDefault()}>
      <label class="field">
        <span>{HISTORY_WORDS.find.player}</span>
        <input
          type="text"
          maxLength={24}
          value={wish.player}
          onChange={({ currentTarget }) => find({ ...wish, player: currentTarget.value.trim() })}
        />
      </label>
      <label class="field">
        <span>{HISTORY_WORDS.find.rules}</span>
        <select
          value={wish.rules}
          onChange={({ currentTarget }) => find({ ...wish, rules: currentTarget.value })}
        >
          <option value="">{HISTORY_WORDS.all}</option>
          {rules.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </form>
  );
}
