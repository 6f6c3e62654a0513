/** What a signed-in operator of the hall may do with its leagues: each of it is noted with a name. */
import { findRules, RULE_SETS, setName } from '../../game/index.ts';
import { plain, type Text } from '../../language/sentence.ts';
import { LEAGUE_KINDS } from '../league/kinds.ts';
import type { Leagues, NewLeague, NoDeed } from '../league/leagues.ts';
import type { LeagueLine } from '../league/sheet.ts';
import { noDeedText } from '../league/told.ts';
import type { Acts, LeagueAct } from '../store/acts.ts';
import type { OrderAnswer } from '../wire/order.ts';
import type { LeaguesAnswer } from './messages.ts';

const DONE = {
  'league-close': 'league.entryClosed',
  'league-reopen': 'league.entryOpen',
  'league-draw': 'league.isDrawn',
  'league-remove': 'league.takenOut',
} as const satisfies Partial<Record<LeagueAct, string>>;

export class LeagueDesk {
  readonly #leagues: Leagues;
  readonly #acts: Acts;
  readonly #pages: () => Promise<string | undefined>;

  /** `pages`: where a gateway shows them. */
  constructor(leagues: Leagues, acts: Acts, pages: () => Promise<string | undefined>) {
    this.#leagues = leagues;
    this.#acts = acts;
    this.#pages = pages;
  }

  async list(): Promise<LeaguesAnswer> {
    const [leagues, pages = null] = [(await this.#leagues.list()).toReversed(), await this.#pages()];
    return {
      pages,
      leagues: leagues.map((line) => ({ ...line, about: aboutOf(line) })),
      kinds: LEAGUE_KINDS.map((id) => ({ id, name: plain(`league.${id}`) })),
      games: RULE_SETS.filter(({ players }) => players.max > 1).map((set) => ({
        id: set.id,
        name: setName(set),
      })),
    };
  }

  async open(who: string, asked: Omit<NewLeague, 'players'>): Promise<OrderAnswer> {
    const no = await this.#leagues.open({ ...asked, players: [] });
    await this.#acts.begin({ who, what: 'league-open', about: asked.name });
    return { done: true, text: { say: 'league.joinable', no, name: asked.name } };
  }

  setEntry(who: string, no: number, open: boolean): Promise<OrderAnswer> {
    const [what, stage] = open
      ? (['league-reopen', 'entry'] as const)
      : (['league-close', 'closed'] as const);
    return this.#change(who, what, no, `${no}`, this.#leagues.setEntry(no, stage));
  }

  draw(who: string, no: number): Promise<OrderAnswer> {
    return this.#change(who, 'league-draw', no, `${no}`, this.#leagues.draw(no));
  }

  takeOut(who: string, no: number, player: string): Promise<OrderAnswer> {
    return this.#change(who, 'league-remove', no, `${no}: ${player}`, this.#leagues.takeOut(no, player));
  }

  async #change(
    who: string,
    what: keyof typeof DONE,
    no: number,
    about: string,
    done: Promise<NoDeed | undefined>,
  ): Promise<OrderAnswer> {
    const problem = await done;
    if (problem !== undefined) return { done: false, text: noDeedText(problem, no) };
    await this.#acts.begin({ who, what, about });
    return { done: true, text: { say: DONE[what] } };
  }
}

function aboutOf({ rules, kind, stage }: LeagueLine): Text {
  const set = findRules(RULE_SETS, rules);
  const parts = [
    set === undefined ? rules : setName(set),
    plain(`league.${kind}`),
    plain(`league.stage-${stage}`),
  ];
  return { say: 'league.about', parts };
}
