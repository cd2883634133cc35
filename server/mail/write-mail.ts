import type { Language } from '#contract/form.ts';
import { mailFrame, mailTexts, type MailKind, type MailWords } from './mail-texts.ts';
import { writeHtml } from './write-html.ts';
import { writeText } from './write-text.ts';

/**
 * What a mail is made of. `values` fill the marks of its words; `details` are lines of their own after them; `url` is
 * where its button leads; `code` stands large.
 */
export type MailContent = {
  kind: MailKind;
  language: Language;
  project: string;
  values?: Record<string, string>;
  details?: readonly string[];
  url?: URL | undefined;
  code?: string | undefined;
};

/** A mail in words, filled in, before it becomes text and HTML. */
export type FilledMail = {
  language: Language;
  project: string;
  subject: string;
  heading: string;
  lines: string[];
  button: string | undefined;
  url: string | undefined;
  code: string | undefined;
  after: string[];
  footer: string;
  addressHint: string;
};

/** Writes subject, text and HTML. Values stay plain text: marks inside them are not filled, markup is escaped. */
export function writeMail(content: MailContent): { subject: string; text: string; html: string } {
  const filled = fillMail(content);
  return { subject: filled.subject, text: writeText(filled), html: writeHtml(filled) };
}

function fillMail({ kind, language, project, values = {}, details = [], url, code }: MailContent): FilledMail {
  const [words, frame]: [MailWords, (typeof mailFrame)[Language]] = [mailTexts[kind][language], mailFrame[language]];
  const all: Record<string, string> = {
    ...values,
    project,
    device: values.device || frame.unknownDevice,
    ...(code === undefined ? {} : { code }),
  };
  const fill = (text: string) => oneLine(text.replace(/\{(\w+)\}/g, (mark, name: string) => all[name] ?? mark));
  return {
    language,
    project,
    code,
    url: url?.href,
    button: words.button,
    subject: fill(words.subject),
    heading: fill(words.heading).replace(/,? *$/, ''),
    lines: [...words.lines.map(fill), ...details.map(oneLine)],
    after: words.after.map(fill),
    footer: fill(frame.footer),
    addressHint: frame.address,
  };
}

/** A subject must not break into headers, nor a line into lines. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}
