/** The command that puts a .hex file on an Uno behind its usual bootloader: in messages and in README.md. Pure. */
export function flashCommand(port: string, hexFile: string): string {
  return `avrdude -p atmega328p -c arduino -b 115200 -P ${port} -U flash:w:${hexFile}:i`;
}
