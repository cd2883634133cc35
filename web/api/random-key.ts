/**
 * A random key that cannot be guessed or repeated: 128 bits in hexadecimal. For idempotency keys, and for passwords
 * that nobody has to know. `crypto.randomUUID` needs HTTPS, this does not.
 */
export function createRandomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
