import type { MistakeText } from '../mistake-text.ts';
import type { settingWarningTexts as english } from '../en/setting-warning-texts.ts';

export const settingWarningTexts: Record<keyof typeof english, MistakeText> = {
  texts_missing: {
    what: 'Το texts δεν έχει μέρος {language}: οι αναγνώστες αυτής της γλώσσας βλέπουν τα κείμενα του texts.{has}',
    todo: 'Προσθέστε το texts.{language} με τα κλειδιά του texts.{has} ή αφαιρέστε το {language} από το settings.languages',
  },
  text_missing: {
    what: 'Το κείμενο {key} υπάρχει σε {has} αλλά όχι σε {lacks}',
    todo: 'Προσθέστε το κάτω από {parts}',
  },
  texts_not_offered: {
    what: 'Το settings.languages δεν περιέχει {language}, οπότε κανείς δεν βλέπει αυτά τα κείμενα',
    todo: 'Προσθέστε {language} στο settings.languages ή αφαιρέστε το texts.{language}',
  },
  setting_not_offered: {
    what: 'Το {path} είναι σε γλώσσα που δεν υπάρχει στο settings.languages, οπότε δεν το βλέπει κανείς',
    todo: 'Προσθέστε τη γλώσσα στο settings.languages ή αφαιρέστε το {path}',
  },
  setting_untranslated: {
    what: 'Το {path} υπάρχει σε {has} αλλά όχι σε {lacks}',
    todo: 'Προσθέστε το κάτω από {parts}',
  },
  phone_national: {
    what: 'Το settings.contact.phone είναι {value}, χωρίς κωδικό χώρας: από το εξωτερικό δεν καλείται',
    todo: 'Αρχίστε με + και τον κωδικό της χώρας, όπως +30',
  },
  time_zone_elsewhere: {
    what: 'Το settings.timeZone είναι {value}, αλλά στο settings.map.centre τα ρολόγια δείχνουν άλλη ώρα: εκείνη της ζώνης {usual}',
    todo: 'Γράψτε {usual}, εκτός αν το έργο είναι τόσο κοντά σε σύνορα ώστε να ισχύει το {value}',
  },
};
