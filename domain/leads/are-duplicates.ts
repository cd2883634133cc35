import { phoneKey } from '#domain/people/phone-key.ts';
import { editDistance } from '#domain/texts/edit-distance.ts';
import { fold } from '#domain/texts/fold.ts';

/** Why two clients may be the same person. */
export const duplicateReasons = ['phone', 'name'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

/** The fields of a client that duplicates are recognised by. */
type Identity = { first_name: string; last_name: string; email: string; phone: string };

const maxEdits = 2;

/**
 * Returns why two clients may be the same person, or null if they do not look alike. Either their phone numbers are
 * equal, however they are formatted and with or without a country code, or their names are equal and their addresses
 * similar.
 */
export function areDuplicates(one: Identity, other: Identity): DuplicateReason | null {
  const phone = phoneKey(one.phone);
  if (phone !== null && phone === phoneKey(other.phone)) return 'phone';
  const name = nameKey(one);
  return name !== '' && name === nameKey(other) && areSimilarAddresses(one.email, other.email) ? 'name' : null;
}

/** A name without case, diacritics, spaces and punctuation: `Işıl  ŞEN-Kaya` and `isil senkaya` are equal. */
export function nameKey({ first_name, last_name }: Pick<Identity, 'first_name' | 'last_name'>): string {
  return fold(`${first_name}${last_name}`).replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Whether two addresses may belong to the same person: equal before the @ (ignoring dots and a `+tag`), or at most two
 * edits apart.
 */
function areSimilarAddresses(one: string, other: string): boolean {
  const a = splitAddress(one);
  const b = splitAddress(other);
  if (a.local === b.local) return true;
  return editDistance(`${a.local}@${a.host}`, `${b.local}@${b.host}`) <= maxEdits;
}

function splitAddress(email: string): { local: string; host: string } {
  const folded = fold(email);
  const at = folded.lastIndexOf('@');
  return {
    local: folded.slice(0, Math.max(0, at)).replace(/\+.*$/, '').replace(/\./g, ''),
    host: folded.slice(at + 1),
  };
}
