/** A round of duplicate dice: its proof, its ranking, its tables, and all dice. */
import { proofLines } from '../../src/fairness/round-proof.ts';
import { sealGroups } from '../../src/fairness/seal-picture.ts';
import type { DealtThrow, RoundFlaw } from '../../src/fairness/verify-round.ts';
import type { RoundSheet } from '../../src/hall/round/messages.ts';
import { type Code, tell } from '../../src/language/sentence.ts';
import { ROUND_WORDS } from '../texts/round.ts';
import { SealPicture } from '../verify/seal-picture.tsx';
import { Ranking } from './ranking.tsx';

interface Props {
  readonly sheet: RoundSheet;
  /** Undefined: the seed is sealed. */
  readonly flaws: readonly RoundFlaw[] | undefined;
}

const said = (code: Code): string => tell(ROUND_WORDS, code);

export function RoundPage({ sheet, flaws }: Props) {
  const { round: words } = ROUND_WORDS;
  const { round, rules, games, ranking } = sheet;
  const state = flaws === undefined ? 'waiting' : flaws.length === 0 ? 'right' : 'wrong';
  return (
    <div class="verify" data-state={state}>
      <h1>{words.title({ no: Number(round), rules, tables: games.length })}</h1>
      {proofLines(sheet, flaws).map((line) => (
        <p key={said(line)} data-proof role="status">
          {said(line)} {flaws !== undefined && words.onDevice}
        </p>
      ))}
      {ranking.length > 0 && <Ranking sheet={sheet} />}
      <Tables sheet={sheet} />
      <Facts sheet={sheet} />
      {sheet.dealt.length > 0 && <h2>{words.allDice}</h2>}
      {sheet.dealt.length > 0 && <p>{words.diceText}</p>}
      {sheet.dealt.map(({ table, seat, throws }) => (
        <Dice key={`${table} ${seat}`} title={seatName(sheet, table, seat)} throws={throws} />
      ))}
      <a href="/hall">{words.back}</a>
    </div>
  );
}

function seatName({ games }: RoundSheet, table: string, seat: number): string {
  const game = games.find((one) => one.table === table);
  return `${game?.players[seat] ?? seat + 1} · ${game?.name ?? table}`;
}

function Tables({ sheet: { games } }: { sheet: RoundSheet }) {
  const { round: words } = ROUND_WORDS;
  const why = words as unknown as Readonly<Record<string, string>>;
  return (
    <section>
      <h2>{words.tablesTitle}</h2>
      <ul class="wrongs">
        {games.map(({ table, name, state, players, wrong, refused }) => (
          <li key={table} data-table={table} data-state={state}>
            <strong>{name}</strong> {players.length > 0 && `${players.join(', ')}: `}
            {wrong === null ? words[`state-${state}`] : said(wrong)}
            {refused.length > 0 &&
              ` · ${words.asked}: ${refused.map((one) => `${why[`why-${one.why}`]} (${one.times})`).join('; ')}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ sheet: { seal, cut, seed, par, master } }: { sheet: RoundSheet }) {
  const { round: words } = ROUND_WORDS;
  return (
    <section>
      <p>
        <code>{words.sealIs({ seal: sealGroups(seal) })}</code>
      </p>
      <SealPicture seal={seal} label={words.sealPicture} />
      <p>{cut === null ? words.uncut : words.cutIs({ word: cut })}</p>
      {seed !== null && (
        <p>
          <code>{words.seedIs({ seed })}</code>
        </p>
      )}
      {par !== null && <p>{words.parIs({ par: par.toLocaleString(document.documentElement.lang) })}</p>}
      {master !== null && <p>{words.masterIs({ total: master })}</p>}
    </section>
  );
}

/** A line a turn, a cell a roll. */
function Dice({ title, throws }: { title: string; throws: readonly DealtThrow[] }) {
  const turns = [...new Set(throws.map(({ turn }) => turn))];
  return (
    <details>
      <summary>{title}</summary>
      <table class="rolls">
        <tbody>
          {turns.map((turn) => (
            <tr key={turn}>
              <th scope="row">{turn + 1}</th>
              {throws
                .filter((thrown) => thrown.turn === turn)
                .map((thrown) => (
                  <td key={thrown.roll}>{diceText(thrown)}</td>
                ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** `4 [5] [5] 1 2`. */
function diceText({ faces, held }: DealtThrow): string {
  return faces.map((face, slot) => (held[slot] === true ? `[${face}]` : `${face}`)).join(' ');
}
