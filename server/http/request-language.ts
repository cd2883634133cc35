import type { SettingsAnswer } from '#contract/settings.ts';
import { languages, offeredLanguage, type Language } from '#domain/texts/language.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The settings of the development as last known; undefined if none is loaded. */
    shownSettings(): SettingsAnswer | undefined;
  }
}

/**
 * The parts of a request that may name a language, and the languages of the development: all, if none is loaded.
 */
type LanguageSource = {
  headers: { 'accept-language'?: string | undefined };
  query?: unknown;
  body?: unknown;
  server?: { shownSettings?: () => Pick<SettingsAnswer, 'languages'> | undefined };
};

/**
 * The language of messages: the field `lang` of body or query, otherwise the best of Accept-Language, if the
 * development offers it; otherwise its first language.
 */
export function requestLanguage(request: LanguageSource): Language {
  const offered = offeredLanguages(request);
  const named = langField(request.body) ?? langField(request.query);
  return offeredLanguage(named ?? acceptedLanguage(request.headers['accept-language'], offered), offered);
}

/** The languages of the development that answers a request; the first one is used for all others. */
export function offeredLanguages(request: Pick<LanguageSource, 'server'>): readonly Language[] {
  return request.server?.shownSettings?.()?.languages ?? languages;
}

/** The offered language that an Accept-Language header prefers; undefined if it names none of them. */
export function acceptedLanguage(header: string | undefined, offered: readonly Language[]): Language | undefined {
  const accepted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.trim().toLowerCase().split(';');
      const weight = options.map((option) => /^\s*q=([\d.]+)$/.exec(option)?.[1]).find((found) => found !== undefined);
      return {
        language: offered.find((language) => language === tag.split('-')[0]),
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
