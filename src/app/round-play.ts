/** Duplicate dice: the lever asks the hall that has sealed them, the tumble hides the question, and the answer is rolled. */
import type { Dealt, RoundThrow } from '../game/index.ts';
import type { Look } from '../table/shown.ts';
import { dealtRefusal, lastingRefusal } from '../table/state/dealt.ts';
import { whileRolling } from '../table/state/highlight.ts';
import { command, type Reaction, shown } from '../table/state/reaction.ts';
import { clearTurn, type Ui } from '../table/state/ui.ts';
import type { AppendQueue } from './append-queue.ts';
import type { DealtDice } from './dealt-dice.ts';
import type { Outcome } from './outcome.ts';
import type { Present } from './present.ts';
import type { TableParts } from './table-parts.ts';

type RoundParts = Pick<TableParts, 'clock' | 'rounds' | 'options'>;

/** One of the table's own deeds. */
type Act = (reaction: (look: Look) => Reaction, source: 'table') => Outcome;

export class RoundPlay {
  readonly #parts: RoundParts;
  readonly #present: Present;
  readonly #dealt: DealtDice;
  readonly #appends: Pick<AppendQueue, 'settled'>;
  readonly #act: Act;

  /** `act`: what follows when the hall has answered. */
  constructor(
    parts: RoundParts,
    present: Present,
    decider: { readonly dealt: DealtDice },
    appends: Pick<AppendQueue, 'settled'>,
    act: Act,
  ) {
    this.#parts = parts;
    this.#present = present;
    this.#dealt = decider.dealt;
    this.#appends = appends;
    this.#act = act;
  }

  /** The dice tumble at once; their faces come when the hall has answered. */
  ask(asked: RoundThrow): Outcome {
    const { clock, rounds, options } = this.#parts;
    const { ui, game } = this.#present;
    const rolling = asked.held.map((isHeld) => !isHeld);
    const times = { startedMs: clock.now(), durableMs: undefined, hurriedMs: undefined };
    const tumble = { ...times, rolling, roll: (game?.rollsDrawn ?? 0) + 1, hotDice: false };
    this.#present.ui = { ...clearTurn(ui), highlight: whileRolling(ui.highlight, tumble, options), tumble };
    // Holds first: after a power cut the same question must come again, as the hall answers no other.
    const dealt = this.#appends.settled().then(() => rounds?.deal(asked) ?? AWAY);
    void clock.track(dealt.then((answer) => this.#take(asked, answer)));
    return { type: 'shown' };
  }

  #take(asked: RoundThrow, dealt: Dealt): void {
    if (!this.#waits(asked)) return;
    if ('faces' in dealt && liesStill(asked, dealt.faces, this.#present.game?.turn.dice)) {
      this.#dealt.put(asked, dealt.faces);
      const rolled = this.#act(({ moment }) => command(moment.ui, { type: 'roll' }), 'table');
      if (rolled.type === 'refused') this.#act(({ moment }) => shown(standing(moment.ui)), 'table');
      return;
    }
    const refusal = dealtRefusal('faces' in dealt ? { error: 'lies' } : dealt);
    this.#act(({ moment }) => {
      const notice = lastingRefusal(refusal, moment.nowMs);
      return { type: 'refused', refusal, ui: { ...standing(moment.ui), notice } };
    }, 'table');
  }

  /** Not where the table has stopped, or something else is played by now. */
  #waits({ game, seat }: RoundThrow): boolean {
    const { ui, game: now } = this.#present;
    return (
      ui.tumble !== undefined &&
      ui.tumble.durableMs === undefined &&
      now?.number === game &&
      now.turn.player === seat
    );
  }
}

/** The dice as they lay before the lever was pulled. */
function standing(ui: Ui): Ui {
  return { ...ui, tumble: undefined };
}

const AWAY: Dealt = { error: 'away' };

/** Held dice stay as they lie, whatever a hall says. */
function liesStill(
  { held }: RoundThrow,
  faces: readonly number[],
  lying: readonly number[] | undefined,
): boolean {
  return (
    faces.length === held.length && held.every((isHeld, slot) => !isHeld || faces[slot] === lying?.[slot])
  );
}
