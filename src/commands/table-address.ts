/** Where a table of this machine serves its pages. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config/schema.ts';

/** Without a slash at its end. */
export function tableAddress({ host, httpPort }: Pick<Config, 'host' | 'httpPort'>): string {
  return `http://${hostOf(host)}:${httpPort}`;
}

/** What a table needs to start, on a Raspberry Pi too. */
const START_MS = 30_000;
const LOOK_MS = 250;

/** Whether a table answers there within half a minute. Wall time. */
export async function awaitTable(address: string): Promise<boolean> {
  const endMs = performance.now() + START_MS;
  while (!(await answers(address))) {
    if (performance.now() > endMs) return false;
    await pause(LOOK_MS);
  }
  return true;
}

/** Whether somebody serves pages there. */
export async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}

function hostOf(host: string): string {
  if (['all', '0.0.0.0', '::'].includes(host)) return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
