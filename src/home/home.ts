/** Tells a broker how the table stands, and carries out what is asked there. The table plays whether anybody listens or not. */
import type { Clock, Timer } from '../clock/clock.ts';
import { type Game, type NameOf, named, type RuleSets, seatsOf } from '../game/index.ts';
import { type SpokenWords, type Text, tell } from '../language/sentence.ts';
import { sentencesIn } from '../language/sentences.ts';
import type { TableView } from '../table/view.ts';
import type { Broker, Connect, Message } from './broker.ts';
import { type Device, discoveryOf } from './discovery.ts';
import { Happenings } from './happening.ts';
import { type Order, orderIn } from './order.ts';
import { lastWinner, tableState } from './table-state.ts';
import { topicsOf } from './topics.ts';

export interface HomeParts {
  readonly connect: Connect;
  /** How people know the broker. */
  readonly broker: string;
  readonly device: Device;
  readonly words: SpokenWords;
  readonly ruleSets: RuleSets;
  readonly table: {
    view(): TableView | undefined;
    subscribe(listener: (view: TableView) => void): () => void;
  };
  /** Another function whenever somebody has another name, or was forgotten. */
  readonly nameOf: () => NameOf;
  /** Of the LEDs, as it is in force. */
  readonly brightness: () => number;
  readonly carryOut: (order: Order) => void;
  /** Wall time. */
  readonly clock: Clock;
  readonly log: { info(message: string): void; warn(message: string): void; debug(message: string): void };
}

/** A slider that is drawn says a hundred values; the newest counts. */
const ORDER_MS = 300;

export class Home {
  readonly #parts: HomeParts;
  readonly #topics: ReturnType<typeof topicsOf>;
  readonly #broker: Broker;
  readonly #happenings = new Happenings();
  readonly #unsubscribe: () => void;
  /** What is kept there, by topic, as it was said last. */
  readonly #kept = new Map<string, string>();
  readonly #due = new Map<Order['type'], Order>();
  #timer: Timer | undefined;
  /** The last game that somebody has won, and by which names the broker was told. */
  #won: Game | undefined;
  #toldBy: NameOf | undefined;
  #isThere = false;
  #away: Text | undefined;

  constructor(parts: HomeParts) {
    this.#parts = parts;
    this.#topics = topicsOf(parts.device.prefix);
    const { availability, identify, setBrightness } = this.#topics;
    this.#broker = parts.connect({
      will: { topic: availability, text: 'offline' },
      orders: [identify, setBrightness],
      connected: () => this.#connected(),
      away: (why) => this.#gone(why),
      ordered: (message) => this.#ordered(message),
    });
    this.#unsubscribe = parts.table.subscribe((view) => this.#tell(view));
  }

  /** That the broker is away, while it is. */
  get trouble(): Text | undefined {
    return this.#away;
  }

  async close(): Promise<void> {
    this.#unsubscribe();
    this.#timer?.cancel();
    await this.#broker.close({ topic: this.#topics.availability, text: 'offline' });
  }

  #connected(): void {
    const { device, words, log, broker, table } = this.#parts;
    if (this.#away !== undefined) log.info(`The broker ${broker} answers again`);
    this.#isThere = true;
    this.#away = undefined;
    this.#kept.clear();
    for (const message of discoveryOf(device, words)) this.#keep(message);
    this.#keep({ topic: this.#topics.availability, text: 'online' });
    this.#toldBy = undefined;
    const view = table.view();
    if (view !== undefined) this.#tell(view);
  }

  #gone(why: Text): void {
    const { broker, log } = this.#parts;
    const away: Text = { say: 'home.away', broker, why };
    if (this.#away === undefined) log.warn(tell(sentencesIn('en'), away));
    this.#isThere = false;
    this.#away = away;
  }

  #tell(view: TableView): void {
    const { ruleSets, words, brightness } = this.#parts;
    const state = tableState(view, ruleSets, words);
    const { game } = view;
    // At another start of the table the broker still has it.
    if (game?.status === 'over' && !game.rehearsal && game !== this.#won) {
      this.#won = game;
      this.#toldBy = undefined;
    }
    this.#tellWinner();
    for (const type of this.#happenings.since(view, ruleSets)) {
      const event = { event_type: type, game: state.game, player: state.player, points: state.points };
      const winner = type === 'won' && view.game ? lastWinner(view.game, ruleSets, words) : undefined;
      const text = JSON.stringify({ ...event, ...winner });
      if (this.#isThere) this.#broker.publish({ topic: this.#topics.event, text }, 'passing');
    }
    this.#keep({ topic: this.#topics.state, text: JSON.stringify(state) });
    this.#keep({ topic: this.#topics.brightness, text: `${brightness()}` });
  }

  /** Who was forgotten is not to stay there, though nobody has won since. */
  #tellWinner(): void {
    const { nameOf, ruleSets, words } = this.#parts;
    const names = nameOf();
    if (this.#won === undefined || this.#toldBy === names || !this.#isThere) return;
    this.#toldBy = names;
    const winner = lastWinner(named({ ...this.#won, players: seatsOf(this.#won) }, names), ruleSets, words);
    if (winner !== undefined) this.#keep({ topic: this.#topics.winner, text: JSON.stringify(winner) });
  }

  #keep(message: Message): void {
    if (!this.#isThere || this.#kept.get(message.topic) === message.text) return;
    this.#kept.set(message.topic, message.text);
    this.#broker.publish(message, 'kept');
  }

  #ordered(message: Message): void {
    const order = orderIn(message, this.#topics);
    if (order === undefined) {
      this.#parts.log.debug(`No order: ${message.topic}`);
      return;
    }
    this.#due.set(order.type, order);
    this.#timer ??= this.#parts.clock.after(ORDER_MS, () => this.#carryOut());
  }

  #carryOut(): void {
    this.#timer = undefined;
    const due = [...this.#due.values()];
    this.#due.clear();
    for (const order of due) {
      this.#parts.log.info(`Ordered by ${this.#parts.broker}: ${JSON.stringify(order)}`);
      this.#parts.carryOut(order);
    }
    // A slider shows what came of it, also where that is nothing.
    this.#kept.delete(this.#topics.brightness);
    this.#keep({ topic: this.#topics.brightness, text: `${this.#parts.brightness()}` });
  }
}
