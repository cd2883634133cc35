import type { MistakeText } from '../mistake-text.ts';
import type { legalTexts as english } from '../en/legal-texts.ts';

export const legalTexts: Record<keyof typeof english, MistakeText> = {
  legal_title: {
    what: 'Η σελίδα δεν αρχίζει με τον τίτλο της',
    todo: 'Γράψτε πάνω από όλα μια γραμμή όπως «# Στοιχεία επιχείρησης»',
  },
  legal_element: {
    what: '{element}: δεν μπορεί να εμφανιστεί σε νομική σελίδα',
    todo: 'Γράψτε με επικεφαλίδες (## και ###), παραγράφους, απλές λίστες, έντονα, πλάγια και συνδέσμους',
  },
  legal_link: {
    what: 'Ο σύνδεσμος {value} δεν επιτρέπεται',
    todo: 'Αρχίστε τον με https://, με mailto: και διεύθυνση, tel: και αριθμό, ή με / για σελίδα αυτού του ιστότοπου',
  },
  legal_link_nowhere: {
    what: 'Ο σύνδεσμος {value} οδηγεί σε νομική σελίδα που το πακέτο δεν έχει',
    todo: 'Προσθέστε το {path} ή διορθώστε τον σύνδεσμο',
  },
};
