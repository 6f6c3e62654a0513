/** The game on the table: who plays, how it stands, and all corrections, with hot keys for undo, replace and next. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { InWords } from '../../src/language/sentence.ts';
import type { DeskGame, DeskView } from '../../src/server/operator/messages.ts';
import { OPERATOR_WORDS } from '../texts/operator.ts';
import type { Live } from './live.ts';
import { OnePlayer } from './one-player.tsx';
import { type Operator, useAsked } from './operator.ts';
import type { CardPlace, Placing } from './place.ts';
import { Replace } from './replace.tsx';
import { TableNow } from './table-now.tsx';
import { type Correct, REASON_LENGTH } from './unreasoned.ts';

export function GamePanel({ operator, live }: { operator: Operator; live: Live }) {
  const desk = useAsked<DeskView>(operator, '/desk', live.moment);
  if (desk === undefined) return <p class="quiet">{OPERATOR_WORDS.loading}</p>;
  const { game } = desk;
  if (game === null) return <p class="panel quiet">{OPERATOR_WORDS.game.none}</p>;
  // Of another game other boxes are chosen, for other reasons.
  return <Corrections key={game.number} game={game} operator={operator} live={live} />;
}

interface Props {
  readonly game: InWords<DeskGame>;
  readonly operator: Operator;
  readonly live: Live;
}

function Corrections({ game, operator, live: { snapshot } }: Props) {
  const [why, setWhy] = useState('');
  const current = game.players.findIndex((player) => player.current);
  const [place, choose] = useState<CardPlace>({ player: Math.max(0, current), category: undefined });
  const points = useRef<HTMLSelectElement>(null);
  const correct: Correct = async (correction) => {
    const trouble = await operator.act('/correct', { ...correction, why });
    if (trouble === undefined) setWhy('');
    return trouble === undefined;
  };
  return (
    <>
      <Standing game={game} place={place} choose={choose} />
      <div class="columns game-now">
        {snapshot?.game === game.number && (
          <TableNow
            {...{ snapshot, game, place, choose, correct, points }}
            calm={snapshot.calm || matchMedia('(prefers-reduced-motion: reduce)').matches}
          />
        )}
        <div class="desk-rows">
          <section class="panel rows">
            <h2>{OPERATOR_WORDS.game.corrections}</h2>
            <label class="field">
              <span>{OPERATOR_WORDS.game.why}</span>
              <input
                type="text"
                value={why}
                maxLength={REASON_LENGTH}
                onInput={({ currentTarget }) => setWhy(currentTarget.value)}
              />
              <span>{OPERATOR_WORDS.game.whyHint}</span>
            </label>
            <Newest game={game} correct={correct} place={place} />
          </section>
          <OnePlayer
            {...{ game, place, choose, correct, points }}
            team={async (player, members) => (await operator.act('/team', { player, members })) === undefined}
          />
        </div>
      </div>
    </>
  );
}

function Standing({ game, place, choose }: Placing & { game: InWords<DeskGame> }) {
  return (
    <section class="panel">
      <h1 class="desk-title">
        {OPERATOR_WORDS.game.title(game.number, game.rules)}{' '}
        <span class="mark">{OPERATOR_WORDS.game.status[game.status]}</span>
      </h1>
      <ul class="standing-list">
        {game.players.map(({ name, total, current, droppedOut }, player) => (
          <li key={name} data-current={current}>
            <button
              type="button"
              class="small standing-name"
              aria-pressed={player === place.player}
              onClick={() => choose({ player, category: undefined })}
            >
              {name}
            </button>
            {current && <span class="mark">▸ {OPERATOR_WORDS.game.current}</span>}
            {droppedOut && <span class="mark">{OPERATOR_WORDS.game.droppedOut}</span>}
            <strong>{OPERATOR_WORDS.game.points(total)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Newest({ game, correct, place }: { game: InWords<DeskGame>; correct: Correct; place: CardPlace }) {
  const replace = useRef<HTMLSelectElement>(null);
  const undo = (): void => void correct({ type: 'undo' });
  const next = (): void => void correct({ type: 'postpone' });
  useHotKeys({
    u: () => game.undo !== null && undo(),
    r: () => replace.current?.focus(),
    n: () => game.status === 'playing' && next(),
  });
  return (
    <>
      <button type="button" class="main-button" disabled={game.undo === null} onClick={undo}>
        {game.undo === null ? OPERATOR_WORDS.game.nothingToUndo : OPERATOR_WORDS.game.undo(game.undo)}{' '}
        <Key name="U" />
      </button>
      {game.family === 'five-dice' && (
        <Replace field={replace} offers={game.replace} correct={correct} place={place} />
      )}
      <button type="button" disabled={game.status !== 'playing'} onClick={next}>
        {OPERATOR_WORDS.game.next} <Key name="N" />
      </button>
    </>
  );
}

function Key({ name }: { name: string }): ComponentChildren {
  return <kbd>{name}</kbd>;
}

/** Letters alone, and never while somebody types into a field. */
function useHotKeys(keys: Readonly<Record<string, () => unknown>>): void {
  const newest = useRef(keys);
  newest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target, key, repeat } = event;
      if (repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return;
      const act = newest.current[key.toLowerCase()];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
