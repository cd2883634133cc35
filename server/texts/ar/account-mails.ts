import type { Translated } from '#domain/texts/language.ts';
import type { accountMails as englishAccountMails } from '../en/account-mails.ts';

export const accountMails: Translated<typeof englishAccountMails> = {
  newDevice: {
    subject: 'دخول جديد إلى حسابك في {project}',
    heading: 'مرحبًا {name}',
    lines: ['سُجّل الدخول إلى حسابك من متصفح لم نرك تستخدمه من قبل.', '{device}، الشبكة {network}، {time}.'],
    button: 'عرض أجهزة تسجيل دخولك',
    after: [
      'إن كنت أنت، فلا يلزمك فعل شيء.',
      'وإن لم تكن أنت، فأنهِ تلك الجلسة من صفحة حسابك وغيّر كلمة مرورك. إن تعذّر عليك الدخول، فعيّن كلمة مرور جديدة هنا: {reset}',
    ],
  },
  passwordChanged: {
    subject: 'تم تغيير كلمة مرورك في {project}',
    heading: 'مرحبًا {name}',
    lines: ['تم تغيير كلمة مرور حسابك، وأُنهيت كل الجلسات الأخرى.', '{device}، الشبكة {network}، {time}.'],
    button: 'عرض أجهزة تسجيل دخولك',
    after: ['إن كنت أنت، فلا يلزمك فعل شيء.', 'وإن لم تكن أنت، فعيّن كلمة مرور جديدة هنا وأبلغ مسؤول النظام: {reset}'],
  },
  clientPasswordChanged: {
    subject: 'تم تغيير كلمة مرورك في {project}',
    heading: 'مرحبًا {name}',
    lines: [
      'تم تغيير كلمة مرور حسابك. سُجّل خروجك من كل الأجهزة، ولم تعد روابط الدخول التي لم تُستخدم صالحة.',
      '{device}، الشبكة {network}، {time}.',
    ],
    after: ['إن كنت أنت، فلا يلزمك فعل شيء.', 'وإن لم تكن أنت، فعيّن كلمة مرور جديدة هنا وأبلغ مستشارك: {reset}'],
  },
  emailChanged: {
    subject: 'تم تغيير البريد الإلكتروني لحسابك في {project}',
    heading: 'مرحبًا {name}',
    lines: [
      'أصبح لحسابك بريد إلكتروني آخر. به تسجّل الدخول وإليه تصل روابط كلمة المرور الجديدة، ولم يعد هذا العنوان صالحًا.',
      '{device}، الشبكة {network}، {time}.',
    ],
    after: ['إن كنت أنت، فلا يلزمك فعل شيء.', 'وإن لم تكن أنت، فأبلغ مسؤول النظام فورًا.'],
  },
  wrongGuesses: {
    subject: 'خمس محاولات خاطئة في حسابك في {project}',
    heading: 'مرحبًا {name}',
    lines: [
      'في إحدى جلسات حسابك أُدخلت خمس مرات كلمة مرور أو رمز أو مفتاح مرور غير صحيح عند طلب إثبات هويتك.',
      '{device}، الشبكة {network}، {time}.',
    ],
    button: 'عرض أجهزة تسجيل دخولك',
    after: [
      'إن كنت أنت، فلا يلزمك فعل شيء.',
      'وإن لم تكن أنت، فعيّن كلمة مرور جديدة هنا، وبذلك تنتهي كل جلسات حسابك: {reset}',
    ],
  },
};
