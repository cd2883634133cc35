import type { Translated } from '#domain/texts/language.ts';
import type { companyLoginTexts as englishCompanyLoginTexts } from '../en/company-login.ts';

export const companyLoginTexts: Translated<typeof englishCompanyLoginTexts> = {
  error_company_denied: 'أُلغي الدخول عبر الشركة، أو أن شركتك لا تسمح لك بالدخول هنا',
  error_company_expired: 'استغرق هذا الدخول وقتًا طويلًا أو بدأ في متصفح آخر. يُرجى إعادة المحاولة',
  error_company_unknown: 'لا أحد في هذا المشروع يحمل بريدك الإلكتروني. اطلب من مسؤول النظام إضافتك',
  error_company_inactive: 'حسابك في هذا المشروع معطّل. راجع مسؤول النظام',
  error_company_unverified: 'لم تؤكد شركتك أن هذا البريد الإلكتروني لك. راجع مسؤول النظام',
  error_company_domain: 'هذا الحساب لا ينتمي إلى الشركة. سجّل الدخول بحساب عملك',
  error_company_other_account: 'تسجّل الدخول هنا عادةً بحساب آخر في شركتك. إن استُبدل، فاطلب من مسؤول النظام فك ربطه',
  error_company_weak: 'أدخلتك شركتك من دون الخطوة الثانية المطلوبة هنا. سجّل الدخول بها من جديد أو راجع مسؤول النظام',
  error_company_away: 'يتعذّر الوصول إلى دخول شركتك الآن. يُرجى المحاولة بعد لحظات',
  error_company_failed: 'لم ينجح الدخول عبر الشركة. أعد المحاولة أو راجع مسؤول النظام',
  error_company_only: 'كلمات المرور معطّلة هنا. سجّل الدخول بحساب شركتك',
};
