import type { Translated } from '#domain/texts/language.ts';
import type { newClientMails as englishNewClientMails } from '../en/new-client-mails.ts';

export const newClientMails: Translated<typeof englishNewClientMails> = {
  newClient: {
    subject: 'Νέος πελάτης: {client}',
    heading: 'Μήνυμα για: {name}',
    lines: ['Μόλις εγγράφηκε στο έργο {project}, χωρίς συνεργάτη πωλήσεων, και είναι πλέον πελάτης σας: {client}.'],
    button: 'Δείτε τον πελάτη',
    after: ['Όσο πιο γρήγορα επικοινωνήσετε, τόσο το καλύτερο.'],
  },
  clientWaiting: {
    subject: 'Νέος πελάτης σε αναμονή: {client}',
    heading: 'Μήνυμα για: {name}',
    lines: [
      'Μόλις εγγράφηκε στο έργο {project} και δεν έχει ακόμη συνεργάτη πωλήσεων: {client}. Θα γίνει πελάτης όποιου τον αναλάβει πρώτος.',
    ],
    button: 'Δείτε τον πελάτη',
    after: ['Μπορείτε να αναλάβετε τον πελάτη και από τους Ενδιαφερόμενους.'],
  },
};
