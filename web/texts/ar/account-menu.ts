import type { accountMenu as english } from '../en/account-menu.ts';

export const accountMenu = {
  'shell.ownPage': 'صفحتك في {project}',
  'shell.favourites': 'المفضلة',
  'shell.dashboard': 'لوحة التحكم',
  'shell.account': 'حسابك',
  'shell.logOut': 'تسجيل الخروج',
  'shell.endPresentation': 'إنهاء العرض التقديمي',
  'shell.logOutTitle': 'هل تريد تسجيل الخروج؟',
  'shell.logOutText': 'سينتهي العرض التقديمي وتعود الشاشة إلى البداية.',
  'data.download': 'تنزيل بياناتي',
  'data.erase': 'حذف بياناتي',
  'data.eraseTitle': 'هل تريد حذف بياناتك؟',
  'data.eraseText': 'سيُحذف اسمك وعناوينك ومفضلتك، وسيتم تسجيل خروجك. لا يمكن التراجع عن ذلك.',
  'data.erased': 'تم حذف بياناتك',
} as const satisfies Record<keyof typeof english, string>;
