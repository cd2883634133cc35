import type { Brand } from '#contract/brand.ts';
import { mix } from '#domain/brand/colour.ts';
import { paletteOnWhite } from '#domain/brand/palette.ts';
import { directionOf } from '#domain/texts/direction.ts';
import { escapeMarkup } from '#server/http/escape.ts';
import type { FilledMail, MailLink, MailSection } from './mail-message.ts';

/** The look that mail programs can show without style sheets and pictures: colours, and fonts of the device. */
type MailLook = {
  ink: string;
  quiet: string;
  ground: string;
  line: string;
  accent: string;
  onAccent: string;
  displayFont: string;
  textFont: string;
  corners: { panel: number; button: number };
};

/**
 * Narrower margins on phones, for programs that read style sheets; the others show the margins of the `style`
 * attributes.
 */
const phoneStyle = '@media (max-width:480px){.row{padding-left:20px!important;padding-right:20px!important}}';

/** Writes the HTML part. Every value is escaped here, once. */
export function writeHtml(mail: FilledMail): string {
  const look = lookOf(mail.brand);
  const direction = directionOf(mail.language);
  // Joined letters cannot be spaced.
  const spacing = direction === 'rtl' ? '' : 'letter-spacing:.08em;';
  const rows = [
    row(
      `<div style="font-family:${look.displayFont};font-size:21px;${spacing}color:${look.ink}">${escapeMarkup(mail.project)}</div>`,
      '32px 40px 24px',
      `border-bottom:1px solid ${look.line}`,
    ),
    row(
      `<h1 style="margin:0;font-family:${look.displayFont};font-weight:400;font-size:29px;line-height:1.2;color:${look.ink}">${escapeMarkup(mail.heading)}</h1>`,
      '32px 40px 8px',
    ),
    ...mail.lines.map((line) => row(paragraph(line, look, { colour: look.ink, size: 16 }), '8px 40px')),
    ...mail.sections.map((section) => row(sectionOf(section, look), '16px 40px 8px')),
    ...(mail.code === undefined ? [] : [row(codeOf(mail.code, look), '16px 40px 8px')]),
    ...(mail.url === undefined
      ? []
      : [
          row(buttonOf(mail.button ?? mail.url, mail.url, look), '20px 40px 12px'),
          row(addressOf(mail.addressHint, mail.url, look), '4px 40px 8px'),
        ]),
    ...mail.after.map((line, index) =>
      row(
        paragraph(line, look, { colour: look.quiet, size: 14, addresses: mail.addresses }),
        `12px 40px ${index === mail.after.length - 1 ? 28 : 0}px`,
      ),
    ),
    row(
      paragraph(mail.footer, look, { colour: look.quiet, size: 12 }) + linksOf(mail.links, look),
      '24px 40px 32px',
      `border-top:1px solid ${look.line}`,
    ),
  ];
  return [
    `<!doctype html><html lang="${mail.language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeMarkup(mail.subject)}</title><style>${phoneStyle}</style></head>`,
    `<body dir="${direction}" style="margin:0;padding:0;background:${look.ground}">`,
    `<div style="display:none;max-height:0;overflow:hidden">${escapeMarkup(mail.lines[0] ?? '')}</div>`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${look.ground}" style="background:${look.ground}"><tr><td align="center" style="padding:32px 12px">`,
    `<table role="presentation" width="560" dir="${direction}" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="width:100%;max-width:560px;background:#ffffff;border:1px solid ${look.line};border-radius:${look.corners.panel}px">`,
    ...rows,
    '</table></td></tr></table></body></html>',
  ].join('\n');
}

/** The look of mails: that of the development on white, since most programs show mails on white even in dark mode. */
function lookOf({ colours, displayFace, textFace, corners }: Brand): MailLook {
  const { ink, inkSoft, paper, accent, onAccent } = paletteOnWhite(colours);
  const textFont = fontList(textFace?.family, "'Segoe UI',Roboto,Helvetica,Arial,sans-serif");
  return {
    ink,
    accent,
    onAccent,
    quiet: inkSoft,
    ground: paper,
    line: mix(paper, ink, 0.115),
    textFont,
    displayFont: displayFace?.family
      ? fontList(displayFace.family, "'Palatino Linotype',Palatino,'Book Antiqua',Georgia,serif")
      : textFont,
    corners: { panel: corners, button: Math.round(corners / 2) },
  };
}

/** A list of fonts for a `style` attribute. A family name comes from a font file and is only used if it is plain. */
function fontList(family: string | null | undefined, others: string): string {
  return family && /^[\w -]+$/.test(family) ? `'${family}',${others}` : others;
}

/** A row of the mail. Long words and addresses in it break anywhere, so that no mail is wider than a phone. */
function row(content: string, padding: string, style = ''): string {
  return `<tr><td class="row" style="padding:${padding};word-break:break-word;${style}">${content}</td></tr>`;
}

/** `size` is in px. `addresses` are those in the text that become links. */
type ParagraphStyle = { colour: string; size: number; addresses?: readonly string[] };

function paragraph(text: string, look: MailLook, { colour, size, addresses = [] }: ParagraphStyle): string {
  let content = escapeMarkup(text);
  for (const url of addresses) content = content.replaceAll(escapeMarkup(url), () => linkOf(url, look));
  return `<p style="margin:0;font-family:${look.textFont};font-size:${size}px;line-height:1.5;color:${colour}">${keepEmailTogether(content)}</p>`;
}

/**
 * Keeps lines from ending with the first letter of “E-Mail” (German) and “e-posta” (Turkish). Only of these: unlike a
 * text of a screen, the content has links, whose addresses must stay as they are.
 */
function keepEmailTogether(content: string): string {
  return content.replaceAll(/(?<![\w/.@-])[Ee]-(?:Mail|posta)/g, '<span style="white-space:nowrap">$&</span>');
}

/** An address that links to itself, broken at the end of the line rather than at the punctuation in it. */
function linkOf(url: string, look: MailLook): string {
  const written = escapeMarkup(url);
  return `<a href="${written}" target="_blank" rel="noopener" dir="ltr" style="color:${look.accent};word-break:break-all">${written}</a>`;
}

function sectionOf({ title, lines }: MailSection, look: MailLook): string {
  const heading = `<h2 style="margin:0 0 6px;font-family:${look.displayFont};font-weight:400;font-size:20px;line-height:1.2;color:${look.ink}">${escapeMarkup(title)}</h2>`;
  return `${heading}${lines.map((line) => paragraph(line, look, { colour: look.ink, size: 16 })).join('')}`;
}

function codeOf(code: string, look: MailLook): string {
  return `<div style="font-family:${look.textFont};font-size:38px;letter-spacing:.2em;font-weight:600;color:${look.ink}">${escapeMarkup(code)}</div>`;
}

function buttonOf(label: string, url: string, look: MailLook): string {
  const link = `<a href="${escapeMarkup(url)}" target="_blank" rel="noopener" style="display:inline-block;padding:15px 28px;font-family:${look.textFont};font-size:16px;font-weight:600;color:${look.onAccent};text-decoration:none">${escapeMarkup(label)}</a>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${look.accent}" style="background:${look.accent};border-radius:${look.corners.button}px">${link}</td></tr></table>`;
}

function linksOf(links: readonly MailLink[], look: MailLook): string {
  if (links.length === 0) return '';
  const anchors = links.map(
    ({ label, url }) =>
      `<a href="${escapeMarkup(url)}" target="_blank" rel="noopener" style="color:${look.quiet}">${escapeMarkup(label)}</a>`,
  );
  return `<p style="margin:6px 0 0;font-family:${look.textFont};font-size:12px;line-height:1.5;color:${look.quiet}">${anchors.join(' &middot; ')}</p>`;
}

function addressOf(hint: string, url: string, look: MailLook): string {
  return `${paragraph(hint, look, { colour: look.quiet, size: 12 })}<p style="margin:2px 0 0;font-family:${look.textFont};font-size:12px;line-height:1.5">${linkOf(url, look)}</p>`;
}
