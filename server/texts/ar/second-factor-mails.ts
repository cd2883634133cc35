import type { Translated } from '#domain/texts/language.ts';
import type { secondFactorMails as englishSecondFactorMails } from '../en/second-factor-mails.ts';

export const secondFactorMails: Translated<typeof englishSecondFactorMails> = {
  appAdded: {
    subject: 'أُضيف تطبيق المصادقة',
    heading: 'مرحبًا {name}',
    lines: [
      'أصبح تسجيل الدخول إلى {project} بكلمة مرورك يحتاج أيضًا إلى رمز من تطبيق المصادقة.',
      'الجهاز: {device}، الشبكة {network}.',
    ],
    button: 'فتح حسابك',
    after: ['إن لم تكن أنت من فعل ذلك، فعيّن كلمة مرور جديدة فورًا وأبلغ مسؤول النظام.'],
  },
  appRemoved: {
    subject: 'أُزيل تطبيق المصادقة',
    heading: 'مرحبًا {name}',
    lines: ['أُزيل تطبيق المصادقة من حسابك في {project}.', 'الجهاز: {device}، الشبكة {network}.'],
    button: 'فتح حسابك',
    after: ['إن لم تكن أنت من فعل ذلك، فعيّن كلمة مرور جديدة فورًا وأبلغ مسؤول النظام.'],
  },
  passkeyAdded: {
    subject: 'أُضيف مفتاح مرور',
    heading: 'مرحبًا {name}',
    lines: ['أُضيف مفتاح مرور إلى حسابك في {project}. يكفي وحده لتسجيل دخولك.', 'الجهاز: {device}، الشبكة {network}.'],
    button: 'فتح حسابك',
    after: ['إن لم تكن أنت من فعل ذلك، فعيّن كلمة مرور جديدة فورًا وأبلغ مسؤول النظام.'],
  },
  passkeyRemoved: {
    subject: 'أُزيل مفتاح مرور',
    heading: 'مرحبًا {name}',
    lines: ['أُزيل مفتاح مرور من حسابك في {project}.', 'الجهاز: {device}، الشبكة {network}.'],
    button: 'فتح حسابك',
    after: ['إن لم تكن أنت من فعل ذلك، فعيّن كلمة مرور جديدة فورًا وأبلغ مسؤول النظام.'],
  },
  recoveryCodesMade: {
    subject: 'رموز استرداد جديدة',
    heading: 'مرحبًا {name}',
    lines: [
      'أُنشئت رموز استرداد جديدة لحسابك في {project}. لم تعد الرموز السابقة تعمل.',
      'الجهاز: {device}، الشبكة {network}.',
    ],
    button: 'فتح حسابك',
    after: ['إن لم تكن أنت من فعل ذلك، فعيّن كلمة مرور جديدة فورًا وأبلغ مسؤول النظام.'],
  },
  recoveryCodeUsed: {
    subject: 'استُخدم رمز استرداد',
    heading: 'مرحبًا {name}',
    lines: ['استُخدم رمز استرداد لحسابك في {project}. الرموز المتبقية: {left}.', 'الجهاز: {device}، الشبكة {network}.'],
    button: 'فتح حسابك',
    after: ['إن لم تكن أنت من فعل ذلك، فعيّن كلمة مرور جديدة فورًا وأبلغ مسؤول النظام.'],
  },
  secondFactorsReset: {
    subject: 'أُعيد تعيين خطوتك الثانية',
    heading: 'مرحبًا {name}',
    lines: [
      'أُزيل تطبيق المصادقة ومفاتيح المرور ورموز الاسترداد من حسابك في {project} بواسطة {by}. تكفيك الآن كلمة مرورك لتسجيل الدخول، إلا إذا كانت الخطوة الثانية مطلوبة: عندها تُعدّ خطوة جديدة عند الدخول التالي.',
      'الجهاز: {device}، الشبكة {network}.',
    ],
    button: 'فتح حسابك',
    after: ['إن لم تكن أنت من فعل ذلك، فعيّن كلمة مرور جديدة فورًا وأبلغ مسؤول النظام.'],
  },
  secondStepRefused: {
    subject: 'شخص ما يعرف كلمة مرورك',
    heading: 'مرحبًا {name}',
    lines: [
      'كتب شخص ما كلمة المرور الصحيحة لحسابك في {project}، ثم خمسة رموز خاطئة. لم يتم الدخول.',
      'الجهاز: {device}، الشبكة {network}.',
    ],
    button: 'فتح حسابك',
    after: ['إن لم تكن أنت من فعل ذلك، فعيّن كلمة مرور جديدة فورًا وأبلغ مسؤول النظام.'],
  },
};
