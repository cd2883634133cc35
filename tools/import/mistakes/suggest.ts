import type { Text } from '#domain/texts/language.ts';
import { withLatinDigits } from '#domain/texts/other-digits.ts';
import { withLatinLookalikes } from '#domain/texts/lookalikes.ts';
import { editDistance } from '#domain/texts/edit-distance.ts';
import { detailText } from './detail-text.ts';

/** Names by which tables refer to rows. They know the titles of these rows, which may be written in their place. */
export class TitledNames extends Set<string> {
  readonly #byTitle: ReadonlyMap<string, string>;

  /** The titles of a row are its fields `title_en`, `label_en` and `name_en`, in any language. */
  constructor(named: readonly { name: string; row: object }[]) {
    super(named.map(({ name }) => name));
    const titles = named.flatMap(({ name, row }) =>
      Object.entries(row).flatMap(([field, title]) =>
        /^(?:title|label|name)_\w\w$/.test(field) && typeof title === 'string' ? [[fold(title), name] as const] : [],
      ),
    );
    this.#byTitle = new Map(titles.toReversed());
  }

  /** The name of the first row with a title. */
  titled(title: string): string | undefined {
    return this.#byTitle.get(fold(title));
  }
}

/**
 * Returns " (did you mean X?)" if the given name is the title of one of the known names or is close to it, otherwise an
 * empty string.
 */
export function suggest(given: string, known: Iterable<string>): Text | '' {
  const titled = known instanceof TitledNames ? known.titled(given) : undefined;
  if (titled !== undefined) return lookalikeHint(given, [titled]) || detailText('didYouMean', { name: titled });
  const padded = findPadded(given, known);
  if (padded !== undefined) return detailText('leadingZeros', { name: padded });
  // A number of rooms from a program that counts with fractions: 3.0.
  const whole = given.replace(/[.,]0+$/, '');
  const name = [...known].find((candidate) => candidate === whole) ?? closestName(given, known);
  return name === undefined ? '' : lookalikeHint(given, [name]) || detailText('didYouMean', { name });
}

/** A hint at the known name that differs only by case or by letters of another alphabet that look alike. */
export function lookalikeHint(given: string, known: Iterable<string>): Text | '' {
  const name = alikeFile(given, known);
  if (name === undefined || name === given) return '';
  const isOtherCase = name.toLowerCase() === given.toLowerCase();
  return detailText(isOtherCase ? 'otherCapitals' : 'otherAlphabet', { name });
}

/** Like `suggest`, for a value that may be several names with a wrong separator between them. */
export function suggestSeveral(given: string, known: ReadonlySet<string>): Text | '' {
  const parts = given.split(/[,;،؛/&\n]/).map((part) => part.trim());
  const areKnown = parts.length > 1 && parts.every((part) => known.has(part));
  return areKnown ? detailText('separatedByBars', { list: parts.join('|') }) : suggest(given, known);
}

/** Like `suggest`, for paths: only one that is the same file, as `alikeFile` says. */
export function suggestFile(given: string, known: Iterable<string>): Text | '' {
  const alike = alikeFile(given, known);
  if (alike === undefined) return '';
  return given.toLowerCase().startsWith(alike.toLowerCase())
    ? detailText('didYouMean', { name: alike })
    : detailText('otherAlphabet', { name: alike });
}

/**
 * The known path that differs from the given one only by case, by letters of another alphabet that look alike, or by an
 * ending that a system which hides endings added: `af0.svg.svg`.
 */
export function alikeFile(given: string, known: Iterable<string>): string | undefined {
  const wanted = withLatinLetters(given).replace(/(\.\w+)(?:\1|\.txt)$/, '$1');
  return [...known].find((name) => withLatinLetters(name) === wanted);
}

const withLatinLetters = (name: string) => withLatinLookalikes(name.toUpperCase()).toLowerCase();

/** What other programs call a coordinate. */
const otherNames: Readonly<Record<string, string>> = { lon: 'lng', long: 'lng', longitude: 'lng', latitude: 'lat' };

/** The known name that is closest to the given one, if it is close enough to be a likely correction. */
export function closestName<Name extends string>(given: string, names: Iterable<Name>): Name | undefined {
  const known = [...names];
  const synonym = known.find((name) => name === otherNames[given.toLowerCase()]);
  if (synonym !== undefined) return synonym;
  let best: { name: Name; distance: number } | null = null;
  const maxDistance = Math.max(1, Math.floor(given.length / 3));
  const wanted = fold(given);
  for (const name of known) {
    const folded = fold(name);
    if (Math.abs(folded.length - wanted.length) > maxDistance) continue;
    // Two names that have nothing in common are not close, however short they are.
    const most = Math.max(folded.length, wanted.length);
    const distance = editDistance(wanted, folded);
    if (distance <= maxDistance && distance < most && distance < (best?.distance ?? Infinity))
      best = { name, distance };
  }
  return best?.name;
}

/** The digits at the end of a known name, if they are the given ones after zeros. */
function findPadded(given: string, known: Iterable<string>): string | undefined {
  if (!/^\d+$/.test(given)) return undefined;
  for (const name of known) {
    const digits = /(?<!\d)0\d+$/.exec(name)?.[0] ?? '';
    if (digits !== given && digits.replace(/^0+(?=.)/, '') === given) return digits;
  }
  return undefined;
}

/** Whether two names differ only in capitals, spaces, hyphens and underscores. */
export const isSameSpelling = (a: string, b: string): boolean => fold(a) === fold(b);

function fold(name: string): string {
  return withLatinLetters(withLatinDigits(name).normalize('NFKC')).replace(/[\s_-]+/g, '');
}
