import type { FieldError } from '#domain/people/registration.ts';
import type { Text } from './texts.ts';

/** The texts of field errors (specification, section 5). */
export const fieldTexts = {
  email_missing: { en: 'Please type your email', tr: 'Lütfen e-posta adresinizi yazın' },
  client_email_missing: { en: 'Please type client email', tr: 'Lütfen müşterinin e-posta adresini yazın' },
  email_invalid: { en: 'Email is not valid', tr: 'E-posta adresi geçerli değil' },
  password_missing: { en: 'Please type password', tr: 'Lütfen şifreyi yazın' },
  own_password_missing: { en: 'Please type your password', tr: 'Lütfen şifrenizi yazın' },
  password_short: { en: 'Password must be at least {min} character', tr: 'Şifre en az {min} karakter olmalı' },
  password_common: {
    en: 'Too many people use this password. Please choose another',
    tr: 'Bu şifreyi çok fazla kişi kullanıyor. Lütfen başka bir şifre seçin',
  },
  password_personal: {
    en: 'Please choose a password other than your name, your email address or the name of the project',
    tr: 'Lütfen adınızdan, e-posta adresinizden ve projenin adından farklı bir şifre seçin',
  },
  current_password_missing: { en: 'Please type your current password', tr: 'Lütfen mevcut şifrenizi yazın' },
  current_password_wrong: { en: 'This is not your current password', tr: 'Mevcut şifreniz bu değil' },
  password_again_missing: { en: 'Please type your password again', tr: 'Lütfen şifrenizi tekrar yazın' },
  passwords_differ: { en: 'Passwords are not matching', tr: 'Şifreler birbiriyle aynı değil' },
  first_name_missing: { en: 'Please type your first name', tr: 'Lütfen adınızı yazın' },
  last_name_missing: { en: 'Please type your last name', tr: 'Lütfen soyadınızı yazın' },
  name_short: { en: 'Your name is too short', tr: 'Adınız çok kısa' },
  phone_missing: { en: 'Please type your phone number', tr: 'Lütfen telefon numaranızı yazın' },
  code_missing: { en: 'Please type verification code', tr: 'Lütfen doğrulama kodunu yazın' },
  terms_missing: { en: 'Please accept the terms', tr: 'Lütfen koşulları kabul edin' },
  terms_changed: {
    en: 'The terms have just changed. Please reload the page and read them again',
    tr: 'Koşullar az önce değişti. Lütfen sayfayı yenileyip yeniden okuyun',
  },
  not_there: { en: 'There is no such thing', tr: 'Böyle bir kayıt yok' },
} as const satisfies Record<FieldError, Text>;
