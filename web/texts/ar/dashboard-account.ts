import type { dashboardAccount as english } from '../en/dashboard-account.ts';

export const dashboardAccount = {
  'ownAccount.about': 'بياناتك وكلمة مرورك وأجهزة تسجيل دخولك.',
  'ownAccount.profile': 'بياناتك',
  'ownAccount.profileText': 'دورك {role}. لا يستطيع تغييره إلا من هم أعلى منك.',
  'ownAccount.emailPassword': 'اكتب كلمة مرورك الحالية لتغيير بريدك الإلكتروني.',
  'ownAccount.password': 'كلمة المرور',
  'ownAccount.passwordText': 'كلمة المرور الجديدة تسجّل خروجك من كل جهاز آخر.',
  'ownAccount.currentPassword': 'كلمة المرور الحالية',
  'ownAccount.passwordSubmit': 'تغيير كلمة المرور',
  'ownAccount.passwordSaved': 'تم تغيير كلمة مرورك',
  'sessions.text': 'أنهِ أي جلسة لا تعرفها، ثم غيّر كلمة مرورك. يُسجَّل الخروج من شاشتها خلال ثوانٍ.',
  'sessions.endText': 'ينتهي معها أي عرض تقديمي جارٍ هناك.',
} as const satisfies Record<keyof typeof english, string>;
