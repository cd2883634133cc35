import { commonTexts } from './common-texts.ts';
import { companyLoginTexts } from './company-login-texts.ts';
import { secondFactorTexts } from './second-factor-texts.ts';

/** A text in both languages. */
export type Text = { en: string; tr: string };

/** The texts of refusals (specification, section 8), by code. */
export const refusalTexts = {
  ...commonTexts,
  error_user_email: {
    en: 'You have no permission in this project or your email/password is wrong',
    tr: 'Bu projede yetkiniz yok ya da e-posta/şifreniz yanlış',
  },
  error_email_taken: { en: 'Email is already taken', tr: 'Bu e-posta adresi zaten kullanılıyor' },
  error_no_such_user: { en: 'No such user with this email', tr: 'Bu e-posta adresiyle kayıtlı kullanıcı yok' },
  error_no_such_client: { en: 'No such a client with this email', tr: 'Bu e-posta adresiyle kayıtlı müşteri yok' },
  error_client_known: { en: 'This client is already registered', tr: 'Bu müşteri zaten kayıtlı' },
  error_client_of_another: {
    en: 'This client is already registered. Ask {name}, their sales user',
    tr: 'Bu müşteri zaten kayıtlı. Satış sorumlusu {name} ile görüşün',
  },
  error_client_unassigned: {
    en: 'This client has no sales user yet. Take the client first',
    tr: 'Bu müşterinin henüz satış sorumlusu yok. Önce müşteriyi üstlenin',
  },
  error_client_switched_off: {
    en: 'This client is switched off. Switch them on before you invite them',
    tr: 'Bu müşterinin hesabı kapalı. Davet etmeden önce hesabı açın',
  },
  error_client_taken: { en: '{name} has already taken this client', tr: 'Bu müşteriyi {name} üstlendi' },
  error_firstly_login_as_user: {
    en: 'Please login as sales rep or sales manager firstly',
    tr: 'Lütfen önce satış temsilcisi ya da satış müdürü olarak giriş yapın',
  },
  error_unit_taken: { en: 'This unit has just been taken', tr: 'Bu konut az önce başkası için ayrıldı' },
  error_transition: {
    en: 'The status of this unit cannot be changed that way',
    tr: 'Bu konutun durumu bu şekilde değiştirilemez',
  },
  error_not_yours: {
    en: 'Only {who} can make this unit available',
    tr: 'Bu konutu yalnızca {who} yeniden satışa açabilir',
  },
  error_dashboard_only: {
    en: 'The status of this unit can only be changed in the dashboard, by {who}',
    tr: 'Bu konutun durumunu yalnızca {who} yönetim panelinden değiştirebilir',
  },
  'client_login.email_or_password_wrong': {
    en: 'Email address or password is wrong',
    tr: 'E-posta adresi ya da şifre yanlış',
  },
  'client_login.self_login_not_allowed': {
    en: "Self login isn't allowed for you. Please contact with sales team to get permission",
    tr: 'Kendi başınıza giriş yapmanıza izin verilmiyor. İzin almak için lütfen satış ekibiyle iletişime geçin',
  },
  verification_code_invalid: { en: 'Verification code is invalid', tr: 'Doğrulama kodu geçersiz' },
  wait_2_min_for_resend: {
    en: 'Please wait 2 minutes after resend code',
    tr: 'Kodu yeniden göndermek için lütfen 120 saniye bekleyin',
  },
  wait_30_sec_for_resend: {
    en: 'Please wait 30 sec to resend link',
    tr: 'Bağlantıyı yeniden göndermek için lütfen 30 saniye bekleyin',
  },
  codes_used_up: {
    en: 'No more codes can be sent today. Please contact the sales team',
    tr: 'Bugün için kod gönderme sınırına ulaşıldı. Lütfen satış ekibiyle iletişime geçin',
  },
  error_terms_needed: {
    en: 'Please accept the terms first',
    tr: 'Lütfen önce koşulları kabul edin',
  },
  invalidCode: {
    en: 'Your verification code is not valid. Try to login',
    tr: 'Doğrulama kodunuz geçerli değil. Giriş yapmayı deneyin',
  },
  invalidToken: {
    en: 'Reset link is invalid. Please try forgot password again for a new link',
    tr: 'Sıfırlama bağlantısı geçersiz. Yeni bir bağlantı için lütfen şifremi unuttum adımını tekrarlayın',
  },
  ...companyLoginTexts,
  ...secondFactorTexts,
} as const satisfies Record<string, Text>;

export type RefusalCode = keyof typeof refusalTexts;

/** Problems, answered as `application/problem+json`, by code: HTTP status and text. */
export const problems = {
  unreadable_body: { status: 400, en: 'The body could not be read', tr: 'Gönderilen veri okunamadı' },
  invalid_parameters: { status: 400, en: 'Some parameters are not valid', tr: 'Bazı parametreler geçerli değil' },
  not_logged_in: { status: 401, en: 'Please log in first', tr: 'Lütfen önce giriş yapın' },
  not_allowed: { status: 403, en: 'You are not allowed to do this', tr: 'Bunu yapmaya yetkiniz yok' },
  foreign_origin: {
    status: 403,
    en: 'Requests from another site are refused',
    tr: 'Başka bir siteden gelen istekler kabul edilmez',
  },
  not_yours: {
    status: 403,
    en: 'A client of another team holds this unit. Only their sales manager or a general manager can change its status',
    tr: 'Bu konut başka bir ekibin müşterisinde. Durumunu yalnızca o ekibin satış müdürü ya da bir genel müdür değiştirebilir',
  },
  client_taken: {
    status: 403,
    en: 'Somebody else has already taken this client',
    tr: 'Bu müşteriyi başka biri üstlendi',
  },
  not_found: { status: 404, en: 'There is no such thing here', tr: 'Aradığınız şey burada yok' },
  method_not_allowed: {
    status: 405,
    en: 'This address does not take that method',
    tr: 'Bu adres bu yöntemi kabul etmiyor',
  },
  conflict: { status: 409, en: 'This conflicts with what is there', tr: 'Bu, var olanla çakışıyor' },
  email_taken: {
    status: 409,
    en: 'This email address is already registered',
    tr: 'Bu e-posta adresi zaten kayıtlı',
  },
  stale_preview: {
    status: 409,
    en: 'Something has changed since this preview. Look at the new one',
    tr: 'Bu önizlemeden sonra bir şeyler değişti. Yeni önizlemeye bakın',
  },
  price_out_of_range: {
    status: 422,
    en: 'A price would fall below zero or grow beyond what a price can be',
    tr: 'Bir fiyat sıfırın altına düşer ya da olamayacak kadar büyürdü',
  },
  list_has_mistakes: {
    status: 422,
    en: 'This price list holds mistakes; nothing was applied',
    tr: 'Bu fiyat listesinde hatalar var; hiçbir şey uygulanmadı',
  },
  too_large: { status: 413, en: 'That is too large', tr: 'Gönderilen veri çok büyük' },
  unsupported_media_type: { status: 415, en: 'That kind of body is not understood', tr: 'Bu veri türü anlaşılmıyor' },
  unprocessable: { status: 422, en: 'This cannot be done as asked', tr: 'Bu istek olduğu gibi yapılamaz' },
  too_many_requests: {
    status: 429,
    en: 'Too many tries, please wait a moment',
    tr: 'Çok fazla deneme yapıldı, lütfen biraz bekleyin',
  },
  server_error: {
    status: 500,
    en: 'Server error, try again later',
    tr: 'Sunucu hatası, lütfen daha sonra tekrar deneyin',
  },
  directions_failed: {
    status: 502,
    en: 'Directions request failed due to {reason}',
    tr: 'Yol tarifi alınamadı. Neden: {reason}',
  },
  unavailable: {
    status: 503,
    en: 'The server is busy, please try again in a moment',
    tr: 'Sunucu şu anda meşgul, lütfen birazdan tekrar deneyin',
  },
} as const satisfies Record<string, Text & { status: number }>;

export type ProblemCode = keyof typeof problems;
