import type { Translated } from '#domain/texts/language.ts';
import type { mailTexts as englishMailTexts, mailFrame as englishMailFrame } from '../en/mails.ts';

export const mailTexts: Translated<typeof englishMailTexts> = {
  loginLink: {
    subject: 'تسجيل الدخول إلى {project}',
    heading: 'مرحبًا {name}',
    lines: [
      'افتح هذا الرابط لتسجيل الدخول. يمكن استخدامه مرة واحدة خلال 15 دقيقة.',
      'مصدر الطلب: {device}، الشبكة {network}.',
    ],
    button: 'تسجيل الدخول',
    after: ['إن لم تطلب ذلك، فلا تفتح الرابط. وإن فتحته، فيمكنك الإبلاغ في صفحته بأنك لم تطلبه.'],
  },
  verificationCode: {
    subject: 'رمز التحقق الخاص بك: {code}',
    heading: 'مرحبًا {name}',
    lines: ['يؤكد هذا الرمز بريدك الإلكتروني لدى {project}. صلاحيته 10 دقائق.'],
    button: 'تأكيد عنواني',
    after: ['إن لم تطلب رمزًا، فلا يلزمك فعل شيء.'],
  },
  invitation: {
    subject: 'دعوة من {inviter} إلى {project}',
    heading: 'مرحبًا {name}',
    lines: [
      'وصلتك دعوة من {inviter} إلى عرض تقديمي لـ {project}. اقبل الدعوة بهذا الرابط. يمكن استخدامه مرة واحدة خلال 15 دقيقة.',
    ],
    button: 'قبول الدعوة',
    after: ['إن لم تكن تنتظر دعوة، فلا تفتح الرابط. وإن فتحته، فيمكنك الإبلاغ في صفحته بأنك لم تطلبه.'],
  },
  thankYou: {
    subject: 'أهلًا بك في {project}',
    heading: 'شكرًا لك، {name}',
    lines: ['وصلنا تسجيلك في {project}. سجّل الدخول بهذا البريد الإلكتروني متى شئت.'],
    button: 'تسجيل الدخول',
    after: ['إن لم تسجّل، فلا يلزمك فعل شيء؛ لا يستطيع أحد الدخول بهذا العنوان من دونك.'],
  },
  alreadyRegistered: {
    subject: 'أنت مسجّل في {project}',
    heading: 'مرحبًا {name}',
    lines: ['حاول أحد التسجيل في {project} بهذا العنوان المسجّل من قبل. لم يتغيّر شيء.'],
    button: 'تسجيل الدخول',
    after: ['إن لم تكن أنت من فعل ذلك، فلا يلزمك فعل شيء.'],
  },
  firstPassword: {
    subject: 'اختر كلمة مرورك لـ {project}',
    heading: 'مرحبًا {name}',
    lines: ['أُنشئ لك حساب في {project} بواسطة {by}. اختر كلمة مرورك بهذا الرابط. يمكن استخدامه مرة واحدة خلال ساعة.'],
    button: 'اختيار كلمة المرور',
    after: ['إن انتهت صلاحية الرابط، فاطلب رابطًا جديدًا من {by}.'],
  },
  resetLink: {
    subject: 'تعيين كلمة مرور جديدة',
    heading: 'مرحبًا {name}',
    lines: ['عيّن كلمة مرور جديدة لـ {project} بهذا الرابط. يمكن استخدامه مرة واحدة خلال ساعة.'],
    button: 'تعيين كلمة مرور جديدة',
    after: ['إن لم تطلب ذلك، فستبقى كلمة مرورك كما هي.'],
  },
  notMe: {
    subject: '{client}: لم أطلب ذلك',
    heading: 'رفض عميل رابطًا',
    lines: [
      'تلقّى العميل {client} رابطًا لم يطلبه وأبلغ بذلك. أُنهي كل ما فتحه الرابط.',
      'مصدر الطلب: {device}، الشبكة {network}، {time}.',
    ],
    after: ['يُرجى الاتصال بالعميل. وإن تكرر ذلك، فأوقف دخوله بمفرده إلى أن تتحدثا.'],
  },
  unitReleased: {
    subject: 'لم تعد {unit} محفوظة لـ {client}',
    heading: 'فقد عميلك وحدة',
    lines: [
      'كانت الوحدة {unit} محفوظة لـ {client}. غُيّرت حالتها من «{from}» إلى «{to}».',
      'قام بالتغيير: {user}، {time}.',
    ],
    button: 'عرض الوحدة',
    after: ['إن كنت لا تعرف السبب، فاسأل قبل أن تتصل بالعميل.'],
  },
  sharedUnits: {
    subject: 'وحداتك في {project}',
    heading: 'مرحبًا {name}',
    lines: ['جُمعت لك هذه الوحدات من {project}:'],
    button: 'عرض الوحدات',
    after: ['قد تتغير الأسعار والتوفر إلى أن تحجز.'],
  },
};

export const mailFrame: Translated<typeof englishMailFrame> = {
  footer: 'أُرسلت هذه الرسالة من {project}.',
  address: 'إن لم يعمل الزر، فافتح هذا العنوان:',
  unknownDevice: 'جهاز غير معروف',
  code: 'رمزك',
  quoted: '«{text}»',
};
