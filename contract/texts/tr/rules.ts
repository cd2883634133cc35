import type { Translated } from '#domain/texts/language.ts';
import type { ruleTexts as englishRuleTexts } from '../en/rules.ts';

export const ruleTexts: Translated<typeof englishRuleTexts> = {
  printable: 'Denetim karakterleri içeremez',
  day: '2026-11-21 gibi bir gün olmalı',
  days_in_order: 'from ve to sıralı günler olmalı',
  viewing_day: 'Lütfen bugünden başlayarak bir yıl içinde bir gün seçin',
  file: 'Bir dosya olmalı',
  range_order: 'Üst sınır alt sınırdan büyük olmalı',
  telephone: '+44 20 7946 0018 gibi bir telefon numarası olmalı',
  international_telephone: '+ ve ülke koduyla başlayan bir telefon numarası olmalı',
  public_host: 'tour.example.com gibi herkese açık bir sunucu adı olmalı',
  https_host: 'https://tiles.example gibi olmalı',
  point_pairs: '“812,300 1104,300 1104,690” gibi nokta çiftleri ya da boş olmalı',
  languages_twice: 'Her dili bir kez belirtmeli',
  currency: 'EUR gibi bir para birimi kodu (ISO 4217) olmalı',
  time_zone: 'Europe/Istanbul gibi bir saat diliminin adı olmalı',
  colour: '#1a2b3c gibi bir renk olmalı',
  rotator_folder: 'rotator/ altındaki bir klasörün adı olmalı',
};
