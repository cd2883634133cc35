import type { MistakeText } from '../mistake-text.ts';
import type { brandTexts as english, brandWarningTexts as englishWarnings } from '../en/brand-texts.ts';

export const brandTexts: Record<keyof typeof english, MistakeText> = {
  brand_contrast: {
    what: 'settings.brand.colours.{name}: {colour} ile {ground} ({other}) arasındaki kontrast {ratio}; yazı için en az {least} gerekir',
    todo: 'Yeterli kontrastı olan en yakın renk {nearest}; onu kullanın ya da öteki rengi değiştirin',
  },
  brand_paper: {
    what: 'settings.brand.colours.paper: {names}, {colour} üzerinde zor okunuyor; yazıya {least} kontrast gerekir',
    todo: 'paper değerini{hint} ya da bu renklerin hepsini düzeltin',
  },
  brand_drawing_empty: {
    what: '{path} hiçbir şey göstermiyor',
    todo: 'Çizimi, şekilleri yol olarak, yeniden dışa aktarın',
  },
  brand_font_unreadable: {
    what: '{path} okunabilir bir yazı tipi değil ({format})',
    todo: '{format} olarak yeniden dışa aktarın',
  },
};

export const brandWarningTexts: Record<keyof typeof englishWarnings, MistakeText> = {
  brand_statuses_alike: {
    what: '{one} ({colour}) ve {other} ({otherColour}) durumları {vision} birbirine benziyor; yalnızca şekilleri ve adları farklı',
    todo: 'Birini ötekinden belirgin biçimde açık yapın',
  },
  brand_letters_missing: {
    what: 'settings.brand.{face} içinde {letters} yok; bu harfler başka bir yazı tipiyle gösterilir',
    todo: 'Bu harfleri içeren bir yazı tipi dosyası ekleyin',
  },
  brand_icon_shape: {
    what: '{path} kare değil: viewBox değeri {viewBox}',
    todo: 'Bir kareye çizin, örneğin viewBox="0 0 512 512"',
  },
  brand_print_part: {
    what: 'settings.brand.{face}: belgelerde bir kalınlığın bütün harfleri tek dosyadan, değişken bir dosyadan da yalnızca tek kalınlık alınır',
    todo: 'Bütün harfleri içeren TTF ya da OTF dosyalarını print altında belirtin',
  },
  brand_print_letters: {
    what: 'settings.brand.{face}: print altındaki dosyalarda {letters} yok; belgelerde bu harfler başka bir yazı tipiyle gösterilir',
    todo: 'print altına bu harfleri içeren bir TTF ya da OTF dosyası ekleyin; başka bir aileden olabilir',
  },
  brand_letters_unprinted: {
    what: 'Belgelerde {letters} harfleri yok (örneğin "{found}" içinde); yerlerine boş kutular gösterilebilir',
    todo: 'Bu harfleri içeren bir TTF ya da OTF dosyasını settings.brand.textFace.print altında belirtin',
  },
  brand_drawing_unseen: {
    what: '{path}, {ground} zemininde neredeyse görünmüyor',
    todo: 'Metin rengini alan currentColor ile ya da başka bir renkle ve viewBox içinde çizin',
  },
  brand_drawing_text: {
    what: '{path} metin içeriyor; her aygıt onu kendi yazı tipiyle gösterir',
    todo: 'Metni yollara dönüştürün',
  },
};
