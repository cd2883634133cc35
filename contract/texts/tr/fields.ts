import type { Translated } from '#domain/texts/language.ts';
import type { fieldTexts as englishFieldTexts } from '../en/fields.ts';

export const fieldTexts: Translated<typeof englishFieldTexts> = {
  email_missing: 'Lütfen e-posta adresinizi yazın',
  client_email_missing: 'Lütfen müşterinin e-posta adresini yazın',
  email_invalid: 'E-posta adresi geçerli değil',
  password_missing: 'Lütfen şifreyi yazın',
  own_password_missing: 'Lütfen şifrenizi yazın',
  password_short: 'Şifre en az {min} karakter olmalı',
  password_common: 'Bu şifreyi çok fazla kişi kullanıyor. Lütfen başka bir şifre seçin',
  password_breached: 'Bu şifre bir veri sızıntısında yer almış. Lütfen başka bir şifre seçin',
  password_personal: 'Lütfen adınızdan, e-posta adresinizden ve projenin adından farklı bir şifre seçin',
  current_password_missing: 'Lütfen mevcut şifrenizi yazın',
  current_password_wrong: 'Mevcut şifreniz bu değil',
  password_again_missing: 'Lütfen şifrenizi tekrar yazın',
  passwords_differ: 'Şifreler birbiriyle aynı değil',
  name_missing: 'Lütfen adı yazın',
  first_name_missing: 'Lütfen adınızı yazın',
  last_name_missing: 'Lütfen soyadınızı yazın',
  name_short: 'Adınız çok kısa',
  phone_missing: 'Lütfen telefon numaranızı yazın',
  code_missing: 'Lütfen doğrulama kodunu yazın',
  terms_missing: 'Lütfen koşulları kabul edin',
  terms_changed: 'Koşullar az önce değişti. Lütfen sayfayı yenileyip yeniden okuyun',
  not_there: 'Böyle bir kayıt yok',
};
