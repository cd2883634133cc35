import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.each([
  ['Turkish', ['ışık', 'IŞIK', 'Işık', 'isik', 'İŞİK']],
  ['Greek', ['Οδυσσέας', 'ΟΔΥΣΣΕΑΣ', 'οδυσσεασ', 'Οδυσσεας']],
  ['German', ['Weiß', 'WEISS', 'weiss', 'WEIẞ']],
  ['Russian', ['Артём', 'АРТЕМ', 'артем']],
  ['Arabic', ['أحمد', 'احمد', 'أَحْمَد', 'احمـــد']],
  ['Arabic', ['فاطمة', 'فاطمه']],
])('%s names are found however they are written', (_, forms) => {
  expect(new Set(forms.map(fold)).size).toBe(1);
});

test('different names stay different', () => {
  expect(fold('Işık')).not.toBe(fold('Aşık'));
});
