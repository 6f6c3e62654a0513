/** The chances to win: a bar with a part for each player, who they are below it, and what players still need. */
import type { ToldSnapshot } from '../link/told.ts';
import { Fitted } from '../parts/fitted.tsx';
import { loadOddsWords, ODDS_WORDS } from '../texts/odds.ts';
import { givenLanguage } from '../texts/page-language.ts';
import { needSaid } from './need-said.ts';

type ToldOdds = NonNullable<ToldSnapshot['odds']>;

/** By player. */
const COLOURS = [
  ...['#e09a1c', '#1f9e86', '#d2574d', '#5b7be0', '#a860c8', '#6b9a2f'],
  ...['#c2708f', '#3a93b8', '#a9742b', '#8a7be0', '#4fae5a', '#b8514a'],
];
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

/** Those who can still win, each with the own chance. */
function stillIn(odds: ToldOdds, players: ToldSnapshot['players']) {
  return players.flatMap(({ name, droppedOut }, player) => {
    const own = odds.players[player];
    return own === undefined || droppedOut ? [] : [{ name, player, ...own }];
  });
}

type Share = ReturnType<typeof stillIn>[number];

function bar(odds: ToldOdds, shown: readonly Share[]) {
  return (
    <div class="odds-bar" style={STYLES.row} aria-hidden="true">
      {shown.map(({ player, win }) => (
        <span style={partStyle(win, COLOURS[player])} key={player} />
      ))}
      <span style={partStyle(odds.tie, TIE)} />
    </div>
  );
}

function tieShare(odds: ToldOdds) {
  const { tie, percent } = ODDS_WORDS;
  return (
    <>
      {tie} <strong>{percent(odds.tie)}</strong>
    </>
  );
}

function Assumes({ odds }: { odds: ToldOdds }) {
  const { assumes, andHouse } = ODDS_WORDS;
  return (
    <>
      {assumes[odds.assumes]}
      {odds.house && andHouse}
    </>
  );
}

const about = (odds: ToldOdds, shown: readonly Share[]) => ({
  class: 'odds',
  style: STYLES.whole,
  'aria-label': ODDS_WORDS.title,
  'data-players': shown.length,
  'data-rough': odds.rough === true,
});

/** Of whoever plays first, then of those for whom it is likeliest. */
function foremostNeeds({ needs }: ToldOdds, players: ToldSnapshot['players'], most: number) {
  const turn = players.findIndex(({ current }) => current);
  const [...wanted] = needs;
  wanted.sort((a, b) => Number(b.player === turn) - Number(a.player === turn) || b.chance - a.chance);
  return wanted.slice(0, most);
}

/** `whole`: with what the odds assume, final totals and `mostNeeds`, too. */
export function oddsBar(odds: ToldOdds, players: ToldSnapshot['players'], whole: boolean, mostNeeds: number) {
  const { percent, total } = ODDS_WORDS;
  const shown = stillIn(odds, players);
  return (
    <section {...about(odds, shown)}>
      {bar(odds, shown)}
      <ul class="odds-names" style={STYLES.names}>
        {shown.map(({ name, player, win, total: own }) => (
          <li style={nameStyle(COLOURS[player])} key={player}>
            <span class="one-line">{name}</span> <strong>{percent(win)}</strong>{' '}
            {whole && own && (
              <span class="odds-total" style={STYLES.quiet}>
                {own.low === own.high ? ODDS_WORDS.about(own.low) : total(own.expected, own.low, own.high)}
              </span>
            )}
          </li>
        ))}
        {odds.tie > 0 && <li style={nameStyle(TIE)}>{tieShare(odds)}</li>}
      </ul>
      {whole &&
        foremostNeeds(odds, players, mostNeeds).map((need) => (
          <p class="odds-need">{needSaid(need, players)}</p>
        ))}
      {whole && (
        <p class="odds-assumes" style={STYLES.quiet}>
          <Assumes odds={odds} />
        </p>
      )}
    </section>
  );
}

/** Above standings that have `oddsShare` in each line: the bar, and so many lines of what is needed, then of what is assumed. */
export function oddsStrip(odds: ToldOdds, players: ToldSnapshot['players'], lines: number) {
  const shown = stillIn(odds, players);
  const needs = foremostNeeds(odds, players, lines > 1 ? lines - 1 : lines);
  return (
    <section {...about(odds, shown)}>
      {bar(odds, shown)}
      {needs.map((need) => (
        <p class="odds-need">
          <Fitted class="odds-line">{needSaid(need, players)}</Fitted>
        </p>
      ))}
      {needs.length < lines && (
        <p class="odds-assumes" style={STYLES.quiet}>
          <Fitted class="odds-line">
            {odds.tie > 0 && <span class="odds-tie">{tieShare(odds)} · </span>}
            <Assumes odds={odds} />
          </Fitted>
        </p>
      )}
    </section>
  );
}

/** In the line of a player: the chance, in the colour of the bar. */
export function oddsShare(odds: ToldOdds, players: ToldSnapshot['players'], player: number) {
  const own = stillIn(odds, players).find((each) => each.player === player);
  return (
    <span class="odds-share" style={{ borderColor: own && COLOURS[player] }}>
      {own && <strong>{ODDS_WORDS.percent(own.win)}</strong>}
    </span>
  );
}

/** What the game is expected to end with for a player; phones tell between what, too. */
export function oddsTotal({ players }: ToldOdds, player: number) {
  const own = players[player]?.total;
  return own && <span class="odds-total">{ODDS_WORDS.about(own.expected)}</span>;
}
