/** The chances to win: a bar with a part for each player, who they are below it, and what players still need. */
import type { ToldSnapshot } from '../link/told.ts';
import { loadOddsWords, ODDS_WORDS } from '../texts/odds.ts';
import { givenLanguage } from '../texts/page-language.ts';
import { needSaid } from './need-said.ts';

type ToldOdds = NonNullable<ToldSnapshot['odds']>;

/** By player. */
const COLOURS = ['#e09a1c', '#1f9e86', '#d2574d', '#5b7be0', '#a860c8', '#6b9a2f'];
const TIE = '#8d93a6';

/** Here and not in the sheet, which is there before any odds are. */
const STYLES = {
  whole: { flex: 'none', padding: 'var(--odds-pad, 0.4rem 0)', fontSize: 'var(--odds-text, 0.85rem)' },
  row: { display: 'flex' },
  names: { display: 'flex', flexWrap: 'wrap' },
  name: { margin: '0.15em 1em 0 0', padding: '0 0 0 0.3em', borderLeft: '0.7em solid', lineHeight: 1.1 },
  quiet: { color: 'var(--quiet)' },
} as const;

function nameStyle(borderColor: string | undefined) {
  return { ...STYLES.name, borderColor };
}

function partStyle(share: number, background: string | undefined) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const look = { height: 'var(--odds-bar, 0.6rem)', marginRight: '2px', background };
  return { ...look, flexGrow: share, transition: isStill ? '' : 'flex-grow 0.8s' };
}

/** Resolves when it can speak the language of the page. */
export const hasOddsWords = () => loadOddsWords(givenLanguage());

/** `whole`: with what the odds assume, final totals and needs, too. */
export function oddsBar(odds: ToldOdds, players: ToldSnapshot['players'], whole: boolean) {
  const { title, tie, percent, total, assumes, andHouse } = ODDS_WORDS;
  const shown = players.flatMap(({ name, droppedOut }, player) => {
    const own = odds.players[player];
    return own === undefined || droppedOut ? [] : [{ name, player, ...own }];
  });
  return (
    <section
      class="odds"
      style={STYLES.whole}
      aria-label={title}
      data-players={shown.length}
      data-rough={odds.rough === true}
    >
      <div class="odds-bar" style={STYLES.row} aria-hidden="true">
        {shown.map(({ player, win }) => (
          <span style={partStyle(win, COLOURS[player])} key={player} />
        ))}
        <span style={partStyle(odds.tie, TIE)} />
      </div>
      <ul class="odds-names" style={STYLES.names}>
        {shown.map(({ name, player, win, total: own }) => (
          <li style={nameStyle(COLOURS[player])} key={player}>
            <span class="one-line">{name}</span> <strong>{percent(win)}</strong>{' '}
            {whole && own && (
              <span class="odds-total" style={STYLES.quiet}>
                {total(own.expected, own.low, own.high)}
              </span>
            )}
          </li>
        ))}
        {odds.tie > 0 && (
          <li style={nameStyle(TIE)}>
            {tie} <strong>{percent(odds.tie)}</strong>
          </li>
        )}
      </ul>
      {whole && odds.needs.map((need) => <p class="odds-need">{needSaid(need, players)}</p>)}
      {whole && (
        <p class="odds-assumes" style={STYLES.quiet}>
          {assumes[odds.assumes]}
          {odds.house && andHouse}
        </p>
      )}
    </section>
  );
}
