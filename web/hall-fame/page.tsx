/** Players of the month, and the best of each game; every result leads to its proof. */
import type { HallFame, HallFameLine } from '../../src/hall/board/fame-messages.ts';
import { LanguageMenu } from '../parts/language-menu.tsx';
import { HALL_WORDS } from '../texts/hall.ts';
import { PLACE_WORDS } from '../texts/places.ts';
import { said } from '../texts/sentences.ts';

export function FamePage({ fame }: { fame: HallFame | string | undefined }) {
  const words = HALL_WORDS.fame;
  return (
    <div class="desk hall-fame">
      <header class="top-bar row">
        <p class="brand">{PLACE_WORDS.brand}</p>
        <h1>{words.title}</h1>
        <nav aria-label={PLACE_WORDS.places}>
          <a href="/hall">{HALL_WORDS.title}</a>
        </nav>
        <div class="top-bar-end row">
          <LanguageMenu />
        </div>
      </header>
      <main class="desk-main">
        {fame === undefined || typeof fame === 'string' ? (
          <p class="quiet" role="status">
            {fame ?? '…'}
          </p>
        ) : (
          <Records fame={fame} />
        )}
      </main>
    </div>
  );
}

function Records({ fame: { sets, month, players } }: { fame: HallFame }) {
  const words = HALL_WORDS.fame;
  if (sets.length === 0) return <p class="quiet">{words.none}</p>;
  return (
    <div class="hall-fame-lists">
      {players.length > 0 && (
        <section class="panel">
          <h2>{words.month(new Date(`${month}-15`))}</h2>
          <table>
            <tbody>
              {players.map(({ name, wins }, at) => (
                <tr key={name}>
                  <td>{at + 1}</td>
                  <th scope="row">{name}</th>
                  <td class="number">{words.wins(wins)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {sets.flatMap(({ rules, name, people, house }) => [
        <Best key={rules} title={said(name)} lines={people} />,
        <Best key={`${rules} house`} title={`${said(name)} · ⌂`} lines={house} />,
      ])}
    </div>
  );
}

function Best({ title, lines }: { title: string; lines: readonly HallFameLine[] }) {
  const words = HALL_WORDS.fame;
  if (lines.length === 0) return null;
  return (
    <section class="panel">
      <h2>{title}</h2>
      <table>
        <tbody>
          {lines.map(({ name, total, turns, corrected, table, tableName, game, endedMs }, at) => (
            <tr key={`${table} ${game} ${name} ${total}`}>
              <td>{at + 1}</td>
              <th scope="row">
                {name}
                {corrected && <small> {words.corrected}</small>}
                <a class="hall-fame-proof" href={`/hall/${table}/verify/${game}`}>
                  {words.proof(tableName, endedMs === null ? undefined : new Date(endedMs))}
                </a>
              </th>
              <td class="number">
                {turns === null ? words.number(total) : `${words.turns(turns)} · ${words.number(total)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
