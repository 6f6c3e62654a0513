/**
 * Whom somebody believes who was given a hall's certificate: whoever it vouches for, and whoever shows that very certificate, by
 * whatever name they were reached (a hall is found by an address that is in no certificate, and its own parts find it as 127.0.0.1).
 */
import { X509Certificate } from 'node:crypto';
import { checkServerIdentity, type PeerCertificate } from 'node:tls';

/** As `tls.connect` and the client of NATS take it. */
export interface Trust {
  readonly ca: string;
  readonly allowPartialTrustChain: true;
  readonly checkServerIdentity: (host: string, shown: PeerCertificate) => Error | undefined;
}

/**
 * `file`: in PEM; where it is a chain, the first of it is the hall's. `servers`: addresses that are meant, for the client of NATS,
 * which compares the certificate of an address in digits with `localhost`. Throws what the file is not.
 */
export function trustIn(file: Buffer, servers: readonly string[] = []): Trust {
  const meant = servers.map((url) => new URL(url).hostname);
  const { raw } = new X509Certificate(file);
  return {
    ca: file.toString(),
    // Who signed it need not be in the file.
    allowPartialTrustChain: true,
    checkServerIdentity(host, shown) {
      const wrong = [...meant, host].map((name) => checkServerIdentity(name, shown));
      return shown.raw.equals(raw) || wrong.includes(undefined) ? undefined : wrong[0];
    },
  };
}
