import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts stored secrets, each for a purpose, such as the secret of one user's app. */
export type SecretBox = {
  /** The stored form: encrypted if there is a key. */
  seal(plain: string, purpose: string): string;
  /** The secret in a stored form; null if it was encrypted with another key or for another purpose. */
  open(sealed: string, purpose: string): string | null;
  /** Whether a stored form is not encrypted although there is now a key. */
  isOutdated(sealed: string): boolean;
};

const encrypted = 'v1:';
const unencrypted = 'plain:';
const nonceLength = 12;
const tagLength = 16;

/**
 * A box with the operator's SECRETS_KEY: AES-256-GCM with a key derived from it, bound to the purpose. Without a key,
 * secrets are stored in plain text; these can still be opened once there is a key.
 */
export function createSecretBox(key: string | undefined): SecretBox {
  const derived = key === undefined ? null : Buffer.from(hkdfSync('sha256', key, '', 'loggia secrets v1', 32));
  return {
    seal(plain, purpose) {
      if (derived === null) return unencrypted + plain;
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', derived, nonce).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return encrypted + sealed.toString('base64url');
    },
    open(sealed, purpose) {
      if (sealed.startsWith(unencrypted)) return sealed.slice(unencrypted.length);
      if (derived === null || !sealed.startsWith(encrypted)) return null;
      const bytes = Buffer.from(sealed.slice(encrypted.length), 'base64url');
      if (bytes.length < nonceLength + tagLength) return null;
      const decipher = createDecipheriv('aes-256-gcm', derived, bytes.subarray(0, nonceLength))
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(-tagLength));
      try {
        return decipher.update(bytes.subarray(nonceLength, -tagLength), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return null;
      }
    },
    isOutdated: (sealed) => derived !== null && sealed.startsWith(unencrypted),
  };
}
