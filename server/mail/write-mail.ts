import { serverTexts, type MailKind } from '#server/texts/texts.ts';
import type { MailWords } from '#server/texts/mail-words.ts';
import { formatDate } from '#domain/dates/format-date.ts';
import { projectNameIn } from '#domain/projects/project-name.ts';
import type { Language } from '#domain/texts/language.ts';
import { isolate } from '#domain/texts/direction.ts';
import { fillPlaceholders } from '#domain/texts/fill-placeholders.ts';
import type { FilledMail, MailLink, MailProject, MailSection } from './mail-message.ts';
import { writeHtml } from './write-html.ts';

/**
 * The content of a mail. `values` fill the placeholders of its texts: a `URL` becomes a link, a `Date` is written in
 * the project's time zone. `details` are further lines after the texts; then come the `sections`, except empty ones.
 * `url` is the address of the button, `code` is shown large, `calendar` is an attached calendar file.
 */
export type MailContent = {
  kind: MailKind;
  language: Language;
  project: MailProject;
  values?: Record<string, string | URL | Date>;
  details?: readonly string[];
  sections?: readonly MailSection[];
  url?: URL | undefined;
  code?: string | undefined;
  calendar?: string | undefined;
};

/**
 * Writes subject, text and HTML; `links` are in the footer. Values stay plain text: placeholders in them are not
 * filled, and markup is escaped.
 */
export function writeMail(
  content: MailContent,
  links: readonly MailLink[] = [],
): { subject: string; text: string; html: string } {
  const filled = { ...fillMail(content), links };
  return { subject: filled.subject, text: writeText(filled), html: writeHtml(filled) };
}

/** Writes the plain text part, with the address on a separate line. */
function writeText(mail: FilledMail): string {
  const parts = [
    mail.project,
    mail.heading,
    ...mail.lines,
    ...mail.sections.map(({ title, lines }) => [`${title}:`, ...lines].join('\n')),
    ...(mail.code === undefined ? [] : [mail.code]),
    ...(mail.url === undefined ? [] : [`${mail.button ?? ''}:\n${mail.url}`]),
    ...mail.after,
    [`-- \n${mail.footer}`, ...mail.links.map(({ label, url }) => `${label}: ${url}`)].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

function fillMail({
  kind,
  language,
  project,
  values = {},
  details = [],
  sections = [],
  url,
  code,
}: MailContent): Omit<FilledMail, 'links'> {
  const words: MailWords = serverTexts[language].mails[kind];
  const frame = serverTexts[language].mailFrame;
  const name = projectNameIn(project, language);
  const write = (value: string | URL | Date) =>
    value instanceof Date ? formatDate(value, 'zonedDateTime', language, project.timeZone) : String(value);
  const placeholders: Record<string, string> = {
    ...Object.fromEntries(Object.entries(values).map(([key, value]) => [key, write(value)])),
    project: name,
    device: write(values.device ?? '') || frame.unknownDevice,
    ...(code === undefined ? {} : { code }),
  };
  const isolated = Object.fromEntries(
    Object.entries(placeholders).map(([place, value]) => [place, isolate(value, language)]),
  );
  const fill = (text: string) => toSingleLine(fillPlaceholders(text, isolated));
  return {
    language,
    project: name,
    brand: project.brand,
    code,
    url: url?.href,
    button: words.button,
    subject: fill(words.subject),
    heading: fill(words.heading).replace(/,? *$/, ''),
    lines: [...words.lines.map(fill), ...details.map(toSingleLine)],
    sections: sections
      .filter((section) => section.lines.length > 0)
      .map((section) => ({ title: toSingleLine(section.title), lines: section.lines.map(toSingleLine) })),
    after: words.after.map(fill),
    footer: fill(frame.footer),
    addressHint: frame.address,
    addresses: Object.values(values).flatMap((value) => (value instanceof URL ? [value.href] : [])),
  };
}

/** A text that a person wrote, in the quotation marks of the mail's language. */
export function quoted(text: string, language: Language): string {
  return fillPlaceholders(serverTexts[language].mailFrame.quoted, { text });
}

/**
 * Replaces control characters: a line break in a subject could add a header, and one in a line could fake another line.
 */
function toSingleLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}
