import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { Language } from '#contract/form.ts';
import type { FirstTextKey, TextKey } from './en/index.ts';
import { say, type Values } from './say.ts';

export type Texts = {
  language: Language;
  /** By key; those beyond the first page join them later. */ messages: Map<string, CompiledMessage>;
  /** Settles when the texts beyond the first page are here. */ further: Promise<unknown>;
};
export type Translate = (key: TextKey, values?: Values) => string;

const LanguageContext = createContext<{ texts: Texts; setLanguage(next: Language): void } | undefined>(undefined);

const catalogues: Record<Language, () => Promise<{ messages: Record<FirstTextKey, string> }>> = {
  en: () => import('./en/index.ts'),
  tr: () => import('./tr/index.ts'),
};

/** Texts that come after the first page's, in both languages. */
export type LaterTexts = Record<Language, () => Promise<{ messages: Partial<Record<TextKey, string>> }>>;

/** The dashboard's texts, loaded only when it is opened. */
export const dashboardTexts: LaterTexts = {
  en: () => import('./en/index.dashboard.ts'),
  tr: () => import('./tr/index.dashboard.ts'),
};

const later: LaterTexts[] = [{ en: () => import('./en/index.further.ts'), tr: () => import('./tr/index.further.ts') }];
let latest: Pick<Texts, 'language' | 'messages'> | undefined;
const noValues: Values = {};
let shown: Promise<unknown> = Promise.resolve();

/** Settles when every text of the language in use is here: what a screen beyond the first page waits for. */
export function textsReady(): Promise<unknown> {
  return shown;
}

/**
 * Fetches the texts of a part of the product that speaks apart, in the language in use and from now on in every other
 * that is chosen.
 */
export async function loadLaterTexts(part: LaterTexts): Promise<void> {
  if (later.includes(part)) return;
  later.push(part);
  try {
    if (latest) await speakAlso(latest, part);
  } catch (error) {
    later.splice(later.indexOf(part), 1);
    throw error;
  }
}

async function speakAlso(
  { language, messages }: Pick<Texts, 'language' | 'messages'>,
  part: LaterTexts,
): Promise<void> {
  await add((await part[language]()).messages, messages);
}

/** A build brings messages compiled; elsewhere they are compiled as they come. */
async function add(brought: Partial<Record<TextKey, string>>, messages: Texts['messages']): Promise<void> {
  const compile = import.meta.env.PROD
    ? undefined
    : (await import('@lingui/message-utils/compileMessage')).compileMessage;
  for (const [key, message] of Object.entries(brought))
    messages.set(key, compile ? compile(message) : (message as unknown as CompiledMessage));
}

/** Fetches a language's texts and makes them ready to be said: first those of the first page, then the others. */
export async function loadTexts(language: Language): Promise<Texts> {
  const messages: Texts['messages'] = new Map();
  await add((await catalogues[language]()).messages, messages);
  latest = { language, messages };
  const further = Promise.all(later.map((part) => speakAlso({ language, messages }, part)));
  shown = further;
  // Whoever waits for it hears of a failure.
  further.catch(() => undefined);
  return { language, messages, further };
}

/** Keeps the language: in the page, in its `lang` (upper-casing follows it), and in a cookie for the next visit. */
export function LanguageProvider({ initial, children }: { initial: Texts; children: ReactNode }) {
  const [texts, setTexts] = useState(initial);
  const setLanguage = useCallback((next: Language) => {
    void loadTexts(next).then(async (loaded) => {
      await loaded.further;
      document.documentElement.lang = next;
      document.cookie = `language=${next}; path=/; max-age=31536000; samesite=lax`;
      setTexts(loaded);
    });
  }, []);
  const value = useMemo(() => ({ texts, setLanguage }), [texts, setLanguage]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

function useLanguageContext() {
  const context = use(LanguageContext);
  if (!context) throw new Error('useLanguage and useText need a LanguageProvider above them');
  return context;
}

/** The language in use and how to change it. */
export function useLanguage(): { language: Language; setLanguage(next: Language): void } {
  const { texts, setLanguage } = useLanguageContext();
  return { language: texts.language, setLanguage };
}

/** The function that says a text by key in the language in use. */
export function useText(): Translate {
  const { texts } = useLanguageContext();
  return useCallback(
    (key, values = noValues) => say(texts.messages.get(key) ?? [key], values, texts.language),
    [texts],
  );
}
