/** The head of the pages that are no screens of the table: where one is, and where else one may go. */
import type { ComponentChildren } from 'preact';
import { PLACE_WORDS } from '../texts/places.ts';
import { LanguageMenu } from './language-menu.tsx';

const HREFS = { table: '/', history: '/history', operator: '/operator' } as const;

export function TopBar({ here, children }: { here: string; children?: ComponentChildren }) {
  return (
    <header class="top-bar row">
      <p class="brand">{PLACE_WORDS.brand}</p>
      <nav aria-label={PLACE_WORDS.places}>
        {Object.entries(HREFS).map(([place, href]) => (
          <a key={href} href={href} aria-current={href === here ? 'page' : undefined}>
            {PLACE_WORDS[place as keyof typeof HREFS]}
          </a>
        ))}
      </nav>
      <div class="top-bar-end row">
        {children}
        <LanguageMenu />
      </div>
    </header>
  );
}
