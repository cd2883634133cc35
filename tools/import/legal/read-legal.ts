import { createHash } from 'node:crypto';
import type { LegalText } from '#contract/entities/legal.ts';
import { expectedLegalPages, legalPages, type LegalPage } from '#domain/legal/legal-pages.ts';
import { inEveryLanguage, languages, type Language, type Text } from '#domain/texts/language.ts';
import type { PackageFolder } from '../folder/read-folder.ts';
import { readWithinSizeLimit } from '../folder/size-limit.ts';
import { detailText } from '../mistakes/detail-text.ts';
import type { Report } from '../mistakes/report.ts';
import { closestName } from '../mistakes/suggest.ts';
import { decodeText } from '../tables/decode-text.ts';
import { isOtherDocument } from '../tables/document-kind.ts';
import { isPageInOtherScript } from '../wording.ts';
import { findExchanged } from '../exchanged-languages.ts';
import { readMarkdown } from './read-markdown.ts';

const maxMegabytes = 1;

const fileOf = (page: LegalPage, language: Language) => `legal/${page}.${language}.md`;

/**
 * Reads the legal pages of a package. Warns about missing pages that most sites need, and missing languages of a page.
 */
export async function readLegalPages(
  folder: PackageFolder,
  report: Report,
  offered: readonly Language[],
): Promise<LegalText[]> {
  const texts: LegalText[] = [];
  for (const page of legalPages)
    for (const language of languages) {
      const text = await readPage(folder, report, page, language);
      if (text !== null) texts.push(text);
    }
  warnOfLanguages(texts, report, offered);
  warnOfExchanged(texts, report, offered);
  warnOfTitles(texts, report);
  const missing = missingFiles(folder, offered);
  const named = warnOfUnknown(folder, report, [...missing.keys()]);
  const absent = [...missing].filter(([file]) => !named.has(file));
  for (const [code, own] of Map.groupBy(absent, ([, code]) => code)) {
    const [file = '', ...others] = own.map(([name]) => name);
    report.warning(code, { file }, { path: file, also: likewise(others) });
  }
  return texts;
}

async function readPage(
  folder: PackageFolder,
  report: Report,
  page: LegalPage,
  language: Language,
): Promise<LegalText | null> {
  const file = fileOf(page, language);
  const path = folder.files.get(file);
  if (path === undefined) {
    if (folder.outside.has(file)) report.mistake('file_outside', { file }, { path: file });
    return null;
  }
  const bytes = await readWithinSizeLimit({ path, name: file, place: { file } }, maxMegabytes, report);
  if (bytes !== null && isOtherDocument(bytes, report, file)) return null;
  const read =
    bytes && readMarkdown(decodeText(bytes, report, { file }).replace(/^\ufeff/, ''), report, file, pagesIn(folder));
  const isEmptied = report.mistakes.some((mistake) => mistake.file === file);
  if (read?.blocks.length === 0 && !isEmptied) report.warning('legal_empty', { file });
  return read && { page, language, ...read, hash: hashOf(read) };
}

/** Warns of pages in languages that are not offered, and of those that are the same in two languages. */
function warnOfLanguages(texts: readonly LegalText[], report: Report, offered: readonly Language[]): void {
  for (const { page, language, hash } of texts) {
    const file = fileOf(page, language);
    if (!offered.includes(language)) report.warning('setting_not_offered', { file }, { path: file, language });
    const same = texts.find((other) => other.page === page && other.hash === hash);
    if (same !== undefined && same.language !== language)
      report.warning('text_same', { file }, { key: page, has: same.language, lacks: language });
  }
}

/**
 * Warns of pages in the letters of another language, and of two languages whose pages are exchanged: once, and not for
 * each of them.
 */
function warnOfExchanged(texts: readonly LegalText[], report: Report, offered: readonly Language[]): void {
  const warn = (one: LegalText, other: LegalText) =>
    report.warning(
      'texts_exchanged',
      { file: fileOf(one.page, one.language), line: 1 },
      { one: fileOf(one.page, one.language), other: fileOf(other.page, other.language), found: one.title, also: '' },
    );
  const inOther = texts.filter((text) => isPageInOtherScript(textOf(text), text.language));
  for (const own of Map.groupBy(inOther, ({ page }) => page).values()) {
    const [one, other, ...further] = own;
    if (one !== undefined && other !== undefined && further.length === 0) warn(one, other);
    else
      for (const { page, language, title } of own)
        report.warning('text_other_script', { file: fileOf(page, language), line: 1 }, { key: page, found: title });
  }
  for (const [index, language] of offered.entries())
    for (const another of offered.slice(index + 1)) {
      const pairs = texts.flatMap((one) => {
        const other = texts.find(({ page, language: of }) => page === one.page && of === another);
        return one.language !== language || other === undefined || inOther.includes(one) ? [] : [{ one, other }];
      });
      const exchanged = pairs.filter(({ one, other }) => isPageExchanged(one, other));
      const areAll = exchanged.length === pairs.length;
      for (const { one, other } of areAll ? exchanged.slice(0, 1) : exchanged) warn(one, other);
    }
}

/** Whether two languages of a page are exchanged, by their titles or words. */
function isPageExchanged(one: LegalText, other: LegalText): boolean {
  const others = partsOf(other);
  const parts = partsOf(one).map((part, at) => ({ one: part, other: others[at] ?? null }));
  return haveOthersTitle(one, other) || findExchanged(parts, [one.language, other.language]).length > 0;
}

/** What the titles of the pages are called, in each language. */
const titles: Readonly<Partial<Record<LegalPage, Readonly<Record<Language, RegExp>>>>> = {
  imprint: {
    en: /imprint|legal notice/i,
    tr: /künye/i,
    el: /στοιχεία εκδότη/i,
    de: /impressum/i,
    ru: /выходные данные/i,
    ar: /بيانات الناشر/,
  },
  privacy: {
    en: /privacy/i,
    tr: /gizlilik|kvkk/i,
    el: /απορρήτου/i,
    de: /datenschutz/i,
    ru: /конфиденциальност|персональных данных/i,
    ar: /خصوصية/,
  },
  terms: {
    en: /\bterms\b/i,
    tr: /kullanım koşul/i,
    el: /όροι χρήσης/i,
    de: /\bagb\b|nutzungsbedingungen/i,
    ru: /условия использования/i,
    ar: /شروط/,
  },
};

/** Whether two languages of a page have each other's title. */
function haveOthersTitle(one: LegalText, other: LegalText): boolean {
  const named = titles[one.page];
  const isIn = ({ title }: LegalText, language: Language) => named?.[language].test(title) === true;
  const isForeign = (own: LegalText, language: Language) => isIn(own, language) && !isIn(own, own.language);
  return isForeign(one, other.language) && isForeign(other, one.language);
}

/** Warns of pages with the title of another one, which two of one language have if they are exchanged: once. */
function warnOfTitles(texts: readonly LegalText[], report: Report): void {
  const named = new Set<LegalText>();
  for (const text of texts) {
    const { page, language, title } = text;
    const isOf = (other: LegalPage) => Object.values(titles[other] ?? {}).some((name) => name.test(title));
    const meant = isOf(page) ? undefined : legalPages.find((other) => other !== page && isOf(other));
    if (meant === undefined || titles[page] === undefined || named.has(text)) continue;
    const other = texts.find((one) => one.page === meant && one.language === language);
    if (other !== undefined) named.add(other);
    const file = fileOf(page, language);
    report.warning('legal_exchanged', { file, line: 1 }, { path: file, title, page: fileOf(meant, language) });
  }
}

const partsOf = ({ title, blocks }: LegalText) => [
  title,
  ...blocks.map((block) => textOf({ title: '', blocks: [block] })),
];

function textOf({ title, blocks }: Pick<LegalText, 'title' | 'blocks'>): string {
  const runs = blocks.flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.runs));
  return [title, ...runs.map(({ text }) => text)].join(' ');
}

/** The legal pages that the package has in any language. */
function pagesIn(folder: PackageFolder): Set<LegalPage> {
  return new Set(legalPages.filter((page) => languages.some((language) => folder.files.has(fileOf(page, language)))));
}

function hashOf(text: object): string {
  return createHash('sha256').update(JSON.stringify(text)).digest('hex');
}

/** Further files after a space, in brackets; nothing if there are none. */
function likewise(files: readonly string[]): Text | '' {
  if (files.length === 0) return '';
  const text = detailText('likewise', { values: files.join(', ') });
  return inEveryLanguage((language) => ` (${text[language]})`);
}

/** The files that the package lacks, of pages that most sites need or that it has in another language. */
function missingFiles(
  folder: PackageFolder,
  offered: readonly Language[],
): Map<string, 'legal_missing' | 'legal_untranslated'> {
  const missing = new Map<string, 'legal_missing' | 'legal_untranslated'>();
  for (const page of legalPages) {
    const isThere = (language: Language) => folder.files.has(fileOf(page, language));
    const isInAny = languages.some(isThere);
    if (!expectedLegalPages.includes(page) && !isInAny) continue;
    for (const language of offered)
      if (!isThere(language)) missing.set(fileOf(page, language), isInAny ? 'legal_untranslated' : 'legal_missing');
  }
  return missing;
}

/** Warns of files that are no legal pages. Returns the missing ones that they are meant as, which is one mistake. */
function warnOfUnknown(folder: PackageFolder, report: Report, missing: readonly string[]): Set<string> {
  const known = legalPages.flatMap((page) => languages.map((language) => fileOf(page, language)));
  const meant = new Set<string>();
  for (const file of folder.files.keys()) {
    if (!file.startsWith('legal/') || known.includes(file)) continue;
    const left = missing.filter((other) => !meant.has(other));
    const name = meantPage(file, left);
    if (name !== undefined) meant.add(name);
    const hint = name === undefined ? '' : detailText('didYouMean', { name });
    report.warning('legal_unknown', { file }, { path: file, hint });
  }
  return meant;
}

/** The missing page that a file is meant as: one with a name that is close, or the only one in its language. */
function meantPage(file: string, missing: readonly string[]): string | undefined {
  const name = closestName(bareName(file), missing.map(bareName));
  if (name !== undefined) return missing.find((path) => bareName(path) === name);
  const isAlike = missing.find((path) => bareName(path).startsWith(bareName(file)));
  const [, language] = /[._-]([a-z]{2})\.\w+$/i.exec(file) ?? [];
  const [only, ...others] = missing.filter((path) => path.endsWith(`.${language?.toLowerCase()}.md`));
  return isAlike ?? (others.length === 0 ? only : undefined);
}

/** The parts of the name of a page in one order, without the endings of programs for texts. */
function bareName(file: string): string {
  return file
    .toLowerCase()
    .replace(/^legal\//, '')
    .replace(/\.(?:md|markdown|txt|html?|docx?|pdf)(?=\.|$)/g, '')
    .split(/[\s/._-]+/)
    .toSorted((a, b) => b.length - a.length)
    .join('');
}
