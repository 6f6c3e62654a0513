/** What people read about the firmware of a Firmata board: which one it is, and why it cannot play. */
import { Fault } from '../../fault/fault.ts';
import { FIRMWARE_NAME } from './firmware-file.ts';
import type { Firmata } from './libraries.ts';

/** Of the Firmata protocol that firmata-io and node-pixel speak. */
const PROTOCOL_MAJOR = 2;
const HEX = `node_modules/node-pixel/firmware/bin/firmata/uno/${FIRMWARE_NAME}.hex`;

export function firmwareText({ name = 'a nameless sketch', version }: Firmata['firmware']): string {
  return version === undefined ? name : `${name} ${version.major}.${version.minor}`;
}

/** Undefined when it is node-pixel's. */
export function wrongFirmware(firmware: Firmata['firmware'], port: string): Fault | undefined {
  if (firmware.name === FIRMWARE_NAME && firmware.version?.major === PROTOCOL_MAJOR) return undefined;
  const wanted = `${FIRMWARE_NAME} ${PROTOCOL_MAJOR}.x`;
  return new Fault(
    'firmata-firmware',
    `it runs ${firmwareText(firmware)}, not ${wanted}; stop the table and run \`${flashCommand(port)}\``,
  );
}

/** Nobody has said in Firmata who they are. `bytes`: how many came all the same. */
export function noAnswer(port: string, seconds: number, bytes: number): Fault {
  return bytes === 0
    ? new Fault('firmata-silent', `nothing has come from ${port} for ${seconds} s`)
    : new Fault(
        'firmata-firmware',
        `${port} has sent ${bytes} bytes that are no Firmata; if it is flashed with firmware/dicetable.hex, start with --board serial, else stop the table and run \`${flashCommand(port)}\``,
      );
}

/** For an Uno; the package has the same file for other boards in folders beside it. */
function flashCommand(port: string): string {
  return `avrdude -c arduino -p atmega328p -b 115200 -P ${port} -U flash:w:${HEX}:i`;
}
