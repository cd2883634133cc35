import type { Translated } from '#domain/texts/language.ts';
import type { secondFactorTexts as englishSecondFactorTexts } from '../en/second-factors.ts';

export const secondFactorTexts: Translated<typeof englishSecondFactorTexts> = {
  second_factor_needed: 'Lütfen girişi ikinci adımla onaylayın',
  enrolment_needed: 'Hesabınız için girişte ikinci bir adım gerekiyor. Lütfen bir tane kurun',
  login_step_over: 'Giriş süresi doldu ya da çok fazla deneme yapıldı. Lütfen şifrenizi yeniden yazın',
  code_wrong: 'Bu kod yanlış ya da kullanılmış. Lütfen bir sonraki kodu bekleyin',
  recovery_code_wrong: 'Bu kurtarma kodu yanlış ya da kullanılmış',
  passkey_failed: 'Bu geçiş anahtarı doğrulanamadı. Lütfen yeniden deneyin ya da başka bir yolla giriş yapın',
  passkeys_elsewhere: 'Geçiş anahtarları bu adreste çalışmaz',
  passkeys_full: 'En fazla sayıda geçiş anahtarınız var. Lütfen önce birini kaldırın',
  confirm_first: 'Lütfen önce siz olduğunuzu doğrulayın',
  second_factor_required:
    'Başka ikinci adımınız yok ve hesabınız için bir tane gerekiyor. Lütfen önce başka birini ekleyin',
};
