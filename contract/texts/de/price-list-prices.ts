import type { Translated } from '#domain/texts/language.ts';
import type { priceListPriceTexts as englishPriceListPriceTexts } from '../en/price-list-prices.ts';

export const priceListPriceTexts: Translated<typeof englishPriceListPriceTexts> = {
  price_missing: {
    what: '{code} hat keinen Preis',
    todo: 'Tragen Sie einen Preis ein oder entfernen Sie die Zeile',
  },
  price_formula: {
    what: '{code}: „{typed}“ ist eine Formel',
    todo: 'Kopieren Sie die Spalte und fügen Sie sie als Werte ein',
  },
  price_error: {
    what: '{code}: Die Zelle zeigt den Fehler „{typed}“',
    todo: 'Korrigieren Sie die Formel in der Arbeitsmappe und exportieren Sie die Liste erneut',
  },
  price_percent: {
    what: '{code}: „{typed}“ ist ein Prozentsatz',
    todo: 'Schreiben Sie den neuen Preis; für Prozente gibt es „Preise ändern“',
  },
  price_date: {
    what: '{code}: „{typed}“ ist ein Datum',
    todo: 'Formatieren Sie die Spalte als Zahl und geben Sie den Preis neu ein',
  },
  price_currency: {
    what: '{code}: „{typed}“ nennt eine andere Währung',
    todo: 'Schreiben Sie den Preis in der Währung des Projekts, am besten ohne Zeichen',
  },
  price_exponent: {
    what: '{code}: „{typed}“ hat Ziffern verloren',
    todo: 'Verbreitern Sie die Spalte, formatieren Sie sie als Zahl und exportieren Sie die Liste erneut',
  },
  price_letter: {
    what: '{code}: „{typed}“ enthält einen Buchstaben statt einer Ziffer',
    todo: 'Schreiben Sie 0 statt O und 1 statt l',
  },
  price_format: {
    what: '{code}: „{typed}“ ist kein Betrag',
    todo: 'Schreiben Sie den Betrag in Ziffern: 284500 oder 284500,50',
  },
  price_range: {
    what: '{code}: „{typed}“ enthält zwei Beträge',
    todo: 'Schreiben Sie den einen Preis, der gilt',
  },
  price_ambiguous: {
    what: '{code}: „{typed}“ lässt sich auf zwei Arten lesen',
    todo: 'Schreiben Sie den Betrag in Ziffern: 284500 oder 284500,50',
  },
  price_grouping: {
    what: '{code}: Die Ziffern von „{typed}“ sind nicht in Dreiergruppen',
    todo: 'Schreiben Sie den Betrag in Ziffern: 284500 oder 284500,50',
  },
  price_decimals: {
    what: '{code}: „{typed}“ hat mehr Nachkommastellen als die Währung',
    todo: 'Runden Sie auf die Nachkommastellen der Währung',
  },
  price_negative: {
    what: '{code}: „{typed}“ liegt unter null',
    todo: 'Schreiben Sie den neuen Preis, nicht den Unterschied',
  },
  price_zero: {
    what: '{code}: Der Preis wäre 0',
    todo: 'Schreiben Sie den Preis oder lassen Sie die Zelle leer, um ihn zu behalten',
  },
  price_too_large: {
    what: '{code}: „{typed}“ ist mehr, als ein Preis sein kann',
    todo: 'Schreiben Sie den Betrag in Ziffern: 284500 oder 284500,50',
  },
  price_in_cents: {
    what: '{code} ginge von {old} auf {new}: Das sieht nach der kleinsten Einheit aus',
    todo: 'Schreiben Sie ganze Einheiten der Währung, nicht Cent oder Fils',
  },
  price_in_thousands: {
    what: '{code} ginge von {old} auf {new}: Das sieht nach Tausendern aus',
    todo: 'Schreiben Sie den ganzen Betrag',
  },
  price_far: {
    what: '{code} ginge von {old} auf {new}',
    todo: 'Korrigieren Sie den Preis; ist er so gemeint, ändern Sie ihn in der Tabelle der Residenzen',
  },
  price_of_sold: {
    what: '{code} ist verkauft',
    todo: 'Lassen Sie den Preis, wie er ist: {old}',
  },
  price_of_reserved: {
    what: '{code} ist zu {old} reserviert',
    todo: 'Lassen Sie den Preis, wie er ist: {old}',
  },
  status_unknown: {
    what: '{code}: Einen Status „{typed}“ gibt es nicht',
    todo: 'Schreiben Sie available oder blocked oder lassen Sie die Zelle leer',
  },
  status_of_held: {
    what: '{code} gehört zu einem Kunden; eine Liste nimmt sie nicht weg',
    todo: 'Lassen Sie die Zelle leer; geben Sie die Residenz in der Tabelle frei, mit Grund',
  },
  status_needs_client: {
    what: '{code} kann durch eine Liste nicht „{typed}“ werden',
    todo: 'Reservieren oder verkaufen Sie sie einem Kunden in einer Präsentation',
  },
  status_not_by_list: {
    what: '{code} kann durch eine Liste nicht „{typed}“ werden',
    todo: 'Setzen Sie ihn in der Tabelle der Residenzen, mit Grund',
  },
};
