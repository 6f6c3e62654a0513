import { expect, test } from 'vitest';
import { WIRE_TIMES } from '../../../hardware/wire-times.ts';
import { FrameDecoder } from '../../../src/board/serial/frame.ts';
import { Outbox } from '../../../src/board/serial/outbox.ts';

/** An outbox, and the sequence numbers of what it has written. */
function outboxOf() {
  const seqs: number[] = [];
  const decoder = new FrameDecoder();
  const outbox = new Outbox((frame) => seqs.push(...decoder.push(frame).map(({ seq }) => seq)));
  const acked: string[] = [];
  const tone = (about: string, nowMs: number) =>
    outbox.deliver(about, 'tone', { top: 1, compare: 1, durationMs: 1 }, nowMs, () => acked.push(about));
  return { outbox, seqs, acked, tone };
}

test('every frame has the next sequence number, also beyond 255', () => {
  const { outbox, seqs } = outboxOf();
  for (let count = 0; count < 300; count += 1) outbox.post('gotInput', { report: 0 }, 0);
  expect(seqs.slice(0, 3)).toEqual([1, 2, 3]);
  expect(seqs.slice(254, 257)).toEqual([255, 0, 1]);
});

test('a frame is resent with its own number, in the order of sending, until its ACK', () => {
  const { outbox, seqs, acked, tone } = outboxOf();
  const [first, second] = [tone('a', 0), tone('b', 1)];
  const third = tone('a', 2);
  expect(third).not.toBe(first);
  outbox.resendDue(2 + WIRE_TIMES.frameResendMs);
  expect(seqs.slice(3)).toEqual([second, third]);
  outbox.acknowledge(second);
  outbox.resendDue(2 + 2 * WIRE_TIMES.frameResendMs);
  expect(seqs.slice(5)).toEqual([third]);
  expect(acked).toEqual(['b']);
  expect(outbox.resent).toBe(3);
});

test('an ACK counts once, and one for a frame that a newer one has replaced does not count', () => {
  const { outbox, acked, tone } = outboxOf();
  const replaced = tone('a', 0);
  const seq = tone('a', 0);
  outbox.acknowledge(replaced);
  expect(acked).toEqual([]);
  outbox.acknowledge(seq);
  outbox.acknowledge(seq);
  expect(acked).toEqual(['a']);
});

test('the next resend is due a resend time after the oldest frame, never without one', () => {
  const { outbox, tone } = outboxOf();
  expect(outbox.nextAt).toBe(Number.POSITIVE_INFINITY);
  tone('a', 100);
  tone('b', 110);
  expect(outbox.nextAt).toBe(100 + WIRE_TIMES.frameResendMs);
  outbox.clear();
  expect(outbox.nextAt).toBe(Number.POSITIVE_INFINITY);
});

test('frames that are sent once are not resent', () => {
  const { outbox, seqs } = outboxOf();
  outbox.post('gotInput', { report: 0 }, 0);
  outbox.resendDue(1000);
  expect(seqs).toHaveLength(1);
  expect(outbox.lastSentMs).toBe(0);
});
