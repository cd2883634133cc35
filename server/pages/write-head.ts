import type { SettingsAnswer } from '#contract/settings.ts';
import { derivePalette } from '#domain/brand/palette.ts';
import { projectNameIn } from '#domain/projects/project-name.ts';
import { languageFacts, type Language } from '#domain/texts/language.ts';
import { firstFonts, writeBrandStyle } from '#server/brand/write-style.ts';
import { iconBase } from '#server/brand/write-manifest.ts';
import { escapeMarkup } from '#server/http/escape.ts';
import { hashSource } from '#server/http/security-headers.ts';
import type { PageDescription } from './describe-page.ts';

const localeOf = (language: Language) => languageFacts[language].locale.replace('-', '_');
const pictureSize = { width: 1200, height: 630 };

/** The look as an inline style element, available before any style sheet. Empty without a project. */
export function writeLook(settings: SettingsAnswer | undefined): string {
  return settings === undefined ? '' : `<style id="look">${writeBrandStyle(settings.brand)}</style>`;
}

/** What a content security policy has to allow for the style element of `writeLook`. */
export function sourcesOfLook(settings: SettingsAnswer | undefined): string[] {
  return settings === undefined ? [] : [hashSource(writeBrandStyle(settings.brand))];
}

/** Preloads for the fonts of the first page. */
export function hintFonts(settings: SettingsAnswer | undefined): string {
  if (settings === undefined) return '';
  return firstFonts(settings.brand)
    .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="${href}">`)
    .join('');
}

/** Puts title, icons, the manifest in the page's language, and the colour of the browser's toolbars into the shell. */
export function nameShell(
  shell: string,
  {
    settings,
    language,
    title,
  }: { settings: SettingsAnswer | undefined; language: Language; title: string | undefined },
): string {
  if (settings === undefined) return shell;
  const { brand } = settings;
  return shell
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${escapeMarkup(title ?? projectNameIn(settings, language))}</title>`,
    )
    .replace('"/manifest.webmanifest"', `"/manifest.webmanifest?lang=${language}"`)
    .replaceAll('"/icons/icon-', () => `"${escapeMarkup(iconBase(brand))}-`)
    .replace(
      /(<meta name="theme-color" content=")[^"]*/,
      (_, start: string) => start + derivePalette(brand.colours).paper,
    );
}

type MetaOptions = {
  /** The public address. */
  base: URL;
  language: Language;
  /** Whether the address names the language. */
  isLanguageNamed: boolean;
  settings: SettingsAnswer;
};

const meta = (name: string, content: string) =>
  `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeMarkup(content)}">`;
const link = (rel: string, href: string, hreflang?: string) =>
  `<link rel="${rel}"${hreflang ? ` hreflang="${hreflang}"` : ''} href="${escapeMarkup(href)}">`;

/**
 * The metadata for programs that show a shared link and for search engines: description, picture, and the page's
 * addresses in each language. Pages are only indexed if the setting is on.
 */
export function writeMeta(page: PageDescription, options: MetaOptions): string {
  const { base, language, settings } = options;
  const { title, description, canonical, picture } = page;
  const shown = picture && absolute(base, picture.address);
  return [
    meta('description', description),
    ...(canonical !== undefined && settings.searchEngines ? [] : [meta('robots', 'noindex')]),
    ...(canonical === undefined ? [] : writeAddresses(absolute(base, canonical), options)),
    meta('og:type', 'website'),
    meta('og:site_name', projectNameIn(settings, language)),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:locale', localeOf(language)),
    ...settings.languages
      .filter((other) => other !== language)
      .map((other) => meta('og:locale:alternate', localeOf(other))),
    meta('twitter:card', shown ? 'summary_large_image' : 'summary'),
    meta('twitter:title', title),
    meta('twitter:description', description),
    ...(shown && picture
      ? [
          meta('og:image', shown),
          meta('og:image:width', String(pictureSize.width)),
          meta('og:image:height', String(pictureSize.height)),
          meta('og:image:alt', picture.alt),
          meta('twitter:image', shown),
          meta('twitter:image:alt', picture.alt),
        ]
      : []),
  ].join('');
}

/**
 * A page's own address, and those in other languages. To these programs, an address that names a language is a page of
 * its own.
 */
function writeAddresses(address: string, { language, isLanguageNamed, settings }: MetaOptions): string[] {
  const others = addressedLanguages(settings);
  const own = isLanguageNamed && others.length > 0 ? inLanguage(address, language) : address;
  return [
    link('canonical', own),
    ...others.map((other) => link('alternate', inLanguage(address, other), other)),
    ...(others.length > 0 ? [link('alternate', address, 'x-default')] : []),
    meta('og:url', own),
  ];
}

/** A path of this site as a whole address. */
export function absolute(base: URL, path: string): string {
  return new URL(path.replace(/^\//, ''), base.href.endsWith('/') ? base : `${base.href}/`).href;
}

/** The languages in which each page has an address of its own: none if the development has only one. */
export function addressedLanguages({ languages }: SettingsAnswer): readonly Language[] {
  return languages.length > 1 ? languages : [];
}

/** The address of a page in one language. */
export function inLanguage(address: string, language: Language): string {
  return `${address}?lang=${language}`;
}
