import { open, readFile, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { BackupError } from './backup-error.ts';

/**
 * How a backup is encrypted: for public keys, or with a passphrase; null if it is not. `workFactor` is the binary
 * logarithm of the cost of trying a passphrase.
 */
export type Encryption = { recipients: string[] } | { passphrase: string; workFactor?: number } | null;

/** The secrets with which a backup can be decrypted. */
export type Key = { identities: string[]; passphrase: string | undefined };

const intro = 'age-encryption.org/v1\n';

/** The non-empty lines of a key file, without comments. */
export async function readKeyLines(file: string): Promise<string[]> {
  const lines = (await readFile(file, 'utf8')).split(/\r?\n/).map((line) => line.trim());
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}

/** The passphrase in the first line of a file. Throws if it is shorter than twelve characters. */
export async function readPassphrase(file: string): Promise<string> {
  const [line = ''] = (await readFile(file, 'utf8')).split(/\r?\n/);
  if (line.length < 12) throw new BackupError(`The first line of ${file} must have 12 or more characters.`);
  return line;
}

/**
 * Writes a new key to a file that only the current user may read, and returns its public part. Throws if the file
 * exists.
 */
export async function createKey(file: string): Promise<string> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const text = `# The key of Loggia's backups. Public key: ${recipient}\n${identity}\n`;
  await writeFile(file, text, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new BackupError(`${file} exists already. Keys are never overwritten.`) : error;
  });
  return recipient;
}

/** Validates the encryption settings before anything is read. Throws if a key or passphrase is invalid. */
export function createEncrypter(encryption: NonNullable<Encryption>): Encrypter {
  const encrypter = new Encrypter();
  if ('passphrase' in encryption) {
    encrypter.setPassphrase(encryption.passphrase);
    if (encryption.workFactor !== undefined) encrypter.setScryptWorkFactor(encryption.workFactor);
  } else
    for (const recipient of encryption.recipients) {
      try {
        encrypter.addRecipient(recipient);
      } catch {
        throw new BackupError(`"${recipient}" is not a public key of age; one begins with age1.`);
      }
    }
  return encrypter;
}

/** Encrypts a stream; returns it unchanged if `encrypter` is null. */
export async function encrypt(plain: Readable, encrypter: Encrypter | null): Promise<Readable> {
  if (encrypter === null) return plain;
  const encrypted = await encrypter.encrypt(Readable.toWeb(plain) as globalThis.ReadableStream<Uint8Array>);
  return Readable.fromWeb(encrypted as ReadableStream<Uint8Array>);
}

/** Whether a file is encrypted with age, from its first bytes. */
export async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(intro.length), 0, intro.length, 0);
    return bytesRead === intro.length && buffer.toString('latin1') === intro;
  } finally {
    await file.close();
  }
}

/** Decrypts an encrypted stream (see `isEncrypted`). Throws if the key does not fit. */
export async function decrypt(encrypted: Readable, path: string, key: Key): Promise<Readable> {
  if (key.identities.length === 0 && key.passphrase === undefined)
    throw new BackupError(`${path} is encrypted. Name its key with --identity-file or --passphrase-file.`);
  const decrypter = new Decrypter();
  if (key.passphrase !== undefined) decrypter.addPassphrase(key.passphrase);
  for (const identity of key.identities) {
    try {
      decrypter.addIdentity(identity);
    } catch {
      throw new BackupError(
        'The identity file holds something that is no key of age; one begins with AGE-SECRET-KEY-1.',
      );
    }
  }
  try {
    const plain = await decrypter.decrypt(Readable.toWeb(encrypted) as globalThis.ReadableStream<Uint8Array>);
    return Readable.fromWeb(plain as ReadableStream<Uint8Array>);
  } catch (error) {
    encrypted.destroy();
    if (error instanceof Error && /no identity matched/.test(error.message))
      throw new BackupError(`The key does not open ${path}: it was encrypted for another one.`);
    throw error;
  }
}
