/** Certificates for tests, as openssl makes them. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

export interface Certificate {
  /** Files in PEM. */
  readonly cert: string;
  readonly key: string;
}

function openssl(folder: string, ...words: readonly string[]): void {
  execFileSync('openssl', words, { cwd: folder, stdio: 'pipe' });
}

/** Who vouches for others. */
export function authority(folder: string, name: string): Certificate {
  openssl(
    folder,
    'req',
    '-x509',
    ...KEY,
    '-keyout',
    `${name}.key`,
    '-out',
    `${name}.pem`,
    '-subj',
    `/CN=${name}`,
  );
  return { cert: join(folder, `${name}.pem`), key: join(folder, `${name}.key`) };
}

/** `names`: as in `IP:127.0.0.1`; `days`: below 0 it is over. */
export function certified(
  by: Certificate,
  folder: string,
  name: string,
  names: string,
  days = 1,
): Certificate {
  const file = (end: string): string => join(folder, `${name}.${end}`);
  writeFileSync(file('ext'), `subjectAltName=${names}\n`);
  openssl(folder, 'req', ...KEY, '-keyout', file('key'), '-out', file('csr'), '-subj', `/CN=${name}`);
  const signs = ['-CA', by.cert, '-CAkey', by.key, '-CAcreateserial', '-days', `${days}`];
  openssl(folder, 'x509', '-req', '-in', file('csr'), ...signs, '-extfile', file('ext'), '-out', file('pem'));
  return { cert: file('pem'), key: file('key') };
}
