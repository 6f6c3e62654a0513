/** A fan-out whose news tests can read. */
import { LockstepClock } from '../../../src/clock/lockstep-clock.ts';
import { LIMITS } from '../../../src/server/guard/limits.ts';
import { FanOut } from '../../../src/server/live/fan-out.ts';
import { textFrame } from '../../../src/server/live/frame.ts';
import type { News, Wants } from '../../../src/server/live/told.ts';
import { FakeViewer } from './fake-viewer.ts';

/** A short program, which takes no changes. */
export const WHOLE: Wants = { at: 0, changes: false, packed: false };

/** Tells texts; to who can take changes, "from>to". */
class Texts implements News {
  newest = 0;
  #text = '';

  tell(text: string): void {
    this.newest += 1;
    this.#text = text;
  }

  frame(from: number): Buffer {
    return textFrame(Buffer.from(from === 0 ? this.#text : `${from}>${this.newest}`));
  }

  beat(): Buffer {
    return textFrame(Buffer.from('beat'));
  }
}

export function startFanOut(limits: Partial<typeof LIMITS> = {}) {
  const clock = new LockstepClock();
  const news = new Texts();
  const fanOut = new FanOut(clock, { ...LIMITS, ...limits }, news);
  const publish = (text: string): void => {
    news.tell(text);
    fanOut.publish();
  };
  const join = (viewer = new FakeViewer(), wants: Partial<Wants> = {}) => ({
    viewer,
    handle: fanOut.join(viewer, { ...WHOLE, ...wants }),
  });
  return { clock, fanOut, publish, join };
}
