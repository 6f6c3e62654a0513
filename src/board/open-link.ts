/** How every board opens its link, and what it blames meanwhile. */
import { Fault, type FaultCode, messageOf } from '../fault/fault.ts';
import type { Link, LinkListener } from '../link/link.ts';

const LINK_FAULTS: readonly FaultCode[] = ['link-open', 'link-lost', 'port-lost', 'port-moved'];

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
 * program that has it open meanwhile, a missing right, or a board that has come at another port is news.
 */
export function blamed(before: Fault | undefined, now: Fault | undefined): Fault | undefined {
  if (now === undefined) return before;
  const wasLost = before?.code === 'link-lost' || before?.code === 'port-lost';
  const isNews = (now.code !== 'link-open' && now.code !== 'port-lost') || !isAbsent(now.about);
  return wasLost && !isNews ? before : now;
}

/** It is over as soon as the link is open, whatever answers there. */
export function isOfLink(fault: Fault | undefined): boolean {
  return fault !== undefined && LINK_FAULTS.includes(fault.code);
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
