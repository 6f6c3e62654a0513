/** The broker that is told how the table stands, if the cabinet file names one; nothing of it is loaded before. */
import type { Log } from './app/log.ts';
import type { TableLoop } from './app/table-loop.ts';
import type { TablePeople } from './app/table-people.ts';
import type { Clock } from './clock/clock.ts';
import type { Config } from './config/schema.ts';
import { Fault, messageOf } from './fault/fault.ts';
import type { Home } from './home/home.ts';
import { homeId } from './home/topics.ts';
import type { Text } from './language/sentence.ts';
import { sentencesIn } from './language/sentences.ts';
import { changeSetting, type SettingsInForce } from './operator/desk-settings.ts';
import { identify } from './operator/identify.ts';
import type { ShowBoard } from './operator/show-board.ts';
import { packageVersion } from './package-root.ts';
import { readPlainFile } from './plain-file.ts';
import { DeskRejection } from './server/operator/desk.ts';
import type { TableOptions } from './table/options.ts';

/** For those who keep no secret in a file; the file counts where there is one. */
const PASSWORD_VARIABLE = 'DICETABLE_MQTT_PASSWORD';
/** No password is so long. */
const LONGEST_PASSWORD = 4096;
/** All that vouch for each other, in PEM. */
const LONGEST_CERTIFICATES = 64 * 1024;

export interface HomeTable {
  readonly loop: TableLoop;
  readonly people: Pick<TablePeople, 'nameOf'>;
  readonly options: TableOptions;
  readonly board: ShowBoard;
  readonly inForce: SettingsInForce;
  /** Of the page in the network. */
  readonly address: string;
  readonly clock: Clock;
  readonly log: Log;
}

/** Undefined: the cabinet file names no broker. Throws Fault `config-wrong` when password or certificate cannot be read. */
export async function openHome(config: Config, table: HomeTable): Promise<Home | undefined> {
  const { url, user, prefix } = config.mqtt;
  if (url === '') return undefined;
  const password = passwordOf(config);
  const ca = certificateOf(config);
  const [{ Home }, { mqttBroker }] = await Promise.all([
    import('./home/home.ts'),
    import('./home/mqtt-broker.ts'),
  ]);
  const { loop, people, options, board, inForce, address, clock, log } = table;
  return new Home({
    connect: (session) =>
      mqttBroker({ url, clientId: `dicetable-${homeId(prefix)}`, user, password, ca }, session),
    broker: url,
    device: { prefix, version: packageVersion(), address },
    words: sentencesIn(options.language),
    ruleSets: options.ruleSets,
    table: loop,
    nameOf: () => people.nameOf,
    brightness: () => board.cabinet.brightness,
    carryOut: (order) => {
      const refused =
        order.type === 'identify'
          ? !identify(board, options)
          : refusalOf(() => changeSetting(inForce, { key: 'leds.brightness', value: order.value }));
      if (refused) log.warn({ order }, 'Not carried out');
    },
    ...{ clock, log },
  });
}

function refusalOf(change: () => Text): boolean {
  try {
    change();
    return false;
  } catch (error) {
    if (error instanceof DeskRejection) return true;
    throw error;
  }
}

function passwordOf({ mqtt: { passwordFile } }: Config): string {
  if (passwordFile === '') return process.env[PASSWORD_VARIABLE] ?? '';
  return readNamed('mqtt.passwordFile', passwordFile, LONGEST_PASSWORD).toString().trim();
}

function certificateOf({ mqtt: { ca } }: Config): Buffer | undefined {
  return ca === '' ? undefined : readNamed('mqtt.ca', ca, LONGEST_CERTIFICATES);
}

function readNamed(place: string, file: string, longest: number): Buffer {
  try {
    return readPlainFile(file, longest);
  } catch (error) {
    const why = { say: 'config.unreadable', why: messageOf(error) } as const;
    throw new Fault('config-wrong', { say: 'config.at', place, why }, { cause: error });
  }
}
