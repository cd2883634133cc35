/**
 * Whether a segment of a page's address is an id: a whole number below a thousand million, written in one way, so that
 * no page has two addresses.
 */
export function isAddressId(segment: string): boolean {
  return /^(0|[1-9]\d{0,8})$/.test(segment);
}

/** Whether a segment of a page's address is a level, which may be below the ground: `-1`. */
export function isAddressLevel(segment: string): boolean {
  return /^(0|-?[1-9]\d{0,8})$/.test(segment);
}
