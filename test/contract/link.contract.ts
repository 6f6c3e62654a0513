/** What every link must do (src/link/link.ts), told to a far end that sends back every byte it gets. */
import { afterEach, describe, expect, test } from 'vitest';
import { Fault } from '../../src/fault/fault.ts';
import type { Link, LinkListener } from '../../src/link/link.ts';

export interface LinkRig {
  readonly link: Link;
  /** Lets the far end work until `done`; fails by the test's own time limit. */
  until(done: () => boolean): Promise<void>;
  /** The far end goes away, as by a pulled cable or a killed process. */
  die(): Promise<void>;
  /** It is there again. */
  revive(): Promise<void>;
  dispose(): Promise<void>;
}

/** Writes down what a link tells its listener. */
class Witness implements LinkListener {
  readonly heard: number[] = [];
  readonly closings: (Fault | undefined)[] = [];
  opened = false;
  early = 0;
  late = 0;

  bytes(chunk: Uint8Array): void {
    if (!this.opened) this.early += 1;
    if (this.closings.length > 0) this.late += 1;
    expect(chunk.length).toBeGreaterThan(0);
    this.heard.push(...chunk);
  }

  closed(reason: Fault | undefined): void {
    this.closings.push(reason);
  }
}

async function open(link: Link): Promise<Witness> {
  const witness = new Witness();
  await link.open(witness);
  witness.opened = true;
  return witness;
}

async function faultOf(promise: Promise<unknown>): Promise<Fault> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Fault);
  return error as Fault;
}

export function linkContract(name: string, make: () => Promise<LinkRig>): void {
  describe(name, () => {
    const rigs: LinkRig[] = [];
    const rigOf = async (): Promise<LinkRig> => {
      const rig = await make();
      rigs.push(rig);
      return rig;
    };
    afterEach(async () => {
      for (const rig of rigs.splice(0)) {
        await rig.link.close();
        await rig.dispose();
      }
    });

    test('every byte value comes back in order, and none before the link was open', async () => {
      const rig = await rigOf();
      const witness = await open(rig.link);
      const sent = Array.from({ length: 512 }, (_, i) => (i * 7) & 0xff);
      rig.link.write(Uint8Array.from(sent.slice(0, 100)));
      rig.link.write(Uint8Array.from(sent.slice(100)));
      await rig.until(() => witness.heard.length >= sent.length);
      expect(witness.heard).toEqual(sent);
      expect(witness.early).toBe(0);
    });

    test('the chunks are the listener’s to keep: later bytes do not change them', async () => {
      const rig = await rigOf();
      const chunks: Uint8Array[] = [];
      await rig.link.open({ bytes: (chunk) => chunks.push(chunk), closed: () => undefined });
      for (const byte of [1, 2, 3]) {
        const before = chunks.length;
        rig.link.write(Uint8Array.of(byte));
        await rig.until(() => chunks.length > before);
      }
      expect(chunks.flatMap((chunk) => [...chunk])).toEqual([1, 2, 3]);
    });

    test('close tells the listener once, without a fault, before it resolves', async () => {
      const rig = await rigOf();
      const witness = await open(rig.link);
      await rig.link.close();
      expect(witness.closings).toEqual([undefined]);
      await rig.link.close();
      expect(witness.closings).toEqual([undefined]);
    });

    test('closing a link that was never opened does nothing', async () => {
      const rig = await rigOf();
      await rig.link.close();
    });

    test('bytes written while the link is not open are dropped, not kept', async () => {
      const rig = await rigOf();
      rig.link.write(Uint8Array.of(1));
      const first = await open(rig.link);
      await rig.link.close();
      rig.link.write(Uint8Array.of(2));
      const second = await open(rig.link);
      rig.link.write(Uint8Array.of(3));
      await rig.until(() => second.heard.length > 0);
      expect(first.heard).toEqual([]);
      expect(second.heard).toEqual([3]);
    });

    test('a second open while it is open is refused and disturbs nothing', async () => {
      const rig = await rigOf();
      const witness = await open(rig.link);
      expect((await faultOf(open(rig.link))).code).toBe('link-open');
      rig.link.write(Uint8Array.of(42));
      await rig.until(() => witness.heard.length > 0);
      expect(witness.closings).toEqual([]);
    });

    test('when the far end dies, the listener hears of it once, as a lost link; then it can be opened again', async () => {
      const rig = await rigOf();
      const witness = await open(rig.link);
      rig.link.write(Uint8Array.of(9));
      await rig.until(() => witness.heard.length > 0);
      await rig.die();
      await rig.until(() => witness.closings.length > 0);
      expect(witness.closings.map((reason) => reason?.code)).toEqual(['link-lost']);
      rig.link.write(Uint8Array.of(1));
      await rig.revive();
      const again = await open(rig.link);
      rig.link.write(Uint8Array.of(8));
      await rig.until(() => again.heard.length > 0);
      expect(again.heard).toEqual([8]);
      expect(witness.late).toBe(0);
      expect(witness.closings).toHaveLength(1);
    });

    test('opening without a far end is a fault that names the link, and the link stays usable', async () => {
      const rig = await rigOf();
      await rig.die();
      const fault = await faultOf(open(rig.link));
      expect(fault.code).toBe('link-open');
      expect(fault.message).toContain(rig.link.name);
      await rig.revive();
      await open(rig.link);
    });
  });
}
