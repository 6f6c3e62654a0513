/**
 * How long the tasks of a page kept the processor, by the browser's own trace: without what other programs took meanwhile. And
 * how much of it V8 took to collect garbage, which it does when it likes, most of all when little moves.
 */
import type { CDPSession } from 'playwright-core';

/** What is read of an event of the trace. Times in microseconds. */
interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Of the processor. */
  readonly tdur?: number;
}

/** A task of the page's main thread. */
export interface OwnTime {
  /** The last `part` that the page had marked when it began; '' is none. */
  readonly part: string;
  readonly ms: number;
  /** Of these. */
  readonly collectingMs: number;
}

const COLLECTIONS = ['MajorGC', 'MinorGC', 'V8.GCIncrementalMarking'];

const MARK = /^part (.*)$/;

/** Of all that happens during `run`, in which the page marks at least one part by `performance.mark('part …')`. */
export async function ownTimes(devTools: CDPSession, run: () => Promise<void>): Promise<readonly OwnTime[]> {
  const traced: Traced[] = [];
  const keep = ({ value }: { value: object[] }) => {
    for (const event of value as Traced[])
      if (event.name === 'RunTask' || COLLECTIONS.includes(event.name) || MARK.test(event.name))
        traced.push(event);
  };
  devTools.on('Tracing.dataCollected', keep);
  await devTools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', 'blink.user_timing', 'v8'] },
  });
  await run();
  const complete = new Promise((resolve) => devTools.once('Tracing.tracingComplete', resolve));
  await devTools.send('Tracing.end');
  await complete;
  devTools.off('Tracing.dataCollected', keep);
  const marks = traced.filter(({ name }) => MARK.test(name)).toSorted((a, b) => a.ts - b.ts);
  const [mark] = marks;
  if (mark === undefined) throw new Error('The page has marked no part');
  const own = traced.filter(({ pid, tid }) => pid === mark.pid && tid === mark.tid);
  const collections = own.filter(({ name }) => COLLECTIONS.includes(name));
  return own
    .filter(({ name }) => name === 'RunTask')
    .map(({ ts, dur = 0, tdur = 0 }) => {
      const collecting = collections.filter((one) => one.ts >= ts && one.ts < ts + dur);
      const collectingMs = collecting.reduce((sum, one) => sum + (one.tdur ?? 0), 0) / 1000;
      const part = MARK.exec(marks.findLast((before) => before.ts <= ts)?.name ?? '')?.[1] ?? '';
      return { part, ms: tdur / 1000, collectingMs };
    })
    .filter(({ part }) => part !== '');
}
