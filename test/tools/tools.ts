/** What the tests need beside Node: how each is found, and which Debian packages bring it. */
import { NATS_PROGRAMS, POSTGRESQL_PROGRAMS } from '../../src/hall/servers/programs.ts';
import { findProgram } from '../../src/run-tool.ts';

export interface Tool {
  /** Any one of these names on the PATH will do; also a folder, as it is named from there. */
  readonly programs: readonly string[];
  readonly packages: readonly string[];
  readonly why: string;
}

/** From where programs are: the bootloaders of Arduino. */
export const BOOTLOADERS_FOLDER = '../share/arduino/hardware/arduino/avr/bootloaders';

export const TOOLS: readonly Tool[] = [
  { programs: ['aplay'], packages: ['alsa-utils'], why: 'plays the sounds of the table into a file' },
  { programs: ['espeak-ng'], packages: ['espeak-ng'], why: 'says what the table says' },
  {
    programs: ['avr-gcc'],
    packages: ['gcc-avr', 'avr-libc', 'binutils-avr'],
    why: 'builds the firmware afresh',
  },
  { programs: ['make'], packages: ['make'], why: 'builds the firmware afresh' },
  {
    programs: ['gcc', 'cc'],
    packages: ['gcc', 'libc6-dev'],
    why: 'runs the pure firmware modules on the host',
  },
  {
    programs: [BOOTLOADERS_FOLDER],
    packages: ['arduino-core-avr'],
    why: 'boots the emulated Uno as a bought one boots',
  },
  { programs: ['avrdude'], packages: ['avrdude'], why: 'shows that these bootloaders are the real ones' },
  { programs: ['socat'], packages: ['socat'], why: 'makes the serial ports of the link tests' },
  {
    programs: ['chromium', 'chromium-browser', 'google-chrome'],
    packages: ['chromium'],
    why: 'shows the pages',
  },
  {
    programs: ['../share/fonts/opentype/noto'],
    packages: ['fonts-noto-cjk'],
    why: 'has the letters of Japanese pages, as the devices that show them do',
  },
  {
    programs: ['systemd-analyze'],
    packages: ['systemd'],
    why: 'reads the unit of the table’s service, and runs it',
  },
  {
    programs: NATS_PROGRAMS,
    packages: ['nats-server'],
    why: 'carries what the tables of a hall play',
  },
  {
    programs: POSTGRESQL_PROGRAMS,
    packages: ['postgresql'],
    why: 'keeps what the tables of a hall played',
  },
  {
    programs: ['mosquitto', '../sbin/mosquitto'],
    packages: ['mosquitto'],
    why: 'speaks MQTT as a home does',
  },
  { programs: ['openssl'], packages: ['openssl'], why: 'makes the certificates of a hall' },
  { programs: ['strace'], packages: ['strace'], why: 'shows that a roll is on the disk before it is shown' },
];

/** What makes the tests quicker; Ubuntu has none of it, and they pass without. */
export const SPARE_TOOLS: readonly Tool[] = [
  {
    programs: ['chromium-headless-shell'],
    packages: ['chromium-headless-shell'],
    why: 'is Chromium without windows: it shows the pages in half of the time',
  },
];

/** What only `npm run torture` needs. */
export const TORTURE_TOOLS: readonly Tool[] = [
  {
    programs: ['clang'],
    packages: ['clang', 'libclang-rt-dev'],
    why: 'fuzzes the parser of the firmware',
  },
];

export function missingTools(path?: string, tools = TOOLS): readonly Tool[] {
  return tools.filter((tool) => findProgram(tool.programs, path) === undefined);
}

/** What a person types to get them. */
export function installCommand(missing: readonly Tool[]): string {
  const packages = missing.flatMap((tool) => tool.packages);
  return `sudo apt-get update && sudo apt-get install -y --no-install-recommends ${packages.join(' ')}`;
}
