/** A round on paper: who has made what of the same dice, and whether they were the same. */
import { proofLines } from '../../fairness/round-proof.ts';
import { verifyRound } from '../../fairness/verify-round.ts';
import type { PaperTable } from '../../hall/league/paper.ts';
import type { RoundSheet } from '../../hall/round/messages.ts';
import { plain, type Text } from '../../language/sentence.ts';
import type { Speech } from '../speech.ts';

export function roundTables(sheet: RoundSheet, { told, fixed }: Speech): readonly PaperTable[] {
  const { round, rules, games, ranking, par, master, seal, cut, seed } = sheet;
  const word = (say: string): string => told(plain(`round.${say}` as never));
  const nameOf = (table: string): string => games.find((game) => game.table === table)?.name ?? table;
  const signed = (value: number): string => `${value > 0 ? '+' : ''}${fixed(value, 1)}`;
  const facts: readonly Text[] = [
    { say: 'round.sealIs', seal },
    cut === null ? { say: 'round.uncut' } : { say: 'round.cutIs', word: cut },
    ...(seed === null ? [] : [{ say: 'round.seedIs', seed } as const]),
    ...(par === null ? [] : [{ say: 'round.parIs', par: fixed(par, 2) } as const]),
    ...(master === null ? [] : [{ say: 'round.masterIs', total: master } as const]),
    ...proofLines(sheet, verifyRound(sheet)),
  ];
  return [
    {
      title: told({ say: 'round.title', no: Number(round), rules, tables: games.length }),
      lines: facts.map((fact) => [told(fact)]),
    },
    {
      title: word('tablesTitle'),
      lines: [
        ['table', 'state', 'players', 'asked'].map(word),
        ...games.map(({ name, state, players, refused, wrong }) => [
          ...[name, wrong === null ? word(`state-${state}`) : told(wrong), players.join(', ')],
          refused.map(({ why, times }) => `${word(`why-${why}`)} (${times})`).join('; '),
        ]),
      ],
    },
    ...(ranking.length === 0
      ? []
      : [
          {
            title: word('ranking'),
            lines: [
              ['rank', 'player', 'table', 'total', 'percent', 'against'].map(word),
              ...ranking.map(({ rank, player, table, total, percent, against, corrected }) => [
                ...[rank, corrected ? `${player} (${word('corrected')})` : player, nameOf(table), total],
                percent === null ? '' : `${fixed(percent, 1)} %`,
                against === null ? '' : signed(against),
              ]),
            ],
          },
        ]),
  ];
}
