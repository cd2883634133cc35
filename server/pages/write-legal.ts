import type { LegalBlock, LegalPageAnswer, LegalRun } from '#contract/entities/legal.ts';
import { findLegalPage, legalPages } from '#domain/legal/legal-pages.ts';
import { isNumberOrMailbox } from '#domain/navigation/links.ts';
import type { Language } from '#domain/texts/language.ts';
import { escapeMarkup } from '#server/http/escape.ts';
import { otherDirection } from './other-direction.ts';

/** The legal page at a path, for a reader; undefined for any other path, or if the development has no such page. */
export function legalPageAt(
  path: string,
  pages: readonly LegalPageAnswer[],
  language: Language,
): LegalPageAnswer | undefined {
  const name = /^\/legal\/(\w+)\/?$/.exec(path)?.[1];
  const page = legalPages.find((candidate) => candidate === name);
  return page && findLegalPage(pages, page, language);
}

/**
 * The text of a legal page as HTML, for browsers without scripts, within a page in the language of its reader. Every
 * text is escaped here.
 */
export function writeLegalPage({ title, language, blocks }: LegalPageAnswer, reader: Language): string {
  const words = `<h2>${escapeMarkup(title)}</h2>${blocks.map(writeBlock).join('')}`;
  return `<article lang="${language}"${otherDirection(language, reader)}>${words}</article>`;
}

function writeBlock(block: LegalBlock): string {
  if (block.kind === 'paragraph') return `<p>${writeRuns(block.runs)}</p>`;
  if (block.kind === 'heading') return `<h${block.level + 1}>${writeRuns(block.runs)}</h${block.level + 1}>`;
  const list = block.is_ordered ? 'ol' : 'ul';
  return `<${list}>${block.items.map((runs) => `<li>${writeRuns(runs)}</li>`).join('')}</${list}>`;
}

function writeRuns(runs: readonly LegalRun[]): string {
  return runs.map(writeRun).join('');
}

function writeRun({ text, is_strong, is_emphasis, href }: LegalRun): string {
  const words = escapeMarkup(text).replaceAll('\n', '<br>');
  const emphasised = is_emphasis ? `<em>${words}</em>` : words;
  const marked = is_strong ? `<strong>${emphasised}</strong>` : emphasised;
  if (href === null) return marked;
  return `<a${isNumberOrMailbox(href) ? ' dir="ltr"' : ''} href="${escapeMarkup(href)}">${marked}</a>`;
}
