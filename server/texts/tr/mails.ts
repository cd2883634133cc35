import type { Translated } from '#domain/texts/language.ts';
import type { mailTexts as englishMailTexts, mailFrame as englishMailFrame } from '../en/mails.ts';

export const mailTexts: Translated<typeof englishMailTexts> = {
  loginLink: {
    subject: '{project} girişi',
    heading: 'Merhaba {name}',
    lines: [
      'Giriş yapmak için bu bağlantıyı açın. Bağlantı tek kullanımlıktır ve 15 dakika geçerlidir.',
      'İstek: {device}, ağ {network}.',
    ],
    button: 'Giriş yap',
    after: [
      'Bunu siz istemediyseniz bağlantıyı açmayın. Açtıysanız, açılan sayfada bunun siz olmadığınızı bildirebilirsiniz.',
    ],
  },
  verificationCode: {
    subject: 'Doğrulama kodunuz {code}',
    heading: 'Merhaba {name}',
    lines: ['Bu kod {project} için e-posta adresinizi doğrular. 10 dakika geçerlidir.'],
    button: 'Adresimi doğrula',
    after: ['Kod istemediyseniz bir şey yapmanız gerekmez.'],
  },
  invitation: {
    subject: '{inviter} sizi {project} sunumuna davet ediyor',
    heading: 'Merhaba {name}',
    lines: [
      '{inviter} sizi {project} sunumuna davet ediyor. Bu bağlantıyla kabul edebilirsiniz. Bağlantı tek kullanımlıktır ve 15 dakika geçerlidir.',
    ],
    button: 'Daveti kabul et',
    after: [
      'Bir davet beklemiyorsanız bağlantıyı açmayın. Açtıysanız, açılan sayfada bunun siz olmadığınızı bildirebilirsiniz.',
    ],
  },
  thankYou: {
    subject: '{project} ailesine hoş geldiniz',
    heading: 'Teşekkür ederiz, {name}',
    lines: ['{project} kaydınız bize ulaştı. Dilediğiniz zaman bu e-posta adresiyle giriş yapabilirsiniz.'],
    button: 'Giriş yap',
    after: ['Kayıt olmadıysanız bir şey yapmanız gerekmez; siz onaylamadan kimse bu adresle giriş yapamaz.'],
  },
  alreadyRegistered: {
    subject: '{project} kaydınız var',
    heading: 'Merhaba {name}',
    lines: [
      'Daha önce kaydedilmiş olan bu adresle {project} için yeniden kayıt yapılmak istendi. Hiçbir şey değişmedi.',
    ],
    button: 'Giriş yap',
    after: ['Bunu yapan siz değilseniz bir şey yapmanız gerekmez.'],
  },
  firstPassword: {
    subject: '{project} için şifrenizi belirleyin',
    heading: 'Merhaba {name}',
    lines: [
      '{by}, {project} için size bir hesap açtı. Şifrenizi bu bağlantıyla belirleyin. Bağlantı tek kullanımlıktır ve bir saat geçerlidir.',
    ],
    button: 'Şifre belirle',
    after: ['Bağlantının süresi dolduysa yenisini isteyebileceğiniz kişi: {by}.'],
  },
  resetLink: {
    subject: 'Yeni şifre belirleyin',
    heading: 'Merhaba {name}',
    lines: [
      '{project} için yeni şifrenizi bu bağlantıyla belirleyin. Bağlantı tek kullanımlıktır ve bir saat geçerlidir.',
    ],
    button: 'Yeni şifre belirle',
    after: ['Bunu siz istemediyseniz şifreniz olduğu gibi kalır.'],
  },
  notMe: {
    subject: '{client}: bunu ben istemedim',
    heading: 'Bir müşteri bağlantıyı reddetti',
    lines: [
      '{client}, kendisine gelen bağlantıyı talep etmediğini bildirdi. Bağlantının açtığı oturum sonlandırıldı.',
      'İstek: {device}, ağ {network}, {time}.',
    ],
    after: ['Lütfen müşteriyi arayın. Tekrarlanırsa görüşene kadar kendi başına giriş iznini kapatın.'],
  },
  unitReleased: {
    subject: '{unit} artık {client} adına ayrılmış değil',
    heading: 'Müşteriniz bir konutu kaybetti',
    lines: [
      '{unit} numaralı konut {client} adına ayrılmıştı. Durumu “{from}” iken “{to}” yapıldı.',
      'Değiştiren: {user}, {time}.',
    ],
    button: 'Konutu gör',
    after: ['Nedenini bilmiyorsanız müşteriyi aramadan önce sorun.'],
  },
  sharedUnits: {
    subject: 'Sizin için seçilen {project} konutları',
    heading: 'Merhaba {name}',
    lines: ['{project} için sizin adınıza seçilen konutlar:'],
    button: 'Konutları gör',
    after: ['Rezervasyon yapılana kadar fiyatlar ve satış durumu değişebilir.'],
  },
};

export const mailFrame: Translated<typeof englishMailFrame> = {
  footer: 'Bu e-posta {project} tarafından gönderildi.',
  address: 'Düğme çalışmazsa şu adresi açın:',
  unknownDevice: 'bilinmeyen bir cihaz',
  code: 'Kodunuz',
  quoted: '“{text}”',
};
