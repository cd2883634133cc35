import type { Translated } from '#domain/texts/language.ts';
import type { accountMails as englishAccountMails } from '../en/account-mails.ts';

export const accountMails: Translated<typeof englishAccountMails> = {
  newDevice: {
    subject: '{project} hesabınıza yeni bir giriş yapıldı',
    heading: 'Merhaba {name}',
    lines: [
      'Hesabınıza, daha önce kullandığınızı görmediğimiz bir tarayıcıdan giriş yapıldı.',
      '{device}, ağ {network}, {time}.',
    ],
    button: 'Açık oturumlarımı gör',
    after: [
      'Girişi siz yaptıysanız bir şey yapmanız gerekmez.',
      'Siz yapmadıysanız hesap sayfanızda o oturumu kapatın ve şifrenizi değiştirin. Giriş yapamıyorsanız buradan yeni bir şifre belirleyin: {reset}',
    ],
  },
  passwordChanged: {
    subject: '{project} şifreniz değiştirildi',
    heading: 'Merhaba {name}',
    lines: ['Hesabınızın şifresi değiştirildi. Diğer tüm oturumlar kapatıldı.', '{device}, ağ {network}, {time}.'],
    button: 'Açık oturumlarımı gör',
    after: [
      'Şifreyi siz değiştirdiyseniz bir şey yapmanız gerekmez.',
      'Siz değiştirmediyseniz buradan yeni bir şifre belirleyin ve sistem yöneticinize haber verin: {reset}',
    ],
  },
  clientPasswordChanged: {
    subject: '{project} şifreniz değiştirildi',
    heading: 'Merhaba {name}',
    lines: [
      'Hesabınızın şifresi değiştirildi. Tüm oturumlarınız kapatıldı; kullanılmamış giriş bağlantıları artık geçersiz.',
      '{device}, ağ {network}, {time}.',
    ],
    after: [
      'Şifreyi siz değiştirdiyseniz bir şey yapmanız gerekmez.',
      'Siz değiştirmediyseniz buradan yeni bir şifre belirleyin ve danışmanınıza haber verin: {reset}',
    ],
  },
  emailChanged: {
    subject: '{project} hesabınızın e-posta adresi değiştirildi',
    heading: 'Merhaba {name}',
    lines: [
      'Hesabınızın e-posta adresi artık farklı. Giriş yeni adresle yapılır, yeni şifre bağlantıları da oraya gönderilir; bu adres artık geçerli değildir.',
      '{device}, ağ {network}, {time}.',
    ],
    after: [
      'Adresi siz değiştirdiyseniz bir şey yapmanız gerekmez.',
      'Siz değiştirmediyseniz hemen sistem yöneticinize haber verin.',
    ],
  },
  wrongGuesses: {
    subject: '{project} hesabınızda beş hatalı deneme',
    heading: 'Merhaba {name}',
    lines: [
      'Hesabınızın açık olduğu bir oturumda, kimlik doğrulaması istendiğinde beş kez hatalı şifre, kod ya da geçiş anahtarı girildi.',
      '{device}, ağ {network}, {time}.',
    ],
    button: 'Açık oturumlarımı gör',
    after: [
      'Bunları siz girdiyseniz bir şey yapmanız gerekmez.',
      'Siz girmediyseniz buradan yeni bir şifre belirleyin; böylece hesabınızın tüm oturumları kapanır: {reset}',
    ],
  },
};
