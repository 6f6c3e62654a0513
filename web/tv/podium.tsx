/** The podium: gold, silver and bronze by place, whoever stands on it with their emblem; the others before it, best first. */
import './podium.css';
import type { ToldSnapshot } from '../link/told.ts';
import { Emblem } from '../parts/emblem.tsx';
import { Fitted } from '../parts/fitted.tsx';
import { nameClass } from '../parts/wide-name.ts';
import { TEXTS } from '../texts/live.ts';
import type { Stand } from './podium.ts';

/** More before it are written smaller, and so is who stands on it. */
const MANY = 3;

interface Props {
  readonly snapshot: Pick<ToldSnapshot, 'players' | 'people'>;
  readonly stands: readonly Stand[];
  /** When the steps of each place rise. */
  readonly risesMs: readonly number[];
}

export function Podium({ snapshot, stands, risesMs }: Props) {
  const steps = stands.filter(({ at }) => at !== undefined);
  const isLow = stands.length - steps.length > MANY;
  return (
    <ol
      class="tv-winner-others tv-podium"
      data-steps={steps.length}
      data-low={isLow || undefined}
      aria-label={TEXTS.standings}
    >
      {steps.map(({ player, place, at }) => {
        const { name = '', total = 0, winner } = snapshot.players[player] ?? {};
        return (
          <li
            key={player}
            data-winner={winner}
            data-step={place}
            style={{ order: at, '--after': `${risesMs[place - 1] ?? 0}ms` }}
          >
            <div class="tv-podium-who">
              <Figure snapshot={snapshot} player={player} />
              <Fitted class={nameClass(name, 'tv-podium-name')}>{name}</Fitted>
            </div>
            <div class="tv-podium-step">
              <strong>{TEXTS.number(total)}</strong>
              <span class="tv-podium-place">{place}</span>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** Their own emblem, or the first letter of whoever has none. */
function Figure({ snapshot: { players, people }, player }: Pick<Props, 'snapshot'> & { player: number }) {
  const mark = people?.[player];
  return (
    <span class="tv-figure" aria-hidden="true">
      {mark ? <Emblem {...mark} /> : [...(players[player]?.name ?? '')][0]}
    </span>
  );
}

export function BeforePodium({ snapshot: { players }, stands }: Omit<Props, 'risesMs'>) {
  const rest = stands.filter(({ at }) => at === undefined);
  if (rest.length === 0) return null;
  return (
    <ol class="tv-winner-others tv-before-podium" data-many={rest.length > MANY || undefined}>
      {rest.map(({ player, place }) => (
        <li key={player} data-winner={players[player]?.winner}>
          <span class="tv-podium-place">{place}</span>
          <Fitted class={nameClass(players[player]?.name ?? '', 'tv-podium-name')}>
            {players[player]?.name}
          </Fitted>
          <strong>{TEXTS.number(players[player]?.total ?? 0)}</strong>
        </li>
      ))}
    </ol>
  );
}
