import { expect, test } from 'vitest';
import { writeProblemPage } from './problem-page.ts';

test('is laid out from right to left in Arabic, and leads to the start page without a development, too', () => {
  const page = writeProblemPage({ text: 'يرجى <تسجيل> الدخول', language: 'ar', settings: undefined });
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(page).toContain('<p>يرجى &lt;تسجيل&gt; الدخول</p>');
  expect(page).toContain('<a href="/">العودة إلى الرئيسية</a>');
  expect(page).not.toContain('<h1>');
});
