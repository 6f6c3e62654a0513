/** Corrections of one player: a box, an adjustment, the name, and dropping out. */

import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import type { InWords } from '../../src/language/sentence.ts';
import type { DeskGame } from '../../src/server/operator/messages.ts';
import { OPERATOR_WORDS } from '../texts/operator.ts';
import type { Placing } from './place.ts';
import type { Correct } from './unreasoned.ts';

const NAME_LENGTH = 12;
const MOST_ADJUSTED = 10_000;

interface Props extends Placing {
  readonly game: InWords<DeskGame>;
  readonly correct: Correct;
  /** Whether it was done. */
  readonly team: (player: number, members: readonly string[]) => Promise<boolean>;
  /** Where the points of a box are chosen. */
  readonly points: RefObject<HTMLSelectElement | null>;
}

export function OnePlayer({ game, place, choose, correct, team, points }: Props) {
  const { player: index, category } = place;
  const player = game.players[index];
  if (player === undefined) return null;
  return (
    <section class="panel rows">
      <h2>{OPERATOR_WORDS.game.players}</h2>
      <label class="field">
        <span>{OPERATOR_WORDS.game.player}</span>
        <select
          value={index}
          onChange={({ currentTarget }) =>
            choose({ player: Number(currentTarget.value), category: undefined })
          }
        >
          {game.players.map(({ name }, each) => (
            <option key={name} value={each}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {player.boxes.length > 0 && (
        <Repair
          key={`box ${index}`}
          {...{ player, index, correct, points }}
          category={category ?? player.boxes[0]?.category ?? ''}
          choose={(box) => choose({ player: index, category: box })}
        />
      )}
      <Adjust index={index} correct={correct} />
      <Rename key={`name ${index} ${player.name}`} name={player.name} index={index} correct={correct} />
      {!player.droppedOut && game.status === 'playing' && (
        <Team
          key={`team ${index} ${player.team.join()}`}
          members={player.team}
          change={(members) => team(index, members)}
        />
      )}
      {!player.droppedOut && game.status === 'playing' && (
        <DropOut key={`out ${index}`} name={player.name} index={index} correct={correct} />
      )}
    </section>
  );
}

interface Part {
  readonly index: number;
  readonly correct: Props['correct'];
}

interface RepairProps extends Part {
  readonly player: InWords<DeskGame>['players'][number];
  readonly category: string;
  choose(category: string): void;
  readonly points: Props['points'];
}

function Repair({ player, index, correct, category, choose, points: field }: RepairProps) {
  const [typed, setTyped] = useState<{ readonly category: string; readonly value: string } | undefined>(
    undefined,
  );
  const box = player.boxes.find((each) => each.category === category);
  const value = typed?.category === category ? typed.value : `${box?.points ?? ''}`;
  return (
    <div class="together">
      <label class="field">
        <span>{OPERATOR_WORDS.game.boxes}</span>
        <select value={category} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          {player.boxes.map((each) => (
            <option key={each.category} value={each.category}>
              {each.label}: {each.points ?? OPERATOR_WORDS.game.open}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{OPERATOR_WORDS.game.value}</span>
        <select
          ref={field}
          value={value}
          onChange={({ currentTarget }) => setTyped({ category, value: currentTarget.value })}
        >
          <option value="">{OPERATOR_WORDS.game.open}</option>
          {box?.values.map((points) => (
            <option key={points} value={points}>
              {points}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        disabled={value === `${box?.points ?? ''}`}
        onClick={() => {
          correct({ type: 'repair', player: index, category, points: value === '' ? null : Number(value) });
          setTyped(undefined);
        }}
      >
        {OPERATOR_WORDS.game.repair}
      </button>
    </div>
  );
}

function Adjust({ index, correct }: Part) {
  const [points, setPoints] = useState('');
  return (
    <div class="together">
      <label class="field">
        <span>{OPERATOR_WORDS.game.adjust}</span>
        <input
          type="number"
          min={-MOST_ADJUSTED}
          max={MOST_ADJUSTED}
          step={1}
          value={points}
          placeholder="±0"
          onInput={({ currentTarget }) => setPoints(currentTarget.value)}
        />
      </label>
      <button
        type="button"
        disabled={points === '' || Number(points) === 0}
        onClick={async () => {
          if (await correct({ type: 'adjust', player: index, points: Number(points) })) setPoints('');
        }}
      >
        {OPERATOR_WORDS.game.adjustButton}
      </button>
      <p class="quiet">{OPERATOR_WORDS.game.adjustHint}</p>
    </div>
  );
}

function Rename({ name, index, correct }: Part & { name: string }) {
  const [typed, setTyped] = useState(name);
  return (
    <div class="together">
      <label class="field">
        <span>{OPERATOR_WORDS.game.rename}</span>
        <input
          type="text"
          maxLength={NAME_LENGTH}
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      <button
        type="button"
        disabled={typed.trim() === '' || typed === name}
        onClick={() => correct({ type: 'rename', player: index, name: typed })}
      >
        {OPERATOR_WORDS.game.renameButton}
      </button>
    </div>
  );
}

function Team({
  members,
  change,
}: {
  members: readonly string[];
  change: (members: readonly string[]) => Promise<boolean>;
}) {
  const before = members.join(', ');
  const [typed, setTyped] = useState(before);
  return (
    <div class="together">
      <label class="field">
        <span>{OPERATOR_WORDS.game.team}</span>
        <input type="text" value={typed} onInput={({ currentTarget }) => setTyped(currentTarget.value)} />
      </label>
      <button type="button" disabled={typed.trim() === before} onClick={() => change(namesIn(typed))}>
        {OPERATOR_WORDS.game.teamButton}
      </button>
    </div>
  );
}

/** Without blanks, and without what is only between two commas. */
function namesIn(typed: string): readonly string[] {
  return typed
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function DropOut({ name, index, correct }: Part & { name: string }) {
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <button type="button" class="danger" onClick={() => setAsked(true)}>
        {OPERATOR_WORDS.game.dropOut}
      </button>
    );
  }
  return (
    <div class="rows" role="alert">
      <p>{OPERATOR_WORDS.game.dropOutSure(name)}</p>
      <p class="button-row">
        <button type="button" class="danger" onClick={() => correct({ type: 'drop out', player: index })}>
          {OPERATOR_WORDS.game.yes}
        </button>
        <button type="button" onClick={() => setAsked(false)}>
          {OPERATOR_WORDS.game.no}
        </button>
      </p>
    </div>
  );
}
