/**
 * Who made a release: an Ed25519 signature (RFC 8032) of its first line. The public key stands in the cabinet file as the base64 of
 * its 32 bytes; the private one stays with the maker, as a PEM file.
 */
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';

export function hasSignature(text: Buffer, signature: string, publicKey: string): boolean {
  const x = Buffer.from(publicKey, 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, text, key, Buffer.from(signature, 'base64'));
}

export function signed(text: Buffer, privatePem: string): string {
  return sign(null, text, createPrivateKey(privatePem)).toString('base64');
}

/** As the cabinet file has it. */
export function publicKeyOf(privatePem: string): string {
  return writtenKey(createPublicKey(createPrivateKey(privatePem)));
}

export function newPrivateKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

function writtenKey(key: KeyObject): string {
  return Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');
}
