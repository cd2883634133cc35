import type { Translated } from '#domain/texts/language.ts';
import type { viewingMails as englishViewingMails, viewingWords as englishViewingWords } from '../en/viewing-mails.ts';

export const viewingMails: Translated<typeof englishViewingMails> = {
  viewingRequested: {
    subject: 'Αίτημα επίσκεψης για {day}: {client}',
    heading: 'Ένας πελάτης ζητά επίσκεψη',
    lines: ['Ο πελάτης {client} θα ήθελε να δει το έργο {project}: {day}, {half}.'],
    button: 'Άνοιγμα πελάτη',
    after: [
      'Συμφωνήστε μαζί του την ακριβή ώρα. Το συνημμένο αρχείο ημερολογίου καλύπτει ολόκληρο το πρωί ή το απόγευμα.',
    ],
  },
  viewingReceived: {
    subject: 'Η επίσκεψή σας στο έργο {project}',
    heading: 'Ευχαριστούμε! Μήνυμα για: {name}',
    lines: [
      'Λάβαμε το αίτημά σας για επίσκεψη στο έργο {project}: {day}, {half}. Θα επικοινωνήσει μαζί σας για την ακριβή ώρα: {adviser}.',
    ],
    after: [
      'Το συνημμένο αρχείο προσθέτει το πρωί ή το απόγευμα της επίσκεψης στο ημερολόγιό σας. Αν αλλάξουν τα σχέδιά σας, ενημερώστε μας.',
    ],
  },
};

export const viewingWords: Translated<typeof englishViewingWords> = {
  half: {
    morning: 'το πρωί',
    afternoon: 'το απόγευμα',
  },
  team: 'η ομάδα πωλήσεών μας',
  event: 'Επίσκεψη στο έργο {project}',
};
