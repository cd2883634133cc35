import { describe, expect, it } from 'vitest';
import { plainBrand } from '#contract/brand.ts';
import { languages } from '#domain/texts/language.ts';
import { serverTexts, type MailKind } from '#server/texts/texts.ts';
import { quoted, writeMail } from './write-mail.ts';

const base = new URL('https://show.example');
const project = { projectName: 'Sample', projectNames: {}, brand: plainBrand, timeZone: 'Asia/Dubai' };

describe('a mail', () => {
  it.each(Object.keys(serverTexts.en.mails) as MailKind[])(
    '%s exists in every language, with every placeholder filled and markup escaped',
    (kind) => {
      const values = {
        name: 'Zoë',
        presenter: 'Maria',
        inviter: 'Rıza',
        client: 'Ceren',
        unit: 'A-101',
        from: 'Reserved',
        to: 'Available',
        user: 'a sales manager',
        network: '10.0.0.*',
        device: '<b>{code}</b>',
        time: new Date('2026-11-26T01:58:00Z'),
        day: 'Thursday',
        half: 'in the morning',
        adviser: 'Rıza',
        by: 'Maria',
        left: '9',
        reset: 'https://loggia.example/userForgotPassword',
      };
      for (const language of languages) {
        const { subject, text, html } = writeMail({
          kind,
          language,
          project: { ...project, projectName: 'Gül & Co' },
          values,
          url: base,
          code: '123456',
        });
        expect(`${subject}${text.replaceAll('<b>{code}</b>', '')}`).not.toMatch(/[{}]/);
        expect(html).not.toContain('<b>');
        expect(html).toContain('Gül &amp; Co');
        expect(html).toContain(`lang="${language}"`);
        expect(text).toContain('123456');
      }
    },
  );

  it.each([
    ['en', '26 November 2026 at 05:58 GST', '“…”'],
    ['tr', '26 Kasım 2026 05:58 GMT+4', '“…”'],
    ['el', '26 Νοεμβρίου 2026 στις 5:58 π.μ. GMT+4', '«…»'],
    ['de', '26. November 2026 um 05:58 GMT+4', '„…“'],
    ['ru', '26 ноября 2026 г. в 05:58 GMT+4', '«…»'],
    ['ar', '26 نوفمبر 2026 في 5:58 ص غرينتش+4', '«…»'],
  ] as const)(
    'in %s states a time as “%s”, in the zone of the development, and quotes as %s',
    (language, time, quote) => {
      const values = { client: 'Ada', device: '', network: '', time: new Date('2026-11-26T01:58:00Z') };
      const { text } = writeMail({ kind: 'notMe', language, project, values, details: [quoted('…', language)] });
      expect(text.replace(/[\u00a0\u202f]/g, ' ')).toContain(time);
      expect(text).toContain(quote);
    },
  );

  it('has a single-line subject', () => {
    expect(
      writeMail({
        kind: 'invitation',
        language: 'en',
        project,
        values: { name: 'A', inviter: 'Eve\r\nBcc: all@x.example' },
      }).subject,
    ).toBe('Eve Bcc: all@x.example invites you to Sample');
  });
});
