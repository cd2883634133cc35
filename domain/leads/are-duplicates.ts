/** Why two clients may be one person. */
export const duplicateReasons = ['phone', 'name'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

/** The part of a client by which the same person is recognised. */
export type Identity = { first_name: string; last_name: string; email: string; phone: string };

const fewestDigits = 7;
const comparedDigits = 9;
const maxEdits = 2;

/**
 * Whether two clients may be one person: by the same phone number, however it is written and with or without its
 * country;
 * or by the same name and a similar address. Null where nothing says so.
 */
export function areDuplicates(one: Identity, other: Identity): DuplicateReason | null {
  const phone = phoneKey(one.phone);
  if (phone !== null && phone === phoneKey(other.phone)) return 'phone';
  return nameKey(one) !== '' && nameKey(one) === nameKey(other) && areSimilar(one.email, other.email) ? 'name' : null;
}

/** The last nine digits of a number; null where it has fewer than seven and so names nobody (`0`). */
export function phoneKey(phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  return digits.length < fewestDigits ? null : digits.slice(-comparedDigits);
}

/** A name without case, marks of letters, spaces and signs: `Işıl  ŞEN-Kaya` and `isil senkaya` are one. */
export function nameKey({ first_name, last_name }: Pick<Identity, 'first_name' | 'last_name'>): string {
  return fold(`${first_name}${last_name}`).replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Whether two addresses may belong to one person: the same but for dots and a `+tag`, the same before the @, or a slip
 * of two letters at most.
 */
export function areSimilar(one: string, other: string): boolean {
  const [a, b] = [splitAddress(one), splitAddress(other)];
  if (a.local === b.local) return true;
  return edits(`${a.local}@${a.host}`, `${b.local}@${b.host}`) <= maxEdits;
}

function splitAddress(email: string): { local: string; host: string } {
  const folded = fold(email);
  const at = folded.lastIndexOf('@');
  return {
    local: folded.slice(0, Math.max(0, at)).replace(/\+.*$/, '').replace(/\./g, ''),
    host: folded.slice(at + 1),
  };
}

function fold(text: string): string {
  return text.replace(/[Iı]/g, 'i').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Letters to put in, take out or change to make one text of the other (Levenshtein). */
function edits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}
