import { escapeMarkup } from '#server/http/escape.ts';
import type { FilledMail, MailLink, MailSection } from './mail-message.ts';

/** The product's colours and fonts, as mail programs can show them: no style sheet, no external picture. */
const colours = { ink: '#17211d', quiet: '#46514c', marble: '#f6f6f3', line: '#dcdfdb', accent: '#9c1750' };
const displayFont = "Marcellus,'Palatino Linotype',Palatino,'Book Antiqua',Georgia,serif";
const textFont = "Commissioner,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Writes the HTML part. Every value is escaped here, once. */
export function writeHtml(mail: FilledMail): string {
  const rows = [
    row(
      `<div style="font-family:${displayFont};font-size:21px;letter-spacing:.08em;color:${colours.ink}">${escapeMarkup(mail.project)}</div>`,
      '32px 40px 24px',
      `border-bottom:1px solid ${colours.line}`,
    ),
    row(
      `<h1 style="margin:0;font-family:${displayFont};font-weight:400;font-size:29px;line-height:1.2;color:${colours.ink}">${escapeMarkup(mail.heading)}</h1>`,
      '32px 40px 8px',
    ),
    ...mail.lines.map((line) => row(paragraph(line, colours.ink, 16), '8px 40px')),
    ...mail.sections.map((section) => row(sectionOf(section), '16px 40px 8px')),
    ...(mail.code === undefined ? [] : [row(codeOf(mail.code), '16px 40px 8px')]),
    ...(mail.url === undefined
      ? []
      : [
          row(buttonOf(mail.button ?? mail.url, mail.url), '20px 40px 12px'),
          row(addressOf(mail.addressHint, mail.url), '4px 40px 8px'),
        ]),
    ...mail.after.map((line) => row(paragraph(line, colours.quiet, 14), '12px 40px 28px')),
    row(
      paragraph(mail.footer, colours.quiet, 12) + linksOf(mail.links),
      '24px 40px 32px',
      `border-top:1px solid ${colours.line}`,
    ),
  ];
  return [
    `<!doctype html><html lang="${mail.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeMarkup(mail.subject)}</title></head>`,
    `<body style="margin:0;padding:0;background:${colours.marble}">`,
    `<div style="display:none;max-height:0;overflow:hidden">${escapeMarkup(mail.lines[0] ?? '')}</div>`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colours.marble}" style="background:${colours.marble}"><tr><td align="center" style="padding:32px 12px">`,
    `<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="width:100%;max-width:560px;background:#ffffff;border:1px solid ${colours.line};border-radius:4px">`,
    ...rows,
    '</table></td></tr></table></body></html>',
  ].join('\n');
}

function row(content: string, padding: string, style = ''): string {
  return `<tr><td style="padding:${padding};${style}">${content}</td></tr>`;
}

function paragraph(text: string, colour: string, size: number): string {
  return `<p style="margin:0;font-family:${textFont};font-size:${size}px;line-height:1.5;color:${colour}">${escapeMarkup(text)}</p>`;
}

function sectionOf({ title, lines }: MailSection): string {
  const heading = `<h2 style="margin:0 0 6px;font-family:${displayFont};font-weight:400;font-size:20px;line-height:1.2;color:${colours.ink}">${escapeMarkup(title)}</h2>`;
  return `${heading}${lines.map((line) => paragraph(line, colours.ink, 16)).join('')}`;
}

function codeOf(code: string): string {
  return `<div style="font-family:${textFont};font-size:38px;letter-spacing:.2em;font-weight:600;color:${colours.ink}">${escapeMarkup(code)}</div>`;
}

function buttonOf(label: string, url: string): string {
  const link = `<a href="${escapeMarkup(url)}" target="_blank" rel="noopener" style="display:inline-block;padding:15px 28px;font-family:${textFont};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${escapeMarkup(label)}</a>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${colours.accent}" style="background:${colours.accent};border-radius:2px">${link}</td></tr></table>`;
}

function linksOf(links: readonly MailLink[]): string {
  if (links.length === 0) return '';
  const anchors = links.map(
    ({ label, url }) =>
      `<a href="${escapeMarkup(url)}" target="_blank" rel="noopener" style="color:${colours.quiet}">${escapeMarkup(label)}</a>`,
  );
  return `<p style="margin:6px 0 0;font-family:${textFont};font-size:12px;line-height:1.5;color:${colours.quiet}">${anchors.join(' &middot; ')}</p>`;
}

function addressOf(hint: string, url: string): string {
  return `${paragraph(hint, colours.quiet, 12)}<p style="margin:2px 0 0;font-family:${textFont};font-size:12px;line-height:1.5;word-break:break-all"><a href="${escapeMarkup(url)}" target="_blank" rel="noopener" style="color:${colours.accent}">${escapeMarkup(url)}</a></p>`;
}
