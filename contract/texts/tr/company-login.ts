import type { Translated } from '#domain/texts/language.ts';
import type { companyLoginTexts as englishCompanyLoginTexts } from '../en/company-login.ts';

export const companyLoginTexts: Translated<typeof englishCompanyLoginTexts> = {
  error_company_denied: 'Şirket girişi iptal edildi ya da şirketiniz buraya girmenize izin vermiyor',
  error_company_expired: 'Giriş çok uzun sürdü ya da başka bir tarayıcıda başlatıldı. Lütfen tekrar deneyin',
  error_company_unknown:
    'Bu projede e-posta adresinizle kayıtlı kimse yok. Lütfen sistem yöneticinizden sizi eklemesini isteyin',
  error_company_inactive: 'Bu projedeki hesabınız kapatılmış. Lütfen sistem yöneticinize başvurun',
  error_company_unverified:
    'Şirketiniz, e-posta adresinizin size ait olduğunu doğrulamadı. Lütfen sistem yöneticinize başvurun',
  error_company_domain: 'Bu hesap şirkete ait değil. Lütfen iş hesabınızla giriş yapın',
  error_company_other_account:
    'Buraya genellikle şirketinizin başka bir hesabıyla giriyorsunuz. O hesap değiştiyse sistem yöneticinizden bağlantısını kaldırmasını isteyin',
  error_company_weak:
    'Şirketiniz, burada gereken ikinci adım olmadan giriş yapmanıza izin verdi. Lütfen bu adımla yeniden giriş yapın ya da sistem yöneticinize başvurun',
  error_company_away: 'Şirketinizin giriş sayfasına şu anda ulaşılamıyor. Lütfen birazdan tekrar deneyin',
  error_company_failed: 'Şirket girişi başarısız oldu. Lütfen tekrar deneyin ya da sistem yöneticinize başvurun',
  error_company_only: 'Burada şifreyle giriş kapalı. Lütfen şirket hesabınızla giriş yapın',
};
