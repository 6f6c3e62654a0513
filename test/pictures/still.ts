/** A page that is read, unlike those that follow a game: how it is opened. */
import type { Browser, Page } from 'playwright-core';

export interface Still {
  /** The page, and after a blank what of it: `/game twelve players`. */
  readonly name: string;
  /** Resolves once all of it is there. */
  open(page: Page): Promise<void>;
}

export interface StillParts {
  readonly browser: Browser;
  readonly webRoot: string;
  /** Ends what was started. */
  readonly atEnd: (end: () => void | Promise<void>) => void;
}
