/** A key that no other attempt has: 128 random bits in hexadecimal. Also where the page came without encryption. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
