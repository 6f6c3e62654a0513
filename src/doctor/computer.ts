/** Judges the computer and its ports. Pure. */
import type { DoctorFacts } from './facts.ts';
import { type Checked, hint, ifKnown, well, wrong } from './finding.ts';

/** No clock of a table that was ever built showed less. */
const EARLIEST_MS = Date.UTC(2026, 0, 1);

export function judgeNode({ node: { version, needs, arch, carried } }: DoctorFacts): Checked {
  const text = { say: 'doctor.nodeIs', version, arch } as const;
  if (isOlder(version, needs)) return wrong(text, { say: 'doctor.nodeOld', needs });
  return carried.includes(arch) ? well(text) : hint(text, { say: 'doctor.nodeArch' });
}

export function judgePorts({ ports, access, unused }: DoctorFacts): Checked {
  const [first] = unused;
  if (first !== undefined)
    return hint(
      { say: 'doctor.unusedBoard', names: unused.map(portName).join(', ') },
      { say: 'doctor.useBoard', path: first.path },
    );
  // A name that is given is no port yet.
  if ('known' in access && access.known.group === undefined) return judgeAccess({ access });
  return ifKnown(ports, (found) => {
    const names = found.map(portName).join(', ');
    if (found.length === 0) return wrong({ say: 'doctor.noPorts' }, { say: 'doctor.plugIn' });
    const text = { say: 'doctor.portsAre', names } as const;
    const fit = found.filter(({ other }) => other === undefined);
    if (fit.length === 0) return wrong(text, { say: 'doctor.otherBoards' });
    return fit.length === 1 ? well(text) : hint(text, { say: 'doctor.namePort' });
  });
}

export function judgeAccess({ access }: Pick<DoctorFacts, 'access'>): Checked {
  return ifKnown(access, ({ path, mayUse, group, user }) => {
    if (group === undefined) return wrong({ say: 'doctor.noSuchPort', path }, { say: 'doctor.plugIn' });
    return mayUse
      ? well({ say: 'doctor.mayUse', path })
      : wrong({ say: 'doctor.mayNotUse', path, group }, { say: 'doctor.joinGroup', group, user });
  });
}

export function judgeHolder({ holders }: DoctorFacts): Checked {
  return ifKnown(holders, (found) => {
    const others = found.filter(({ isUs }) => !isUs);
    if (others.length > 0) {
      const names = others.map(({ pid, name }) => `${name} (${pid})`).join(', ');
      return wrong({ say: 'doctor.heldBy', names }, { say: 'doctor.endThem' });
    }
    return well({ say: found.length > 0 ? 'doctor.heldByTable' : 'doctor.heldByNobody' });
  });
}

export function judgeModem({ modem }: DoctorFacts): Checked {
  return ifKnown(modem, ({ runs, isKeptOff }) => {
    if (!runs) return well({ say: 'doctor.noModemManager' });
    return isKeptOff
      ? well({ say: 'doctor.modemKeptOff' })
      : hint({ say: 'doctor.modemManager' }, { say: 'doctor.fixRule' });
  });
}

export function judgeClock({ clock: { nowMs, isSynchronised } }: DoctorFacts): Checked {
  const time = new Date(nowMs).toISOString();
  if (nowMs < EARLIEST_MS) return wrong({ say: 'doctor.clockIs', time }, { say: 'doctor.setClock' });
  if ('known' in isSynchronised && !isSynchronised.known)
    return hint({ say: 'doctor.clockAlone', time }, 'sudo timedatectl set-ntp true');
  return well({ say: 'doctor.clockIs', time });
}

export function judgeService({ service }: DoctorFacts): Checked {
  return ifKnown(service, (found) => {
    const [first, ...others] = found;
    if (first === undefined) return hint({ say: 'doctor.noService' }, { say: 'doctor.installService' });
    const { file, isRunning, startsWithMachine } = first;
    if (others.length > 0) return wrong({ say: 'doctor.serviceIs', file }, { say: 'service.twice' });
    if (!isRunning) return hint({ say: 'doctor.serviceStopped', file }, { say: 'doctor.serviceStatus' });
    if (!startsWithMachine) return hint({ say: 'doctor.serviceIs', file }, { say: 'doctor.serviceStatus' });
    return well({ say: 'doctor.serviceIs', file });
  });
}

export function judgeHttp({ http }: DoctorFacts): Checked {
  return ifKnown(http, ({ address, by }) => {
    switch (by) {
      case 'nobody':
        return well({ say: 'doctor.httpFree', address });
      case 'us':
        return well({ say: 'doctor.httpOurs', address });
      case 'others':
        return wrong({ say: 'doctor.httpTaken', address }, { say: 'doctor.otherHttp' });
      default:
        return by satisfies never;
    }
  });
}

export function judgePower({ power }: DoctorFacts): Checked {
  return ifKnown(power, ({ isLow, wasLow }) => {
    if (isLow) return wrong({ say: 'doctor.powerLow' }, { say: 'doctor.betterSupply' });
    return wasLow
      ? hint({ say: 'doctor.powerWasLow' }, { say: 'doctor.betterSupply' })
      : well({ say: 'doctor.powerGood' });
  });
}

function portName({
  path,
  maker,
  other = maker,
}: {
  path: string;
  maker: string;
  other: string | undefined;
}): string {
  return other === '' ? path : `${path} (${other})`;
}

/** By their first two numbers. */
function isOlder(version: string, needs: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = needs.replace(/^\D*/, '').split('.').map(Number);
  return major < wantedMajor || (major === wantedMajor && minor < wantedMinor);
}
