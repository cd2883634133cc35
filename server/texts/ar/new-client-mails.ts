import type { Translated } from '#domain/texts/language.ts';
import type { newClientMails as englishNewClientMails } from '../en/new-client-mails.ts';

export const newClientMails: Translated<typeof englishNewClientMails> = {
  newClient: {
    subject: 'عميل جديد: {client}',
    heading: 'مرحبًا {name}',
    lines: ['سجّل العميل {client} للتو في {project} دون موظف مبيعات، وأصبح الآن عميلك.'],
    button: 'عرض العميل',
    after: ['كلما أسرعت بالتواصل كان أفضل.'],
  },
  clientWaiting: {
    subject: 'عميل جديد في الانتظار: {client}',
    heading: 'مرحبًا {name}',
    lines: ['سجّل العميل {client} للتو في {project} وليس له موظف مبيعات بعد. سيكون عميل أول من يتولّاه.'],
    button: 'عرض العميل',
    after: ['يمكنك أيضًا تولّي العميل من لوحة العملاء المحتملين.'],
  },
};
