/** Boards that tell what no finger did, and what the host does for one that says too much: counted, not timed. */
import { describe, expect, test } from 'vitest';
import { INPUTS } from '../../../hardware/cabinet.ts';
import { Conversation, GOOD_WIRE, pictureOf } from './conversation.ts';

/** An INPUT with these counters, in place of what the chip would say. */
function claim(talk: Conversation, report: number, presses: Uint8Array, levels = 0): void {
  talk.chip.send('input', {
    session: talk.chip.session,
    report: report & 0xff,
    levels,
    presses,
    age: 0,
    latched: 0,
  });
  talk.run(1);
}

/** One press more of the input with this index. */
function count(presses: Uint8Array, index: number): void {
  presses[index] = ((presses[index] as number) + 1) & 0xff;
}

describe('a board that lies', () => {
  test('with random counters a thousand times a second presses nothing, and all its inputs are named', () => {
    const talk = new Conversation().start();
    talk.run(100);
    const written = talk.chip.heard.length;
    const changes = talk.changes;
    let random = 1;
    for (let report = 100; report < 10_100; report += 1)
      claim(
        talk,
        report,
        Uint8Array.from(INPUTS, () => {
          random = (random * 48_271) % 0x7fffffff;
          return random & 0xff;
        }),
        random & 0x3ff,
      );
    expect(talk.exchange.chattering).toEqual(INPUTS);
    expect(talk.presses).toEqual([]);
    expect(talk.reports.length).toBeLessThan(20);
    expect(talk.changes - changes).toBeLessThan(10);
    expect(talk.chip.heard.length - written).toBeLessThan(200 * 11);
  });

  test('pulls no lever with a report in which another input was pressed more often than a finger can', () => {
    const talk = new Conversation().start().run(100);
    const counts = new Uint8Array(INPUTS.length);
    count(counts, INPUTS.indexOf('lever'));
    for (let press = 0; press < 200; press += 1) count(counts, INPUTS.indexOf('hold1'));
    claim(talk, 100, counts);
    expect(talk.presses).toEqual([]);
    expect(talk.exchange.chattering).toHaveLength(2);
  });

  test('is not believed after a pause either, when it tells more than fits into it', () => {
    const talk = new Conversation().start().run(100);
    talk.chip.tick = () => {};
    talk.toHost = () => new Uint8Array();
    talk.run(1010);
    const counts = new Uint8Array(INPUTS.length);
    for (let press = 0; press < 60; press += 1) count(counts, INPUTS.indexOf('lever'));
    talk.toHost = GOOD_WIRE;
    talk.run(120);
    claim(talk, 1, counts);
    expect(talk.presses).toEqual([]);
  });

  test('with ten buttons at nine a second each hands on no more than four people could press', () => {
    const talk = new Conversation().start();
    const counts = new Uint8Array(INPUTS.length);
    for (let report = 100; report < 1100; report += 1) {
      counts[report % INPUTS.length] = ((counts[report % INPUTS.length] as number) + 1) & 0xff;
      claim(talk, report, counts.slice());
      talk.run(10);
    }
    expect(talk.presses.length).toBeLessThan(11 * 40 + 120);
  });

  test.each([
    ['one input', 1],
    ['ten inputs', INPUTS.length],
  ])('that reports seldom what nobody presses in that time, with %s, is named', (_, inputs) => {
    const talk = new Conversation().start().run(100);
    talk.chip.tick = () => {};
    const counts = new Uint8Array(INPUTS.length);
    for (let report = 100; report < 130; report += 1) {
      for (let quarter = 0; quarter < 4; quarter += 1) {
        // Nobody was away: other frames come all the time.
        talk.run(263);
        talk.chip.status();
      }
      for (let press = 0; press < 44; press += 1) count(counts, press % inputs);
      claim(talk, report, counts.slice());
    }
    expect(talk.exchange.ready).toBe(true);
    expect(talk.exchange.chattering).toHaveLength(inputs);
    expect(talk.presses.length).toBeLessThan(130);
  });

  test('that falls silent each time before it reports so much is forgiven only now and then', () => {
    const talk = new Conversation().start().run(100);
    talk.chip.tick = () => {};
    const counts = new Uint8Array(INPUTS.length);
    for (let round = 0; round < 30; round += 1) {
      talk.toHost = () => new Uint8Array();
      talk.run(1010);
      for (let press = 0; press < 44; press += 1) count(counts, 0);
      talk.toHost = GOOD_WIRE;
      talk.run(120);
      claim(talk, 1, counts.slice());
    }
    expect(talk.exchange.chattering).toEqual([INPUTS[0]]);
    expect(talk.presses.length).toBeLessThan(4 * 20);
  });

  test('whose levels flicker without a press is not followed', () => {
    const talk = new Conversation().start();
    const before = talk.reports.length;
    for (let report = 100; report < 5100; report += 1)
      claim(talk, report, new Uint8Array(INPUTS.length), (report & 1) * 64);
    expect(talk.exchange.chattering).toEqual(['lever']);
    expect(talk.reports.length - before).toBeLessThan(40);
  });

  test('with WELCOME a thousand times a second is asked no more often than one that is silent', () => {
    const talk = new Conversation();
    talk.chip.major = 2;
    talk.start();
    const before = talk.changes;
    for (let ms = 0; ms < 10_000; ms += 1) {
      talk.chip.send('welcome', welcome(talk));
      talk.run(1);
    }
    expect(talk.changes - before).toBeLessThanOrEqual(11);
    expect(talk.exchange.fault).toMatchObject({ code: 'firmware-mismatch' });
  });

  test('with another session in every frame does not get a new picture for each', () => {
    const talk = new Conversation().start();
    talk.show(pictureOf(1)).run(100);
    talk.heard();
    for (let ms = 0; ms < 5000; ms += 1) {
      talk.chip.send('ack', { session: 0xee00 + (ms & 0xff), acked: 1 });
      talk.run(1);
    }
    expect(talk.heard().filter((name) => name === 'picture').length).toBeLessThan(40);
  });

  test('with a status that differs a thousand times a second is looked at four times', () => {
    const talk = new Conversation().start();
    const before = talk.changes;
    for (let ms = 0; ms < 5000; ms += 1) {
      talk.chip.stuck = ms & 0x3ff;
      talk.chip.status();
      talk.run(1);
    }
    expect(talk.changes - before).toBeLessThan(5 * 4 + 20);
  });

  test('that sends more than two lines could carry is not read in full', () => {
    const talk = new Conversation().start();
    for (let ms = 0; ms < 5000; ms += 1) {
      talk.exchange.receive(new Uint8Array(1000).fill(1), talk.nowMs);
      talk.run(1);
    }
    expect(talk.exchange.counters.unreadBytes).toBeGreaterThan(4_500_000);
  });
});

function welcome(talk: Conversation) {
  const { session, major, slots, pixelsPerLane } = talk.chip;
  const versions = { major, minor: 0, protocolHash: 0x1234, firmwareHash: 0 };
  return {
    session,
    previousSession: 0,
    ...versions,
    slots,
    pixelsPerLane,
    resetCause: 0,
    displays: 3,
    stuck: 0,
  };
}
