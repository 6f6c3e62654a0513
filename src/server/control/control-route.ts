/** `/control`: the on-screen cabinet. It presses the pins of an emulated board, takes keys, names and typed dice. */
import type { IncomingMessage } from 'node:http';
import type { RawData, WebSocket } from 'ws';
import { z } from 'zod';
import { INPUTS, type Input, LEDS } from '../../../hardware/cabinet.ts';
import { COIN_INPUTS, type CoinInput } from '../../../hardware/coin-door.ts';
import { MOST_SEATS, NAME_LENGTH } from '../../game/index.ts';
import type { AllowedNames, Denial } from '../guard/allowed-names.ts';
import type { Limits } from '../guard/limits.ts';
import { RateLimit } from '../guard/rate-limit.ts';
import { CLOSE, expel, type SocketRoute } from '../guard/sockets.ts';
import type { ControlMessage, ControlReply } from '../view/messages.ts';
import type { WallClock } from '../wall-clock.ts';
import { type CabinetHand, Pins, type PinTarget } from './pins.ts';

export interface ControlTarget extends PinTarget {
  /** A coin falls into an emulated board's coin door, its service button is pressed, or it is opened. */
  door(input: CoinInput): void;
  /** A key without a button, in lower case: t f h s l y c for their boxes, q, y, n, and whatever else was typed. */
  key(key: string): void;
  /** In setup: the name of the player of this index; an empty one brings the offered name back. */
  name(player: number, name: string): void;
  /** In setup: whether the dice of the game will be typed. */
  rehearse(on: boolean): void;
  /** In a rehearsal: the faces of the next rolls, one line a roll, one digit for each die that rolls, in slot order. */
  dice(rolls: string): void;
}

export interface ControlRights {
  /** Only the pins of an emulated board can be pressed from here. */
  readonly emulated: boolean;
  /** Whether browsers on other machines may play too. */
  readonly openCabinet: boolean;
  /** The browser of this request has the cabinet key. */
  isAtTable(request: IncomingMessage): boolean;
  /** An operator is signed in with this request; `use` keeps the session alive. */
  isOperator(request: IncomingMessage, use: boolean): boolean;
}

/** Of a coin door, what anybody reaches who stands before the table. */
const OUTSIDE: readonly CoinInput[] = ['coin1', 'coin2', 'slam'];
/** One character that can be seen. */
const ONE_KEY = /^[^\s\p{C}]$/u;
/** One digit a die and one line a roll; how many dice roll, only the table knows. */
const ROLLS = new RegExp(`^[1-6]{1,${LEDS.slots}}(\\n[1-6]{1,${LEDS.slots}})*$`);
const ROLLS_LENGTH = 400;

const controlMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('pin'), input: z.enum(INPUTS), pressed: z.boolean() }),
  z.strictObject({ type: z.literal('door'), input: z.enum(COIN_INPUTS) }),
  z.strictObject({ type: z.literal('key'), key: z.string().regex(ONE_KEY) }),
  z.strictObject({
    type: z.literal('name'),
    player: z
      .int()
      .min(0)
      .max(MOST_SEATS - 1),
    name: z.string().max(NAME_LENGTH),
  }),
  z.strictObject({ type: z.literal('rehearse'), on: z.boolean() }),
  z.strictObject({ type: z.literal('dice'), rolls: z.string().max(ROLLS_LENGTH).regex(ROLLS) }),
]);

export class ControlRoute implements SocketRoute {
  readonly path = '/control';
  readonly maxBytes: number;
  readonly #target: ControlTarget;
  readonly #rights: ControlRights;
  readonly #allow: AllowedNames;
  readonly #clock: WallClock;
  readonly #limits: Limits;
  readonly #pins: Pins;

  constructor(
    target: ControlTarget,
    rights: ControlRights,
    allow: AllowedNames,
    clock: WallClock,
    limits: Limits,
  ) {
    this.maxBytes = limits.controlBytes;
    this.#target = target;
    this.#rights = rights;
    this.#allow = allow;
    this.#clock = clock;
    this.#limits = limits;
    this.#pins = new Pins(target, clock, limits.pressMs);
  }

  check(request: IncomingMessage): Denial {
    return this.#allow.mayWrite(request);
  }

  /** Whether the browser of this request may act, for the pages that offer it. */
  mayAct(request: IncomingMessage): boolean {
    return this.#refusal(request) === '';
  }

  /** A guest of an open cabinet has a finger on this input, or had a moment ago. */
  isGuests(input: Input): boolean {
    return this.#pins.isGuests(input);
  }

  accept(socket: WebSocket, request: IncomingMessage): void {
    if (!this.#stillMay(socket, request)) return;
    const { controlBurst, controlPerSecond, controlErrors } = this.#limits;
    const messages = new RateLimit(this.#clock, controlBurst, controlPerSecond);
    const hand: CabinetHand = { held: new Set(), isGuest: !this.#isKnown(request) };
    let errors = 0;
    say(socket, { type: 'welcome' });
    socket.on('message', (data, isBinary) => {
      if (!messages.take()) return expel(socket, 'too many messages');
      if (socket.readyState !== socket.OPEN) return;
      if (!this.#stillMay(socket, request)) return;
      const message = isBinary ? undefined : parse(data);
      if (message !== undefined) {
        this.#rights.isOperator(request, true);
        return this.#act(hand, message);
      }
      errors += 1;
      say(socket, { type: 'refused', reason: { say: 'control.misunderstood' } });
      if (errors >= controlErrors) socket.close(CLOSE.policy, 'not understood');
    });
    const pinged = (): void => {
      if (!messages.take()) expel(socket, 'too many pings');
    };
    socket.on('ping', pinged);
    socket.on('pong', pinged);
    const stopPings = this.#ping(socket, request);
    socket.on('close', () => {
      stopPings();
      this.#pins.letGo(hand);
    });
  }

  close(): void {
    this.#pins.close();
  }

  /** Why this browser may not act although it asks in the right way; it is told in words. */
  #refusal(request: IncomingMessage): Denial {
    if (!this.#rights.emulated) return { say: 'control.realButtons' };
    if (this.#rights.openCabinet || this.#isKnown(request)) return '';
    return { say: 'control.notYou' };
  }

  #isKnown(request: IncomingMessage): boolean {
    return this.#rights.isAtTable(request) || this.#rights.isOperator(request, false);
  }

  /** Sessions end while a cabinet is open: then it is told, and lets go. */
  #stillMay(socket: WebSocket, request: IncomingMessage): boolean {
    const refusal = this.#refusal(request);
    if (refusal === '') return true;
    say(socket, { type: 'refused', reason: refusal });
    socket.close(CLOSE.policy, 'refused');
    return false;
  }

  #act(hand: CabinetHand, message: ControlMessage): void {
    switch (message.type) {
      case 'pin':
        if (message.pressed) this.#pins.press(hand, message.input);
        else this.#pins.release(hand, message.input);
        break;
      case 'door':
        // What lies behind the lock of a coin door is not for everybody who may play.
        if (!hand.isGuest || OUTSIDE.includes(message.input)) this.#target.door(message.input);
        break;
      case 'key':
        this.#target.key(message.key);
        break;
      case 'name':
        this.#target.name(message.player, message.name);
        break;
      case 'rehearse':
        this.#target.rehearse(message.on);
        break;
      case 'dice':
        this.#target.dice(message.rolls);
        break;
      default:
        message satisfies never;
    }
  }

  /** A phone that left the room must not hold a button down: it is gone when it misses one ping. */
  #ping(socket: WebSocket, request: IncomingMessage): () => void {
    let answered = true;
    socket.on('pong', () => {
      answered = true;
    });
    const ask = (): void => {
      if (!answered) {
        socket.terminate();
        return;
      }
      if (!this.#stillMay(socket, request)) return;
      answered = false;
      socket.ping();
      timer = this.#clock.after(this.#limits.controlPingMs, ask);
    };
    let timer = this.#clock.after(this.#limits.controlPingMs, ask);
    return () => timer.cancel();
  }
}

function say(socket: WebSocket, reply: ControlReply): void {
  socket.send(JSON.stringify(reply));
}

function parse(data: RawData): ControlMessage | undefined {
  try {
    const { success, data: message } = controlMessage.safeParse(JSON.parse(String(data)));
    return success ? message : undefined;
  } catch {
    return undefined;
  }
}
