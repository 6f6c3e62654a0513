/** The broker that a table tells how it stands, as keys of the cabinet file. */
import { z } from 'zod';
import type { Code } from '../language/sentence.ts';

const PREFIX_LENGTH = 64;

export const mqttSchema = z.strictObject({
  // Not with a name and a password in it: an address stands in logs and on pages.
  url: z
    .string()
    .regex(/^((mqtts?|wss?):\/\/[^\s/?#@]+(\/[^\s?#@]*)?)?$/)
    .default('')
    .meta({ expects: { say: 'expect.brokerUrl' } satisfies Code }),
  user: z
    .string()
    .regex(/^[^\p{Cc}]{0,128}$/u)
    .default('')
    .meta({ expects: { say: 'expect.text' } satisfies Code }),
  passwordFile: z
    .string()
    .regex(/^[^\0]*$/)
    .default('')
    .meta({ expects: { say: 'expect.path' } satisfies Code }),
  ca: z
    .string()
    .regex(/^[^\0]*$/)
    .default('')
    .meta({ expects: { say: 'expect.path' } satisfies Code }),
  // Neither the wild cards of MQTT nor the dots of NATS, and no underscore: Home Assistant's names have them for slashes.
  prefix: z
    .string()
    .regex(new RegExp(`^(?=.{1,${PREFIX_LENGTH}}$)[a-z0-9-]+(/[a-z0-9-]+)*$`))
    .default('dicetable')
    .meta({ expects: { say: 'expect.prefix', most: PREFIX_LENGTH } satisfies Code }),
});
