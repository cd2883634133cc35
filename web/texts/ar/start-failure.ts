import type { Translated } from '#domain/texts/language.ts';
import type { startFailure as english } from '../en/start-failure.ts';

export const startFailure: Translated<typeof english> = {
  title: 'تعذّر بدء العرض التقديمي',
  text: 'يُرجى التحقق من الاتصال.',
  retry: 'إعادة المحاولة',
};
