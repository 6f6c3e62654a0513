/** The page's own line to the table: how old the news is, and a number that changes with every snapshot. */
import { useEffect, useState } from 'preact/hooks';
import type { Snapshot } from '../../src/server/view/messages.ts';
import { LiveLink } from '../link/live-link.ts';
import { connectionOf } from '../link/page-state.ts';
import { socketUrl } from '../link/start-page.ts';
import type { ToldSnapshot } from '../link/told.ts';
import { said, saidAll } from '../texts/sentences.ts';

const QUIET_MS = 200;

export interface Live {
  readonly connection: ReturnType<typeof connectionOf>;
  readonly ageMs: number;
  readonly moment: number;
  /** What is wrong and what to do; empty when all is well. */
  readonly fault: string;
  /** What the table shows; undefined before the first word. */
  readonly snapshot: ToldSnapshot | undefined;
}

/** One line for as long as the page is open, whichever tab is shown. */
export function useLive(): Live {
  const [live, setLive] = useState<Live>({
    ...{ connection: 'connecting', ageMs: 0, moment: 0, fault: '', snapshot: undefined },
  });
  useEffect(() => {
    let timer: number | undefined;
    const link = new LiveLink<Snapshot>(socketUrl('/live?'), {
      snapshot: (news) => {
        const { seq, fault } = news;
        change({ snapshot: saidAll(news) });
        // Dice tumble and holds come quickly; the table is asked at leisure.
        clearTimeout(timer);
        timer = setTimeout(() => change({ moment: seq, fault: said(fault) }), QUIET_MS) as unknown as number;
      },
      changed: () => change(),
    });
    const change = (news: Partial<Live> = {}): void =>
      setLive((before) => ({
        ...before,
        connection: connectionOf({ ageMs: link.ageMs }),
        ageMs: link.ageMs ?? 0,
        ...news,
      }));
    link.start();
  }, []);
  return live;
}
