/** The system's Chromium, headless: found, or the command to type. */
import { type Browser, chromium } from 'playwright-core';
import { findProgram } from '../../src/run-tool.ts';
import { installCommand, SPARE_TOOLS, TOOLS } from '../tools/tools.ts';

/** What a browser on a test machine must not do: look for updates and services of its own on the network. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Throws with the command to type when there is no Chromium; the variable CHROMIUM_PATH names another one. The one without
 * windows draws the same pages and starts them in half of the time; `whole`: the one that people have, to be measured.
 */
export async function launchChromium(whole = false): Promise<Browser> {
  const tools = TOOLS.filter(({ programs }) => programs.includes('chromium'));
  const quicker = whole ? [] : SPARE_TOOLS;
  const executablePath =
    process.env.CHROMIUM_PATH ?? findProgram([...quicker, ...tools].flatMap(({ programs }) => programs));
  if (executablePath === undefined) {
    throw new Error(`Chromium is missing: these tests look at the pages with it. ${installCommand(tools)}`);
  }
  // Chromium refuses its own sandbox to root, which is who runs the tests in most containers.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath, args: [...QUIET, ...sandbox] });
}
