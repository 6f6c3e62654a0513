/** How every board opens its link, and what it blames meanwhile. */
import { Fault, messageOf } from '../fault/fault.ts';
import type { Link, LinkListener } from '../link/link.ts';

/** `closed` of the listener is told why it could not be opened, too. */
export function openLink(link: Link, listener: LinkListener, opened: () => void): void {
  link
    .open(listener)
    .then(opened, (error: unknown) =>
      listener.closed(
        error instanceof Fault
          ? error
          : new Fault('link-open', `${link.name}: ${messageOf(error)}`, { cause: error }),
      ),
    );
}

/**
 * Of the fault before and that of now, the one that helps: a board that was pulled stays gone while its port is. Another
 * program that has it open meanwhile, or a missing right, is news.
 */
export function blamed(before: Fault | undefined, now: Fault | undefined): Fault | undefined {
  if (now === undefined) return before;
  return before?.code === 'link-lost' && now.code === 'link-open' && isAbsent(now.about) ? before : now;
}

function isAbsent(about: Fault['about']): boolean {
  if (typeof about === 'string') return false;
  switch (about.say) {
    case 'detail.noPort':
    case 'detail.noBoard':
    case 'detail.cableOut':
      return true;
    case 'detail.about':
      return isAbsent(about.why);
    default:
      return false;
  }
}
