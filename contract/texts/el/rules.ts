import type { Translated } from '#domain/texts/language.ts';
import type { ruleTexts as englishRuleTexts } from '../en/rules.ts';

export const ruleTexts: Translated<typeof englishRuleTexts> = {
  printable: 'Δεν μπορεί να περιέχει χαρακτήρες ελέγχου',
  day: 'Πρέπει να είναι ημέρα, όπως 2026-11-21',
  days_in_order: 'Τα from και to πρέπει να είναι ημέρες με αυτή τη σειρά',
  viewing_day: 'Επιλέξτε ημέρα μέσα στον επόμενο χρόνο',
  file: 'Πρέπει να είναι αρχείο',
  range_order: 'Το μέγιστο πρέπει να είναι πάνω από το ελάχιστο',
  telephone: 'Πρέπει να είναι αριθμός τηλεφώνου, όπως +44 20 7946 0018',
  international_telephone: 'Πρέπει να είναι αριθμός τηλεφώνου που αρχίζει με + και τον κωδικό της χώρας',
  public_host: 'Πρέπει να είναι όνομα δημόσιου host, όπως tour.example.com',
  https_host: 'Πρέπει να είναι σαν https://tiles.example',
  point_pairs: 'Πρέπει να είναι ζεύγη σημείων, όπως «812,300 1104,300 1104,690», ή κενό',
  languages_twice: 'Πρέπει να αναφέρει κάθε γλώσσα μία φορά',
  currency: 'Πρέπει να είναι κωδικός νομίσματος (ISO 4217), όπως EUR',
  time_zone: 'Πρέπει να είναι όνομα ζώνης ώρας, όπως Europe/Athens',
  colour: 'Πρέπει να είναι χρώμα όπως #1a2b3c',
  rotator_folder: 'Πρέπει να είναι όνομα φακέλου κάτω από το rotator/',
};
