/** The buttons and the lever: contacts to ground, found by their logical names in hardware/cabinet.ts. */
import type { AVRIOPort } from 'avr8js';
import { INPUTS, type Input } from '../../hardware/cabinet.ts';
import { ATMEGA328P } from '../../hardware/chips/atmega328p.ts';
import { bounceEdges } from './bounce.ts';
import type { Ports } from './chip.ts';
import type { EventQueue } from './event-queue.ts';

interface Contact {
  readonly port: keyof Ports;
  readonly bit: number;
  closed: boolean;
  /** Edges of an older press or release that are still to come are dropped by a newer one. */
  generation: number;
}

export interface ContactOptions {
  /** Bounce pattern by seed; none = a clean edge. */
  readonly bounce?: number;
  /** When the first edge comes. */
  readonly delayUs?: number;
}

export class Contacts {
  readonly #contacts: ReadonlyMap<Input, Contact>;
  readonly #world: EventQueue;
  readonly #now: () => number;
  readonly #cyclesPerUs: number;
  #ports: Ports | undefined;

  constructor(world: EventQueue, now: () => number, clockHz: number) {
    this.#world = world;
    this.#now = now;
    this.#cyclesPerUs = clockHz / 1e6;
    this.#contacts = new Map(
      INPUTS.map((input) => {
        const { port, bit } = ATMEGA328P.pins.find((pin) => pin.name === input)!;
        return [input, { port, bit, closed: false, generation: 0 }];
      }),
    );
  }

  /** A new chip; undefined: no power. */
  connect(ports: Ports | undefined): void {
    this.#ports = ports;
    if (ports === undefined) return;
    for (const port of new Set([...this.#contacts.values()].map((contact) => ports[contact.port])))
      port.addListener(() => this.#refresh(port));
    for (const contact of this.#contacts.values()) this.#apply(contact);
  }

  isPressed(input: Input): boolean {
    return this.#contact(input).closed;
  }

  move(input: Input, closed: boolean, options: ContactOptions = {}): void {
    const edges =
      options.bounce === undefined ? [0] : bounceEdges(options.bounce, closed ? 'press' : 'release');
    const delayUs = options.delayUs ?? 0;
    this.#schedule(
      input,
      closed,
      edges.map((us) => us + delayUs),
    );
  }

  /** Closes the contact for `us` microseconds only: an interference spike. */
  spike(input: Input, us: number): void {
    this.#schedule(input, true, [0, us]);
  }

  #schedule(input: Input, first: boolean, edgesUs: readonly number[]): void {
    const contact = this.#contact(input);
    contact.generation += 1;
    const { generation } = contact;
    for (const [index, us] of edgesUs.entries()) {
      const closed = index % 2 === 0 ? first : !first;
      const change = () => {
        if (contact.generation !== generation) return;
        contact.closed = closed;
        this.#apply(contact);
      };
      if (us === 0) change();
      else this.#world.add(this.#now() + Math.round(us * this.#cyclesPerUs), change);
    }
  }

  #contact(input: Input): Contact {
    const contact = this.#contacts.get(input);
    if (contact === undefined)
      throw new RangeError(`There is no input "${input}": there are ${INPUTS.join(', ')}`);
    return contact;
  }

  #refresh(port: AVRIOPort): void {
    for (const contact of this.#contacts.values())
      if (this.#ports?.[contact.port] === port) this.#apply(contact);
  }

  /** A closed contact reads low. An open one reads high only through the pull-up; without it the pin floats: low. */
  #apply(contact: Contact): void {
    const port = this.#ports?.[contact.port];
    if (port === undefined) return;
    port.setPin(contact.bit, !contact.closed && port.pinState(contact.bit) === PULL_UP);
  }
}

/** avr8js' PinState.InputPullUp. */
const PULL_UP = 3;
