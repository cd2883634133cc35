/** The texts of refusals about the second step of a login. */
export const secondFactorTexts = {
  second_factor_needed: {
    en: 'Please confirm the login with your second step',
    tr: 'Lütfen girişi ikinci adımla onaylayın',
  },
  enrolment_needed: {
    en: 'Your account needs a second step at login. Please set one up',
    tr: 'Hesabınız için girişte ikinci bir adım gerekiyor. Lütfen bir tane kurun',
  },
  login_step_over: {
    en: 'This login took too long or too many tries. Please type your password again',
    tr: 'Giriş süresi doldu ya da çok fazla deneme yapıldı. Lütfen şifrenizi yeniden yazın',
  },
  code_wrong: {
    en: 'This code is wrong or has been used. Please wait for the next one',
    tr: 'Bu kod yanlış ya da kullanılmış. Lütfen bir sonraki kodu bekleyin',
  },
  recovery_code_wrong: {
    en: 'This recovery code is wrong or has been used',
    tr: 'Bu kurtarma kodu yanlış ya da kullanılmış',
  },
  passkey_failed: {
    en: 'This passkey could not be verified. Please try again or log in another way',
    tr: 'Bu geçiş anahtarı doğrulanamadı. Lütfen yeniden deneyin ya da başka bir yolla giriş yapın',
  },
  passkeys_elsewhere: {
    en: 'Passkeys do not work at this address',
    tr: 'Geçiş anahtarları bu adreste çalışmaz',
  },
  passkeys_full: {
    en: 'You have as many passkeys as possible. Please remove one first',
    tr: 'En fazla sayıda geçiş anahtarınız var. Lütfen önce birini kaldırın',
  },
  confirm_first: { en: 'Please confirm first that it is you', tr: 'Lütfen önce siz olduğunuzu doğrulayın' },
  second_factor_required: {
    en: 'This is your last second step, and your account needs one. Please add another one first',
    tr: 'Bu, son ikinci adımınız ve hesabınız için bir tane gerekiyor. Lütfen önce başka birini ekleyin',
  },
} as const;
