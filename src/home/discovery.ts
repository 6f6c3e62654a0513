/** What Home Assistant makes devices of by itself: a kept message for each thing that the table tells or takes. */
import type { Text } from '../language/sentence.ts';
import { type SpokenWords, tell } from '../language/sentence.ts';
import type { Message } from './broker.ts';
import { HAPPENINGS } from './happening.ts';
import { BRIGHTNESS, PRESS } from './order.ts';
import { TABLE_STATES } from './table-state.ts';
import { homeId, topicsOf } from './topics.ts';

/** Where Home Assistant looks, unless somebody has told it otherwise. */
const DISCOVERY = 'homeassistant';

export interface Device {
  readonly prefix: string;
  /** Of Dicetable. */
  readonly version: string;
  /** The table's page in the network. */
  readonly address: string;
}

interface Thing {
  readonly component: 'sensor' | 'event' | 'button' | 'number';
  readonly name: Text;
  readonly icon: string;
  readonly [field: string]: unknown;
}

export function discoveryOf({ prefix, version, address }: Device, words: SpokenWords): readonly Message[] {
  const id = homeId(prefix);
  const topics = topicsOf(prefix);
  const of = (key: string) => ({ value_template: `{{ value_json.${key} }}` });
  const things: Readonly<Record<string, Thing>> = {
    state: {
      ...{ component: 'sensor', name: { say: 'home.state' }, icon: 'mdi:dice-multiple' },
      ...{ state_topic: topics.state, ...of('state'), device_class: 'enum', options: TABLE_STATES },
    },
    player: {
      ...{ component: 'sensor', name: { say: 'home.player' }, icon: 'mdi:account' },
      ...{ state_topic: topics.state, ...of('player') },
    },
    points: {
      ...{ component: 'sensor', name: { say: 'home.points' }, icon: 'mdi:counter' },
      ...{ state_topic: topics.state, ...of('points') },
    },
    winner: {
      ...{ component: 'sensor', name: { say: 'home.winner' }, icon: 'mdi:trophy' },
      ...{ state_topic: topics.winner, ...of('player'), json_attributes_topic: topics.winner },
    },
    event: {
      ...{ component: 'event', name: { say: 'home.event' }, icon: 'mdi:star' },
      ...{ state_topic: topics.event, event_types: HAPPENINGS },
    },
    identify: {
      ...{ component: 'button', name: { say: 'home.identify' }, icon: 'mdi:crosshairs' },
      ...{ command_topic: topics.identify, payload_press: PRESS, entity_category: 'config' },
    },
    brightness: {
      ...{ component: 'number', name: { say: 'home.brightness' }, icon: 'mdi:brightness-6' },
      ...{ state_topic: topics.brightness, command_topic: topics.setBrightness, entity_category: 'config' },
      ...{ min: BRIGHTNESS.least, max: BRIGHTNESS.most, step: 1, mode: 'slider' },
    },
  };
  return Object.entries(things).map(([key, { component, name, ...fields }]) => ({
    topic: `${DISCOVERY}/${component}/${id}/${key}/config`,
    text: JSON.stringify({
      ...{ name: tell(words, name), unique_id: `${id}_${key}`, ...fields },
      // Its id there, whatever language its name is in: from Home Assistant 2025.10 on.
      default_entity_id: `${component}.${id}_${key}`,
      availability_topic: topics.availability,
      device: {
        ...{ identifiers: [id], name: prefix, manufacturer: 'Dicetable', model: 'Dicetable' },
        ...{ sw_version: version, configuration_url: address },
      },
    }),
  }));
}
