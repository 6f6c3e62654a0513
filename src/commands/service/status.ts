/** What of the table's services is there, and whether it runs. */
import { existsSync } from 'node:fs';
import type { Code } from '../../language/sentence.ts';
import { agentFile, agentRuns } from './launch-agent.ts';
import {
  lingers,
  type Scope,
  systemScope,
  UNKNOWN,
  type UnitState,
  unitState,
  userScope,
} from './systemd.ts';
import { thisUser } from './table-service.ts';
import { tvEntryFile } from './tv-entry.ts';

export interface ServiceState extends Omit<UnitState, 'isEnabled'> {
  readonly file: string;
  /** Without anybody who logs in. */
  readonly startsWithMachine: boolean;
}

export interface ServiceStates {
  readonly services: readonly ServiceState[];
  /** The desktop entry that shows the TV page, where it is. */
  readonly tv: string | undefined;
}

/** `config` is the user's configuration folder. */
export async function serviceStates(config: string): Promise<ServiceStates> {
  const tv = tvEntryFile(config);
  const found = existsSync(tv) ? tv : undefined;
  if (process.platform === 'darwin') return { services: await agents(), tv: found };
  const scopes = [userScope(config), systemScope()].filter(({ file }) => existsSync(file));
  return { services: await Promise.all(scopes.map(stateOf)), tv: found };
}

async function stateOf(scope: Scope): Promise<ServiceState> {
  const { isEnabled, ...state } = await unitState(scope);
  const startsWithMachine = isEnabled && (scope.isSystem || lingers(thisUser().name));
  return { file: scope.file, startsWithMachine, ...state };
}

/** launchd starts a user's agents when that user logs in, which a Mac can do by itself. */
async function agents(): Promise<readonly ServiceState[]> {
  const { home, uid } = thisUser();
  const file = agentFile(home);
  if (!existsSync(file)) return [];
  const isRunning = await agentRuns(uid);
  const state = isRunning ? 'running' : 'stopped';
  return [{ file, isRunning, startsWithMachine: true, state, since: '', restarts: 0 }];
}

export function stateLines({ services, tv }: ServiceStates): readonly Code[] {
  return [
    ...(services.length === 0 ? [{ say: 'service.none' } as const] : []),
    ...services.flatMap(({ file, isRunning, startsWithMachine, state, since, restarts }): readonly Code[] => [
      { say: 'service.unit', file },
      ...(state === UNKNOWN
        ? ([{ say: 'service.unknown' }] as const)
        : [
            isRunning
              ? ({ say: 'service.running', since, restarts } as const)
              : ({ say: 'service.stopped', state, restarts } as const),
            startsWithMachine
              ? ({ say: 'service.withMachine' } as const)
              : ({ say: 'service.linger', user: thisUser().name } as const),
          ]),
    ]),
    ...(services.length > 1 ? [{ say: 'service.twice' } as const] : []),
    tv === undefined ? { say: 'service.noTv' } : { say: 'service.tvThere', file: tv },
  ];
}
