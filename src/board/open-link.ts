/** How every board opens its link. */
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
