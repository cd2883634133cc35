import { createHash } from 'node:crypto';
import type { LegalText } from '#contract/entities/legal.ts';
import { expectedLegalPages, legalPages, type LegalPage } from '#domain/legal/legal-pages.ts';
import { languages, type Language } from '#domain/texts/language.ts';
import type { PackageFolder } from '../folder/read-folder.ts';
import { readWithinSizeLimit } from '../folder/size-limit.ts';
import type { Report } from '../mistakes/report.ts';
import { decodeText } from '../tables/decode-text.ts';
import { isPageInOtherScript } from '../wording.ts';
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
  warnOfMissing(folder, report, offered);
  warnOfUnknown(folder, report);
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
  const bytes = await readWithinSizeLimit(path, maxMegabytes, report, { file }, file);
  const read =
    bytes && readMarkdown(decodeText(bytes, report, { file }).replace(/^\ufeff/, ''), report, file, pagesIn(folder));
  if (read !== null && isPageInOtherScript(textOf(read), language))
    report.warning('text_other_script', { file, line: 1 }, { key: page, found: read.title });
  if (read?.blocks.length === 0) report.warning('legal_empty', { file });
  return read && { page, language, ...read, hash: hashOf(read) };
}

/** Warns of pages in languages that are not offered, and of those that are the same in two languages. */
function warnOfLanguages(texts: readonly LegalText[], report: Report, offered: readonly Language[]): void {
  for (const { page, language, hash } of texts) {
    const file = fileOf(page, language);
    if (!offered.includes(language)) report.warning('setting_not_offered', { file }, { path: file });
    const same = texts.find((other) => other.page === page && other.hash === hash);
    if (same !== undefined && same.language !== language)
      report.warning('text_same', { file }, { key: page, has: same.language, lacks: language });
  }
}

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

function warnOfMissing(folder: PackageFolder, report: Report, offered: readonly Language[]): void {
  for (const page of legalPages) {
    const isWanted = (language: Language) => folder.files.has(fileOf(page, language));
    if (!expectedLegalPages.includes(page) && !languages.some(isWanted)) continue;
    for (const language of offered)
      if (!isWanted(language)) {
        const file = fileOf(page, language);
        report.warning(languages.some(isWanted) ? 'legal_untranslated' : 'legal_missing', { file }, { path: file });
      }
  }
}

function warnOfUnknown(folder: PackageFolder, report: Report): void {
  const known = legalPages.flatMap((page) => languages.map((language) => fileOf(page, language)));
  for (const file of folder.files.keys())
    if (file.startsWith('legal/') && !known.includes(file)) report.warning('legal_unknown', { file }, { path: file });
}
