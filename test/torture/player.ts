/** A player who presses again when the table says TOO LATE, and whose every press must be answered exactly once. */
import type { Input } from '../../hardware/cabinet.ts';
import { SAMPLE_GAME, SAMPLE_TOTALS, type SampleTurn } from '../games/sample-game.ts';
import { must } from './campaign.ts';
import type { Chance } from './chance.ts';
import type { TortureTable } from './torture-table.ts';

const FINGER_MS = 60;
/** Chatter of up to 42 ms, then the quiet time of the debounce. */
const LET_GO_MS = 95;
const LEVER_MS = 170;
/** A link that has to be greeted again needs about a second. */
const ANSWER_WITHIN_MS = 4000;
/** After a turn change nothing scores for 300 ms. */
const GUARD_MS = 320;
/** More boxes than a card has. */
const BROWSED_MOST = 16;
const AGAIN_MOST = 5;

export class Player {
  /** Presses that came too late and had to be repeated. */
  late = 0;
  readonly #table: TortureTable;
  readonly #chance: Chance;

  constructor(table: TortureTable, chance: Chance) {
    this.#table = table;
    this.#chance = chance;
  }

  /** One press that is answered in time. */
  async press(input: Input): Promise<void> {
    for (let times = 0; !(await this.#pressOnce(input)); times += 1) {
      must(times < AGAIN_MOST, `${input} always comes too late`);
      this.late += 1;
    }
  }

  /** From attract to the end of the sample game: two players, 26 turns. */
  async playSampleGame(turns: readonly SampleTurn[] = SAMPLE_GAME): Promise<void> {
    await this.press('lever');
    await this.press('lever');
    for (const turn of turns) await this.#play(turn);
  }

  /** The cards are those of the sample game. */
  checkTotals(): void {
    const { game } = this.#table;
    must(game?.family === 'five-dice' && game.status === 'over', 'the game is not over');
    const totals = game.cards.map(({ boxes }) =>
      Object.values(boxes).reduce((sum, points) => sum + points, 0),
    );
    const wanted = Object.values(SAMPLE_TOTALS).map(({ total, upperBonus }) => total - upperBonus);
    must(totals.join() === wanted.join(), `the cards add up to ${totals}, not ${wanted}`);
  }

  async #play({ player, first, again, box }: SampleTurn): Promise<void> {
    await this.#table.advance(GUARD_MS);
    const { game } = this.#table;
    must(game?.players[game.turn.player] === player, `it is not the turn of ${player}`);
    await this.#roll();
    this.#checkDice(first);
    for (const { keep } of again) {
      for (const slot of [1, 2, 3, 4, 5] as const)
        if (this.#table.game?.turn.held[slot - 1] !== keep.includes(slot)) await this.press(`hold${slot}`);
      await this.#roll();
    }
    for (let presses = 0; this.#table.view.scene.shownBox !== box; presses += 1) {
      must(presses < BROWSED_MOST, `${box} never comes up`);
      await this.press('next');
    }
    // A box that would get nothing while another would get more asks twice.
    for (let presses = 0; this.#points(player, box) === undefined; presses += 1) {
      must(presses < 2, `${box} is not scored`);
      await this.press('select');
      await this.#table.advance(1);
    }
  }

  #points(player: SampleTurn['player'], box: SampleTurn['box']): number | undefined {
    const { game } = this.#table;
    return game?.family === 'five-dice' ? game.cards[game.players.indexOf(player)]?.boxes[box] : undefined;
  }

  #checkDice(dice: string): void {
    const seen = this.#table.game?.turn.dice?.join('');
    must(seen === dice, `the dice are ${seen}, not ${dice}`);
  }

  async #roll(): Promise<void> {
    await this.press('lever');
    do await this.#table.advance(20);
    while (this.#table.view.scene.tumble !== undefined);
  }

  /** False when it was too late. */
  async #pressOnce(input: Input): Promise<boolean> {
    const { uno, happened, clock } = this.#table;
    const before = happened.length;
    const pressedMs = clock.now();
    uno.press(input, { bounce: this.#chance.below(1000) });
    do {
      must(clock.now() - pressedMs < ANSWER_WITHIN_MS, () => `${input} was lost: ${this.#table.view.fault}`);
      await this.#table.advance(5);
    } while (happened.length === before || clock.now() - pressedMs < FINGER_MS);
    uno.release(input, { bounce: this.#chance.below(1000) });
    await this.#table.advance(input === 'lever' ? LEVER_MS : LET_GO_MS);
    const news = happened.slice(before);
    must(news.length === 1 && news[0]?.input === input, () => `${input} became ${JSON.stringify(news)}`);
    const { outcome } = news[0]!;
    return outcome.type !== 'refused' || outcome.refusal.code !== 'stale';
  }
}
