/** What a signed-in operator of the hall may do: each of it is noted with a name. */
import type { Pool } from 'pg';
import { messageOf } from '../../fault/fault.ts';
import type { Text } from '../../language/sentence.ts';
import type { Counter } from '../count/counter.ts';
import { asideCoins, monthsCounted, takingsOf } from '../count/takings.ts';
import type { Members } from '../office/members.ts';
import type { Releases } from '../office/releases.ts';
import type { Acts } from '../store/acts.ts';
import type { Beats } from '../store/beats.ts';
import type { Cabinets } from '../store/cabinets.ts';
import type { Wanted } from '../store/wanted.ts';
import type { OrderAnswer, PlainOrder } from '../wire/order.ts';
import type { Fleet } from './fleet.ts';
import { knownText } from './known-text.ts';
import type { FleetAnswer, TakingsAnswer } from './messages.ts';
import { rowOf } from './table-row.ts';
import { linesBy, takingsCsv } from './takings.ts';
import { wantedKeys } from './wanted-keys.ts';

export interface FleetDeskParts {
  readonly fleet: Fleet;
  readonly members: Members;
  readonly cabinets: Cabinets;
  readonly acts: Acts;
  readonly wanted: Wanted;
  readonly pool: Pool;
  readonly releases: Releases;
  readonly log: { warn(message: string): void };
  readonly counter: Counter;
  readonly beats: Beats;
  readonly wallNow: () => number;
}

/** Of what was done, on the page. */
const ACTS_SHOWN = 50;

export class FleetDesk {
  readonly #parts: FleetDeskParts;

  constructor(parts: FleetDeskParts) {
    this.#parts = parts;
  }

  async fleet(): Promise<FleetAnswer> {
    const { fleet, acts, wanted, releases, wallNow } = this.#parts;
    const [members, done, newest, files] = await Promise.all([
      fleet.members(),
      acts.newest(ACTS_SHOWN),
      wanted.newest(),
      releases.list(),
    ]);
    const nowMs = wallNow();
    return {
      tables: members.map((member) => rowOf(member, nowMs)),
      releases: files.map(({ file }) => file),
      wanted: newest,
      acts: done.map(({ atMs, who, what, name, about, answer }) => ({
        ...{ atMs, who, what, table: name, about },
        answer: answer === undefined ? null : { done: answer.done, text: knownText(answer.text) },
      })),
    };
  }

  /** `month`: as `2026-11`; of the newest where nothing was counted in it. */
  async takings(month: string): Promise<TakingsAnswer> {
    const { pool } = this.#parts;
    const { days, currencyOf, months } = await this.#counted(month);
    const shown = months.includes(month) ? month : (months[0] ?? month);
    const aside = await asideCoins(pool, shown);
    return {
      ...{ months, month: shown },
      all: linesBy(days, currencyOf, () => ''),
      tables: linesBy(days, currencyOf, ({ name }) => name),
      days: linesBy(days, currencyOf, ({ day }) => day),
      aside: aside.map(({ table, name, day, money }) => ({ name, day, currency: currencyOf(table), money })),
    };
  }

  async takingsCsv(month: string): Promise<string> {
    const { days, currencyOf } = await this.#counted(month);
    return takingsCsv(days, currencyOf);
  }

  async #counted(month: string) {
    const { pool, counter, beats } = this.#parts;
    await counter.count();
    const [months, currencies] = [await monthsCounted(pool), await beats.currencies()];
    const shown = months.includes(month) ? month : (months[0] ?? month);
    const currencyOf = (table: string): string => currencies.get(table) ?? '';
    return { months, currencyOf, days: await takingsOf(pool, shown) };
  }

  order(who: string, table: string, name: PlainOrder): Promise<OrderAnswer> {
    return this.#parts.fleet.ask(who, table, name);
  }

  /** It takes minutes, and what came of it stands below who did what. */
  async update(who: string, table: string, file: string): Promise<OrderAnswer> {
    const { fleet, releases, log } = this.#parts;
    const release = (await releases.list()).find((one) => one.file === file);
    if (release === undefined) return { done: false, text: { say: 'fleet.noRelease' } };
    void fleet.update(who, table, release).catch((error: unknown) => log.warn(messageOf(error)));
    return { done: true, text: { say: 'fleet.updates' } };
  }

  async group(who: string, table: string, group: string): Promise<OrderAnswer> {
    const { fleet, cabinets, acts } = this.#parts;
    if (!(await cabinets.group(table, group))) return { done: false, text: { say: 'fleet.noTable' } };
    await acts.begin({ who, what: 'group', table, about: group });
    await fleet.wantedChanged();
    return { done: true, text: { say: 'fleet.grouped' } };
  }

  /** For all tables of a group, from now on. */
  async want(who: string, group: string, text: string): Promise<OrderAnswer> {
    const { fleet, acts, wanted } = this.#parts;
    const keys = wantedKeys(text);
    if ('wrong' in keys) return { done: false, text: keys.wrong as Text };
    await wanted.add({ group, who, text });
    await acts.begin({ who, what: 'settings', about: group });
    await fleet.wantedChanged();
    return { done: true, text: { say: 'fleet.wanted' } };
  }

  async claim(who: string, code: string, name: string): Promise<OrderAnswer> {
    const { members, acts } = this.#parts;
    if (!(await members.claim(code, name))) return { done: false, text: { say: 'fleet.noCode' } };
    await acts.begin({ who, what: 'claim', about: name });
    return { done: true, text: { say: 'hall.claimed', name } };
  }

  async revoke(who: string, table: string): Promise<OrderAnswer> {
    const { members, acts } = this.#parts;
    if (!(await members.revoke(table))) return { done: false, text: { say: 'fleet.noTable' } };
    await acts.begin({ who, what: 'revoke', table, about: '' });
    return { done: true, text: { say: 'fleet.revoked' } };
  }
}
