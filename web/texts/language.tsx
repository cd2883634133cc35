import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { joinParts, type Language } from '#domain/texts/language.ts';
import { formatDate, type DateStyle } from '#domain/dates/format-date.ts';
import type { FirstTextKey, TextKey } from './en/index.ts';
import { markLanguage } from './mark-language.ts';
import { reportMissingPart } from '#web/ui/load-failures.ts';
import { say, type Values } from './say.ts';

export type Texts = {
  language: Language;
  /** By key; those beyond the first page are added later. */
  messages: Map<string, CompiledMessage>;
  /** Settles when the texts beyond the first page are loaded. */
  further: Promise<unknown>;
};
export type Translate = (key: TextKey, values?: Values) => string;

const LanguageContext = createContext<{ texts: Texts; setLanguage(next: Language): void } | undefined>(undefined);

type Part<Key extends TextKey = TextKey> = { messages: Partial<Record<Key, string>> };

const loadFirstTexts = (language: Language) => import(`./${language}/index.ts`) as Promise<Part<FirstTextKey>>;
const furtherTexts: LaterTexts = (language) => import(`./${language}/index.further.ts`) as Promise<Part>;

/** Texts loaded after those of the first page, by language. */
export type LaterTexts = (language: Language) => Promise<Part>;

/** The dashboard's texts, loaded only when it is opened. */
export const dashboardTexts: LaterTexts = (language) => import(`./${language}/index.dashboard.ts`) as Promise<Part>;

const later: LaterTexts[] = [furtherTexts];
let current: Pick<Texts, 'language' | 'messages'> | undefined;
const noValues: Values = {};
let currentTexts: Promise<unknown> = Promise.resolve();

/** Settles when all texts of the current language are loaded; every screen but the first page waits for it. */
export function textsReady(): Promise<unknown> {
  return currentTexts;
}

/**
 * Loads the texts of a separate part of the product, in the current language and from now on in every language that is
 * chosen.
 */
export async function loadLaterTexts(part: LaterTexts): Promise<void> {
  if (later.includes(part)) return;
  later.push(part);
  try {
    if (current) await addPart(current, part);
  } catch (error) {
    later.splice(later.indexOf(part), 1);
    throw error;
  }
}

async function addPart({ language, messages }: Pick<Texts, 'language' | 'messages'>, part: LaterTexts): Promise<void> {
  await add((await part(language)).messages, messages);
}

/** A build has compiled the messages; in development and tests they are compiled here. */
async function add(added: Partial<Record<TextKey, string>>, messages: Texts['messages']): Promise<void> {
  const compile = import.meta.env.PROD
    ? undefined
    : (await import('@lingui/message-utils/compileMessage')).compileMessage;
  for (const [key, message] of Object.entries(added))
    messages.set(key, compile ? compile(message) : (message as unknown as CompiledMessage));
}

/**
 * Loads a language's texts: resolves with those of the first page, while the others follow (`further`). From its call on,
 * `textsReady` waits for them.
 */
export async function loadTexts(language: Language): Promise<Texts> {
  const messages: Texts['messages'] = new Map();
  const first = loadFirstTexts(language).then((catalogue) => add(catalogue.messages, messages));
  const further = first.then(() => {
    current = { language, messages };
    return Promise.all(later.map((part) => addPart({ language, messages }, part)));
  });
  const before = currentTexts;
  currentTexts = further;
  // A failure reaches those who await it; this prevents an unhandled rejection.
  further.catch(() => undefined);
  try {
    await first;
  } catch (error) {
    currentTexts = before;
    throw error;
  }
  return { language, messages, further };
}

/** Provides the current language; marks the page with it, and stores it in a cookie. */
export function LanguageProvider({ initial, children }: { initial: Texts; children: ReactNode }) {
  const [texts, setTexts] = useState(initial);
  const setLanguage = useCallback((next: Language) => {
    const change = async () => {
      const loaded = await loadTexts(next);
      await loaded.further;
      markLanguage(next);
      document.cookie = `language=${next}; path=/; max-age=31536000; samesite=lax`;
      setTexts(loaded);
    };
    change().catch(reportMissingPart);
  }, []);
  const value = useMemo(() => ({ texts, setLanguage }), [texts, setLanguage]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

function useLanguageContext() {
  const context = use(LanguageContext);
  if (!context) throw new Error('useLanguage and useText need a LanguageProvider above them');
  return context;
}

/** The current language and a function to change it. */
export function useLanguage(): { language: Language; setLanguage(next: Language): void } {
  const { texts, setLanguage } = useLanguageContext();
  return { language: texts.language, setLanguage };
}

/** Returns the translation function for the current language. */
export function useText(): Translate {
  const { texts } = useLanguageContext();
  return useCallback(
    (key, values = noValues) => say(texts.messages.get(key) ?? [key], values, texts.language),
    [texts],
  );
}

/** `formatDate` in the language in use. */
export function useDateText(): (at: Date | string | number, style: DateStyle, timeZone?: 'UTC') => string {
  const { language } = useLanguage();
  return useCallback((at, style, timeZone) => formatDate(at, style, language, timeZone), [language]);
}

/** Returns a function that joins the parts of a list, or of a line, by the comma of the current language. */
export function useJoin(): (...parts: readonly string[]) => string {
  const { language } = useLanguage();
  return useCallback((...parts) => joinParts(parts, language), [language]);
}
