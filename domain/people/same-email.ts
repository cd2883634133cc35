/** An e-mail address as it is compared: letter case is ignored, as by the unique indexes on clients and users. */
export function normalizeEmail(address: string): string {
  return address.toLowerCase();
}

/** Whether two e-mail addresses are the same. */
export function isSameEmail(one: string, other: string): boolean {
  return normalizeEmail(one) === normalizeEmail(other);
}
