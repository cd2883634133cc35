import type { MistakeText } from '../mistake-text.ts';
import type { legalTexts as english } from '../en/legal-texts.ts';

export const legalTexts: Record<keyof typeof english, MistakeText> = {
  legal_title: {
    what: 'Sayfa başlığıyla başlamıyor',
    todo: 'En üste “# Künye” gibi bir satır yazın',
  },
  legal_element: {
    what: '{element} yasal bir sayfada gösterilemez',
    todo: 'Başlıklar (## ve ###), paragraflar, basit listeler, kalın, eğik yazı ve bağlantılarla yazın',
  },
  legal_link: {
    what: '{value} bağlantısı izin verilen bir yere gitmiyor',
    todo: 'https:// ile, mailto: ve bir adresle, tel: ve bir numarayla, bu sitenin bir sayfası için / ile başlatın',
  },
  legal_link_nowhere: {
    what: '{value} bağlantısı pakette olmayan bir yasal sayfaya gidiyor',
    todo: '{path} dosyasını ekleyin ya da bağlantıyı düzeltin',
  },
};
