/** Brings views of the table to the pages, and its faults to the log. */
import { type Text, tell } from '../language/sentence.ts';
import { sentencesIn } from '../language/sentences.ts';
import type { TableView } from '../table/view.ts';
import type { Log } from './log.ts';
import type { TableLoop } from './table-loop.ts';

/** Everything that the table shows goes to the pages; a fault goes to the log too, once when it comes. */
export function showViews(loop: TableLoop, publish: (view: TableView) => void, log: Log): void {
  let reported: string | undefined;
  // The log is English: it is searched, and sent to whoever mends programs.
  const inEnglish = (fault: Text | undefined) => fault && tell(sentencesIn('en'), fault);
  const show = (view: TableView): void => {
    // A port that opens again is not yet a board that answers.
    const fault = inEnglish(view.fault);
    if (fault !== reported && (fault !== undefined || view.board.state === 'ready')) {
      if (fault !== undefined) log.warn(fault);
      else log.info('All is well again');
      reported = fault;
    }
    publish(view);
  };
  loop.subscribe(show);
  const now = loop.view();
  if (now !== undefined) show(now);
}
