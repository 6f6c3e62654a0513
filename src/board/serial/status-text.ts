/** What people read about a serial board: which firmware it runs, and why we do not talk to it. */
import { LEDS } from '../../../hardware/cabinet.ts';
import { PROTOCOL_VERSION } from '../../../hardware/protocol.ts';
import { Fault } from '../../fault/fault.ts';
import type { Code, Text } from '../../language/sentence.ts';
import { flashCommand } from '../flash-command.ts';
import type { MessageOf } from './message.ts';

/** What this program was built with. */
export interface Expected {
  readonly protocolHash: number;
  /** Hash of the sources of the .hex that came with this program; undefined where nobody knows. */
  readonly firmwareHash: number | undefined;
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

export interface Firmware {
  /** For example `firmware 1.0 (9f3c01d2)`; empty while nobody has said it. */
  readonly text: Text;
  /** Another build than the one that came with this program. */
  readonly isOther: boolean;
}

/** Another build of the same protocol works, and is only mentioned. */
export function firmwareOf(welcome: MessageOf<'welcome'>, expected: Expected): Firmware {
  const { major, minor } = welcome;
  const { firmwareHash = welcome.firmwareHash } = expected;
  const isOther = firmwareHash !== welcome.firmwareHash;
  const text: Code = {
    say: 'detail.firmware',
    ...{ version: `${major}.${minor}`, hash: hex(welcome.firmwareHash, 8) },
    ours: isOther ? hex(firmwareHash, 8) : '',
  };
  return { text, isOther };
}

/** The fault of a board that speaks another protocol or was built for another cabinet, with the command that mends it; undefined when all is well. */
export function mismatch(
  welcome: MessageOf<'welcome'>,
  { protocolHash }: Expected,
  port: string,
): Fault | undefined {
  const { major } = PROTOCOL_VERSION;
  const command = flashCommand(port, 'ours');
  if (welcome.major === major && welcome.protocolHash === protocolHash) {
    const { slots, pixelsPerLane } = LEDS;
    if (welcome.slots === slots && welcome.pixelsPerLane === pixelsPerLane) return undefined;
    const theirs = { slots: welcome.slots, pixels: welcome.pixelsPerLane };
    return new Fault('firmware-mismatch', {
      say: 'detail.geometry',
      ...{ ...theirs, ourSlots: slots, ourPixels: pixelsPerLane, command },
    });
  }
  const theirs = `${welcome.major}.${welcome.minor} (${hex(welcome.protocolHash, 4)})`;
  const ours = `${major}.${PROTOCOL_VERSION.minor} (${hex(protocolHash, 4)})`;
  return new Fault('firmware-mismatch', { say: 'detail.mismatch', theirs, ours, command });
}
