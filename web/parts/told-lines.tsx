/**
 * What the table says, and below it what comes and goes: two lines whatever there is, so that nothing beside them moves. Of a
 * result, which is longer, nothing is squeezed: its page keeps a third line.
 */
import type { ToldSnapshot } from '../link/told.ts';
import { CoachSays } from './coach.tsx';
import { Fitted } from './fitted.tsx';
import { MenuList } from './menu-list.tsx';
import { wayBack } from './wrong-box.ts';

interface Props {
  readonly snapshot: ToldSnapshot;
  readonly message: string;
  /** What this page has to object, instead of what the table says. */
  readonly warns?: boolean;
  /** Nothing can be pressed here. */
  readonly watches?: boolean;
}

export function ToldLines({ snapshot, message, warns = false, watches = false }: Props) {
  // Of a game that is over the whole result is told to those who watch, and to others how the last box is taken back.
  const isOver = snapshot.screen === 'over';
  const beside = watches && isOver ? null : besideOf(snapshot);
  return (
    <div class="told-lines">
      <p class="message" data-message={message} data-warning={warns} role="status" aria-live="polite">
        {beside === null || isOver ? message : <Fitted>{message}</Fitted>}
      </p>
      {beside}
    </div>
  );
}

/** One of them at a time: the menu, what the newest choice has cost, or the way back from it. */
function besideOf(snapshot: ToldSnapshot) {
  const { menu, verdict } = snapshot;
  if (menu !== null) return <MenuList menu={menu} />;
  if (verdict !== undefined) return <CoachSays verdict={verdict} narrowed />;
  const back = wayBack(snapshot);
  return back === undefined ? null : <p class="coach">{back}</p>;
}
