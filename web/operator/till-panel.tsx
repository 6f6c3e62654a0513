/** Coins and credits: what they come to, and what an operator may do with them. */
import { useState } from 'preact/hooks';
import type { TillAnswer, TillRequest } from '../../src/server/operator/till-messages.ts';
import { OPERATOR_WORDS } from '../texts/operator.ts';
import { type Operator, useAsked } from './operator.ts';
import { REASON_LENGTH } from './unreasoned.ts';

const LOOK_MS = 2000;

export function TillPanel({ operator }: { operator: Operator }) {
  const till = useAsked<TillAnswer>(operator, '/till', 0, LOOK_MS);
  const [why, setWhy] = useState('');
  if (till === undefined) return null;
  const { currency, credits, recent, total } = till;
  const words = OPERATOR_WORDS.till;
  const act = (request: TillRequest) => void operator.act('/till', request).then(() => setWhy(''));
  const rows = [
    [words.coins, (tally: typeof total) => tally.coins.join(' + ')],
    [words.money, (tally: typeof total) => OPERATOR_WORDS.amount.money(tally.money, currency)],
    [words.paid, (tally: typeof total) => `${tally.paidGames}`],
    [words.free, (tally: typeof total) => `${tally.freeGames}`],
    [words.service, (tally: typeof total) => `${tally.serviceCredits}`],
    [words.doors, (tally: typeof total) => `${tally.doors}`],
    [words.slams, (tally: typeof total) => `${tally.slams}`],
  ] as const;
  return (
    <section class="panel rows">
      <h2>{words.title}</h2>
      <p>{words.credits(credits)}</p>
      <dl class="facts-list">
        {rows.map(([name, of]) => [
          <dt key={`${name} t`}>{name}</dt>,
          <dd key={`${name} d`}>{words.both(of(recent), of(total))}</dd>,
        ])}
      </dl>
      <label class="field">
        <span>{words.why}</span>
        <input
          type="text"
          maxLength={REASON_LENGTH}
          value={why}
          onInput={({ currentTarget }) => setWhy(currentTarget.value)}
        />
      </label>
      <p class="button-row">
        <button
          type="button"
          class="small"
          disabled={why.trim() === ''}
          onClick={() => act({ type: 'credit', credits: 1, why })}
        >
          {words.give}
        </button>
        <button
          type="button"
          class="small"
          disabled={why.trim() === ''}
          onClick={() => act({ type: 'clear', why })}
        >
          {words.clear}
        </button>
        <button type="button" class="small" onClick={() => act({ type: 'close', why })}>
          {words.close}
        </button>
      </p>
    </section>
  );
}
