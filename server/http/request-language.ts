import { languages, type Language } from '#domain/texts/language.ts';

/** The parts of a request that may name a language. */
export type LanguageSource = { headers: { 'accept-language'?: string | undefined }; query?: unknown; body?: unknown };

/** The language of messages: the `lang` field of body or query, else Accept-Language, else English. */
export function requestLanguage(request: LanguageSource): Language {
  return (
    langField(request.body) ?? langField(request.query) ?? acceptedLanguage(request.headers['accept-language']) ?? 'en'
  );
}

/** The best of our languages by an Accept-Language header; undefined if it names none of them. */
export function acceptedLanguage(header: string | undefined): Language | undefined {
  const accepted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.trim().toLowerCase().split(';');
      const weight = options.map((option) => /^\s*q=([\d.]+)$/.exec(option)?.[1]).find((found) => found !== undefined);
      return {
        language: languages.find((language) => language === tag.split('-')[0]),
        weight: weight === undefined ? 1 : Number(weight),
      };
    });
  return accepted
    .filter((part) => part.language !== undefined && part.weight > 0)
    .sort((a, b) => b.weight - a.weight)[0]?.language;
}

function langField(fields: unknown): Language | undefined {
  if (typeof fields !== 'object' || fields === null || !('lang' in fields)) return undefined;
  return languages.find((language) => language === fields.lang);
}
