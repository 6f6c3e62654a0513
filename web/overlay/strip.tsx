/** What was just scored, above the panel: points first, then who, where, and what it has led to. */
import { Fragment } from 'preact';
import type { ToldSnapshot } from '../link/told.ts';
import { BIG_WORDS } from '../texts/big-screen.ts';
import { TEXTS } from '../texts/live.ts';
import { rowSaid } from '../texts/sentences.ts';
import { useLeaving } from './leaving.ts';

interface Told {
  /** Another one comes in anew. */
  readonly key: string;
  /** The greatest that it is; `farkle`: a roll that scored nothing. */
  readonly moment: string;
  readonly points: string;
  readonly name: string;
  readonly words: string;
  readonly feats: readonly string[];
}

export function ScoredStrip({ snapshot, calm }: { snapshot: ToldSnapshot; calm: boolean }) {
  const { shown, leaves, ended } = useLeaving(toldOf(snapshot), !calm);
  if (shown === undefined) return null;
  const { key, moment, points, name, words, feats } = shown;
  return (
    <p class="overlay-strip" data-moment={moment} data-leaves={leaves} key={key} onAnimationEnd={ended}>
      <strong class="overlay-strip-points">{points}</strong>
      <span class="overlay-strip-words">
        <strong class="overlay-strip-name">{name}</strong> {words}
        {feats.map((feat) => (
          <Fragment key={feat}>
            {' '}
            <span class="overlay-feat">{feat}</span>
          </Fragment>
        ))}
      </span>
    </p>
  );
}

function toldOf(snapshot: ToldSnapshot): Told | undefined {
  const { scored, farkle, players, game, round } = snapshot;
  if (scored?.fresh === true) {
    const { player, points, feats } = scored;
    return {
      key: `${game} ${round} ${player} ${points}`,
      moment: feats[0] ?? 'scored',
      points: points > 0 ? BIG_WORDS.plusPoints(points) : '0',
      name: players[player]?.name ?? '',
      words: boxOf(snapshot, scored),
      feats: feats.map((feat) => BIG_WORDS.feats[feat]),
    };
  }
  const lost = farkle?.lost;
  const name = players.find(({ current }) => current)?.name ?? '';
  if (typeof lost !== 'number') return undefined;
  const told = { key: `${game} ${round} ${name}`, name, words: TEXTS.farkle.lost(lost) };
  return { ...told, moment: 'farkle', points: '✕', feats: [] };
}

function boxOf({ card }: ToldSnapshot, { row }: NonNullable<ToldSnapshot['scored']>): string {
  const found = card?.rows.find(({ id }) => id === row);
  return found === undefined ? TEXTS.farkle.banked : rowSaid(found, false);
}
