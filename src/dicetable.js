#!/usr/bin/env node
/** The command `dicetable`: starts cli under this Node, or under the one carried as a package where this one is too old. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { carriedNode } from './carried-node.js';

/** Read before the seconds that the program takes to load, in which npm may end: see commands/parent-watch.ts. */
const parent = isAdopted() ? 0 : process.ppid;

const self = fileURLToPath(import.meta.url);

/**
 * Whoever started this ended before that could be read: process 1 takes orphans, who are in another group. npm that is
 * process 1 of a container is in one with what it starts.
 */
function isAdopted() {
  const first = groupOf(1);
  return process.ppid === 1 && (first === undefined || first !== groupOf('self'));
}

/** Undefined where there is no /proc. */
function groupOf(id) {
  try {
    return readFileSync(`/proc/${id}/stat`, 'utf8').replace(/^.*\)/s, '').split(' ')[3];
  } catch {
    return undefined;
  }
}

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

/**
 * Below npm the carried Node stands first on the path. Who has a newer one than needed gets to use it: it is the one that
 * the machine keeps up to date. Undefined where this is not the carried one, or npm's own is none that will do.
 */
function ownNode(carried) {
  const own = process.env.npm_node_execpath;
  const said = /\bnode\/v(\d+\.\d+)/.exec(process.env.npm_config_user_agent || '');
  if (!own || !said || !isNewEnough(said[1]) || !existsSync(own)) return undefined;
  const here = realpathSync(process.execPath);
  return here === realpathSync(carried) && here !== realpathSync(own) ? own : undefined;
}

/**
 * What was read and compiled is kept: a start takes 0.6 s of CPU instead of 1.1. In our own folder, since whoever else can
 * write to a folder that all share would choose what runs; where it is read-only, nothing is kept.
 */
function keepCompiled() {
  const folder = join(dirname(self), '..', 'node_modules', '.cache', 'dicetable');
  module.enableCompileCache?.(folder);
  // Threads read it there.
  process.env.NODE_COMPILE_CACHE = folder;
}

function startUnder(node, whose) {
  // Asked once: whichever Node this turns out to be, it plays.
  const env = Object.assign({}, process.env, { npm_node_execpath: '' });
  const child = spawn(node, [self, ...process.argv.slice(2)], { stdio: 'inherit', env });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  // On Windows the console itself tells every program of its window, and kill would end the child at once.
  const pass = (signal) => {
    clearInterval(watch);
    return process.platform === 'win32' || child.kill(signal);
  };
  // The program watches its own parent only, which is this one.
  const byNpm = process.env.npm_lifecycle_event !== undefined;
  const watch = setInterval(() => byNpm && process.ppid !== parent && pass('SIGTERM'), 250);
  for (const signal of signals) process.on(signal, pass);
  child.on('error', (error) => {
    clearInterval(watch);
    console.error(`${whose} does not start: ${error.message}. ${ADVICE}`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    clearInterval(watch);
    for (const name of signals) process.removeListener(name, pass);
    if (signal) process.kill(process.pid, signal);
    else process.exitCode = code;
  });
}

const ADVICE = 'Install Node 26 from https://nodejs.org, or run "npm ci" once more on a supported system.';

const carried = carriedNode().file;
const isEnough = isNewEnough(process.versions.node);
const own = isEnough && carried ? ownNode(carried) : undefined;

if (own) startUnder(own, "The machine's own Node");
else if (isEnough) {
  // Older releases warn about SQLite and type stripping, which are no news to a player.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => warning.name === 'ExperimentalWarning' || console.error(warning.stack));
  keepCompiled();
  process.env.DICETABLE_PARENT = String(parent);
  import(cliUrl()).then(({ main }) => main(process.argv.slice(2)));
} else if (carried) startUnder(carried, 'The Node that came with Dicetable');
else {
  console.error(`Dicetable needs Node 22.18 or newer; this is ${process.versions.node}. ${ADVICE}`);
  process.exitCode = 1;
}
