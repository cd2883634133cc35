import { heldTexts } from '#contract/texts/el/held.ts';
import type { ownPage as english } from '../en/own-page.ts';

export const ownPage = {
  ...heldTexts,
  'ownPage.lead': 'Όσα επιλέξατε και με ποιον να μιλήσετε, σε ένα μέρος. Συνδεθήκατε ως {name}.',
  'ownPage.held': 'Οι κατοικίες σας',
  'ownPage.nothingHeld':
    'Δεν υπάρχει ακόμη κράτηση για εσάς. Η ομάδα πωλήσεων μπορεί να κρατήσει μια κατοικία για εσάς.',
  'ownPage.since': 'από {day}',
  'ownPage.notListed': 'Δεν διατίθεται πια. Η ομάδα πωλήσεων θα σας εξηγήσει τι σημαίνει αυτό για εσάς.',
  'ownPage.agreedPrice': 'Συμφωνημένη τιμή',
  'ownPage.favourites': 'Τα αγαπημένα σας',
  'ownPage.noFavourites': 'Σημειώστε κατοικίες με την καρδιά και θα τις βρίσκετε εδώ.',
  'ownPage.compare': 'Σύγκριση',
  'ownPage.open': 'Δείτε την κατοικία',
  'ownPage.sheet': 'Φύλλο στοιχείων (PDF)',
  'ownPage.planOf': 'Κάτοψη της {code}',
  'ownPage.viewings': 'Οι επισκέψεις σας',
  'ownPage.noViewings': 'Δεν έχετε προσεχείς επισκέψεις.',
  'ownPage.viewingOpen': 'Θα επικοινωνήσουμε μαζί σας για την ακριβή ώρα.',
  'ownPage.calendar': 'Προσθήκη στο ημερολόγιο',
  'ownPage.loadFailed': 'Δεν ήταν δυνατή η φόρτωση της σελίδας σας.',
} as const satisfies Record<keyof typeof english, string>;
