/** `dicetable service tv`: shows the table's TV page on the whole screen, again and again, until it is stopped. Wall time. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from '../../fault/fault.ts';
import { findProgram } from '../../run-tool.ts';
import { answers } from '../table-address.ts';

/** How the browsers that Linux has show one page and nothing else. */
const KIOSKS: readonly {
  readonly programs: readonly string[];
  options(profile: string): readonly string[];
}[] = [
  {
    programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    options: (profile) => [
      '--kiosk',
      '--noerrdialogs',
      '--no-first-run',
      // After a power cut nobody is there to press "Restore".
      '--disable-session-crashed-bubble',
      '--password-store=basic',
      '--autoplay-policy=no-user-gesture-required',
      `--user-data-dir=${profile}`,
    ],
  },
  { programs: ['firefox', 'firefox-esr'], options: (profile) => ['--kiosk', '--profile', profile] },
];

/** Between two looks at a table that does not answer yet. */
const LOOK_MS = 500;
/** A browser that ends sooner has not shown anything: the pause before the next one is doubled. */
const SHOWN_MS = 60_000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

export interface Kiosk {
  /** Absolute path of the browser. */
  readonly program: string;
  readonly options: readonly string[];
}

/** The first browser on the PATH. `profile` is a folder of its own. Throws Fault `service-refused` where there is none. */
export function findKiosk(profile: string, path = process.env.PATH ?? ''): Kiosk {
  for (const { programs, options } of KIOSKS) {
    const program = findProgram(programs, path);
    if (program !== undefined) return { program, options: options(profile) };
  }
  const browsers = KIOSKS.flatMap(({ programs }) => programs).join(', ');
  throw new Fault('service-refused', { say: 'service.noBrowser', browsers });
}

/** Resolves when `stop` is aborted and the browser has ended. */
export async function showTv(kiosk: Kiosk, address: string, stop: AbortSignal): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS;
  while (!stop.aborted) {
    if (!(await answers(`${address}/tv`))) {
      await pause(LOOK_MS, undefined, { signal: stop }).catch(() => undefined);
      continue;
    }
    const startedMs = performance.now();
    const browser = spawn(kiosk.program, [...kiosk.options, `${address}/tv`], { stdio: 'inherit' });
    const end = (): void => void browser.kill('SIGTERM');
    stop.addEventListener('abort', end);
    await once(browser, 'exit').catch(() => undefined);
    stop.removeEventListener('abort', end);
    pauseMs =
      performance.now() - startedMs > SHOWN_MS ? FIRST_PAUSE_MS : Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    await pause(pauseMs, undefined, { signal: stop }).catch(() => undefined);
  }
}
