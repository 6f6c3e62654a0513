/** Does what `dicetable round` is asked; what it prints. */
import { Fault, messageOf } from '../../fault/fault.ts';
import { findRules, type RuleSet, type RuleSets } from '../../game/index.ts';
import { asCsv, asPage, asText } from '../../hall/league/paper.ts';
import type { RoundSheet } from '../../hall/round/messages.ts';
import { Rounds } from '../../hall/round/rounds.ts';
import { openHallStore } from '../../hall/store/open-store.ts';
import { wordSchema } from '../../hall/wire/round.ts';
import type { Text } from '../../language/sentence.ts';
import type { Speech } from '../speech.ts';
import type { RoundAsked, RoundDeed } from './asked.ts';
import { masterWith, parOf } from './best-play.ts';
import { roundTables } from './sheet.ts';

interface Asked {
  readonly deed: RoundDeed;
  /** The number of a round, and what belongs to it. */
  readonly words: readonly string[];
  readonly asked: RoundAsked;
  readonly sets: RuleSets;
  /** Where tables of best play are kept. */
  readonly dataDir: string;
  readonly speech: Speech;
}

type Work = Asked & { readonly rounds: Rounds };

/** Throws Fault `round-refused` with what is wrong. */
export async function roundDeed(database: string, asked: Asked): Promise<string> {
  const store = await openHallStore(database).catch((error: unknown) => {
    // Where several addresses were tried, only the code says why; neither names the password.
    const why = messageOf(error) || String((error as NodeJS.ErrnoException).code ?? '');
    throw refused({ say: 'league.unreachable', why }, error);
  });
  try {
    return await DEED[asked.deed]({ ...asked, rounds: new Rounds(store.pool, asked.sets) });
  } finally {
    await store.close();
  }
}

const DEED: Readonly<Record<RoundDeed, (work: Work) => Promise<string>>> = { open, cut, list, show, close };

async function open({ rounds, sets, speech, dataDir, asked }: Work): Promise<string> {
  const rules = findRules(sets, asked.rules);
  if (rules === undefined) throw refused({ say: 'league.noRules', rules: asked.rules });
  const seats = Number(asked.seats);
  const { min, max } = rules.players;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    throw refused({ say: 'round.badSeats', min, max });
  const tables = (asked.tables ?? '').split(',').map((table) => table.trim());
  if (tables.length < 2) throw refused({ say: 'round.badTables' });
  const par = parOf(rules, dataDir) ?? null;
  const no = await rounds.open({ rules: rules.id, dice: rules.dice, seats, tables, par });
  if (typeof no !== 'number') throw refused({ say: 'round.noTable', table: no.unknown });
  const seal = (await rounds.show(no))?.seal ?? '';
  const more: readonly Text[] = seats > 1 ? [{ say: 'round.seen' }] : [];
  const lines: readonly Text[] = [{ say: 'round.opened', no, seal }, ...more];
  return lines.map((line) => `${speech.told(line)}\n`).join('');
}

async function cut({ rounds, speech, words: [first = '', ...others] }: Work): Promise<string> {
  const no = numberIn(first);
  const word = wordSchema.safeParse(others.join(' ')).data;
  if (word === undefined) throw refused({ say: 'round.badWord' });
  if (!(await rounds.cut(no, word))) throw refused({ say: 'round.notCut', no });
  return `${speech.told({ say: 'round.isCut', no, word })}\n`;
}

async function list({ rounds, speech, asked }: Work): Promise<string> {
  const lines = await rounds.list();
  if (asked.json === true) return `${JSON.stringify(lines)}\n`;
  if (lines.length === 0) return `${speech.told({ say: 'round.none' })}\n`;
  return lines
    .map(({ no, rules, tables, cut: word, isClosed }) => {
      const state: Text = { say: isClosed ? 'round.over' : word === null ? 'round.uncut' : 'round.runs' };
      return `${speech.told({ say: 'round.title', no, rules, tables })} · ${speech.told(state)}\n`;
    })
    .join('');
}

async function show({ speech, asked, ...work }: Work): Promise<string> {
  const sheet = await sheetOf(work, numberIn(work.words[0] ?? ''));
  if (asked.json === true) return `${JSON.stringify(sheet)}\n`;
  const tables = roundTables(sheet, speech);
  if (asked.csv === true) return asCsv(tables);
  return asked.html === true ? asPage(tables, speech.language) : asText(tables);
}

async function close(work: Work): Promise<string> {
  const no = numberIn(work.words[0] ?? '');
  if (!(await work.rounds.close(no))) {
    if ((await work.rounds.show(no)) === undefined) throw refused({ say: 'round.noRound', no });
  }
  return show(work);
}

/** With what best play makes of the dice, once they are open. */
async function sheetOf({ rounds, sets, dataDir }: Pick<Work, 'rounds' | 'sets' | 'dataDir'>, no: number) {
  const sheet = await rounds.show(no);
  if (sheet === undefined) throw refused({ say: 'round.noRound', no });
  const rules = findRules(sets, sheet.rules);
  const master = sheet.master ?? masterOf(sheet, rules, dataDir);
  if (master !== undefined && sheet.master === null) await rounds.noteMaster(no, master);
  return { ...sheet, master: master ?? null };
}

function masterOf({ par, round, seed, cut: word }: RoundSheet, rules: RuleSet | undefined, dataDir: string) {
  if (par === null || seed === null || word === null || rules === undefined) return undefined;
  return masterWith(rules, dataDir, { round, seed, cut: word });
}

function numberIn(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw refused({ say: 'round.noNumber' });
  return Number(text);
}

function refused(about: Text, cause?: unknown): Fault {
  return new Fault('round-refused', about, { cause });
}
