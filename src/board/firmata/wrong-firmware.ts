/** What people read about the firmware of a Firmata board: which one it is, and why it cannot play. */
import { Fault } from '../../fault/fault.ts';
import type { Text } from '../../language/sentence.ts';
import { flashCommand } from '../flash-command.ts';
import { FIRMWARE_NAME } from './firmware-file.ts';
import type { Firmata } from './libraries.ts';

/** Of the Firmata protocol that firmata-io and node-pixel speak. */
const PROTOCOL_MAJOR = 2;

export function sketchText({ name, version }: Firmata['firmware']): Text {
  const known: Text = name ?? { say: 'detail.namelessSketch' };
  return version === undefined
    ? known
    : { say: 'detail.sketch', name: known, version: `${version.major}.${version.minor}` };
}

/** Undefined when it is node-pixel's. */
export function wrongFirmware(firmware: Firmata['firmware'], port: string): Fault | undefined {
  if (firmware.name === FIRMWARE_NAME && firmware.version?.major === PROTOCOL_MAJOR) return undefined;
  const command = flashCommand(port, 'firmata');
  const wanted = `${FIRMWARE_NAME} ${PROTOCOL_MAJOR}.x`;
  return new Fault('firmata-firmware', {
    say: 'detail.firmataRuns',
    firmware: sketchText(firmware),
    wanted,
    command,
  });
}

export interface Unanswered {
  readonly port: string;
  readonly emulated: boolean;
  readonly seconds: number;
  /** How many bytes came all the same. */
  readonly bytes: number;
  /** What the board says of itself, unasked, when it starts; empty: nothing. */
  readonly firmware: Text;
}

/** The questions that every Firmata board answers have had no answer. */
export function noAnswer({ port, emulated, seconds, bytes, firmware }: Unanswered): Fault {
  if (emulated) return new Fault('firmata-silent', { say: 'detail.firmataBusy', port, seconds });
  if (firmware !== '')
    return new Fault('firmata-silent', { say: 'detail.firmataQuiet', port, firmware, seconds });
  if (bytes === 0) return new Fault('firmata-silent', { say: 'detail.silent', port, seconds });
  return new Fault('firmata-firmware', {
    say: 'detail.firmataStranger',
    port,
    bytes,
    command: flashCommand(port, 'firmata'),
  });
}
