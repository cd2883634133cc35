import type { secondFactors as english } from '../en/second-factors.ts';

export const secondFactors = {
  'step.passkeyLogin': 'Geçiş anahtarıyla giriş yap',
  'step.proveTitle': 'Siz olduğunuzu doğrulayın',
  'step.proveText': '{email} olarak giriş yapıyorsunuz.',
  'step.appCode': 'Doğrulama uygulamanızdaki kod',
  'step.appCodeHint': '30 saniyede bir değişen altı rakam',
  'step.recoveryCode': 'Kurtarma kodu',
  'step.recoveryCodeHint': 'Her kod bir kez kullanılabilir',
  'step.submit': 'Doğrula',
  'step.usePasskey': 'Geçiş anahtarı kullan',
  'step.useApp': 'Doğrulama uygulamasını kullan',
  'step.useRecovery': 'Kurtarma kodu kullan',
  'step.back': 'Şifreye dön',
  'step.lost':
    'Hiçbirine erişemiyor musunuz? Müdürünüzden ya da bir yöneticiden ikinci adımınızı sıfırlamasını isteyin.',
  'step.noPasskeysHere':
    'Geçiş anahtarları bu adreste çalışmaz. Bir kurtarma kodu kullanın ya da Loggia’yı güvenli adresinden açın.',
  'step.enrolTitle': 'İkinci adımınızı kurun',
  'step.enrolText': 'Hesabınız için yalnızca şifre yeterli değil. Girişlerinizi neyle onaylamak istediğinizi seçin.',
  'step.enrolApp': 'Doğrulama uygulaması',
  'step.enrolAppText': 'Telefonunuzdaki uygulama, şifrenizden sonra yazacağınız bir kod gösterir.',
  'step.enrolPasskey': 'Geçiş anahtarı',
  'step.enrolPasskeyText':
    'Bu cihaz ya da bir güvenlik anahtarı; parmak izi, yüz ya da PIN ile giriş yapmanızı sağlar.',
  'step.otherWay': 'Başka bir yol seç',
  'step.scan': 'Bunu doğrulama uygulamanızla tarayın ya da aşağıdaki anahtarı uygulamaya yazın.',
  'step.qr': 'Aşağıdaki anahtarı içeren karekod',
  'step.key': 'Anahtar',
  'step.copyKey': 'Anahtarı kopyala',
  'step.copied': 'Kopyalandı',
  'step.notCopied': 'Bu tarayıcı kopyalamaya izin vermiyor. Lütfen metni seçin.',
  'step.typeFirst': 'Ardından uygulamanın gösterdiği kodu yazın.',
  'step.activate': 'Etkinleştir',
  'step.codesTitle': 'Kurtarma kodlarınızı saklayın',
  'step.codesText':
    'İkinci adımınızı kullanamadığınızda her kod bir kez giriş yapmanızı sağlar. Güvenli bir yerde saklayın: yeniden gösterilmezler.',
  'step.copy': 'Kopyala',
  'step.download': 'İndir',
  'step.print': 'Yazdır',
  'step.codesFile': 'kurtarma-kodlari',
  'step.codesSaved': 'Kaydettim',
} as const satisfies Record<keyof typeof english, string>;
