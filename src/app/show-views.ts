/** Brings views of the table to the pages, and its faults to the log. */
import type { Game, Odds } from '../game/index.ts';
import { type Text, tell } from '../language/sentence.ts';
import { sentencesIn } from '../language/sentences.ts';
import type { TableView } from '../table/view.ts';
import type { Log } from './log.ts';
import type { TableLoop } from './table-loop.ts';

/** What is worked out beside the table, and told when it is known. */
interface OddsBeside {
  readonly follow: (game: Game | undefined) => void;
  readonly now: () => Odds | undefined;
  readonly subscribe: (changed: () => void) => void;
}

/**
 * Everything that the table shows goes to the pages, with the odds as far as they are known; a fault goes to the log too,
 * once when it comes.
 */
export function showViews(
  loop: TableLoop,
  publish: (view: TableView) => void,
  log: Log,
  odds?: OddsBeside,
): void {
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
    // Dice that still tumble are not to be told by a bar that moves.
    if (view.scene.tumble === undefined) odds?.follow(view.game);
    publish({ ...view, odds: odds?.now() });
  };
  const showNow = (): void => {
    const view = loop.view();
    if (view !== undefined) show(view);
  };
  loop.subscribe(show);
  odds?.subscribe(showNow);
  showNow();
}
