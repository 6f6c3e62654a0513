/** Boards that speak our protocol and lie: they greet and take nothing, or report what nobody can press. */
import { INPUTS } from '../../hardware/cabinet.ts';
import { MESSAGES, type MessageName, PROTOCOL_VERSION } from '../../hardware/protocol.ts';
import { protocolHash } from '../../hardware/protocol-hash.ts';
import { WIRE_TIMES } from '../../hardware/wire-times.ts';
import { FrameDecoder } from '../../src/board/serial/frame.ts';
import { ChipModel } from '../board/serial/chip-model.ts';
import type { Chance } from './chance.ts';
import type { Stranger } from './stranger-link.ts';

/** Every input is down. */
const ALL = 2 ** INPUTS.length - 1;

type Send = (bytes: Uint8Array) => void;
type Make = (send: Send, chance: Chance) => Stranger;

/** Our firmware's model, told to be another one. */
export function firmware(change: (chip: ChipModel) => void): Make {
  return (send) => {
    const chip = new ChipModel(send);
    chip.protocolHash = protocolHash();
    change(chip);
    return chip;
  };
}

/** Our firmware's model, of which these messages never arrive. */
export function firmwareWithout(...names: readonly MessageName[]): Make {
  const ids: readonly number[] = names.map((name) => MESSAGES[name].id);
  const passes = (bytes: Uint8Array) =>
    !new FrameDecoder().push(bytes).some(({ type }) => ids.includes(type));
  return (send, chance) =>
    firmware(() => {})((bytes) => {
      if (passes(bytes)) send(bytes);
    }, chance);
}

/** Our firmware's model, which says this too, so often in a tick. */
function chatty(times: number, say: (chip: ChipModel, count: number, chance: Chance) => void): Make {
  return (send, chance) => {
    const chip = new ChipModel(send);
    chip.protocolHash = protocolHash();
    let count = 0;
    return {
      receive: (bytes, nowMs) => chip.receive(bytes, nowMs),
      tick: (nowMs) => {
        chip.tick(nowMs);
        for (let nth = 0; nth < times; nth += 1) {
          count += 1;
          say(chip, count, chance);
        }
      },
    };
  };
}

export const greeter = (times: number, major: number = PROTOCOL_VERSION.major): Make =>
  chatty(times, (chip) => {
    chip.major = major;
    const versions = { major, minor: 0, protocolHash: chip.protocolHash, firmwareHash: 0 };
    const build = { slots: chip.slots, pixelsPerLane: chip.pixelsPerLane };
    const health = { resetCause: 0, displays: 3, stuck: 0 };
    chip.send('welcome', { session: chip.session, previousSession: 0, ...versions, ...build, ...health });
  });

export const randomCounters = (times: number): Make =>
  chatty(times, (chip, count, chance) => claim(chip, count, chance.below(1024), chance.bytes(INPUTS.length)));

/** Hold 1 goes down with every other report. */
export const chatteringHold = (times: number): Make =>
  chatty(times, (chip, count) => {
    const presses = new Uint8Array(INPUTS.length);
    presses[0] = (count >> 1) & 0xff;
    claim(chip, count, count & 1, presses);
  });

/** Hides in pauses how often hold 1 was pressed: it says something else meanwhile, so that nobody can think it away. */
export const seldomBursts = (everyMs: number, presses: number): Make => {
  return (send) => {
    const chip = new ChipModel(send);
    chip.protocolHash = protocolHash();
    let reports = 0;
    let saidMs = 0;
    let burstMs = 0;
    return {
      receive: (bytes, nowMs) => chip.receive(bytes, nowMs),
      tick: (nowMs) => {
        if (chip.session === 0) return;
        if (reports === 0 || nowMs - burstMs >= everyMs) {
          burstMs = nowMs;
          reports += 1;
          const counts = new Uint8Array(INPUTS.length);
          counts[0] = (reports * presses) & 0xff;
          claim(chip, reports, 0, counts);
        } else if (nowMs - saidMs >= WIRE_TIMES.keepAliveMs) {
          saidMs = nowMs;
          chip.status();
        }
      },
    };
  };
};

export const flickeringLevels = (times: number): Make =>
  chatty(times, (chip, count) =>
    claim(chip, count, count % 2 === 0 ? 0 : ALL, new Uint8Array(INPUTS.length)),
  );

function claim(chip: ChipModel, report: number, levels: number, presses: Uint8Array): void {
  chip.send('input', { session: chip.session, report: report & 0xff, levels, presses, age: 0, latched: 0 });
}
