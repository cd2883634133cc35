import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { isolate } from '#domain/texts/direction.ts';
import type { Language } from '#domain/texts/language.ts';
import { formatNumber } from '#domain/numbers/format-number.ts';

export type Values = Record<string, string | number>;

const pluralRules = new Map<Language, Intl.PluralRules>();

/**
 * Formats a compiled ICU message: arguments, `plural` (with `=n` and `#`) and `select`. Numbers are formatted for
 * reading; pass numeric ids as text. A missing value becomes empty text.
 */
export function formatMessage(message: CompiledMessage, values: Values, language: Language): string {
  return join(message, values, language, '#');
}

/** `hash` replaces `#`: the number of the enclosing plural, formatted. */
function join(tokens: CompiledMessage, values: Values, language: Language, hash: string): string {
  return tokens
    .map((token) => {
      if (typeof token === 'string') return token === '#' ? hash : token;
      const [name, type, choices] = token;
      const value = values[name] ?? '';
      if (type === undefined)
        return isolate(typeof value === 'number' ? formatNumber(value, language, 3) : value, language);
      const caseOf = (key: string | number) =>
        Object.hasOwn(choices as object, key) ? (choices as Record<string, CompiledMessage>)[key] : undefined;
      if (type === 'select') return join(caseOf(value) ?? caseOf('other') ?? [], values, language, hash);
      const count = Number(value);
      // `=n` is compiled to the key `n`.
      return join(
        caseOf(count) ?? caseOf(rulesOf(language).select(count)) ?? caseOf('other') ?? [],
        values,
        language,
        formatNumber(count, language, 3),
      );
    })
    .join('');
}

function rulesOf(language: Language): Intl.PluralRules {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return rules;
}
