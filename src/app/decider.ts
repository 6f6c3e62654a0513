/** From a command of the table to a decision of the game: seeds and seals a new game, takes typed dice in a rehearsal. */
import { seal } from '../fairness/seal.ts';
import {
  type Command,
  cleanText,
  type Decision,
  type Draw,
  decide,
  evolve,
  type Game,
  HALL_HAS_SEED,
  houseSeat,
  isRejection,
  newName,
  playerNames,
  type RoundThrow,
} from '../game/index.ts';
import type { TableOptions } from '../table/options.ts';
import { alikeFace } from '../table/state/choices.ts';
import type { TableCommand } from '../table/state/reaction.ts';
import { type Refusal, refusalOf } from '../table/state/refusal.ts';
import { DealtDice } from './dealt-dice.ts';
import { NO_PEOPLE, type TablePeople } from './table-people.ts';
import { TypedDice } from './typed-dice.ts';

const SEED_BYTES = 32;

export interface DeciderParts {
  readonly options: TableOptions;
  /** Faces come from here alone: `fairDraw`, or `forcedDraw` in tests. Not in rehearsals. */
  readonly draw: Draw;
  /** Cryptographically strong. */
  readonly randomBytes: (count: number) => Uint8Array;
  /** Left out: nobody has claimed a name. */
  readonly people?: TablePeople;
  /** Left out: no dice were typed before the table was there. */
  readonly typed?: TypedDice | undefined;
}

export class Decider {
  /** The dice of a rehearsal that wait for their roll. */
  readonly typed: TypedDice;
  /** Those of a round, until they are rolled. */
  readonly dealt = new DealtDice();
  readonly #parts: DeciderParts;

  constructor(parts: DeciderParts) {
    this.#parts = parts;
    this.typed = parts.typed ?? new TypedDice();
  }

  /** The events, or why not, or which dice have to be asked for first. An unfinished game makes way for a new one. */
  decide(
    game: Game | undefined,
    asked: TableCommand,
  ): Exclude<Decision, { type: 'rejected' }> | Refusal | { readonly asks: RoundThrow } {
    const { options, draw } = this.#parts;
    const command = this.#complete(game, asked);
    const abandons = command.type === 'start' && game?.status === 'playing';
    const abandoned = abandons ? ([{ type: 'game abandoned' }] as const) : [];
    const before = abandoned.reduce<Game | undefined>(evolve, game);
    const typed = command.type === 'roll' && this.#types(game) ? this.typed.attempt() : undefined;
    const dealt = this.dealt.attempt(typed?.draw ?? draw);
    const decision = decide(options.ruleSets, before, command, dealt.draw);
    if (isRejection(decision)) return refusalOf(decision, alikeFace(game));
    const asks = dealt.missing();
    if (asks !== undefined) return { asks };
    const refusal = typed?.problem();
    if (refusal !== undefined) return refusal;
    typed?.take();
    return [...abandoned, ...decision];
  }

  /** In a rehearsal the house, who types nothing, rolls drawn dice unless some are waiting. */
  #types(game: Game | undefined): boolean {
    if (game?.rehearsal !== true || game.lesson === true) return false;
    return this.typed.waits || houseSeat(game.players[game.turn.player] ?? '') === undefined;
  }

  /** Whoever has claimed a name sits down by an id; of all others it is cleaned here. The seed is drawn here and sealed before anybody can roll with it; that of a round, its hall has drawn and sealed. */
  #complete(game: Game | undefined, asked: TableCommand): Command {
    const { isClaimed } = this.#parts.people ?? NO_PEOPLE;
    if (asked.type === 'name' || asked.type === 'rename') {
      const name = newName(game?.players ?? [], asked.player, asked.name, isClaimed);
      return { ...asked, name: name ?? asked.name };
    }
    if (asked.type === 'team' && asked.members.every((name) => cleanText(name) !== ''))
      return { ...asked, members: playerNames(asked.members, isClaimed) };
    if (asked.type !== 'start') return asked;
    const { rehearsal, round, ...others } = asked;
    const start = { ...others, players: playerNames(others.players, isClaimed) };
    if (round !== undefined) {
      const { id, hall, cut, seal: roundSeal } = round;
      return { ...start, seed: HALL_HAS_SEED, seal: roundSeal, round: { id, hall, cut } };
    }
    const seed = Buffer.from(this.#parts.randomBytes(SEED_BYTES)).toString('hex');
    const sealed = { ...start, seed, seal: seal(seed, start.rules, start.players) };
    return rehearsal ? { ...sealed, rehearsal } : sealed;
  }
}
