/** The head of the pages that are no screens of the table: where one is, and where else one may go. */
import type { ComponentChildren } from 'preact';
import { PLACE_WORDS as WORDS } from '../texts/places.ts';

const PLACES = [
  { href: '/', text: WORDS.table },
  { href: '/history', text: WORDS.history },
  { href: '/operator', text: WORDS.operator },
] as const;

export function TopBar({ here, children }: { here: string; children?: ComponentChildren }) {
  return (
    <header class="top-bar">
      <p class="brand">{WORDS.brand}</p>
      <nav aria-label={WORDS.places}>
        {PLACES.map(({ href, text }) => (
          <a key={href} href={href} aria-current={href === here ? 'page' : undefined}>
            {text}
          </a>
        ))}
      </nav>
      <div class="top-bar-end">{children}</div>
    </header>
  );
}
