/** The page's own line to the table: how old the news is, and a number that changes with every snapshot. */
import { useEffect, useState } from 'preact/hooks';
import { LiveLink } from '../live-link.ts';
import { connectionOf } from '../page-state.ts';
import { socketUrl } from '../start-page.ts';

const QUIET_MS = 200;

export interface Live {
  readonly connection: ReturnType<typeof connectionOf>;
  readonly ageMs: number;
  readonly moment: number;
}

export function useLive(): Live {
  const [live, setLive] = useState<Live>({ connection: 'connecting', ageMs: 0, moment: 0 });
  useEffect(() => {
    let timer: number | undefined;
    const link = new LiveLink(socketUrl('/live'), {
      // Dice tumble and holds come quickly; the table is asked at leisure.
      snapshot: ({ seq }) => {
        clearTimeout(timer);
        timer = setTimeout(() => change(seq), QUIET_MS) as unknown as number;
      },
      changed: () => change(),
    });
    const change = (moment?: number): void =>
      setLive((before) => ({
        connection: connectionOf({ ageMs: link.ageMs }),
        ageMs: link.ageMs ?? 0,
        moment: moment ?? before.moment,
      }));
    link.start();
  }, []);
  return live;
}
