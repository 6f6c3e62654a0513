/** Does what `dicetable league` is asked; what it prints. */
import { Fault, messageOf } from '../../fault/fault.ts';
import { playerNames, type RuleSets } from '../../game/index.ts';
import { fewestPlayers, leagueName, MOST_PLAYERS } from '../../hall/league/kinds.ts';
import { Leagues, type NoDeed } from '../../hall/league/leagues.ts';
import { asCsv, asPage, asText, ratingTable, sheetTables } from '../../hall/league/paper.ts';
import { noDeedText } from '../../hall/league/told.ts';
import { openHallStore } from '../../hall/store/open-store.ts';
import { plain, type Text } from '../../language/sentence.ts';
import type { Speech } from '../speech.ts';
import type { LeagueAsked, LeagueDeed } from './asked.ts';

interface Asked {
  readonly deed: LeagueDeed;
  /** Name or number. */
  readonly what: string;
  readonly asked: LeagueAsked;
  readonly sets: RuleSets;
  readonly speech: Speech;
}

type Work = Asked & { readonly leagues: Leagues };

/** As `--seats` names them. */
const ALL_TABLES = 'all';

/** Throws Fault `league-refused` with what is wrong. */
export async function leagueDeed(database: string, asked: Asked): Promise<string> {
  const store = await openHallStore(database).catch((error: unknown) => {
    // Where several addresses were tried, only the code says why; neither names the password.
    const why = messageOf(error) || String((error as NodeJS.ErrnoException).code ?? '');
    throw refused({ say: 'league.unreachable', why }, error);
  });
  try {
    return await DEED[asked.deed]({ ...asked, leagues: new Leagues(store.pool) });
  } finally {
    await store.close();
  }
}

const DEED: Readonly<Record<LeagueDeed, (work: Work) => Promise<string>>> = {
  open,
  close: async (work) => changed(work, 'entryClosed', (no) => work.leagues.setEntry(no, 'closed')),
  reopen: async (work) => changed(work, 'entryOpen', (no) => work.leagues.setEntry(no, 'entry')),
  draw: async (work) => changed(work, 'isDrawn', (no) => work.leagues.draw(no)),
  remove: async (work) =>
    changed(work, 'takenOut', (no) => work.leagues.takeOut(no, work.asked.players?.trim() ?? '')),
  list,
  show,
  score,
  ratings,
};

async function open({ leagues, sets, speech, what, asked }: Work): Promise<string> {
  const { kind, rules, players: list, seats } = asked;
  const name = leagueName(what);
  if (name === undefined) throw refused({ say: 'league.noName' });
  if (!sets.some(({ id, players }) => id === rules && players.max > 1))
    throw refused({ say: 'league.noRules', rules });
  const players = list?.split(',').map((player) => player.trim()) ?? [];
  const least = fewestPlayers(kind);
  // As a table writes them, which makes doubles and empty ones others.
  const isTaken = players.every((player, at) => playerNames(players)[at] === player);
  if (list !== undefined && (players.length < least || players.length > MOST_PLAYERS || !isTaken))
    throw refused({ say: 'league.tooFew', least, most: MOST_PLAYERS });
  const group = seats === ALL_TABLES ? null : seats;
  const no = await leagues.open({
    ...{ name, kind, rules, players, seats: group === undefined ? null : { group } },
  });
  return `${speech.told({ say: list === undefined ? 'league.joinable' : 'league.opened', no, name })}\n`;
}

async function changed(
  { speech, what }: Work,
  done: 'entryClosed' | 'entryOpen' | 'isDrawn' | 'takenOut',
  change: (no: number) => Promise<NoDeed | undefined>,
): Promise<string> {
  const no = numberIn(what);
  const problem = await change(no);
  if (problem !== undefined) throw refused(noDeedText(problem, no));
  return `${speech.told(plain(`league.${done}`))}\n`;
}

async function list({ leagues, speech, asked }: Work): Promise<string> {
  const lines = await leagues.list();
  if (asked.json === true) return `${JSON.stringify(lines)}\n`;
  if (lines.length === 0) return `${speech.told({ say: 'league.none' })}\n`;
  return lines
    .map(({ no, name, kind, stage }) => {
      const title = speech.told({ say: 'league.title', no, name, kind: { say: `league.${kind}` } });
      return `${title} · ${speech.told(plain(`league.stage-${stage}`))}\n`;
    })
    .join('');
}

async function show({ leagues, speech, what, asked }: Work): Promise<string> {
  const no = numberIn(what);
  const sheet = await leagues.show(no);
  if (sheet === undefined) throw refused({ say: 'league.noLeague', no });
  if (asked.json === true) return `${JSON.stringify(sheet)}\n`;
  const tables = sheetTables(sheet, speech.told);
  if (asked.csv === true) return asCsv(tables);
  return asked.html === true ? asPage(tables, speech.language) : asText(tables);
}

async function score({ leagues, speech, what, asked }: Work): Promise<string> {
  const no = numberIn(what);
  const match = Number(asked.match);
  const [, one, two] = /^(-?\d{1,5}),(-?\d{1,5})$/.exec(asked.points ?? '') ?? [];
  if (!Number.isInteger(match) || one === undefined || two === undefined)
    throw refused({ say: 'league.noScore' });
  const problem = await leagues.score(no, match, [Number(one), Number(two)]);
  switch (problem) {
    case undefined:
      return `${speech.told({ say: 'league.noted' })}\n`;
    case 'no-league':
      throw refused({ say: 'league.noLeague', no });
    case 'no-match':
      throw refused({ say: 'league.noMatch', match });
    case 'not-due':
      throw refused({ say: 'league.notDue' });
    case 'tie':
      throw refused({ say: 'league.tie' });
    default:
      return problem satisfies never;
  }
}

async function ratings({ leagues, speech, asked }: Work): Promise<string> {
  const rated = await leagues.ratings();
  if (asked.json === true) return `${JSON.stringify(rated)}\n`;
  if (rated.length === 0) return `${speech.told({ say: 'league.unrated' })}\n`;
  const tables = [ratingTable(rated, speech.told)];
  if (asked.csv === true) return asCsv(tables);
  return asked.html === true ? asPage(tables, speech.language) : asText(tables);
}

function numberIn(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw refused({ say: 'league.noNumber' });
  return Number(text);
}

function refused(about: Text, cause?: unknown): Fault {
  return new Fault('league-refused', about, { cause });
}
