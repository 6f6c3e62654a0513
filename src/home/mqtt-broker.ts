/** Any broker that speaks MQTT 3.1.1: mosquitto, Home Assistant's own, nats-server. */
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from 'mqtt';
import { messageOf } from '../fault/fault.ts';
import { plain, type Text } from '../language/sentence.ts';
import type { Broker, Message, Session } from './broker.ts';

export interface MqttAddress {
  readonly url: string;
  /** Of this client: of two with the same one, brokers throw out the older. */
  readonly clientId: string;
  /** Empty: the broker asks for none. */
  readonly user: string;
  readonly password: string;
  /** Certificate of whoever vouches for the broker, in PEM; undefined: those whom everybody trusts. */
  readonly ca: Buffer | undefined;
}

/** The first try to come back, and the longest wait between two. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
const CONNECT_MS = 10_000;
/** A line that was cut without a word is noticed after one and a half of these. */
const KEEP_ALIVE_S = 30;
const LAST_WORDS_MS = 500;
/** No order is so long. */
const LONGEST_ORDER = 64;

export function mqttBroker({ url, clientId, user, password, ca }: MqttAddress, session: Session): Broker {
  const client = connect(url, {
    ...{ protocolVersion: 4, clientId, clean: true, keepalive: KEEP_ALIVE_S, connectTimeout: CONNECT_MS },
    ...(user === '' ? {} : { username: user, password }),
    ...(ca === undefined ? {} : { ca }),
    will: { topic: session.will.topic, payload: Buffer.from(session.will.text), qos: 1, retain: true },
    // What waits in a queue for hours is no news.
    ...{ reconnectPeriod: FIRST_WAIT_MS, queueQoSZero: false, resubscribe: false },
  });
  let why: Text = '';
  client.on('error', (error) => {
    why = whyNot(error);
  });
  client.on('close', () => session.away(why));
  client.on('reconnect', () => {
    const { reconnectPeriod: waited = FIRST_WAIT_MS } = client.options;
    client.options.reconnectPeriod = Math.min(LONGEST_WAIT_MS, waited * 2);
  });
  client.on('connect', () => {
    why = '';
    client.options.reconnectPeriod = FIRST_WAIT_MS;
    client.subscribe([...session.orders], { qos: 1 });
    session.connected();
  });
  client.on('message', (topic, payload, { retain }) => {
    // A kept order would be carried out again at every connection.
    const isOrder = !retain && payload.length <= LONGEST_ORDER;
    session.ordered({ topic, text: isOrder ? payload.toString() : '' });
  });
  const publish = ({ topic, text }: Message, retain: boolean): void => {
    if (client.connected) client.publish(topic, text, { qos: 1, retain });
  };
  return {
    publish: (message, kept) => publish(message, kept === 'kept'),
    async close(last) {
      publish(last, true);
      // A broker that does not answer keeps no table from ending.
      await Promise.race([client.endAsync(), wait(LAST_WORDS_MS, undefined, { ref: false })]);
      client.end(true);
    },
  };
}

/** What people can mend, by what broker (MQTT 3.1.1, table 3.1) and TLS say. */
const MENDABLE: Readonly<Record<string, Text>> = {
  4: plain('home.login'),
  5: plain('home.login'),
  SELF_SIGNED_CERT_IN_CHAIN: plain('home.unknownCa'),
  DEPTH_ZERO_SELF_SIGNED_CERT: plain('home.unknownCa'),
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: plain('home.unknownCa'),
  UNABLE_TO_GET_ISSUER_CERT: plain('home.unknownCa'),
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: plain('home.unknownCa'),
  CERT_SIGNATURE_FAILURE: plain('home.unknownCa'),
  CERT_HAS_EXPIRED: plain('home.expired'),
  ERR_TLS_CERT_ALTNAME_INVALID: plain('home.otherName'),
};

/** Where several addresses were tried, only the code says why. */
function whyNot(error: Error): Text {
  const code = String((error as NodeJS.ErrnoException).code ?? '');
  return MENDABLE[code] ?? (messageOf(error) || code);
}
