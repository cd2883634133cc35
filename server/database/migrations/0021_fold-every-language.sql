-- `fold` of domain/texts/fold.ts: case, diacritics, the Turkish letters i, the final sigma, the German ß, Arabic letters.
-- In a database with the locale C, `lower` knows the letters A to Z alone, so that others are listed here.
CREATE OR REPLACE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN replace(
  translate(
    lower(
      translate(
        regexp_replace(normalize(value, NFD), '[\u0300-\u036f\u0640\u064b-\u065f\u0670]', '', 'g'),
        'IıẞςÆΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐŁØĐŒÞÐŦŊĦ' || U&'\0649\0629',
        'iißσæαβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґłøđœþðŧŋħ' || U&'\064A\0647'
      )
    ),
    'ς',
    'σ'
  ),
  'ß',
  'ss'
);
--> statement-breakpoint
ALTER TABLE "clients" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "clients" DROP COLUMN "name_key";--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || regexp_replace(phone, '\D', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "name_key" text GENERATED ALWAYS AS (nullif(regexp_replace(fold_text(first_name || last_name), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f]', '', 'g'), '')) STORED;--> statement-breakpoint
CREATE INDEX "clients_name_key" ON "clients" USING btree ("name_key");
