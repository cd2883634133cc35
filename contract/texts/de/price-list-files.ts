import type { Translated } from '#domain/texts/language.ts';
import type { priceListFileTexts as englishPriceListFileTexts } from '../en/price-list-files.ts';

export const priceListFileTexts: Translated<typeof englishPriceListFileTexts> = {
  encoding: {
    what: 'Die Datei ist nicht in UTF-8',
    todo: 'Speichern Sie sie als „CSV UTF-8“ oder als .xlsx',
  },
  csv_quotation: {
    what: 'Ein Anführungszeichen wird geöffnet, aber nicht geschlossen',
    todo: 'Prüfen Sie die Anführungszeichen in dieser Zeile oder speichern Sie die Liste als .xlsx',
  },
  workbook_unreadable: {
    what: 'Die Arbeitsmappe ist nicht lesbar',
    todo: 'Speichern Sie sie erneut als .xlsx, die Liste auf dem ersten Blatt und ohne Passwort',
  },
  not_a_table: {
    what: 'Das ist weder eine CSV- noch eine .xlsx-Datei',
    todo: 'Speichern Sie die Liste als .xlsx oder „CSV UTF-8“',
  },
  list_too_wide: {
    what: 'Die Zeile hat eine Zelle jenseits von Spalte {max}',
    todo: 'Löschen Sie, was weit rechts von der Liste steht',
  },
  cell_too_long: {
    what: 'Eine Zelle hat mehr als {max} Zeichen',
    todo: 'Kürzen Sie sie oder entfernen Sie ihre Spalte',
  },
  list_unfolds_too_far: {
    what: 'Die Liste enthält weit mehr, als eine Preisliste braucht',
    todo: 'Kopieren Sie nur Code und Preis in eine neue Arbeitsmappe',
  },
  list_reader_too_long: {
    what: 'Das Lesen der Datei hat zu lange gedauert',
    todo: 'Kopieren Sie nur Code und Preis in eine neue Datei',
  },
  list_reader_too_large: {
    what: 'Das Lesen der Datei hat zu viel Speicher gebraucht',
    todo: 'Kopieren Sie nur Code und Preis in eine neue Datei',
  },
  list_reader_crashed: {
    what: 'Die Datei konnte nicht gelesen werden: Das Lesen brach ab',
    todo: 'Versuchen Sie es noch einmal; geschieht es wieder, kopieren Sie Code und Preis in eine neue Datei',
  },
  infected: {
    what: 'Der Virenscanner hat in dieser Datei {name} gefunden',
    todo: 'Öffnen Sie sie nicht. Prüfen Sie den Rechner, von dem sie kommt, und erstellen Sie die Datei neu',
  },
};
