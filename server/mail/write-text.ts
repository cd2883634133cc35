import type { FilledMail } from './mail-message.ts';

/** Writes the plain text part, with the address on a separate line. */
export function writeText(mail: FilledMail): string {
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
