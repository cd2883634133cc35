import type { Translated } from '#domain/texts/language.ts';
import type {
  presentationMails as englishPresentationMails,
  presentationWords as englishPresentationWords,
} from '../en/presentation-mails.ts';

export const presentationMails: Translated<typeof englishPresentationMails> = {
  presentationDetails: {
    subject: 'العرض التقديمي لمشروع {project}',
    heading: 'شكرًا لك، {name}',
    lines: ['عُرض عليك مشروع {project} مع {presenter}. إليك ما اخترته.'],
    button: 'فتح صفحتك',
    after: ['قد يتغير سعر الوحدة وتوفرها إلى أن تحجزها.'],
  },
  presentationThanks: {
    subject: 'العرض التقديمي لمشروع {project}',
    heading: 'شكرًا لك، {name}',
    lines: ['عُرض عليك مشروع {project} مع {presenter}. عُد متى شئت.'],
    button: 'فتح صفحتك',
    after: [],
  },
  selfPresentationDetails: {
    subject: 'العرض التقديمي لمشروع {project}',
    heading: 'شكرًا لك، {name}',
    lines: ['نأمل أن تكون قد استمتعت بالتجول في {project}. إليك ما اخترته.'],
    button: 'فتح صفحتك',
    after: ['قد يتغير سعر الوحدة وتوفرها إلى أن تحجزها.'],
  },
  selfPresentationThanks: {
    subject: 'العرض التقديمي لمشروع {project}',
    heading: 'شكرًا لك، {name}',
    lines: ['نأمل أن تكون قد استمتعت بالتجول في {project}. عُد متى شئت.'],
    button: 'فتح صفحتك',
    after: [],
  },
};

export const presentationWords: Translated<typeof englishPresentationWords> = {
  favourites: 'مفضلتك',
  adviser: 'مستشارك',
  contact: 'التواصل',
};
