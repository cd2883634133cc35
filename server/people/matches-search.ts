import { sql, type SQL } from 'drizzle-orm';
import { withLatinDigits } from '#domain/texts/other-digits.ts';
import { clients } from '#server/database/schema.ts';

/**
 * The conditions that a client's names, address or phone number contain every word of a search, ignoring case and
 * diacritics: `isik` finds Işık.
 */
export function matchesSearch(search: string | undefined): SQL[] {
  return (
    (search ?? '')
      .split(/\s+/)
      .filter((word) => word !== '')
      // Numbers have the digits 0 to 9, however they are typed.
      .map((word) => (/\p{L}/u.test(word) ? word : withLatinDigits(word)))
      .map((word) => sql`${clients.search_text} like '%' || fold_text(${word.replace(/[\\%_]/g, '\\$&')}) || '%'`)
  );
}
