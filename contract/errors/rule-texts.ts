import type { Text } from './texts.ts';

/** The texts of the rules that schemas name with `violates`. */
export const ruleTexts = {
  printable: { en: 'Must not hold control characters', tr: 'Denetim karakterleri içeremez' },
  day: { en: 'Must be a day such as 2026-11-21', tr: '2026-11-21 gibi bir gün olmalı' },
  days_in_order: { en: 'from and to must be days in order', tr: 'from ve to sıralı günler olmalı' },
  viewing_day: {
    en: 'Please choose a day within a year from now',
    tr: 'Lütfen bugünden başlayarak bir yıl içinde bir gün seçin',
  },
  file: { en: 'Must be a file', tr: 'Bir dosya olmalı' },
  range_order: { en: 'The maximum must be above the minimum', tr: 'maximum, minimum değerinden büyük olmalı' },
  telephone: {
    en: 'Must be a telephone number such as +30 210 000 0000',
    tr: '+30 210 000 0000 gibi bir telefon numarası olmalı',
  },
  international_telephone: {
    en: 'Must be a telephone number that begins with + and the code of its country',
    tr: '+ ve ülke koduyla başlayan bir telefon numarası olmalı',
  },
  currency: {
    en: 'Must be the code of a currency (ISO 4217), such as EUR',
    tr: 'EUR gibi bir para birimi kodu (ISO 4217) olmalı',
  },
  public_host: {
    en: 'Must be the name of a public host, like tour.example.com',
    tr: 'tour.example.com gibi herkese açık bir sunucu adı olmalı',
  },
  https_host: { en: 'Must be like https://tiles.example', tr: 'https://tiles.example gibi olmalı' },
  point_pairs: {
    en: 'Must be point pairs such as "812,300 1104,300 1104,690", or empty',
    tr: '"812,300 1104,300 1104,690" gibi nokta çiftleri ya da boş olmalı',
  },
  rotator_folder: {
    en: 'Must be the name of a folder below rotator/',
    tr: 'rotator/ altındaki bir klasörün adı olmalı',
  },
} as const satisfies Record<string, Text>;

export type RuleCode = keyof typeof ruleTexts;
