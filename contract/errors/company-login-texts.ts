/** Why a company login failed, or why a password is refused, by code. The sales login shows them. */
export const companyLoginTexts = {
  error_company_denied: {
    en: 'The company login was cancelled, or your company does not let you in here',
    tr: 'Şirket girişi iptal edildi ya da şirketiniz buraya girmenize izin vermiyor',
  },
  error_company_expired: {
    en: 'This login took too long, or began in another browser. Please try again',
    tr: 'Giriş çok uzun sürdü ya da başka bir tarayıcıda başlatıldı. Lütfen tekrar deneyin',
  },
  error_company_unknown: {
    en: 'Nobody in this project has your email address. Please ask your administrator to add you',
    tr: 'Bu projede e-posta adresinizle kayıtlı kimse yok. Lütfen yöneticinizden sizi eklemesini isteyin',
  },
  error_company_inactive: {
    en: 'Your account in this project is disabled. Please ask your administrator',
    tr: 'Bu projedeki hesabınız kapatılmış. Lütfen yöneticinize başvurun',
  },
  error_company_unverified: {
    en: 'Your company did not confirm that your email address is yours. Please ask your administrator',
    tr: 'Şirketiniz, e-posta adresinizin size ait olduğunu doğrulamadı. Lütfen yöneticinize başvurun',
  },
  error_company_domain: {
    en: 'This account does not belong to the company. Please log in with your work account',
    tr: 'Bu hesap şirkete ait değil. Lütfen iş hesabınızla giriş yapın',
  },
  error_company_other_account: {
    en: 'You usually log in here with another account of your company. If it was replaced, ask your administrator to unlink it',
    tr: 'Buraya genellikle şirketinizin başka bir hesabıyla giriyorsunuz. O hesap değiştiyse yöneticinizden bağlantısını kaldırmasını isteyin',
  },
  error_company_away: {
    en: 'Your company’s login cannot be reached right now. Please try again in a moment',
    tr: 'Şirketinizin giriş sayfasına şu anda ulaşılamıyor. Lütfen birazdan tekrar deneyin',
  },
  error_company_failed: {
    en: 'The company login did not work. Please try again, or ask your administrator',
    tr: 'Şirket girişi başarısız oldu. Lütfen tekrar deneyin ya da yöneticinize başvurun',
  },
  error_company_only: {
    en: 'Passwords are switched off here. Please log in with your company account',
    tr: 'Burada şifreyle giriş kapalı. Lütfen şirket hesabınızla giriş yapın',
  },
} as const satisfies Record<string, { en: string; tr: string }>;

export type CompanyLoginCode = keyof typeof companyLoginTexts;

/** Whether a text, such as a parameter of an address, is one of these codes. */
export function isCompanyLoginCode(code: string | null): code is CompanyLoginCode {
  return code !== null && Object.hasOwn(companyLoginTexts, code);
}
