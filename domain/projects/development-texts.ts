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
];

/** What texts can be about: building codes, levels, folders of sequences, and names of lead sources. */
export type TextSubjects = {
  buildings: readonly string[];
  levels: readonly number[];
  sequences: readonly string[];
  leadSources: readonly string[];
};

/** All keys of texts that a development with these parts can show, except those of pictures (`picture.…`). */
export function textKeys({ buildings, levels, sequences, leadSources }: TextSubjects): string[] {
  return [
    ...fixedKeys,
    ...buildings.map((code) => `front_${code.toLowerCase()}`),
    ...levels.map((level) => `level_${level}`),
    ...sequences.map((folder) => `tour.${folder}`),
    ...leadSources.map((name) => `lead_source.${name}`),
  ];
}
