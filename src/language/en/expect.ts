/** What is expected of a value of the cabinet file. */

export const EXPECT = {
  host: 'a host name or an IP address, without http:// and without a port',
  name: ({ length }: { readonly length: number }) =>
    `a name of 1 to ${length} letters, digits or spaces with at least one letter, or a player of the house such as house:master`,
  path: 'a path',
  timeOfDay: 'a time of day such as 22:30',
  updateKey: 'a key as `npm run release` prints it, 43 letters and an equals sign',
  url: 'an address that begins with http:// or https://, or nothing',
  hallUrl: 'an address that begins with http:// or https:// and has no path, or nothing',
  natsUrl: 'an address that begins with nats:// or tls:// and has no path, or nothing',
  brokerUrl:
    'an address that begins with mqtt://, mqtts://, ws:// or wss:// and has no password in it, or nothing',
  prefix: ({ most }: { readonly most: number }) =>
    `at most ${most} small letters, digits and hyphens, with slashes between them`,
  rules: ({ ids }: { readonly ids: string }) => `${ids}, or an id of ruleSets`,
  sentence: 'a sentence of at most 120 characters',
  id: 'lower-case letters, digits and hyphens, at most 32',
  setName: 'a name of at most 40 characters',
  menu: 'at most eight capital letters, digits or blanks, as the display can show',
  limited: (values: { readonly min: number; readonly max: number; readonly because: string }) =>
    `a whole number from ${values.min} to ${values.max} (${values.because})`,
  sixSlots: 'the table has six slots',
  display: 'more would not fit the display',
  upperMost: ({ most }: { readonly most: number }) =>
    `${most} is the most that Ones to Sixes of six dice can have`,
  negative: 'they are taken off the total, so the number is negative',
  oneOf: ({ choices }: { readonly choices: string }) => `one of ${choices}`,
  or: ({ choices }: { readonly choices: readonly string[] }) => choices.join(' or '),
  trueOrFalse: 'true or false',
  whole: ({ min, max }: { readonly min: number; readonly max: number }) =>
    `a whole number from ${min} to ${max}`,
  list: (values: { readonly min: number; readonly max: number; readonly each: string }) =>
    `a list in [ ] of ${values.min === values.max ? values.min : `${values.min} to ${values.max}`}, each ${values.each}`,
  keys: ({ keys }: { readonly keys: string }) => `the keys ${keys}`,
  amount: ({ most }: { readonly most: number }) =>
    `an amount from 0.01 to ${most}, with two decimals at most`,
  label: ({ most }: { readonly most: number }) =>
    `1 to ${most} letters, digits or blanks, as the display can show`,
  text: 'text',
} as const;
