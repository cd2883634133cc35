/** A random idempotency key: 128 bits in hexadecimal. `crypto.randomUUID` needs HTTPS, this does not. */
export function createIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
