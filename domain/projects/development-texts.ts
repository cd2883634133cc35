/** The keys of a development's texts that screens and documents show, besides those that name a part of it. */
const fixedKeys = [
  'tagline',
  'intro_title',
  'intro_text',
  'location_text',
  'disclaimer',
  'handover',
  'side_north',
  'side_south',
  'address',
] as const;

/** What the keys of texts about a part of the development begin with. */
const partPrefixes = {
  front: 'front_',
  level: 'level_',
  tour: 'tour.',
  leadSource: 'lead_source.',
  picture: 'picture.',
} as const;

type Part = keyof typeof partPrefixes;

/** The parts of a development that texts can be about: building codes, levels, folders of sequences, lead sources. */
export type TextParts = {
  buildings: readonly string[];
  levels: readonly number[];
  sequences: readonly string[];
  leadSources: readonly string[];
};

/** All keys of texts that a development with these parts can show, except those of pictures (`picture.…`). */
export function textKeys({ buildings, levels, sequences, leadSources }: TextParts): string[] {
  return [
    ...fixedKeys,
    ...buildings.map((code) => `${partPrefixes.front}${code.toLowerCase()}`),
    ...levels.map((level) => `${partPrefixes.level}${level}`),
    ...sequences.map((folder) => `${partPrefixes.tour}${folder}`),
    ...leadSources.map((name) => `${partPrefixes.leadSource}${name}`),
  ];
}

/** What one text is about: `name` is that of the part, as the key has it, and '' for the other texts. */
export type TextSubject = { kind: (typeof fixedKeys)[number] | Part; name: string };

/** What the text with this key is about; null if no screen or document shows it. */
export function textSubject(key: string): TextSubject | null {
  const fixed = fixedKeys.find((each) => each === key);
  if (fixed) return { kind: fixed, name: '' };
  const part = parts.find((each) => key.startsWith(partPrefixes[each]));
  return part ? { kind: part, name: key.slice(partPrefixes[part].length) } : null;
}

const parts = Object.keys(partPrefixes) as Part[];

const kinds: readonly TextSubject['kind'][] = [...fixedKeys, ...parts];

/** Compares keys for a list of texts: in the order of the kinds above, pictures and texts that nothing shows last. */
export function compareTextKeys(a: string, b: string): number {
  return rankOf(a) - rankOf(b) || (a < b ? -1 : Number(a > b));
}

function rankOf(key: string): number {
  const subject = textSubject(key);
  return subject ? kinds.indexOf(subject.kind) : kinds.length;
}
