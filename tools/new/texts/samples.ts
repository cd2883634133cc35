import { languages } from '#domain/texts/language.ts';
import { starterTexts, type StarterTexts } from './texts.ts';

/** The texts of a new package that only say what belongs there; all others may stay as they are. */
export const sampleKeys = [
  'newDevelopment',
  'tagline',
  'introText',
  'locationText',
  'handover',
  'address',
  'legalStreet',
  'legalTown',
  'legalDirector',
  'legalTelephone',
  'legalRegister',
  'legalDuration',
] as const satisfies readonly (keyof StarterTexts)[];

/** The address of the sales office in a new package. */
export const sampleEmail = 'sales@example.com';

const samples = languages.flatMap((language) => sampleKeys.map((key) => starterTexts[language][key]));
const sentences = [sampleEmail, ...samples.filter((sample) => sample.endsWith('.'))];
const phrases = new Set(samples.filter((sample) => !sample.endsWith('.')));

/**
 * The sample of a new package that a text still has, in whatever language: a sentence or the email address anywhere, a
 * phrase only as a line of its own, because these words may well be part of a text. Undefined if there is none.
 */
export function findSample(text: string): string | undefined {
  return sentences.find((sample) => text.includes(sample)) ?? text.split('\n').find((line) => phrases.has(line.trim()));
}
