const asked = { en: 'By: {device}, network {network}.', tr: 'Yapan: {device}, ağ {network}.' };
const ifNotYou = {
  en: 'If that was not you, set a new password at once and tell your administrator.',
  tr: 'Bunu yapan siz değilseniz hemen yeni bir şifre belirleyin ve yöneticinize haber verin.',
};

/** A mail to a sales user about a change of how they log in. */
function aboutLogin(en: { subject: string; line: string }, tr: { subject: string; line: string }) {
  return {
    en: {
      subject: en.subject,
      heading: 'Hello {name}',
      lines: [en.line, asked.en],
      button: 'Open your account',
      after: [ifNotYou.en],
    },
    tr: {
      subject: tr.subject,
      heading: 'Merhaba {name}',
      lines: [tr.line, asked.tr],
      button: 'Hesabınızı açın',
      after: [ifNotYou.tr],
    },
  };
}

/** The mails about second factors: every change of them, and every attempt that only lacked one. */
export const secondFactorMails = {
  appAdded: aboutLogin(
    {
      subject: 'Authenticator app added',
      line: 'Logging in to {project} with your password now also needs a code from your authenticator app.',
    },
    {
      subject: 'Doğrulama uygulaması eklendi',
      line: '{project} hesabınıza şifrenizle girerken artık doğrulama uygulamanızdaki kod da gerekiyor.',
    },
  ),
  appRemoved: aboutLogin(
    {
      subject: 'Authenticator app removed',
      line: 'The authenticator app was removed from your account at {project}.',
    },
    {
      subject: 'Doğrulama uygulaması kaldırıldı',
      line: '{project} hesabınızdan doğrulama uygulaması kaldırıldı.',
    },
  ),
  passkeyAdded: aboutLogin(
    { subject: 'Passkey added', line: 'A passkey was added to your account at {project}. It logs you in by itself.' },
    {
      subject: 'Geçiş anahtarı eklendi',
      line: '{project} hesabınıza bir geçiş anahtarı eklendi. Tek başına giriş yapmanızı sağlar.',
    },
  ),
  passkeyRemoved: aboutLogin(
    { subject: 'Passkey removed', line: 'A passkey was removed from your account at {project}.' },
    { subject: 'Geçiş anahtarı kaldırıldı', line: '{project} hesabınızdan bir geçiş anahtarı kaldırıldı.' },
  ),
  recoveryCodesMade: aboutLogin(
    {
      subject: 'New recovery codes',
      line: 'New recovery codes were made for your account at {project}. The earlier ones no longer work.',
    },
    {
      subject: 'Yeni kurtarma kodları',
      line: '{project} hesabınız için yeni kurtarma kodları oluşturuldu. Öncekiler artık geçersiz.',
    },
  ),
  recoveryCodeUsed: aboutLogin(
    {
      subject: 'A recovery code was used',
      line: 'A recovery code was used for your account at {project}. Codes left: {left}.',
    },
    {
      subject: 'Bir kurtarma kodu kullanıldı',
      line: '{project} hesabınız için bir kurtarma kodu kullanıldı. Kalan kod: {left}.',
    },
  ),
  secondFactorsReset: aboutLogin(
    {
      subject: 'Your second step was reset',
      line: '{by} removed the authenticator app, the passkeys and the recovery codes of your account at {project}. Your password is now enough to log in, unless a second step is required: then you set up a new one at the next login.',
    },
    {
      subject: 'İkinci adımınız sıfırlandı',
      line: '{by}, {project} hesabınızın doğrulama uygulamasını, geçiş anahtarlarını ve kurtarma kodlarını kaldırdı. Artık girişte şifreniz yeterli; ikinci adım zorunluysa bir sonraki girişte yenisini kurarsınız.',
    },
  ),
  secondStepRefused: aboutLogin(
    {
      subject: 'Somebody knows your password',
      line: 'Somebody typed the right password for your account at {project}, and then five wrong codes. They are not logged in.',
    },
    {
      subject: 'Birisi şifrenizi biliyor',
      line: 'Birisi {project} hesabınızın şifresini doğru, ardından kodu beş kez yanlış yazdı. Giriş yapamadı.',
    },
  ),
};
