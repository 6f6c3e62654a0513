/** Bad contacts on the emulated chip, while it draws sixty pictures a second. */
import { DEBOUNCE, INPUTS, type Input } from '../../hardware/cabinet.ts';
import { type BareBoard, bareBoard } from '../bench/bare-board.ts';
import { BusyBoard } from '../bench/busy-board.ts';
import { Witness } from '../contract/board-rig.ts';
import { type Campaign, must, type Trial } from './campaign.ts';
import type { Chance } from './chance.ts';
import { badPress, type Move, spikes } from './contact-moves.ts';

const PICTURES_PER_SECOND = 60;
const HELD_LEAST_MS = 20;
const HELD_MOST_MS = 300;
/** The quiet time of the lever, and the way to the host. */
const OVER_MS = DEBOUNCE.leverQuietMs + 40;
const SPIKES_MS = 150;
/** One try in so many is a button that somebody leans on. */
const STUCK = 100;

export const CONTACTS: Campaign = {
  name: 'contacts',
  what:
    'moves of bad contacts at random sampling phases under 60 pictures a second (bursts to 157 ms, gaps to 40 ms, spikes of 1 to 400 µs, ' +
    'two buttons at once, stuck ones): each press is exactly one, no spike is any',
  tries: { full: 2500, quick: 100 },
  async run(trial) {
    const table = new BadContacts();
    await table.start();
    for (let n = 0; n < trial.tries; n += 1) {
      const [name, make] = trial.chance.pick(Object.entries(KINDS));
      if (n % STUCK === STUCK - 1) await trial.attempt('stuck', () => table.stick(trial.chance));
      else await trial.attempt(name, () => table.suffer(make, trial));
    }
    await table.close();
  },
};

/** What the contacts do, and who was pressed by it. */
interface Story {
  readonly moves: readonly Move[];
  readonly pressed: readonly Input[];
}

const heldMs = (chance: Chance) => chance.between(HELD_LEAST_MS, HELD_MOST_MS);
const two = (chance: Chance): readonly [Input, Input] => {
  const first = chance.pick(INPUTS);
  return [first, chance.pick(INPUTS.filter((input) => input !== first))];
};

const KINDS: Readonly<Record<string, (chance: Chance) => Story>> = {
  press: (chance) => {
    const input = chance.pick(INPUTS);
    return { moves: badPress(input, 0, heldMs(chance), chance), pressed: [input] };
  },
  spikes: (chance) => ({ moves: spikes(chance.pick(INPUTS), 0, SPIKES_MS, chance), pressed: [] }),
  'two at once': (chance) => {
    const pressed = two(chance);
    return {
      moves: pressed.flatMap((input) => badPress(input, chance.between(0, 5), heldMs(chance), chance)),
      pressed,
    };
  },
  'a press beside spikes': (chance) => {
    const [input, other] = two(chance);
    return {
      moves: [...badPress(input, 0, heldMs(chance), chance), ...spikes(other, 0, SPIKES_MS, chance)],
      pressed: [input],
    };
  },
};

class BadContacts {
  readonly #bare: BareBoard = bareBoard((link) => link);
  readonly #busy = new BusyBoard(this.#bare.board, this.#bare.clock, PICTURES_PER_SECOND);
  readonly #witness = new Witness(this.#bare.board);

  async start(): Promise<void> {
    this.#busy.start({
      inputs: (report) => this.#witness.inputs(report),
      changed: () => this.#witness.changed(),
    });
    await this.#bare.clock.advance(1000);
    must(this.#bare.board.status().state === 'ready', 'the board is not ready');
  }

  async suffer(make: (chance: Chance) => Story, { chance }: Trial): Promise<void> {
    await this.#bare.clock.advance(chance.between(0, 20));
    const { moves, pressed } = make(chance);
    const before = this.#witness.presses.length;
    await this.#move(moves);
    await this.#bare.clock.advance(OVER_MS);
    this.#check(before, pressed, () => JSON.stringify(moves));
  }

  /** One press when it goes down, then a report that it is stuck, and nothing more until it has been let go. */
  async stick(chance: Chance): Promise<void> {
    const { clock, board, uno } = this.#bare;
    const [input, other] = two(chance);
    const before = this.#witness.presses.length;
    uno.press(input);
    await clock.advance(DEBOUNCE.stuckMs + 1500);
    must(board.status().stuck.includes(input), `${input} is not reported as stuck`);
    await this.#move(badPress(other, 0, heldMs(chance), chance));
    await clock.advance(OVER_MS);
    uno.release(input);
    await clock.advance(1500);
    must(board.status().stuck.length === 0, `${input} is still reported as stuck`);
    await this.#move(badPress(input, 0, heldMs(chance), chance));
    await clock.advance(OVER_MS);
    this.#check(before, [input, other, input], () => 'stuck');
  }

  async close(): Promise<void> {
    const closing = this.#busy.close();
    await this.#bare.clock.advance(1000);
    await closing;
  }

  async #move(moves: readonly Move[]): Promise<void> {
    const { clock, uno } = this.#bare;
    const startMs = clock.now();
    for (const { atMs, input, closed } of [...moves].sort((a, b) => a.atMs - b.atMs)) {
      await clock.advance(Math.max(0, startMs + atMs - clock.now()));
      if (closed) uno.press(input);
      else uno.release(input);
    }
  }

  #check(before: number, pressed: readonly Input[], how: () => string): void {
    const seen = this.#witness.presses.slice(before).map(({ input }) => input);
    must([...seen].sort().join() === [...pressed].sort().join(), () => `${pressed} became ${seen}: ${how()}`);
    const last = this.#witness.reports.at(-1);
    must(last === undefined || last.pressed.size === 0, 'somebody is still down');
  }
}
