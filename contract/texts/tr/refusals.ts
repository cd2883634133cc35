import type { Translated } from '#domain/texts/language.ts';
import type { refusalTexts as englishRefusalTexts } from '../en/refusals.ts';

export const refusalTexts: Translated<typeof englishRefusalTexts> = {
  error_user_email: 'Bu projede yetkiniz yok ya da e-posta/şifreniz yanlış',
  error_email_taken: 'Bu e-posta adresi zaten kullanılıyor',
  error_no_such_user: 'Bu e-posta adresiyle kayıtlı kullanıcı yok',
  error_no_such_client: 'Bu e-posta adresiyle kayıtlı müşteri yok',
  error_client_known: 'Bu müşteri zaten kayıtlı',
  error_client_of_another: 'Bu müşteri zaten kayıtlı. Satış sorumlusu {name} ile görüşün',
  error_client_unassigned: 'Bu müşterinin henüz satış sorumlusu yok. Önce müşteriyi üstlenin',
  error_client_switched_off: 'Bu müşterinin hesabı kapalı. Davet etmeden önce hesabı açın',
  error_client_taken: 'Bu müşteriyi {name} üstlendi',
  error_firstly_login_as_user: 'Lütfen önce satış temsilcisi ya da satış müdürü olarak giriş yapın',
  error_unit_taken: 'Bu konut az önce başkası için ayrıldı',
  error_transition: 'Bu konutun durumu bu şekilde değiştirilemez',
  error_not_yours: 'Bu konutu yalnızca {releaser} yeniden satışa açabilir',
  error_dashboard_only: 'Bu konutun durumunu yalnızca {releaser} yönetim panelinden değiştirebilir',
  'client_login.email_or_password_wrong': 'E-posta adresi ya da şifre yanlış',
  'client_login.self_login_not_allowed':
    'Kendi başınıza giriş yapmanıza izin verilmiyor. İzin almak için lütfen satış ekibiyle iletişime geçin',
  verification_code_invalid: 'Doğrulama kodu geçersiz',
  wait_2_min_for_resend: 'Kodu yeniden göndermek için lütfen 120 saniye bekleyin',
  wait_30_sec_for_resend: 'Bağlantıyı yeniden göndermek için lütfen 30 saniye bekleyin',
  codes_used_up: 'Bugün için kod gönderme sınırına ulaşıldı. Lütfen satış ekibiyle iletişime geçin',
  error_terms_needed: 'Lütfen önce koşulları kabul edin',
  invalidCode: 'Doğrulama kodunuz geçerli değil. Giriş yapmayı deneyin',
  invalidToken: 'Sıfırlama bağlantısı geçersiz. Yeni bir bağlantı için lütfen şifremi unuttum adımını tekrarlayın',
};
