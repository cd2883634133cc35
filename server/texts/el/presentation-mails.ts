import type { Translated } from '#domain/texts/language.ts';
import type {
  presentationMails as englishPresentationMails,
  presentationWords as englishPresentationWords,
} from '../en/presentation-mails.ts';

export const presentationMails: Translated<typeof englishPresentationMails> = {
  presentationDetails: {
    subject: 'Η παρουσίασή σας για το έργο {project}',
    heading: 'Ευχαριστούμε! Μήνυμα για: {name}',
    lines: ['Σας παρουσίασε το έργο {project}: {presenter}. Αυτά επιλέξατε.'],
    button: 'Άνοιγμα της σελίδας σας',
    after: ['Έως ότου κρατήσετε μια κατοικία, η τιμή και η διαθεσιμότητά της μπορεί να αλλάξουν.'],
  },
  presentationThanks: {
    subject: 'Η παρουσίασή σας για το έργο {project}',
    heading: 'Ευχαριστούμε! Μήνυμα για: {name}',
    lines: ['Σας παρουσίασε το έργο {project}: {presenter}. Επιστρέψτε όποτε θέλετε.'],
    button: 'Άνοιγμα της σελίδας σας',
    after: [],
  },
  selfPresentationDetails: {
    subject: 'Η παρουσίασή σας για το έργο {project}',
    heading: 'Ευχαριστούμε! Μήνυμα για: {name}',
    lines: ['Ελπίζουμε να απολαύσατε την περιήγηση στο έργο {project}. Αυτά επιλέξατε.'],
    button: 'Άνοιγμα της σελίδας σας',
    after: ['Έως ότου κρατήσετε μια κατοικία, η τιμή και η διαθεσιμότητά της μπορεί να αλλάξουν.'],
  },
  selfPresentationThanks: {
    subject: 'Η παρουσίασή σας για το έργο {project}',
    heading: 'Ευχαριστούμε! Μήνυμα για: {name}',
    lines: ['Ελπίζουμε να απολαύσατε την περιήγηση στο έργο {project}. Επιστρέψτε όποτε θέλετε.'],
    button: 'Άνοιγμα της σελίδας σας',
    after: [],
  },
};

export const presentationWords: Translated<typeof englishPresentationWords> = {
  favourites: 'Τα αγαπημένα σας',
  adviser: 'Ο σύμβουλός σας',
  contact: 'Επικοινωνία',
};
