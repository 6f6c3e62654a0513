/** Where the system keeps a user's files: for the cabinet file, the journal, and `~` in paths. */
import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';

/** All absolute. */
export interface Folders {
  readonly working: string;
  readonly home: string;
  /** Of the user's cabinet file. */
  readonly config: string;
  /** Of the journal, when nothing else is said. */
  readonly data: string;
}

/** XDG base directories on Linux, the customary folders on macOS and Windows. */
export function userFolders(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  platform: NodeJS.Platform = process.platform,
  home: string = homedir(),
  working: string = process.cwd(),
): Folders {
  const named = (variable: string): string | undefined => {
    const value = environment[variable];
    // The XDG specification has relative paths ignored.
    return value !== undefined && isAbsolute(value) ? value : undefined;
  };
  const [config, data] =
    platform === 'win32'
      ? [
          named('APPDATA') ?? join(home, 'AppData', 'Roaming'),
          named('LOCALAPPDATA') ?? join(home, 'AppData', 'Local'),
        ]
      : platform === 'darwin'
        ? [join(home, 'Library', 'Application Support'), join(home, 'Library', 'Application Support')]
        : [
            named('XDG_CONFIG_HOME') ?? join(home, '.config'),
            named('XDG_DATA_HOME') ?? join(home, '.local', 'share'),
          ];
  return { working, home, config: join(config, 'dicetable'), data: join(data, 'dicetable') };
}

/** `path` as seen from `base`, with a leading `~` meaning the home folder. */
export function absolutePath(path: string, base: string, folders: Folders): string {
  if (path === '~' || /^~[\\/]/.test(path)) return resolve(folders.home, path.slice(2));
  return resolve(base, path);
}
