import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { createContext, useCallback, useMemo, useState, type ReactNode } from 'react';
import { formatDate, type DateStyle } from '#domain/dates/format-date.ts';
import { directionOf } from '#domain/texts/direction.ts';
import { joinParts, type Language } from '#domain/texts/language.ts';
import { useProvided } from '#web/ui/use-provided.ts';
import type { FirstTextKey, TextKey } from './en/index.ts';
import { formatMessage, type Values } from './format-message.ts';

export type Texts = {
  language: Language;
  /** By key; those beyond the first page are added when a screen needs them. */
  messages: Map<string, CompiledMessage>;
};
/** Changes the language. Rejects if its texts could not be loaded. */
type SetLanguage = (next: Language) => Promise<void>;
export type Translate = (key: TextKey, values?: Values) => string;

const LanguageContext = createContext<{ texts: Texts; setLanguage: SetLanguage } | undefined>(undefined);

type Part<Key extends TextKey = TextKey> = { messages: Partial<Record<Key, string>> };
/** Texts loaded after those of the first page. The dashboard's are loaded only when it is opened. */
type LaterTexts = 'further' | 'dashboard';
/** The texts of the first page, with functions that load the later ones. */
type FirstTexts = Part<FirstTextKey> & Record<LaterTexts, () => Promise<Part>>;

const firstTexts = import.meta.glob<FirstTexts>('./*/index.ts') as Record<
  `./${Language}/index.ts`,
  () => Promise<FirstTexts>
>;

const noValues: Values = {};
/** The texts of the most recently requested language, and of each requested later part of it. */
let latest:
  | { catalogue: Promise<FirstTexts>; first: Promise<Texts>; parts: Map<LaterTexts, Promise<void>> }
  | undefined;

/** Loads the texts of every screen but the first page, in the current language. Each such screen waits for it. */
export function textsReady(): Promise<void> {
  return loadLaterTexts('further');
}

/**
 * Loads the texts of a separate part of the product, in the current language and from now on in every language that is
 * chosen. A part that could not be loaded is requested again on the next call.
 */
export async function loadLaterTexts(part: LaterTexts): Promise<void> {
  if (!latest) return;
  const { catalogue, first, parts } = latest;
  const loading = parts.get(part) ?? addPart(part, catalogue, first);
  parts.set(part, loading);
  try {
    await loading;
  } catch (error) {
    parts.delete(part);
    throw error;
  }
}

async function addPart(part: LaterTexts, catalogue: Promise<FirstTexts>, first: Promise<Texts>): Promise<void> {
  const { messages } = await first;
  await add((await (await catalogue)[part]()).messages, messages);
}

/** In a build the messages are compiled already; in development and tests they are compiled here. */
async function add(added: Partial<Record<TextKey, string>>, messages: Texts['messages']): Promise<void> {
  const compile = import.meta.env.PROD
    ? undefined
    : (await import('@lingui/message-utils/compileMessage')).compileMessage;
  for (const [key, message] of Object.entries(added))
    messages.set(key, compile ? compile(message) : (message as unknown as CompiledMessage));
}

/**
 * Loads a language's texts: those of the first page, and of all parts that were loaded before in another language. From
 * the call on, `textsReady` waits for this language, unless it cannot be loaded.
 */
export async function loadTexts(language: Language): Promise<Texts> {
  const before = latest;
  const catalogue = firstTexts[`./${language}/index.ts`]();
  const first = catalogue.then(async (texts): Promise<Texts> => {
    const messages: Texts['messages'] = new Map();
    await add(texts.messages, messages);
    return { language, messages };
  });
  const current = { catalogue, first, parts: new Map<LaterTexts, Promise<void>>() };
  latest = current;
  try {
    await Promise.all([first, ...[...(before?.parts.keys() ?? [])].map((part) => loadLaterTexts(part))]);
    return await first;
  } catch (error) {
    if (latest === current) latest = before;
    throw error;
  }
}

/** Provides the current language, sets it as that of the document, and stores it in a cookie. */
export function LanguageProvider({ initial, children }: { initial: Texts; children: ReactNode }) {
  const [texts, setTexts] = useState(initial);
  const setLanguage = useCallback(async (next: Language) => {
    const loaded = await loadTexts(next);
    markLanguage(next);
    document.cookie = `language=${next}; path=/; max-age=31536000; samesite=lax`;
    setTexts(loaded);
  }, []);
  const value = useMemo(() => ({ texts, setLanguage }), [texts, setLanguage]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/** The current language and a function to change it. */
export function useLanguage(): { language: Language; setLanguage: SetLanguage } {
  const { texts, setLanguage } = useProvided(LanguageContext);
  return { language: texts.language, setLanguage };
}

/** Returns a function that translates texts into the current language. */
export function useText(): Translate {
  const { texts } = useProvided(LanguageContext);
  return useCallback(
    (key, values = noValues) => formatMessage(texts.messages.get(key) ?? [key], values, texts.language),
    [texts],
  );
}

/** `formatDate` in the current language. */
export function useDateText(): (at: Date | string | number, style: DateStyle, timeZone?: 'UTC') => string {
  const { language } = useLanguage();
  return useCallback((at, style, timeZone) => formatDate(at, style, language, timeZone), [language]);
}

/** Returns a function for a moment: the time if it was today, otherwise the day too. */
export function useMomentText(): (at: Date | string | number) => string {
  const dateText = useDateText();
  return (at) => dateText(at, new Date(at).toDateString() === new Date().toDateString() ? 'time' : 'dateTime');
}

/** Returns a function that joins the parts of a list, or of a line, by the comma of the current language. */
export function useJoin(): (...parts: readonly string[]) => string {
  const { language } = useLanguage();
  return useCallback((...parts) => joinParts(parts, language), [language]);
}

/**
 * Sets the document's language (which upper-casing follows), its text direction, and the name under which the browser
 * would install the app.
 */
export function markLanguage(language: string): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest.webmanifest?lang=${language}`);
}
