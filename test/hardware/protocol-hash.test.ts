import { expect, test } from 'vitest';
import type { MessageSpec } from '../../hardware/message-spec.ts';
import { MESSAGES } from '../../hardware/protocol.ts';
import { protocolHash } from '../../hardware/protocol-hash.ts';

const messages: Readonly<Record<string, MessageSpec>> = MESSAGES;
const tone = messages.tone as MessageSpec;

test('the hash does not depend on prose', () => {
  const reworded = {
    ...tone,
    meaning: 'Beeps.',
    fields: tone.fields.map((field) => ({ ...field, unit: 's', meaning: '' })),
  };
  expect(protocolHash({ ...messages, tone: reworded })).toBe(protocolHash());
});

const CHANGES: readonly (readonly [what: string, change: Partial<MessageSpec>])[] = [
  ['id', { id: 0x17 }],
  ['way', { from: 'board' }],
  ['acknowledgement', { acknowledged: false }],
  ['order of fields', { fields: tone.fields.toReversed() }],
  ['type of a field', { fields: tone.fields.map((field) => ({ ...field, type: 'u8' })) }],
  ['name of a field', { fields: tone.fields.map((field) => ({ ...field, name: `${field.name}2` })) }],
];

test.each(CHANGES)('another %s is another hash', (_what, change) => {
  expect(protocolHash({ ...messages, tone: { ...tone, ...change } })).not.toBe(protocolHash());
});

test('another name of a message, and another order, is another hash', () => {
  const { tone: moved, ...others } = messages;
  expect(protocolHash({ ...others, beep: tone })).not.toBe(protocolHash());
  expect(protocolHash({ ...others, tone: moved as MessageSpec })).not.toBe(protocolHash());
});

test('the hash fits into its field', () => {
  expect(protocolHash()).toBeGreaterThanOrEqual(0);
  expect(protocolHash()).toBeLessThan(65_536);
});
